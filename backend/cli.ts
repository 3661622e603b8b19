import { parseArgs } from 'node:util';
import { askRunningShop } from './control';
import { InUse, openDatabase } from './db/open';
import { changeModes, type ModeChange } from './domains/site/modes';
import { readEnv } from './env';
import { publishChange } from './publish';

const usage =
  'Usage: npm run mode -w backend -- maintenance on|off [--until 2026-01-31T18:00:00Z] | catalog on|off';

/** Reads «maintenance on --until …» or «catalog off». @throws Error with the usage */
function parse(args: string[]): ModeChange {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { until: { type: 'string' } },
  });
  const [mode, state, ...rest] = positionals;
  const on = state === 'on';
  if ((!on && state !== 'off') || rest.length > 0) throw new Error(usage);
  const { until } = values;
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    throw new Error(`--until is no instant: "${until}".\n${usage}`);
  if (mode === 'catalog' && until === undefined) return { catalogMode: on };
  if (mode !== 'maintenance' || (until !== undefined && !on)) throw new Error(usage);
  return {
    maintenanceMode: on,
    maintenanceUntil: until === undefined ? null : new Date(until).toISOString(),
  };
}

async function main(): Promise<void> {
  const change = parse(process.argv.slice(2));
  const env = readEnv(process.env);
  if (!env.databaseUrl && (await askRunningShop(env.dataDir, change))) return;
  const db = await openDatabase(env).catch((error: unknown) => {
    throw error instanceof InUse
      ? new Error('The shop runs but does not answer; try again in a moment.')
      : error;
  });
  await changeModes(db, change).finally(() => db.close());
  await publishChange(env.storefront, ['site']);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
