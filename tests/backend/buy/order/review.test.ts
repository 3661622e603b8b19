import { giveOrderDocument, oldOrderDocuments } from '@/backend/domains/buy/order/documents';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { Order } from '@/contract/order';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small, smallPlans, smallServices } from '@/tests/support/smallSeed';
import { recordingSender, sendQueuedTexts } from '@/tests/support/sms';
import { dayMs } from '@/utils/timeUnits';

const shop = forAllTests(() => openCheckoutShop());
const photo = aPhoto();
const titles = ['تصویر کارت ملی', 'فیش حقوقی'];

beforeEach(async () => {
  await shop.setStock(small.console, 50);
  await askFor(titles);
});

/** The documents that the plan of the bank asks for. */
const askFor = (documents: string[]) =>
  shop.run('UPDATE facility_plans SET documents = $2 WHERE id = $1', [smallPlans.bank, documents]);

const accept = (id: number) => shop.command({ what: 'review', id, decision: { verdict: 'accept' } });
const refuse = (id: number, reason = 'تصویر کارت ملی خوانا نبود.') =>
  shop.command({ what: 'review', id, decision: { verdict: 'refuse', reason } });
const judge = (id: number, number: number, reason?: string) =>
  shop.command({
    what: 'orderDocument',
    id,
    number,
    judged: reason === undefined ? { verdict: 'accepted' } : { verdict: 'rejected', reason },
  });
const payOrder = (id: number) =>
  shop.run(`SELECT pay_order($1, ${paidMessagesSql}, $2)`, [id, new Date(shop.clock.now)]);

/** Buys a console on the plan of the bank. A full wallet pays its fee and shipping, so that the order is paid at once. */
async function buyOnPlan({
  wallet = 5_000_000,
  ...changes
}: { wallet?: number } & Parameters<Shopper['place']>[0] = {}) {
  const sara = await shop.createShopper({ wallet, lines: [[small.console, 1]] });
  await sara.basket.choosePlan({ planId: smallPlans.bank });
  const { data } = await sara.place({ useWallet: true, ...changes });
  return { sara, id: data.orderId };
}

const kindsOf = ({ events }: Order) => events.map(({ kind }) => kind);

describe('the review of an order', () => {
  beforeEach(() => askFor(titles.slice(0, 1)));

  test('follows its payment on a plan with documents, and it is prepared once it is accepted', async () => {
    const { sara, id } = await buyOnPlan();
    const order = await sara.order(id);
    expect(order).toMatchObject({
      state: 'paymentReview',
      conditions: { documents: ['تصویر کارت ملی'], cheque: null },
      heldUntil: null,
    });
    expect(kindsOf(order)).toEqual(['placed', 'paid']);
    expect(await sara.notice()).toMatchObject({
      text: 'پرداخت شما رسید. مدارک طرح را در صفحهٔ سفارش بفرستید تا بررسی و سپس سفارش آماده شود.',
      link: `/dashboard/orders/${id}`,
    });
    expect(await accept(id)).toBe('documents_open');
    // As if the customer had given them and an operator had accepted them.
    await shop.run(
      `UPDATE order_documents SET state = 'accepted', files = ARRAY[gen_random_uuid()] WHERE order_id = $1`,
      [id],
    );
    const outcomes = await Promise.all([accept(id), accept(id)]);
    expect(outcomes.toSorted()).toEqual(['done', 'not_in_review']);
    const accepted = await sara.order(id);
    expect(accepted.state).toBe('preparing');
    expect(kindsOf(accepted)).toEqual(['placed', 'paid', 'accepted']);
    expect((await sara.notice())?.title).toContain('تأیید شد');
  });

  test('that refuses it gives back stock, slot, coupon, wallet and gateway money, and says why', async () => {
    const { sara: other } = await buyOnPlan();
    const shipping = await other.courier('2026-11-25', '15:00');
    const stock = await shop.stockOf(small.console);
    const { sara, id } = await buyOnPlan({ wallet: 200_000, shipping, coupon: 'ONCE' });
    const { payToday, fromWallet } = await sara.order(id);
    expect(fromWallet).toBe(200_000);
    await payOrder(id);
    expect(await shop.stockOf(small.console)).toBe(stock - 1);

    const refusals = await Promise.all([refuse(id), refuse(id)]);
    expect(refusals.toSorted()).toEqual(['done', 'not_in_review']);
    expect(await accept(id)).toBe('not_in_review');
    expect(await sara.cancel(id)).toMatchObject({ status: 409 });
    const { state, instalments, events } = await sara.order(id);
    expect([state, instalments]).toEqual(['cancelled', []]);
    const noteOf = (kind: string) => events.find((event) => event.kind === kind)?.note;
    expect(noteOf('cancelled')).toBe('تصویر کارت ملی خوانا نبود.');
    expect(noteOf('refunded')).toContain('به کیف پول شما برگشت');
    expect(await sara.balance()).toBe(payToday);
    expect(await shop.stockOf(small.console)).toBe(stock);
    expect(await shop.takenOf(shipping.slotId)).toBe(0);
    expect(await shop.run('SELECT FROM coupon_uses WHERE order_id = $1', [id])).toEqual([]);
    expect((await sara.notice())?.text).toBe(
      `تصویر کارت ملی خوانا نبود. ${payToday.toLocaleString('fa-IR')} تومان به کیف پول شما برگشت.`,
    );
  });

  test('ends when the customer cancels the order', async () => {
    const { sara, id } = await buyOnPlan();
    expect((await sara.cancel(id)).data).toMatchObject({ state: 'cancelled' });
    expect(await sara.balance()).toBe(5_000_000);
    expect(await accept(id)).toBe('not_in_review');
  });

  test('is only of a paid order, and no decision is possible about another one', async () => {
    const { sara, id } = await buyOnPlan({ wallet: 0 });
    expect((await sara.order(id)).state).toBe('awaitingPayment');
    expect([await accept(id), await refuse(id)]).toEqual(['not_in_review', 'not_in_review']);
    expect(await accept(1)).toBe('not_found');
    const set = (state: string) => shop.run('UPDATE orders SET state = $2 WHERE id = $1', [id, state]);
    await expect(set('paymentReview')).rejects.toThrow();
    await payOrder(id);
    await expect(set('shipped')).rejects.toThrow();
  });
});

