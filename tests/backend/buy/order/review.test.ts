import type { FeedNotification } from '@/contract/notification';
import { type CheckoutShop, openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
  await run(shop.db, `UPDATE facility_plans SET documents = '{"تصویر کارت ملی"}' WHERE id = $1`, [
    smallPlans.bank,
  ]);
});
afterAll(() => shop.close());

const parts = () => ({ db: shop.db, now: () => shop.clock.now, payment: shop.payment });
const accept = (order: number) =>
  carryOut(parts(), { what: 'review', id: order, decision: { verdict: 'accept' } });
const refuse = (order: number, reason = 'تصویر کارت ملی خوانا نبود.') =>
  carryOut(parts(), { what: 'review', id: order, decision: { verdict: 'refuse', reason } });

/** Buys a console on the plan of the bank, whose fee and shipping the wallet pays, so that the order is paid at once. */
async function buyOnPlan(sara: Shopper, changes = {}) {
  await sara.basket.choosePlan({ planId: smallPlans.bank });
  const { data } = await sara.place({ useWallet: true, ...changes });
  return data.orderId;
}

/** The documents of an order, as if the customer had given them and an operator had accepted them. */
const acceptDocuments = (order: number) =>
  run(
    shop.db,
    `UPDATE order_documents SET state = 'accepted', files = ARRAY[gen_random_uuid()] WHERE order_id = $1`,
    [order],
  );

const newestNotice = async (sara: Shopper) =>
  (await sara.call.get<FeedNotification[]>('/user/notifications')).data[0];

test('a paid order on a plan with documents is reviewed, and prepared once it is accepted', async () => {
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.console, 1]] });
  const id = await buyOnPlan(sara);
  expect(await sara.order(id)).toMatchObject({
    state: 'paymentReview',
    conditions: { documents: ['تصویر کارت ملی'], cheque: null },
    heldUntil: null,
    events: [{ kind: 'placed' }, { kind: 'paid' }],
  });
  expect(await newestNotice(sara)).toMatchObject({
    text: 'پرداخت شما رسید. مدارک طرح را در صفحهٔ سفارش بفرستید تا بررسی و سپس سفارش آماده شود.',
    link: `/dashboard/orders/${id}`,
  });
  expect(await accept(id)).toBe('documents_open');
  await acceptDocuments(id);
  expect(await Promise.all([accept(id), accept(id)]).then((outcomes) => outcomes.sort())).toEqual([
    'done',
    'not_in_review',
  ]);
  const order = await sara.order(id);
  expect(order.state).toBe('preparing');
  expect(order.events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'accepted']);
  expect((await newestNotice(sara))?.title).toContain('تأیید شد');
});

test('a refused order gives back stock, slot, coupon, wallet and gateway money, and says why', async () => {
  const sara = await shop.createShopper({ wallet: 200_000, lines: [[small.console, 1]] });
  const stock = await shop.stockOf(small.console);
  const slotId = (await sara.slots())['2026-11-25 15:00'] ?? 0;
  const taken = async () =>
    (await run<{ taken: number }>(shop.db, 'SELECT taken FROM delivery_slots WHERE id = $1', [slotId]))[0]
      ?.taken;
  const shipping = { methodId: smallMethods.courier, slotId, branchId: null };
  const id = await buyOnPlan(sara, { shipping, coupon: 'ONCE' });
  const { payToday, fromWallet } = await sara.order(id);
  expect(fromWallet).toBe(200_000);
  await run(shop.db, `SELECT pay_order($1, ${paidMessagesSql}, $2)`, [id, new Date(shop.clock.now)]);
  expect(await shop.stockOf(small.console)).toBe(stock - 1);

  const refusals = await Promise.all([refuse(id), refuse(id)]);
  expect(refusals.toSorted()).toEqual(['done', 'not_in_review']);
  expect(await accept(id)).toBe('not_in_review');
  expect(await sara.cancel(id)).toMatchObject({ status: 409 });
  const order = await sara.order(id);
  expect(order).toMatchObject({ state: 'cancelled', instalments: [] });
  expect(order.events.find(({ kind }) => kind === 'cancelled')?.note).toBe('تصویر کارت ملی خوانا نبود.');
  expect(await sara.balance()).toBe(payToday);
  expect(await shop.stockOf(small.console)).toBe(stock);
  expect(await taken()).toBe(0);
  expect(await run(shop.db, 'SELECT FROM coupon_uses WHERE order_id = $1', [id])).toEqual([]);
  expect((await newestNotice(sara))?.text).toBe(
    `تصویر کارت ملی خوانا نبود. ${payToday.toLocaleString('fa-IR')} تومان به کیف پول شما برگشت.`,
  );
  expect(order.events.find(({ kind }) => kind === 'refunded')?.note).toContain('به کیف پول شما برگشت');
});

test('the customer may cancel an order in review', async () => {
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.console, 1]] });
  const id = await buyOnPlan(sara);
  expect((await sara.cancel(id)).data).toMatchObject({ state: 'cancelled' });
  expect(await sara.balance()).toBe(5_000_000);
  expect(await accept(id)).toBe('not_in_review');
});

test('only a paid order is reviewed, and no decision is possible about another one', async () => {
  const sara = await shop.createShopper({ lines: [[small.console, 1]] });
  const id = await buyOnPlan(sara);
  expect((await sara.order(id)).state).toBe('awaitingPayment');
  expect([await accept(id), await refuse(id), await accept(1)]).toEqual([
    'not_in_review',
    'not_in_review',
    'not_found',
  ]);
  const set = (state: string) => run(shop.db, 'UPDATE orders SET state = $2 WHERE id = $1', [id, state]);
  await expect(set('paymentReview')).rejects.toThrow();
  await run(shop.db, `SELECT pay_order($1, ${paidMessagesSql}, $2)`, [id, new Date(shop.clock.now)]);
  await expect(set('shipped')).rejects.toThrow();
});
