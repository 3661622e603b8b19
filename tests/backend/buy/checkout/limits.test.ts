import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { sandboxLenders } from '@/backend/adapters/payment/sandbox/lenders';
import { mostInstalments, mostLapsedOrders, mostOpenRecharges, mostUnpaidOrders } from '@/contract/limits';
import type { GatewayEligibility } from '@/contract/payment';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { asCustomer } from '@/tests/support/customer';
import { small } from '@/tests/support/smallSeed';

/** Lenders that do not answer, by their code. */
const silent = new Set<string>();
/** Questions to the lenders: code, amount in toman and mobile number. */
const asked: unknown[] = [];
const lendersOf = (gateway: PaymentGateway) =>
  sandboxLenders(gateway).map((lender) => ({
    ...lender,
    async checkEligible(amount: number, mobile: string) {
      asked.push([lender.code, amount, mobile]);
      if (silent.has(lender.code)) throw new Error('The lender does not answer.');
      return (await lender.checkEligible?.(amount, mobile)) as GatewayEligibility;
    },
  }));
const shop = forAllTests(() => openCheckoutShop({ lendersOf }));
beforeEach(() => shop.setStock(small.charger, 50));

/** Buys one charger with a new key. */
async function buyCharger(shopper: Shopper) {
  await shopper.basket.add(small.charger, 1);
  return shopper.place();
}
/** Places what was reviewed several times at once. */
async function placeAtOnce(shopper: Shopper, times: number) {
  await shopper.basket.add(small.charger, 1);
  const { data } = await shopper.review();
  const answers = await Promise.all(Array.from({ length: times }, () => shopper.placeAgreed(data.agreed)));
  return answers.filter(({ status }) => status === 200).length;
}
const setMaxBuy = (maxBuy: number) =>
  shop.run('UPDATE product_properties SET max_buy = $2 WHERE id = $1', [small.charger, maxBuy]);

test('a customer with too many unpaid orders is refused, with their numbers, until one is cancelled', async () => {
  const sara = await shop.createShopper();
  const placed: number[] = [];
  for (let count = 0; count < mostUnpaidOrders; count += 1)
    placed.push((await buyCharger(sara)).data.orderId);
  expect(await buyCharger(sara)).toMatchObject({
    status: 409,
    code: 'too_many',
    message: expect.stringContaining('پرداخت یا لغو کنید'),
    fields: { unpaidOrders: placed.join(',') },
  });
  expect(await shop.stockOf(small.charger)).toBe(50 - mostUnpaidOrders);
  await sara.cancel(placed[0] ?? 0);
  expect((await sara.place()).status).toBe(200);
});

test('unpaid orders that are placed at the same time do not pass the limit together', async () => {
  const sara = await shop.createShopper();
  for (let count = 1; count < mostUnpaidOrders; count += 1) await buyCharger(sara);
  expect(await placeAtOnce(sara, 8)).toBe(1);
  expect(await shop.stockOf(small.charger)).toBe(50 - mostUnpaidOrders);
});

test('pieces in unpaid orders count towards the largest quantity of a customer, and sellers have none', async () => {
  await setMaxBuy(2);
  const sara = await shop.createShopper();
  const order = await sara.buy(small.charger, 2);
  const message = expect.stringContaining('سفارش‌های پرداخت‌نشدهٔ شما');
  expect(await buyCharger(sara)).toMatchObject({ status: 409, code: 'out_of_stock', message });
  expect(await shop.stockOf(small.charger)).toBe(48);
  await sara.cancel(order);
  // The basket holds the cancelled pieces and the new one, at most two.
  expect((await sara.place()).status).toBe(200);
  const seller = await shop.createShopper({ noCheck: true });
  for (let count = 0; count < 3; count += 1) expect((await buyCharger(seller)).status).toBe(200);
  await setMaxBuy(10);
});

test('orders at the same time do not pass the largest quantity together', async () => {
  await setMaxBuy(1);
  const sara = await shop.createShopper();
  await buyCharger(sara);
  expect(await placeAtOnce(sara, 5)).toBe(0);
  await setMaxBuy(10);
});

