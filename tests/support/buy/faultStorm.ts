import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentEnv } from '@/backend/adapters/payment/configured';
import { openPayment } from '@/backend/adapters/payment/open';
import type { Database } from '@/backend/db/connect';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { small } from '@/tests/support/smallSeed';
import { runWorkerOnce } from '@/tests/support/worker';
import { openDurableShop } from './durableShop';
import { buy, type FaultCustomer, type FaultShop } from './faultShopper';

type Storm = {
  /** Address of a PostgreSQL server; the embedded database without one. */
  server: string | undefined;
  shoppers: number;
  /** How often a backend is killed with kill -9 and started again. */
  kills: number;
  /** What others do until the shoppers have bought, and whether they have done enough for a kill, from 1 on. */
  others?: {
    work: (url: () => string, isOver: () => boolean) => Promise<void>;
    areReady: (kill: number) => boolean;
  };
};

/** The backend runs at least this long (ms) between two kills. */
const [shortestRunMs, longestRunMs] = [300, 1500];
/** Money in every second wallet, in toman. */
const walletGift = () => 300_000;
/** Pieces for each hundred shoppers, so that not all of them can buy. */
const stockPercent = 70;

/** The bank inside the backend. Its page and the way back are paths of the storefront. */
const sandbox = (url: () => string): FaultShop['gateway'] => ({
  code: 'sandbox',
  page: (page) => url() + page.replace(/^\/api/, ''),
  back: (back) => url() + back.replace('/payment/response', '/payment/callback'),
});

/** Lets all shoppers buy at once while the backend is killed again and again, and counts what is wrong afterwards. */
export async function runStorm({ server, shoppers, kills, others }: Storm): Promise<Audit> {
  const shop = await openDurableShop(server);
  const stock = Math.ceil((shoppers * stockPercent) / 100);
  let isOver = false;
  const untilReady = async (kill: number) => {
    while (others && !isOver && !others.areReady(kill)) await delay(5);
  };
  try {
    const customers = await shop.inDatabase(async (db) => {
      await run(db, 'UPDATE product_properties SET stock = $2 WHERE id = $1', [small.charger, stock]);
      return createCustomers(db, shoppers);
    });
    await shop.start();
    const working = others?.work(shop.url, () => isOver);
    const faulty = { url: shop.url, gateway: sandbox(shop.url), pauseMs: () => 100 };
    const buying = Promise.all(customers.map((customer) => buy(faulty, customer)));
    for (let kill = 1; kill <= kills; kill += 1) {
      await delay(shortestRunMs + Math.random() * (longestRunMs - shortestRunMs));
      await Promise.race([untilReady(kill), working]);
      await shop.killOne();
    }
    await buying;
    isOver = true;
    await working;
    await shop.stop();
    return await shop.inDatabase(async (db) => {
      await workOff(db, { codes: ['sandbox'], real: new Map(), shopUrl: null });
      const bank = await run<BankPayment>(
        db,
        'SELECT token, state, amount_rial / 10 AS toman FROM sandbox_payments',
      );
      return audit(db, { [small.charger]: stock }, bank);
    });
  } finally {
    isOver = true;
    await shop.remove();
  }
}

/** Customers who have an address, of whom every second has some money in the wallet. @param giftOf its amount, in toman */
export async function createCustomers(
  db: Database,
  count: number,
  giftOf: (place: number) => number = walletGift,
): Promise<FaultCustomer[]> {
  await openSlots(db, Date.now());
  const customers: FaultCustomer[] = [];
  for (let place = 0; place < count; place += 1) {
    const { userId, token } = await createCustomer(db);
    const [address] = await run<{ id: number }>(
      db,
      `INSERT INTO addresses (user_id, title, province_id, city_id, address, plaque, postal_code, receiver_name, receiver_mobile)
        VALUES ($1, 'خانه', 8, 301, 'خیابان گاندی', '8', '1517963511', 'مریم احمدی', '09123456789') RETURNING id`,
      [userId],
    );
    customers.push({ token, addressId: address?.id ?? 0 });
    const gift = {
      userId,
      amount: giftOf(place),
      kind: 'gift',
      title: 'هدیه',
      cause: `gift ${userId}`,
    } as const;
    if (place % 2 === 0) await moveWallet(db, gift, Date.now());
  }
  return customers;
}

const turnMs = 10 * 60_000;
const mostTurns = 24;
/** Runs of the worker in a turn: each takes some fifty at a time. */
const runsPerTurn = 8;

