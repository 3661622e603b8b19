import { type Command, InvalidArgumentError } from 'commander';
import { Value } from 'typebox/value';
import { OfferChange } from '@/backend/domains/browse/product/changeOffer';
import type { RunChange } from '@/backend/server/changes';
import { addExamples } from './examples';

const refusalMessages = {
  unknown: 'No variant has this id. Type the productPropertyId of a variant.',
  prices: 'A price must be above zero, and --discount and --promotion must be below the price.',
};

/** Adds the commands that change modes, prices and stock. */
export function addOfferCommands(program: Command, run: RunChange): void {
  const mode = program
    .command('mode')
    .helpCommand(false)
    .description('switch maintenance or the catalog mode on or off');
  const maintenance = mode
    .command('maintenance <on|off>')
    .description('show the maintenance screen to everybody except supervisors')
    .option('--until <time>', 'when the maintenance ends, as 2030-01-31T18:00:00Z', parseInstant)
    .action(async (state: string, { until = null }: { until?: string | null }) => {
      const maintenanceMode = parseState(maintenance, state);
      if (until !== null && !maintenanceMode)
        maintenance.error('error: --until can stand with `maintenance on` only');
      await run('modes', { maintenanceMode, maintenanceUntil: until });
    });
  addExamples(maintenance, 'mode maintenance on --until 2030-01-31T18:00:00Z', 'mode maintenance off');
  const catalog = mode
    .command('catalog <on|off>')
    .description('show the products without a basket')
    .action(async (state: string) => {
      await run('modes', { catalogMode: parseState(catalog, state) });
    });
  addExamples(catalog, 'mode catalog on');

  async function change(command: Command, offer: OfferChange): Promise<void> {
    if (!Value.Check(OfferChange, offer)) command.error('error: nothing changes, or a number is too large');
    const outcome = await run('offer', offer);
    if (outcome !== 'done') throw new Error(refusalMessages[outcome]);
  }
  const stock = program
    .command('stock')
    .description('set the stock of a variant; customers who asked for it get their message')
    .argument('<variant>', 'productPropertyId of the variant', parseWhole)
    .argument('<pieces>', 'pieces in stock', parseWhole)
    .action((productPropertyId: number, pieces: number) =>
      change(stock, { productPropertyId, stock: pieces }),
    );
  addExamples(stock, 'stock 12 5');
  const offer = program
    .command('offer')
    .description('change price, discount, promotion and stock of a variant')
    .argument('<variant>', 'productPropertyId of the variant', parseWhole)
    .option('--price <toman>', 'list price of one piece', parseWhole)
    .option('--discount <toman>', 'taken off the price outside promotions', parseWhole)
    .option('--stock <pieces>', 'pieces in stock', parseWhole)
    .option('--promotion <toman>', 'price of a promotion, or `off` to end it', (value) =>
      value === 'off' ? value : parseWhole(value),
    )
    .option('--until <time>', 'when the promotion ends, as 2030-01-31T18:00:00Z', parseInstant)
    .action((productPropertyId: number, options: OfferOptions) =>
      change(offer, { productPropertyId, ...readOffer(offer, options) }),
    );
  addExamples(
    offer,
    'offer 12 --price 59000000 --stock 5',
    'offer 12 --promotion 55000000 --until 2030-01-31T18:00:00Z',
    'offer 12 --promotion off',
  );
}

type OfferOptions = Omit<OfferChange, 'productPropertyId' | 'promotion'> & {
  promotion?: number | 'off';
  until?: string;
};

function readOffer(command: Command, { promotion, until, ...numbers }: OfferOptions) {
  if (promotion === undefined && until === undefined) return numbers;
  if (promotion === 'off' && until === undefined) return { ...numbers, promotion: null };
  if (typeof promotion === 'number' && until !== undefined)
    return { ...numbers, promotion: { price: promotion, to: until } };
  return command.error('error: a promotion needs its price (--promotion) and its end (--until)');
}

function parseState(command: Command, state: string): boolean {
  if (state !== 'on' && state !== 'off') return command.error(`error: type on or off, not "${state}"`);
  return state === 'on';
}

function parseInstant(text: string): string {
  if (Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be a date and time like 2030-01-31T18:00:00Z.');
  return new Date(text).toISOString();
}

function parseWhole(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
