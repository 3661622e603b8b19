import { randomUUID } from 'node:crypto';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { quantities, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

test('an unpaid order gives everything back, and its lines return to the basket', async () => {
  const sara = await shop.createShopper({
    wallet: 500_000,
    lines: [
      [small.console, 1],
      [small.charger, 4],
    ],
  });
  const slotId = (await sara.slots())['2026-11-25 15:00'] ?? 0;
  const stocks = () => Promise.all([small.console, small.controller, small.charger].map(shop.stockOf));
  const before = await stocks();
  const shipping = { methodId: smallMethods.courier, slotId, branchId: null };
  const { data } = await sara.place({ shipping, useWallet: true, coupon: 'ONCE' });
  expect(await stocks()).toEqual(before.map((stock, place) => stock - (place === 2 ? 4 : 1)));
  // Something was put into the basket meanwhile.
  await sara.basket.add(small.promoted, 1);
  const cancelled = await sara.cancel(data.orderId);
  expect(cancelled.data).toMatchObject({
    state: 'cancelled',
    heldUntil: null,
    events: [{ kind: 'placed' }, { kind: 'cancelled', note: 'به درخواست شما لغو شد.' }],
  });
  expect(await stocks()).toEqual(before);
  expect(quantities((await sara.basket.get()).data)).toEqual({
    [small.promoted]: 1,
    [small.console]: 1,
    [small.charger]: 4,
  });
  expect((await sara.basket.get()).data.items).toContainEqual(
    expect.objectContaining({ productPropertyId: small.controller, bundleOf: small.console }),
  );
  const { data: again } = await sara.review({ shipping, useWallet: true, coupon: 'ONCE' });
  expect(again).toMatchObject({ fromWallet: 500_000, couponDiscount: 200_000 });
});

test('a paid order that is being prepared goes back into the wallet, once', async () => {
  const sara = await shop.createShopper({ wallet: 2_000_000, lines: [[small.charger, 1]] });
  const { data } = await sara.place({ useWallet: true });
  const stock = await shop.stockOf(small.charger);
  const key = randomUUID();
  const answers = await Promise.all([
    sara.cancel(data.orderId, key),
    sara.cancel(data.orderId),
    sara.cancel(data.orderId),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await sara.balance()).toBe(2_000_000);
  expect(await shop.stockOf(small.charger)).toBe(stock + 1);
  const order = await sara.order(data.orderId);
  expect(order.events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'refunded', 'cancelled']);
  expect((await sara.basket.get()).data.items).toEqual([]);
});

test('cancelling an order on a plan refunds the first payment and every paid instalment, and removes the open ones', async () => {
  const sara = await shop.createShopper({ wallet: 20_000_000, lines: [[small.phone, 1]] });
  await run(
    shop.db,
    'UPDATE baskets SET plan_chosen = true, plan_id = default_plan(), plan_months = 6 WHERE user_id = $1',
    [sara.userId],
  );
  const { data } = await sara.place({ useWallet: true });
  await run(
    shop.db,
    'UPDATE instalments SET paid_at = now(), amount = 1000, interest = 0 WHERE order_id = $1 AND number = 1',
    [data.orderId],
  );
  await sara.cancel(data.orderId);
  expect(await sara.balance()).toBe(20_001_000);
  expect((await sara.order(data.orderId)).instalments.map(({ number }) => number)).toEqual([1]);
});

test.each<['shipped' | 'delivered' | 'cancelled', string]>([
  ['shipped', 'این سفارش دیگر در آماده‌سازی نیست و نمی‌توان آن را لغو کرد.'],
  ['delivered', 'این سفارش دیگر در آماده‌سازی نیست و نمی‌توان آن را لغو کرد.'],
  ['cancelled', 'این سفارش پیش‌تر لغو شده است.'],
])('an order in the state %s is not cancelled', async (state, message) => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.place();
  await moveOrder(shop.db, data.orderId, state);
  expect(await sara.cancel(data.orderId)).toMatchObject({ status: 409, code: 'conflict', message });
});

test('money that an instalment gateway lent is not paid into the wallet', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.place();
  await run(shop.db, `SELECT pay_order($1, ${paidMessagesSql}, now())`, [data.orderId]);
  const call = (cardGateways: string[]) =>
    run<{ outcome: string }>(
      shop.db,
      `SELECT outcome FROM cancel_order($1, $2, $3, 'x', '{"refundTitle": "x"}', 50, now())`,
      [data.orderId, sara.userId, cardGateways],
    );
  await run(
    shop.db,
    `INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, expires_at, created_at, updated_at)
      VALUES (gen_random_uuid(), $1, 'order', $2, 1, 'snapppay', 'created', now(), now(), now())`,
    [sara.userId, data.orderId],
  );
  await run(shop.db, `ALTER TABLE payment_attempts DISABLE TRIGGER USER`);
  await run(shop.db, `UPDATE payment_attempts SET state = 'settled' WHERE gateway = 'snapppay'`);
  await run(shop.db, `ALTER TABLE payment_attempts ENABLE TRIGGER USER`);
  // A gateway that is no longer configured counts as a lender too.
  expect(await call(['zibal'])).toEqual([{ outcome: 'lent' }]);
  expect(await call(['zibal', 'snapppay'])).toEqual([{ outcome: 'done' }]);
});

test("another customer's order is not found, for its payment and for its cancelling", async () => {
  const [sara, ali] = [await shop.createShopper({ lines: [[small.charger, 1]] }), await shop.createShopper()];
  const { data } = await sara.place();
  expect((await ali.cancel(data.orderId)).status).toBe(404);
  expect((await ali.call.get(`/user/orders/${data.orderId}/payment`)).status).toBe(404);
  expect((await sara.order(data.orderId)).state).toBe('awaitingPayment');
});
