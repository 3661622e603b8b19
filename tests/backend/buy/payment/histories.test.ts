import fc from 'fast-check';
import { reconcile } from '@/backend/domains/buy/payment/reconcile';
import { mostBasketLines } from '@/contract/limits';
import { forAllTests } from '@/tests/support/backend';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { minuteMs, openPaymentShop } from '@/tests/support/buy/paymentShop';
import { forAllAsync } from '@/tests/support/forAll';
import { traces } from '@/tests/support/generated';

/** Statements that the process may still send before it "ends"; every later one is dropped, as by kill -9. */
let statementsLeft = Number.POSITIVE_INFINITY;
class Ended extends Error {}

const shop = forAllTests(async () => {
  const opened = await openPaymentShop();
  await opened.run('UPDATE product_properties SET stock = 1000000');
  const { query } = opened.db;
  opened.context.db = {
    ...opened.db,
    async query(statement, values) {
      if (statementsLeft <= 0) throw new Ended('The process has ended.');
      statementsLeft -= 1;
      return query(statement, values);
    },
  };
  return opened;
});

/** The one row of a statement, whose columns are numbers. */
const readOne = async (text: string, values: unknown[]) =>
  (await shop.run<Record<string, number>>(text, values))[0] ?? {};

/** Runs what a process does and ends the process after some statements; null lets it finish. */
async function endAfter(statements: number | null, work: () => Promise<unknown>): Promise<void> {
  statementsLeft = statements ?? Number.POSITIVE_INFINITY;
  await work().catch(() => undefined);
  statementsLeft = Number.POSITIVE_INFINITY;
}

const step = fc.record({
  purpose: fc.constantFrom('order', 'recharge', 'instalment'),
  scenario: fc.constantFrom(
    'pay',
    'pay',
    'pay',
    'cancel',
    'wrongCard',
    'lost',
    'timeout',
    'mismatch',
    'double',
  ),
  returns: fc.integer({ min: 0, max: 3 }),
  /** After how many statements the process ends while it starts, and while it takes the return. */
  startEnds: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 3 }),
  returnEnds: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 1 }),
  fromWallet: fc.constantFrom(0, 100_000, 300_000),
  isReleased: fc.boolean(),
  isTwice: fc.boolean(),
  minutes: fc.integer({ min: 0, max: 25 }),
} as const);

const iso = () => new Date(shop.clock.now).toISOString();

async function prepare(userId: number, { purpose, fromWallet }: { purpose: string; fromWallet: number }) {
  const orderId = await shop
    .placeOrder(userId, { fromWallet: purpose === 'order' ? fromWallet : 0 })
    .catch(() => shop.placeOrder(userId));
  const { amount = 0 } = await readOne('SELECT pay_today - from_wallet AS amount FROM orders WHERE id = $1', [
    orderId,
  ]);
  if (purpose !== 'instalment') return { orderId, amount };
  await shop.run('UPDATE orders SET pay_today = 0 WHERE id = $1', [orderId]);
  await shop.run(`SELECT * FROM pay_order($1, ${paidMessagesSql}, $2::timestamptz)`, [orderId, iso()]);
  await shop.run(
    `INSERT INTO instalments (order_id, number, due_date, amount, interest) SELECT $1, n, '2026-12-01', 50000, 3000 FROM generate_series(1, 2) n`,
    [orderId],
  );
  return { orderId, amount: 97_000, instalments: [1, 2], savings: [0, 3000] };
}

/** Money of one customer that the bank holds for the shop, in toman: taken and not returned. */
const takenByBank = `SELECT coalesce(sum(s.amount_rial), 0)::bigint / 10 AS toman FROM sandbox_payments s
  JOIN payment_attempts a ON a.token = s.token WHERE a.user_id = $1 AND s.state = 'verified'`;

/** Value that the shop has given for money: paid orders and instalments, and recharges and refunds of the wallet. */
const given = `SELECT (coalesce((SELECT sum(o.pay_today - o.from_wallet) FROM orders o
    WHERE o.user_id = $1 AND o.paid_at IS NOT NULL AND NOT EXISTS (SELECT FROM instalments i WHERE i.order_id = o.id)), 0)
  + coalesce((SELECT sum(i.amount - i.saving) FROM instalments i JOIN orders o ON o.id = i.order_id
    WHERE o.user_id = $1 AND i.paid_at IS NOT NULL), 0)
  + coalesce((SELECT sum(e.amount) FROM wallet_entries e WHERE e.user_id = $1 AND e.kind IN ('recharge', 'refund')), 0))::bigint AS toman`;

test('wherever the process ends, no money is lost or used twice, and the balance covers the held money', async () => {
  await forAllAsync(
    { numRuns: traces(24), endOnFailure: true },
    fc.array(step, { minLength: 1, maxLength: 4 }),
    async (steps) => {
      const { userId } = await shop.customer();
      await shop.fill(userId, 500_000);
      for (const { scenario, returns, startEnds, returnEnds, minutes, ...step } of steps) {
        const { purpose } = step;
        const order = { ...(await prepare(userId, step)), userId, purpose };
        for (let attempt = 0; attempt < (step.isTwice ? 2 : 1); attempt += 1) {
          let token: string | null = null;
          await endAfter(startEnds, async () => {
            ({ token } = await shop.start(order));
          });
          if (!token) continue;
          const back = await shop.choose(token, scenario);
          if (step.isReleased && purpose === 'order')
            await shop.run('SELECT * FROM release_order($1, $2::timestamptz, NULL, $3)', [
              order.orderId,
              iso(),
              mostBasketLines,
            ]);
          for (let turn = 0; turn < returns && back; turn += 1)
            await endAfter(turn === 0 ? returnEnds : null, () => shop.takeReturn(back));
        }
        shop.clock.now += minutes * minuteMs;
        await endAfter(returnEnds, shop.runWorker);
        const { balance, held } = await readOne(
          'SELECT wallet_balance($1) AS balance, held_money($1) AS held',
          [userId],
        );
        expect(balance).toBeGreaterThanOrEqual(held ?? 0);
        expect(held).toBeGreaterThanOrEqual(0);
      }
      // The worker has all the time it needs.
      for (let turn = 0; turn < 12; turn += 1) await shop.pass(10);
      const open = await shop.run(
        `SELECT state FROM payment_attempts WHERE user_id = $1 AND state IN ('created', 'redirected', 'returned', 'verifying', 'unknown')`,
        [userId],
      );
      expect(open).toEqual([]);
      expect(await readOne(given, [userId])).toEqual(await readOne(takenByBank, [userId]));
      const holds = await shop.run('SELECT FROM wallet_holds WHERE user_id = $1 AND ended_at IS NULL', [
        userId,
      ]);
      expect(holds).toEqual([]);
    },
  );
  expect((await reconcile(shop.db, '2026-11-20')).differences).toEqual([]);
}, 240_000);
