import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { OfferChange } from './domains/product/changeOffer';
import type { ModeChange } from './domains/site/modes';

const usage = `Usage: npm run mode -w backend -- maintenance on|off [--until 2026-01-31T18:00:00Z] | catalog on|off
       npm run stock -w backend -- <id of a variant> <pieces>
       npm run offer -w backend -- <id of a variant> [--price <toman>] [--discount <toman>] [--stock <pieces>]
         [--promotion <toman> --until 2026-01-31T18:00:00Z | --promotion off]`;

const text = { type: 'string' } as const;

/** Reads «maintenance on --until …» or «catalog off». @throws Error with the usage */
export function parseModes(args: string[]): ModeChange {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { until: text } });
  const [mode, state, ...rest] = positionals;
  const on = state === 'on';
  if ((!on && state !== 'off') || rest.length > 0) throw new Error(usage);
  const { until } = values;
  if (mode === 'catalog' && until === undefined) return { catalogMode: on };
  if (mode !== 'maintenance' || (until !== undefined && !on)) throw new Error(usage);
  return { maintenanceMode: on, maintenanceUntil: until === undefined ? null : parseUntil(until) };
}

/** Reads «41 5»: the id of a variant and its new stock in pieces. @throws Error with the usage */
export function parseStock([productPropertyId, stock, ...rest]: string[]): OfferChange {
  if (rest.length > 0) throw new Error(usage);
  return requireValid({ productPropertyId: parseWhole(productPropertyId), stock: parseWhole(stock) });
}

/** Reads «41 --price 1000000 --promotion off»: the id of a variant and the changes of its offer. @throws Error with the usage */
export function parseOffer(args: string[]): OfferChange {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { price: text, discount: text, stock: text, promotion: text, until: text },
  });
  const { promotion, until, ...numbers } = values;
  const change: OfferChange = { productPropertyId: parseWhole(positionals[0]) };
  for (const key of ['price', 'discount', 'stock'] as const)
    if (numbers[key] !== undefined) change[key] = parseWhole(numbers[key]);
  if (promotion === 'off' && until === undefined) change.promotion = null;
  else if (promotion !== undefined || until !== undefined)
    change.promotion = { price: parseWhole(promotion), to: parseUntil(until ?? '') };
  if (positionals.length !== 1) throw new Error(usage);
  return requireValid(change);
}

function parseUntil(until: string): string {
  if (Number.isNaN(Date.parse(until)))
    throw new Error(`--until must be a date and time like 2026-01-31T18:00:00Z, not "${until}".\n${usage}`);
  return new Date(until).toISOString();
}

function parseWhole(value: string | undefined): number {
  if (value === undefined || !/^\d{1,15}$/.test(value)) throw new Error(usage);
  return Number(value);
}

/** Returns the change. @throws Error with the usage when nothing changes or a number is out of its range */
function requireValid(change: OfferChange): OfferChange {
  if (!Value.Check(OfferChange, change)) throw new Error(usage);
  return change;
}
