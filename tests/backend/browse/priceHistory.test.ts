import { changeOffer } from '@/backend/domains/browse/product/changeOffer';
import { seedPriceHistory } from '@/backend/seed/priceHistory';
import { mostPricePoints, priceHistoryDays } from '@/contract/limits';
import type { PricePoint } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { small } from '@/tests/support/smallSeed';

const dayMs = 86_400_000;
// The triggers use the clock of the database.
const shop = forAllTests(() => openTestApp({ now: Date.now }));

const read = (id: number) => asCustomer(shop.app, null).get<PricePoint[]>(`/product/priceHistory/${id}`);
const pricesOf = async (id: number) => (await read(id)).data.map(({ price }) => price);
/** Moves the history of a variant into the past. */
const age = (id: number, days: number) =>
  shop.run(`UPDATE price_points SET since = since - interval '${days} days' WHERE property_id = ${id}`);

test('every change of the price or the promotion continues the history, whoever makes it', async () => {
  await age(small.charger, 20);
  await changeOffer(shop.db, { productPropertyId: small.charger, price: 950_000 });
  await age(small.charger, 5);
  await shop.run(`UPDATE product_properties SET discount = 50000 WHERE id = ${small.charger}`);
  await shop.run(`UPDATE product_properties SET stock = stock + 1 WHERE id = ${small.charger}`);
  expect(await pricesOf(small.charger)).toEqual([900_000, 950_000, 900_000]);
});

test('the end of a promotion joins the history when it has come, and not before', async () => {
  await age(small.controller, 10);
  await changeOffer(shop.db, {
    productPropertyId: small.controller,
    promotion: { price: 4_000_000, to: new Date(Date.now() + 3 * dayMs).toISOString() },
  });
  expect(await pricesOf(small.controller)).toEqual([4_500_000, 4_000_000]);
  await age(small.controller, 5);
  expect(await pricesOf(small.controller)).toEqual([4_500_000, 4_000_000, 4_500_000]);
});

test('a promotion that is called off leaves no price after its end', async () => {
  await changeOffer(shop.db, {
    productPropertyId: small.console,
    promotion: { price: 40_000_000, to: new Date(Date.now() + 3 * dayMs).toISOString() },
  });
  await age(small.console, 1);
  await changeOffer(shop.db, { productPropertyId: small.console, promotion: null });
  await age(small.console, 10);
  expect(await pricesOf(small.console)).toEqual([46_900_000, 40_000_000, 46_900_000]);
});

test('the history covers 90 days, with the price in force at their start', async () => {
  await age(small.lastPiece, 200);
  await changeOffer(shop.db, { productPropertyId: small.lastPiece, price: 70_000_000 });
  const { data } = await read(small.lastPiece);
  expect(data.map(({ price }) => price)).toEqual([74_900_000, 70_000_000]);
  expect(Date.now() - Date.parse(data[0]?.since ?? '')).toBeLessThan(90.1 * dayMs);
});

test('a variant whose price changes all the time keeps a bounded number of rows', async () => {
  await shop.run(
    `DO $$ BEGIN
      FOR n IN 1..${mostPricePoints + 10} LOOP
        UPDATE price_points SET since = since - interval '2 minutes' WHERE property_id = ${small.phoneLarge};
        UPDATE product_properties SET price = 60000000 + n WHERE id = ${small.phoneLarge};
      END LOOP;
    END $$`,
  );
  const kept = (await pricesOf(small.phoneLarge)).length;
  expect(kept).toBeGreaterThan(100);
  expect(kept).toBeLessThanOrEqual(mostPricePoints);
});

test('the function of the history has the limits of the contract', async () => {
  const [row] = await shop.run<{ defaults: string }>(
    `SELECT pg_get_function_arguments('record_prices'::regproc) AS defaults`,
  );
  expect(row?.defaults).toContain(
    `days integer DEFAULT ${priceHistoryDays}, most integer DEFAULT ${mostPricePoints}`,
  );
});

test('an unknown variant has no history', async () => {
  expect((await read(999_999)).status).toBe(404);
});

test('the demo shop has a plausible history that ends with the present price', async () => {
  await seedPriceHistory(shop.db.orm, Date.now());
  const prices = await pricesOf(small.promoted);
  expect(prices.length).toBeGreaterThan(3);
  expect(prices.at(-1)).toBe(16_000_000);
  for (const price of prices.slice(0, -1)) {
    expect(price).toBeGreaterThan(16_000_000);
    expect(price).toBeLessThan(20_000_000);
  }
});
