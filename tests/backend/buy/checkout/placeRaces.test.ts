import fc from 'fast-check';
import type { DeskCoupon } from '@/contract/desk/coupon';
import { mostBasketLines } from '@/contract/limits';
import { forAllTests } from '@/tests/support/backend';
import { type CheckoutShop, openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { forAllAsync } from '@/tests/support/forAll';
import { itemAt } from '@/tests/support/itemAt';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

/** Shoppers who have reviewed the same, and place together. */
async function placeTogether(shoppers: Shopper[], changes: Parameters<Shopper['review']>[0]) {
  const reviews = await Promise.all(shoppers.map((shopper) => shopper.review(changes)));
  const agreed = reviews.map(({ data }) => data?.agreed ?? '');
  return Promise.all(shoppers.map((shopper, place) => shopper.placeAgreed(agreed[place] ?? '', changes)));
}

const shoppersOf = (count: number, options: Parameters<CheckoutShop['createShopper']>[0]) =>
  Promise.all(Array.from({ length: count }, () => shop.createShopper(options)));

test('two hundred concurrent orders sell no piece twice', async () => {
  await shop.setStock(small.controller, 200);
  const shoppers = await shoppersOf(200, { lines: [[small.controller, 1]] });
  await shop.setStock(small.controller, 25);
  const answers = await placeTogether(shoppers, {});
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
  for (const { status, code } of answers) {
    if (status !== 200) expect([status, code]).toEqual([409, 'out_of_stock']);
  }
  expect(await shop.stockOf(small.controller)).toBe(0);
  const sold = 'SELECT sum(taken)::int AS sold FROM order_items WHERE property_id = $1';
  expect(await shop.run(sold, [small.controller])).toEqual([{ sold: 25 }]);
}, 120_000);

test('a slot is never taken by more orders than it has room for', async () => {
  const shoppers = await shoppersOf(30, { lines: [[small.charger, 1]] });
  await shop.setStock(small.charger, 1000);
  const shipping = await shoppers[0]?.courier('2026-11-25', '10:00');
  const answers = await placeTogether(shoppers, { shipping });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const fields = { shipping: 'ظرفیت این بازه پر شد. لطفاً بازهٔ دیگری برگزینید.' };
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, fields });
  // Nothing of a refused order is kept.
  expect(await shop.stockOf(small.charger)).toBe(1000 - 3);
});

test('a coupon is used at most as often as its limits allow, in total and by one customer', async () => {
  const shoppers = await shoppersOf(10, { lines: [[small.charger, 2]] });
  const answers = await placeTogether(shoppers, { coupon: 'ONCE' });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  for (const one of answers.filter(({ status }) => status !== 200))
    expect(one).toMatchObject({ status: 409, fields: { coupon: expect.any(String) } });
  await shop.run(`UPDATE coupons SET uses = 100 WHERE code = 'ONCE'`);
  const winner = shoppers[answers.findIndex(({ status }) => status === 200)];
  await winner?.basket.add(small.charger, 2);
  expect((await winner?.review({ coupon: 'ONCE' }))?.fields?.coupon).toBe(
    'شما پیش‌تر از این کد تخفیف استفاده کرده‌اید.',
  );
});

test('a single code is used by one order, and free again when that is cancelled', async () => {
  const { token } = await createCustomer(shop.db, { now: shop.clock.now, role: 'supervisor' });
  const desk = asCustomer(shop.app, token);
  const read = async () => (await desk.get<DeskCoupon>('/admin/coupons/1')).data;
  expect(await desk.post('/admin/coupons/1/codes', { count: 3 })).toMatchObject({ status: 200 });
  const coupon = itemAt((await read()).codes, 0).code;
  const shoppers = await shoppersOf(5, { lines: [[small.charger, 2]] });
  const answers = await placeTogether(shoppers, { coupon: coupon.toLowerCase() });
  const placed = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const orderId = answers[placed]?.data.orderId ?? 0;
  expect(await read()).toMatchObject({
    orders: [{ id: orderId, code: coupon, discount: 180_000 }],
    codes: [{ code: coupon, orderId }, { orderId: null }, { orderId: null }],
  });
  await shoppers[placed]?.cancel(orderId);
  expect(await read()).toMatchObject({ orders: [], codes: [{ orderId: null }, {}, {}] });
});