describe('documents of an order', () => {
  const upload = async (sara: Shopper) => (await storeFile(sara.call, 'loan', await photo)).id;
  const give = (sara: Shopper, order: number, number: number, fileIds: string[]) =>
    sara.call.put<Order>(`/user/orders/${order}/documents`, { number, fileIds });
  const statesOf = ({ documents }: Order) => documents.map(({ state }) => state);
  const isStored = async (id: string) =>
    (await shop.run('SELECT FROM stored_files WHERE id = $1', [id])).length === 1;

  test('are given, judged one by one, replaced, and only then is it accepted', async () => {
    const { sara, id } = await buyOnPlan();
    expect(statesOf(await sara.order(id))).toEqual(['missing', 'missing']);
    const card = await upload(sara);
    const { data } = await give(sara, id, 1, [card]);
    expect(statesOf(data)).toEqual(['given', 'missing']);
    expect(data.documents[0]).toMatchObject({ title: 'تصویر کارت ملی', files: [{ id: card }] });
    expect((await shop.app.inject(data.documents[0]?.files[0]?.link ?? '')).statusCode).toBe(200);
    const reason = 'تصویر ناخواناست';
    const outcomes = [await judge(id, 2), await judge(id, 1, reason), await judge(id, 1)];
    expect(outcomes).toEqual(['not_found', 'done', 'wrong_state']);
    expect((await sara.order(id)).documents[0]).toMatchObject({ state: 'rejected', reason });
    expect(await sara.notice()).toMatchObject({
      text: 'تصویر ناخواناست. لطفاً مدرک جدید را در صفحهٔ سفارش بفرستید.',
      isModal: true,
      value: String(id),
    });

    await give(sara, id, 1, [await upload(sara)]);
    expect(await isStored(card)).toBe(false);
    await give(sara, id, 2, [await upload(sara)]);
    const inReview = { title: expect.stringContaining('در حال بررسی'), isModal: false };
    expect(await sara.notice()).toMatchObject(inReview);
    expect([await judge(id, 1), await accept(id)]).toEqual(['done', 'documents_open']);
    expect(await give(sara, id, 1, [])).toMatchObject({ status: 409 });
    expect([await judge(id, 2), await accept(id)]).toEqual(['done', 'done']);
    expect(await sara.order(id)).toMatchObject({ state: 'preparing' });
    expect(await give(sara, id, 2, [])).toMatchObject({ status: 409 });
  });

  test('are only unused uploads of the customer, at most four each', async () => {
    const [{ sara, id }, { sara: reza, id: other }] = [await buyOnPlan(), await buyOnPlan()];
    const foreign = await upload(reza);
    expect(await give(reza, id, 1, [foreign])).toMatchObject({ status: 404 });
    expect(await give(sara, id, 3, [await upload(sara)])).toMatchObject({ status: 404 });
    expect(await give(sara, id, 1, [foreign])).toMatchObject({ status: 409 });
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => upload(sara)));
    const fields = { fileIds: 'برای این مدرک تا ۴ پرونده می‌توان فرستاد.' };
    expect(await give(sara, id, 1, five)).toMatchObject({ status: 409, fields });
    await give(sara, id, 1, five.slice(0, 1));
    expect(await give(sara, id, 2, five.slice(0, 1))).toMatchObject({ status: 409 });
    expect(statesOf(await reza.order(other))).toEqual(['missing', 'missing']);
  });

  test('leave with a cancelled order, and 90 days after the delivery', async () => {
    const { sara, id } = await buyOnPlan();
    const file = await upload(sara);
    await give(sara, id, 1, [file]);
    await sara.cancel(id);
    expect(await isStored(file)).toBe(false);
    expect((await sara.order(id)).documents).toEqual([]);

    const { sara: reza, id: kept } = await buyOnPlan();
    const card = await upload(reza);
    await give(reza, kept, 1, [card]);
    await shop.run(`INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'delivered', $2)`, [
      kept,
      new Date(shop.clock.now - 91 * dayMs),
    ]);
    const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now);
    cleanUps.add(oldOrderDocuments);
    expect(await cleanUps.run()).toBe(1);
    expect(await isStored(card)).toBe(false);
  });

  test('are used once by two calls that give the same upload at once', async () => {
    const { sara, id } = await buyOnPlan();
    const fileIds = [await upload(sara)];
    const parts = { db: shop.db, now: () => shop.clock.now };
    const outcomes = await Promise.allSettled(
      [1, 2].map((number) => giveOrderDocument(parts, sara.userId, id, { number, fileIds })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('the policy of an insurance comes after the delivery, with its period and the way to claim, and can be corrected', async () => {
  const sara = await shop.createShopper({ wallet: 100_000_000, lines: [[small.phone, 1]] });
  await sara.basket.addService(small.phone, [{ serviceId: smallServices.body, count: 1 }]);
  const id = (await sara.place({ useWallet: true, gateway: null })).data.orderId;
  const firstItem = async () => (await sara.order(id)).items[0];
  const itemId = (await firstItem())?.id ?? 0;
  const issue = (number: string, serviceId: number = smallServices.body) =>
    shop.command({ what: 'order', id, change: { step: 'policy', itemId, serviceId, number } });
  const policy = async () => (await firstItem())?.services[0]?.policy;
  const phone = recordingSender();
  const work = () => sendQueuedTexts(shop.db, phone.sender, () => shop.clock.now);

  expect(await issue('BD-1')).toBe('wrong_state');
  await shop.run(`UPDATE orders SET state = 'delivered' WHERE id = $1`, [id]);
  expect(await issue('BD-1', smallServices.glass)).toBe('unknown_item');
  expect(await issue('BD-1')).toBe('done');
  expect(await policy()).toEqual({
    state: 'issued',
    number: 'BD-1',
    from: '2026-11-22',
    to: '2027-11-21',
    provider: expect.any(String),
    claim: expect.any(String),
  });
  expect(await sara.notice()).toMatchObject({
    title: 'بیمه‌نامهٔ شما صادر شد',
    text: expect.stringContaining('با شمارهٔ BD-1 صادر شد'),
    link: `/dashboard/orders/${id}`,
  });
  await work();
  expect(await issue('BD-2')).toBe('done');
  expect(await policy()).toMatchObject({ number: 'BD-2' });

  await work();
  await work();
  expect(phone.texts).toEqual(
    ['BD-1', 'BD-2'].map((number) => [sara.mobile, expect.stringContaining(number)]),
  );
});
