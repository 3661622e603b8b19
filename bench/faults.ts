import { runStorm } from '@/tests/support/buy/faultStorm';
import { auditLabels } from './support/auditLabels';

const shoppers = 300;
const kills = 10;

/**
 * Purchases of 300 shoppers at once while the backend is killed ten times and returns are doubled, lost and delayed: on the
 * embedded database and on the server at TEST_DATABASE_URL. All numbers but the first must be 0.
 */
export async function run(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  for (const one of [undefined, ...(server ? [server] : [])]) {
    const audit = await runStorm({ server: one, shoppers, kills });
    console.log(one ? 'PostgreSQL server' : 'embedded PGlite');
    // `Object.entries` names its keys as plain strings.
    for (const [name, label] of Object.entries(auditLabels))
      console.log(`  ${audit[name as keyof typeof auditLabels]} ${label}`);
    const { paidOnce: _paid, ...wrong } = audit;
    if (Object.values(wrong).some((count) => count !== 0)) process.exitCode = 1;
  }
  if (!server) console.log('Set TEST_DATABASE_URL to run it on a PostgreSQL server too.');
}
