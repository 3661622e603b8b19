import { randomUUID } from 'node:crypto';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { type CheckoutShop, openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { run as runSql } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const connections = 16;
/** The first round warms up and is not counted. */
const rounds = 5;
const placings = 160;

/**
 * The limit: every write of a placing with a payment, one after the other in one transaction that checks nothing and computes
 * nothing. A function, because it is the fastest transaction that either database offers.
 */
const createLimit = `CREATE FUNCTION bench_writes(customer integer, property integer, attempt uuid) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE
    placed integer;
  BEGIN
    INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES (customer, attempt, 'x');
    INSERT INTO orders (user_id, state, held_until, goods_total, pay_today, address, delivery, search_text)
      VALUES (customer, 'awaitingPayment', now(), 1000, 1000,
        '{"receiverName": "م", "receiverMobile": "0", "text": "ت", "postalCode": "1"}',
        '{"title": "پست", "slot": null, "trackingCode": null}', 'x') RETURNING id INTO placed;
    INSERT INTO order_items (order_id, property_id, slug, title, image_url, colour_title, colour_value, guarantee, qty,
      price, taken)
      VALUES (placed, property, 'x', 'x', 'x', 'x', 'x', 'x', 1, 1000, 1);
    INSERT INTO order_events (order_id, kind, at) VALUES (placed, 'placed', now());
    UPDATE product_properties SET stock = stock - 1 WHERE id = property;
    INSERT INTO order_reservations (order_id) VALUES (placed);
    DELETE FROM basket_items i USING baskets b WHERE b.id = i.basket_id AND b.user_id = customer;
    UPDATE baskets SET revision = revision + 1, updated_at = now() WHERE user_id = customer;
    INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, expires_at, created_at, updated_at)
      VALUES (attempt, customer, 'order', placed, 1000, 'fake', 'created', now(), now(), now());
    UPDATE payment_attempts SET state = 'redirected', token = attempt::text, inquiries = 1 WHERE id = attempt;
    INSERT INTO payment_logs (attempt_id, step, body, at) VALUES (attempt, 'start', '{}', now());
    UPDATE idempotency_keys SET status = 200, answer = '{}' WHERE user_id = customer AND key = attempt;
  END
  $$`;
const writes = declareStatement({
  name: 'bench_writes',
  text: 'SELECT bench_writes($customer, $property, $attempt)',
  row: anyRow,
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
  const shop = await openCheckoutShop({ isWatched: false });
  const rates: { placing: number[]; limit: number[] } = { placing: [], limit: [] };
  try {
    await runSql(shop.db, 'UPDATE product_properties SET stock = 1000000 WHERE id = $1', [small.charger]);
    await runSql(shop.db, createLimit);
    for (let round = 0; round < rounds; round += 1) {
      rates.placing.push(await measurePlacing(shop));
      rates.limit.push(await measureLimit(shop));
    }
  } finally {
    await shop.close();
  }
  const [placing, limit] = [median(rates.placing.slice(1)), median(rates.limit.slice(1))];
  console.log(
    `${shop.db.engine}: ${Math.round(placing)} orders a second, ${(placing / limit).toFixed(2)} × the same writes alone (${Math.round(limit)})`,
  );
  if (shop.db.engine === 'embedded') console.log('Set TEST_DATABASE_URL to measure a PostgreSQL server.');
}
