import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { runDesk } from '@/backend/desk/commands';
import type { DeskCommand } from '@/contract/desk/command';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: Awaited<ReturnType<typeof openReturnShop>>;
let supervisor: number;
beforeAll(async () => {
  shop = await openReturnShop();
  supervisor = (await createCustomer(shop.db, { now: shop.clock.now, role: 'supervisor' })).userId;
});
afterAll(() => shop.close());
beforeEach(() => run(shop.db, 'DELETE FROM desk_changes'));

const give = (command: DeskCommand, db: Database = shop.db) =>
  runDesk({ db, now: () => shop.clock.now, payment: shop.payment }, command, supervisor);

type Record = { action: string; before: object | null; after: object };
const records = () => run<Record>(shop.db, 'SELECT action, before, after FROM desk_changes ORDER BY id');

async function placeOrder() {
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  return { sara, id: (await sara.place({ useWallet: true })).data.orderId };
}
const change = (id: number, change: Extract<DeskCommand, { what: 'order' }>['change']): DeskCommand => ({
  what: 'order',
  id,
  change,
});

test('of commands about one order at the same time, each records the values that it found and left', async () => {
  const { id } = await placeOrder();
  await give(change(id, { step: 'ship', tracking: 'IP-0' }));
  const codes = Array.from({ length: 8 }, (_, at) => `IP-${at + 1}`);
  const outcomes = await Promise.all(codes.map((tracking) => give(change(id, { step: 'track', tracking }))));
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  const [shipped, ...tracked] = await records();
  expect(tracked).toHaveLength(codes.length);
  let left = shipped?.after;
  for (const { before, after } of tracked) {
    expect(before).toEqual(left);
    left = after;
  }
  expect(new Set(tracked.map(({ after }) => Object(after).tracking))).toEqual(new Set(codes));
});

test('of two supervisors who open a day at the same time, the second one finds the seats of the first', async () => {
  await run(shop.db, `UPDATE branches SET appointments = '{"time": "10:00", "capacity": 7}'`);
  const [branch] = await run<{ id: number }>(shop.db, 'SELECT id FROM branches LIMIT 1');
  const seats = [5, 9].map((count) =>
    give({ what: 'appointment', branch: branch?.id ?? 0, date: '2027-02-03', seats: count }),
  );
  expect(await Promise.all(seats)).toEqual(['done', 'done']);
  const [first, second] = await records();
  expect(first?.before).toBeNull();
  expect(second?.before).toEqual(first?.after);
});

const backendId = declareStatement({
  name: 'test_backend_id',
  text: 'SELECT pg_backend_pid() AS id',
  row: Type.Object({ id: Type.Integer() }),
});
const endBackend = declareStatement({
  name: 'test_end_backend',
  text: 'SELECT pg_terminate_backend($1)',
  row: anyRow,
});

/** The shop's database for a process that is killed once a transaction has sent so many statements. A server loses the connection. */
function killedAfter(count: number): { db: Database; sent: () => number } {
  let sent = 0;
  const db: Database = {
    ...shop.db,
    transaction: (work) =>
      shop.db.transaction(async (queries) => {
        const dieInTime = async () => {
          if (sent < count) return;
          if (shop.db.engine === 'embedded') throw new Error('The process was killed.');
          const [backend] = await queries.query(backendId);
          await shop.db.query(endBackend, [backend?.id]);
          await queries.query(backendId);
        };
        const result = await work({
          async query(statement, values) {
            await dieInTime();
            sent += 1;
            return queries.query(statement, values);
          },
        });
        await dieInTime();
        return result;
      }),
  };
  return { db, sent: () => sent };
}

test('a process that is killed at any step leaves neither a change without a record nor a record without a change', async () => {
  const { sara, id } = await placeOrder();
  const ship = change(id, { step: 'ship', tracking: 'IP-7' });
  const told = async () =>
    (await run(shop.db, 'SELECT FROM notifications WHERE value = $1', [String(id)])).length;
  const before = await told();
  let count = 0;
  for (; ; count += 1) {
    const process = killedAfter(count);
    const outcome = await give(ship, process.db).catch(() => 'killed');
    if (outcome === 'done') break;
    expect(outcome).toBe('killed');
    expect(process.sent()).toBe(count);
    expect(await sara.order(id)).toMatchObject({ state: 'preparing' });
    expect(await records()).toEqual([]);
    expect(await told()).toBe(before);
  }
  // The lock, the state, the change, the state again and the record, each with a death before it, and one before the commit.
  expect(count).toBe(6);
  expect(await sara.order(id)).toMatchObject({ state: 'shipped', delivery: { trackingCode: 'IP-7' } });
  expect(await records()).toMatchObject([{ action: 'ship', before: { state: 'preparing' } }]);
});

test('a command that changes nothing leaves no record', async () => {
  const { id } = await placeOrder();
  expect(await give(change(id, { step: 'track', tracking: 'IP-1' }))).toBe('wrong_state');
  expect(await give(change(999_999, { step: 'prepare' }))).toBe('not_found');
  expect(await records()).toEqual([]);
});