test('a customer whose orders end unpaid again and again cannot order until a day has passed', async () => {
  const sara = await shop.createShopper();
  await sara.basket.add(small.charger, 1);
  for (let count = 0; count < mostLapsedOrders; count += 1) {
    const { status, data } = await sara.place();
    expect(status).toBe(200);
    await sara.cancel(data.orderId);
  }
  const message = expect.stringContaining('فردا');
  expect(await sara.place()).toMatchObject({ status: 409, code: 'too_many', message });
  expect(await shop.stockOf(small.charger)).toBe(50);
  shop.clock.now += 86_400_000;
  expect((await sara.place()).status).toBe(200);
});

test('recharges that are under way at the same time are limited, until their time is over', async () => {
  const sara = await shop.createShopper();
  const recharge = () =>
    sara.send('/user/wallet/recharge', { amount: 50_000, gateway: 'fake', orderId: null });
  const answers = await Promise.all(Array.from({ length: mostOpenRecharges + 3 }, recharge));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostOpenRecharges);
  expect(await recharge()).toMatchObject({ status: 409, code: 'too_many' });
  shop.clock.now += 21 * 60_000;
  expect((await recharge()).status).toBe(200);
});

test('an instalment number above every plan is refused as bad input', async () => {
  const sara = await shop.createShopper();
  const path = `/user/orders/${await sara.buy(small.charger)}/payInstalments`;
  for (const number of [mostInstalments + 1, 2 ** 31, 2 ** 53])
    expect(await sara.send(path, { numbers: [number], amount: 1000, gateway: null })).toMatchObject({
      status: 400,
      code: 'bad_input',
    });
});

test('a customer who guesses coupons is refused for an hour, also with a code that exists', async () => {
  const [sara, other] = [await shop.createShopper(), await shop.createShopper()];
  for (const shopper of [sara, other]) await shopper.basket.add(small.charger, 1);
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
  expect((await other.review({ coupon: 'TEN' })).status).toBe(200);
  shop.clock.now += 3_600_000;
  expect((await ask('TEN')).status).toBe(200);
});

describe('a question to a lender', () => {
  /** A customer with pieces of a variant in the basket, who asks a lender. */
  async function shopperWith(property: number, qty: number) {
    const { call, mobile } = await shop.createShopper({ lines: [[property, qty]] });
    const ask = (code: string) => call.get<GatewayEligibility>(`/user/gateways/${code}/eligibility`);
    return { mobile, ask };
  }

  test('has the price of the basket and the number of its customer, and is answered by yes or no', async () => {
    const { ask, mobile } = await shopperWith(small.charger, 1);
    expect((await ask('digipay')).data).toMatchObject({ eligible: true });
    expect(asked.at(-1)).toEqual(['digipay', expect.any(Number), mobile]);
    const rich = await shopperWith(small.phone, 2);
    const text = 'سقف اعتبار آزمایشی ۵۰٬۰۰۰٬۰۰۰ تومان است.';
    expect((await rich.ask('keepa')).data).toMatchObject({ eligible: false, text });
  });

  test('that is not answered is left to the page of the lender', async () => {
    const { ask } = await shopperWith(small.charger, 1);
    silent.add('keepa');
    expect((await ask('keepa')).data).toEqual({
      eligible: null,
      title: 'کیپا (آزمایشی)',
      text: 'کیپا (آزمایشی) اعتبار شما را هنگام پرداخت، در سایت خود بررسی می‌کند.',
    });
  });

  test('to a gateway that lends nothing, to an unknown one and from a guest gets no answer', async () => {
    const { ask } = await shopperWith(small.charger, 1);
    const message = 'فروشگاه اکنون با این وام‌دهنده کار نمی‌کند.';
    for (const code of ['fake', 'nobody']) expect(await ask(code)).toMatchObject({ status: 404, message });
    const guest = asCustomer(shop.app, null);
    expect(await guest.get('/user/gateways/digipay/eligibility')).toMatchObject({ status: 401 });
  });
});