type Act = 'place' | 'cancel' | 'pay' | 'release';

test('placing, cancelling and paying in any order leaves consistent sums', async () => {
  const act = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom<Act>('place', 'place', 'place', 'cancel', 'pay', 'release'),
    property: fc.constantFrom(small.console, small.controller, small.charger),
    useWallet: fc.boolean(),
    coupon: fc.option(fc.constant('TEN')),
  });
  const stocks: [number, number][] = [
    [small.console, 3],
    [small.controller, 4],
    [small.charger, 6],
  ];
  let placed = 0;
  await forAllAsync(
    { numRuns: 12, seed: 20_261_122 },
    fc.array(fc.array(act, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
    async (rounds) => {
      await shop.run(`UPDATE orders SET state = 'preparing' WHERE state = 'awaitingPayment'`);
      await shop.run(`UPDATE orders SET state = 'delivered' WHERE state = 'preparing'`);
      await shop.run('UPDATE wallet_holds SET ended_at = now() WHERE ended_at IS NULL');
      await shop.run('UPDATE order_items SET taken = 0');
      for (const [property, stock] of stocks) await shop.setStock(property, stock);
      const people = await shoppersOf(3, { wallet: 60_000_000 });
      const orders: { owner: Shopper; id: number }[] = [];
      for (const round of rounds) {
        await Promise.all(
          round.map(async ({ who, what, property, useWallet, coupon }) => {
            const person = people[who];
            const order = orders.at(-1 - who);
            if (what === 'place' && person) {
              await person.basket.add(property, 1);
              if (property === small.console) await person.basket.choose(small.controller, small.console);
              const { status, data } = await person.place({ useWallet, coupon });
              if (status === 200) orders.push({ owner: person, id: data.orderId });
            }
            if (what === 'cancel' && order) await order.owner.cancel(order.id);
            if (what === 'pay' && order)
              await shop.run(`SELECT pay_order($1, ${paidMessagesSql}, now())`, [order.id]);
            if (what === 'release' && order)
              await shop.run('SELECT * FROM release_order($1, now(), NULL, $2)', [order.id, mostBasketLines]);
          }),
        );
        await expectSumsToFit(people, stocks);
      }
      placed += orders.length;
      for (const { owner, id } of orders) await owner.cancel(id);
      for (const [property, stock] of stocks) expect(await shop.stockOf(property)).toBe(stock);
    },
  );
  expect(placed).toBeGreaterThan(40);
}, 240_000);

async function expectSumsToFit(people: Shopper[], stocks: [number, number][]) {
  for (const [property, stock] of stocks) {
    const text = 'SELECT coalesce(sum(taken), 0)::int AS taken FROM order_items WHERE property_id = $1';
    const [row] = await shop.run<{ taken: number }>(text, [property]);
    expect((await shop.stockOf(property)) + (row?.taken ?? 0)).toBe(stock);
  }
  // The ledger of a variant adds up to its stock, whatever happened.
  const ledgers = `SELECT v.id FROM product_properties v LEFT JOIN stock_moves m ON m.property_id = v.id
    GROUP BY v.id HAVING coalesce(sum(m.change), 0) <> v.stock`;
  expect(await shop.run(ledgers)).toEqual([]);
  for (const { userId } of people) {
    const text = 'SELECT wallet_balance($1) AS balance, held_money($1) AS held';
    const [row] = await shop.run<{ balance: number; held: number }>(text, [userId]);
    expect(row?.held).toBeLessThanOrEqual(row?.balance ?? -1);
  }
}
