import { randomUUID } from 'node:crypto';
import { mostInstalments, mostLapsedOrders, mostOpenRecharges, mostUnpaidOrders } from '@/contract/limits';
import { type CheckoutShop, openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { asCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.setStock(small.charger, 50));
afterAll(() => shop.close());

/** Buys one charger with a new key. */
async function buyCharger(shopper: Shopper) {
  await shopper.basket.add(small.charger, 1);
  return shopper.place();
}

describe('unpaid orders', () => {
  test('a customer who has too many is refused, with their numbers, until one is cancelled', async () => {
    const sara = await shop.createShopper();
    const placed: number[] = [];
    for (let count = 0; count < mostUnpaidOrders; count += 1)
      placed.push((await buyCharger(sara)).data.orderId);
    const refused = await buyCharger(sara);
    expect(refused).toMatchObject({
      status: 409,
      code: 'too_many',
      fields: { unpaidOrders: placed.join(',') },
    });
    expect(refused.message).toMatch(/پرداخت یا لغو کنید/);
    expect(await shop.stockOf(small.charger)).toBe(50 - mostUnpaidOrders);
    await sara.cancel(placed[0] ?? 0);
    expect((await sara.place()).status).toBe(200);
  });

  test('orders that are placed at the same time do not pass the limit together', async () => {
    const sara = await shop.createShopper();
    for (let count = 1; count < mostUnpaidOrders; count += 1) await buyCharger(sara);
    await sara.basket.add(small.charger, 1);
    const { data } = await sara.review();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sara.placeAgreed(data.agreed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.stockOf(small.charger)).toBe(50 - mostUnpaidOrders);
  });
});

test('pieces in unpaid orders count towards the largest quantity of a customer, and sellers have none', async () => {
  await run(shop.db, 'UPDATE product_properties SET max_buy = 2 WHERE id = $1', [small.charger]);
  const sara = await shop.createShopper();
  await sara.basket.add(small.charger, 2);
  const { data } = await sara.place();
  const refused = await buyCharger(sara);
  expect(refused).toMatchObject({ status: 409, code: 'out_of_stock' });
  expect(refused.message).toMatch(/سفارش‌های پرداخت‌نشدهٔ شما/);
  expect(await shop.stockOf(small.charger)).toBe(48);
  await sara.cancel(data.orderId);
  // The basket holds the cancelled pieces and the new one, at most two.
  expect((await sara.place()).status).toBe(200);
  const seller = await shop.createShopper({ noCheck: true });
  for (let count = 0; count < 3; count += 1) expect((await buyCharger(seller)).status).toBe(200);
  await run(shop.db, 'UPDATE product_properties SET max_buy = 10 WHERE id = $1', [small.charger]);
});

test('orders at the same time do not pass the largest quantity together', async () => {
  await run(shop.db, 'UPDATE product_properties SET max_buy = 1 WHERE id = $1', [small.charger]);
  const sara = await shop.createShopper();
  await buyCharger(sara);
  await sara.basket.add(small.charger, 1);
  const { data } = await sara.review();
  const answers = await Promise.all(Array.from({ length: 5 }, () => sara.placeAgreed(data.agreed)));
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
  await run(shop.db, 'UPDATE product_properties SET max_buy = 10 WHERE id = $1', [small.charger]);
});

test('a customer whose orders end unpaid again and again cannot order until a day has passed', async () => {
  const sara = await shop.createShopper();
  await sara.basket.add(small.charger, 1);
  for (let count = 0; count < mostLapsedOrders; count += 1) {
    const { status, data } = await sara.place();
    expect(status).toBe(200);
    await sara.cancel(data.orderId);
  }
  const refused = await sara.place();
  expect(refused).toMatchObject({ status: 409, code: 'too_many' });
  expect(refused.message).toMatch(/فردا/);
  expect(await shop.stockOf(small.charger)).toBe(50);
  shop.clock.now += 86_400_000;
  expect((await sara.place()).status).toBe(200);
});

test('recharges that are under way at the same time are limited, until their time is over', async () => {
  const sara = await shop.createShopper();
  const recharge = () =>
    asCustomer(shop.app, sara.token, { 'idempotency-key': randomUUID() }).post('/user/wallet/recharge', {
      amount: 50_000,
      gateway: 'fake',
      orderId: null,
    });
  const answers = await Promise.all(Array.from({ length: mostOpenRecharges + 3 }, recharge));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostOpenRecharges);
  expect(await recharge()).toMatchObject({ status: 409, code: 'too_many' });
  shop.clock.now += 21 * 60_000;
  expect((await recharge()).status).toBe(200);
});

test('an instalment number above every plan is refused as bad input', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.place();
  const pay = (numbers: number[]) =>
    asCustomer(shop.app, sara.token, { 'idempotency-key': randomUUID() }).post(
      `/user/orders/${data.orderId}/payInstalments`,
      { numbers, amount: 1000, gateway: null },
    );
  for (const number of [mostInstalments + 1, 2 ** 31, 2 ** 53])
    expect(await pay([number])).toMatchObject({ status: 400, code: 'bad_input' });
});

test('a customer who guesses coupons is refused for an hour, also with a code that exists', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const ask = async (coupon: string) => {
    const { status, fields } = await sara.review({ coupon });
    return { status, reason: fields?.coupon };
  };
  for (let guess = 0; guess < 20; guess += 1) expect((await ask('TEN')).status).toBe(200);
  for (let guess = 0; guess < 10; guess += 1)
    expect(await ask(`GUESS${guess}`)).toEqual({ status: 409, reason: 'این کد تخفیف پیدا نشد.' });
  for (const coupon of ['GUESS', 'TEN'])
    expect(await ask(coupon)).toEqual({ status: 429, reason: expect.stringMatching(/دقیقه دیگر/) });
  expect((await sara.review()).status).toBe(200);
  const other = await shop.createShopper({ lines: [[small.charger, 1]] });
  expect((await other.review({ coupon: 'TEN' })).status).toBe(200);
  shop.clock.now += 3_600_000;
  expect((await ask('TEN')).status).toBe(200);
});