const unfinished = `SELECT 1 FROM payment_attempts WHERE next_inquiry_at IS NOT NULL
  UNION ALL SELECT 1 FROM orders WHERE state = 'awaitingPayment' UNION ALL SELECT 1 FROM outbox WHERE done_at IS NULL LIMIT 1`;

/** Lets the worker work for some hours of the shop's clock. No other worker may run. */
export async function workOff(db: Database, env: PaymentEnv): Promise<void> {
  let passed = 0;
  const now = () => Date.now() + passed;
  const none = () => undefined;
  const context = {
    db,
    now,
    storage: memoryStorage(),
    payment: {
      ...openPayment(env, db, now),
      log: { info: none, warn: none, error: none },
    },
    sms: { hasVoice: false, sendCode: async () => undefined, sendMessage: async () => undefined },
    publish: async () => undefined,
  };
  for (let turn = 0; turn < mostTurns && (await run(db, unfinished)).length > 0; turn += 1) {
    passed += turnMs;
    for (let again = 0; again < runsPerTurn; again += 1) await runWorkerOnce(context);
  }
}

/** Counts after a storm. All but the first must be 0. */
export type Audit = {
  paidOnce: number;
  paidTwice: number;
  paidAndLost: number;
  tomanUnaccounted: number;
  piecesOversold: number;
  slotsOverbooked: number;
  holdsLeft: number;
};

/** A payment in the books of the bank. One that the shop has not verified goes back to its payer by itself. */
export type BankPayment = { token: string; state: string; toman: number };

/** Compares the books of the shop with those of the bank. @param stock the pieces of variants before the first order */
export async function audit(
  db: Database,
  stock: Record<number, number>,
  bank: readonly BankPayment[],
): Promise<Audit> {
  const [row] = await run<Audit>(
    db,
    `WITH taken AS (SELECT a.*, b.state AS bank, b.toman AS at_bank
        FROM jsonb_to_recordset($2) AS b (token text, state text, toman bigint) LEFT JOIN payment_attempts a ON a.token = b.token),
      served AS (SELECT order_id, count(*) AS times FROM taken WHERE purpose = 'order' AND state IN ('verified', 'settled') GROUP BY 1),
      booked AS (SELECT slot_id, count(*) AS orders FROM order_reservations WHERE released_at IS NULL AND slot_id IS NOT NULL GROUP BY 1)
    SELECT
      (SELECT count(*)::int FROM orders o WHERE o.paid_at IS NOT NULL
        AND (o.pay_today = o.from_wallet OR 1 = (SELECT times FROM served WHERE order_id = o.id))) AS "paidOnce",
      (SELECT count(*)::int FROM served WHERE times > 1) AS "paidTwice",
      (SELECT count(*)::int FROM taken t WHERE t.bank = 'verified' AND (coalesce(t.state, 'unknown') NOT IN ('verified', 'settled', 'refunded')
        OR t.state <> 'refunded' AND NOT EXISTS (SELECT FROM orders o WHERE o.id = t.order_id AND o.paid_at IS NOT NULL))) AS "paidAndLost",
      (abs((SELECT coalesce(sum(at_bank), 0) FROM taken WHERE bank = 'verified')
        - (SELECT coalesce(sum(pay_today - from_wallet), 0) FROM orders WHERE paid_at IS NOT NULL)
        - (SELECT coalesce(sum(amount), 0) FROM wallet_entries WHERE kind = 'refund'))
      + abs((SELECT coalesce(sum(from_wallet), 0) FROM orders WHERE paid_at IS NOT NULL)
        + (SELECT coalesce(sum(amount), 0) FROM wallet_entries WHERE kind = 'purchase')))::bigint AS "tomanUnaccounted",
      (SELECT sum(abs(s.value::int - p.stock - (SELECT coalesce(sum(i.qty), 0) FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.property_id = p.id AND o.state <> 'cancelled')))::int
        FROM jsonb_each_text($1) s JOIN product_properties p ON p.id = s.key::int) AS "piecesOversold",
      (SELECT count(*)::int FROM delivery_slots s LEFT JOIN booked b ON b.slot_id = s.id
        WHERE s.taken > s.capacity OR s.taken <> coalesce(b.orders, 0)) AS "slotsOverbooked",
      (SELECT count(*)::int FROM wallet_holds WHERE ended_at IS NULL) AS "holdsLeft"`,
    [JSON.stringify(stock), JSON.stringify(bank)],
  );
  if (!row) throw new Error('The audit answered nothing.');
  return row;
}
