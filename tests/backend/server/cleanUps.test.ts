import Fastify from 'fastify';
import pg from 'pg';
import { lockKeys } from '@/backend/db/lockKeys';
import { abandonedBaskets } from '@/backend/domains/buy/basket/abandoned';
import { cleanUpsOf, scheduleCleanUps } from '@/backend/server/cleanUps';
import { oldJobs } from '@/backend/server/outbox';
import { forAllTests, openTestApp, openTestDatabase } from '@/tests/support/backend';
import { countOf, guestOf, quantities, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const day = 86_400_000;
let time = Date.parse('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => time }));
beforeEach(async () => {
  await shop.run('DELETE FROM baskets');
});

const baskets = () => {
  const cleanUps = cleanUpsOf(shop.db, () => time);
  cleanUps.add(abandonedBaskets);
  return cleanUps;
};
/** Empty baskets of guests, last changed at `changed` (ms). */
const addEmptyBaskets = (count: number, changed: number) =>
  shop.run(
    'INSERT INTO baskets (id, updated_at) SELECT gen_random_uuid(), $2 FROM generate_series(1, $1::int)',
    [count, new Date(changed).toISOString()],
  );

test('a guest basket with lines is kept for thirty days without a change, an empty one for one day', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const empty = guestOf(shop.app);
  await empty.add(small.phone);
  await empty.clear();
  time += day - 1000;
  expect(await baskets().run()).toBe(0);
  time += 2000;
  expect(await baskets().run()).toBe(1);
  time += 28 * day;
  expect(await baskets().run()).toBe(0);
  expect(quantities((await guest.get()).data)).toEqual({ [small.phone]: 1 });
  time += 2 * day;
  expect(await baskets().run()).toBe(1);
  expect((await guest.get()).data.cartId).toBeNull();
  expect(await countOf(shop.db, 'basket_items')).toBe(0);
});

test('baskets of a client that ignores its cart id are deleted', async () => {
  const other = await openTestApp({ now: () => time });
  for (let call = 0; call < 150; call += 1) await guestOf(other.app).add(small.charger);
  expect(await countOf(other.db, 'baskets')).toBe(150);
  time += 31 * day;
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  // Closing waits for the run that was started on opening.
  await other.app.close();
  expect(await countOf(other.db, 'baskets')).toBe(0);
  await other.close();
});

/** Rows that one statement deletes at most. */
const batchSize = 500;

test('a statement deletes at most one batch, and a run at most twenty batches', async () => {
  await addEmptyBaskets(batchSize * 21, time - 2 * day);
  shop.statements.length = 0;
  expect(await baskets().run()).toBe(batchSize * 20);
  expect(shop.statements).toHaveLength(20);
  expect(await countOf(shop.db, 'baskets')).toBe(batchSize);
  expect(await baskets().run()).toBe(batchSize);
});

test('concurrent runs delete every row once', async () => {
  await addEmptyBaskets(batchSize * 3, time - 2 * day);
  const removed = await Promise.all([baskets().run(), baskets().run()]);
  expect(removed.reduce((sum, rows) => sum + rows) + (await baskets().run())).toBe(batchSize * 3);
});

const server = process.env.TEST_DATABASE_URL;
(server ? test : test.skip)('an instance skips a batch that another instance is deleting', async () => {
  const { db, url, remove } = await openTestDatabase();
  await run(db, "INSERT INTO baskets (id, updated_at) VALUES (gen_random_uuid(), '2020-01-01')");
  const busy = new pg.Client({ connectionString: url ?? '' });
  await busy.connect();
  await busy.query('BEGIN');
  await busy.query('SELECT pg_advisory_xact_lock($1)', [lockKeys.cleanUp]);
  const cleanUps = cleanUpsOf(db, () => time);
  cleanUps.add(abandonedBaskets);
  expect(await cleanUps.run()).toBe(0);
  await busy.query('COMMIT');
  await busy.end();
  expect(await cleanUps.run()).toBe(1);
  await db.close();
  await remove();
});

test('the shop runs clean-ups when it opens and every ten minutes until it closes, also after a failure', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'],
  });
  const app = Fastify();
  let runs = 0;
  scheduleCleanUps(app, {
    add: () => undefined,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('The database is out of reach.');
      return 0;
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (const [wait, wanted] of [
    [0, 1],
    [10 * 60_000, 2],
    [10 * 60_000, 3],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(runs).toBe(wanted);
  }
  await app.close();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('done work is forgotten after a week, but not what guards money', async () => {
  const done = new Date(time - 7 * day).toISOString();
  const queue = `INSERT INTO outbox (kind, key, payload, next_try_at, done_at, created_at)
    SELECT kind, 'old:' || kind || done::text, '{}', $1, CASE WHEN done THEN $1::timestamptz END, $1
    FROM unnest(ARRAY['relist', 'publish_paths', 'deliver', 'give_back']) kind, unnest(ARRAY[true, false]) done`;
  await shop.run(queue, [done]);
  const cleanUps = cleanUpsOf(shop.db, () => time);
  cleanUps.add(oldJobs);
  expect(await cleanUps.run()).toBe(0);
  time += 1000;
  expect(await cleanUps.run()).toBe(2);
  const kept = await shop.run<{ kind: string }>(
    `SELECT kind FROM outbox WHERE key LIKE 'old:%' AND done_at IS NOT NULL ORDER BY kind`,
  );
  expect(kept.map(({ kind }) => kind)).toEqual(['deliver', 'give_back']);
});
