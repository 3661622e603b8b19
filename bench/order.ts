import { randomUUID } from 'node:crypto';
import { declareStatement, noRow } from '@/backend/db/statement';
import { type CheckoutShop, openCheckoutShop, type Shopper } from '@/tests/support/checkoutShop';
import { run as runSql } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const connections = 16;
const rounds = 3;
const placings = 160;

/**
 * The limit: everything that a placing with a payment writes, in one statement, which checks nothing and computes nothing.
 */
const writes = declareStatement({
  name: 'bench_writes',
  text: `WITH placed AS (
      INSERT INTO orders (user_id, state, held_until, goods_total, pay_today, address, delivery, search_text)
      VALUES ($customer, 'awaitingPayment', now(), 1000, 1000,
        '{"receiverName": "م", "receiverMobile": "0", "text": "ت", "postalCode": "1"}',
        '{"title": "پست", "slot": null, "trackingCode": null}', 'x') RETURNING id
    ), lines AS (
      INSERT INTO order_items (order_id, property_id, slug, title, image_url, colour_title, colour_value, guarantee, qty, price,
        taken)
      SELECT id, $property, 'x', 'x', 'x', 'x', 'x', 'x', 1, 1000, 1 FROM placed
    ), events AS (
      INSERT INTO order_events (order_id, kind, at) SELECT id, 'placed', now() FROM placed
    ), kept AS (
      INSERT INTO order_reservations (order_id) SELECT id FROM placed
    ), stock AS (
      UPDATE product_properties SET stock = stock - 1 WHERE id = $property
    ), emptied AS (
      DELETE FROM basket_items i USING baskets b WHERE b.id = i.basket_id AND b.user_id = $customer
    ), basket AS (
      UPDATE baskets SET revision = revision + 1, updated_at = now() WHERE user_id = $customer
    ), attempt AS (
      INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, token, expires_at, created_at,
        updated_at)
      SELECT $attempt::uuid, $customer, 'order', id, 1000, 'fake', 'redirected', $attempt, now(), now(), now() FROM placed
      RETURNING id
    ), logged AS (
      INSERT INTO payment_logs (attempt_id, step, body, at) SELECT id, 'start', '{}', now() FROM attempt
    )
    INSERT INTO idempotency_keys (user_id, key, request_hash, status, answer)
    VALUES ($customer, $attempt::uuid, 'x', 200, '{}')`,
  row: noRow,
});

/** Runs the works over 16 connections and answers how many of them a second were done. */
async function measure(works: (() => Promise<unknown>)[]): Promise<number> {
  const queue = [...works];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let work = queue.pop(); work; work = queue.pop()) await work();
    }),
  );
  return works.length / ((performance.now() - start) / 1000);
}

async function createShoppers(shop: CheckoutShop): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  while (shoppers.length < placings) shoppers.push(await shop.createShopper({ lines: [[small.charger, 1]] }));
  return shoppers;
}

/** Placings a second of shoppers who have reviewed their basket, with a gateway that answers at once. */
async function measurePlacing(shop: CheckoutShop): Promise<number> {
  const works: (() => Promise<void>)[] = [];
  for (const shopper of await createShoppers(shop)) {
    const { data } = await shopper.review();
    works.push(async () => {
      const { status } = await shopper.placeAgreed(data?.agreed ?? '');
      if (status !== 200) throw new Error(`Placing answered ${status}.`);
    });
  }
  return measure(works);
}

async function measureLimit(shop: CheckoutShop): Promise<number> {
  const shoppers = await createShoppers(shop);
  return measure(
    shoppers.map(
      ({ userId }) =>
        () =>
          shop.db.query(writes, { customer: userId, property: small.charger, attempt: randomUUID() }),
    ),
  );
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Measures placing an order at 16 connections against one transaction with the same writes: on the server at
 * TEST_DATABASE_URL, else on the embedded database. All shoppers buy the same variant. The rounds alternate, so that a busy
 * machine slows both equally. Compare the ratio, not the numbers.
 */
export async function run(): Promise<void> {
  const shop = await openCheckoutShop();
  const rates: { placing: number[]; limit: number[] } = { placing: [], limit: [] };
  try {
    await runSql(shop.db, 'UPDATE product_properties SET stock = 1000000 WHERE id = $1', [small.charger]);
    for (let round = 0; round < rounds; round += 1) {
      rates.placing.push(await measurePlacing(shop));
      rates.limit.push(await measureLimit(shop));
    }
  } finally {
    await shop.close();
  }
  const [placing, limit] = [median(rates.placing), median(rates.limit)];
  console.log(
    `${shop.db.engine}: ${Math.round(placing)} orders a second, ${(placing / limit).toFixed(2)} × the same writes alone (${Math.round(limit)})`,
  );
  if (shop.db.engine === 'embedded') console.log('Set TEST_DATABASE_URL to measure a PostgreSQL server.');
}
