import { giveOrderDocument, oldOrderDocuments } from '@/backend/domains/buy/order/documents';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { FeedNotification } from '@/contract/notification';
import type { Order } from '@/contract/order';
import { type CheckoutShop, openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small, smallPlans } from '@/tests/support/smallSeed';
import { dayMs } from '@/utils/timeUnits';

let shop: CheckoutShop;
let photo: Buffer;
beforeAll(async () => {
  shop = await openCheckoutShop();
  photo = await aPhoto();
  await run(shop.db, `UPDATE facility_plans SET documents = '{"تصویر کارت ملی","فیش حقوقی"}' WHERE id = $1`, [
    smallPlans.bank,
  ]);
});
afterAll(() => shop.close());

const parts = () => ({ db: shop.db, now: () => shop.clock.now, payment: shop.payment });
const judge = (order: number, number: number, reason?: string) =>
  carryOut(parts(), {
    what: 'orderDocument',
    id: order,
    number,
    judged: reason === undefined ? { verdict: 'accepted' } : { verdict: 'rejected', reason },
  });
const accept = (order: number) =>
  carryOut(parts(), { what: 'review', id: order, decision: { verdict: 'accept' } });

/** A customer with a paid order on a plan that asks for two documents. */
async function buyOnPlan() {
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.console, 1]] });
  await shop.setStock(small.console, 50);
  await sara.basket.choosePlan({ planId: smallPlans.bank });
  const { data } = await sara.place({ useWallet: true });
  return { sara, order: data.orderId };
}

const upload = async (sara: Shopper) => (await storeFile(sara.call, 'loan', photo)).id;
const give = (sara: Shopper, order: number, number: number, fileIds: string[]) =>
  sara.call.put<Order>(`/user/orders/${order}/documents`, { number, fileIds });
const statesOf = ({ documents }: Order) => documents.map(({ state }) => state);
const feedOf = async (sara: Shopper) => (await sara.call.get<FeedNotification[]>('/user/notifications')).data;
const isStored = async (id: string) =>
  (await run(shop.db, 'SELECT FROM stored_files WHERE id = $1', [id])).length === 1;

test('the documents of an order are given, judged one by one, replaced, and only then is it accepted', async () => {
  const { sara, order } = await buyOnPlan();
  expect(statesOf(await sara.order(order))).toEqual(['missing', 'missing']);
  const card = await upload(sara);
  const { data } = await give(sara, order, 1, [card]);
  expect(statesOf(data)).toEqual(['given', 'missing']);
  expect(data.documents[0]).toMatchObject({ title: 'تصویر کارت ملی', files: [{ id: card }] });
  const link = data.documents[0]?.files[0]?.link ?? '';
  expect((await shop.app.inject(link)).statusCode).toBe(200);
  expect(await judge(order, 2)).toBe('not_found');
  expect(await judge(order, 1, 'تصویر ناخواناست')).toBe('done');
  expect(await judge(order, 1)).toBe('wrong_state');
  expect((await sara.order(order)).documents[0]).toMatchObject({
    state: 'rejected',
    reason: 'تصویر ناخواناست',
  });
  expect((await feedOf(sara))[0]).toMatchObject({
    text: 'تصویر ناخواناست. لطفاً مدرک جدید را در صفحهٔ سفارش بفرستید.',
    isModal: true,
    value: String(order),
  });

  const better = await upload(sara);
  await give(sara, order, 1, [better]);
  expect(await isStored(card)).toBe(false);
  await give(sara, order, 2, [await upload(sara)]);
  expect((await feedOf(sara))[0]).toMatchObject({
    title: expect.stringContaining('در حال بررسی'),
    isModal: false,
  });
  expect(await judge(order, 1)).toBe('done');
  expect(await accept(order)).toBe('documents_open');
  expect(await give(sara, order, 1, [])).toMatchObject({ status: 409 });
  expect(await judge(order, 2)).toBe('done');
  expect(await accept(order)).toBe('done');
  expect(await sara.order(order)).toMatchObject({ state: 'preparing' });
  expect(await give(sara, order, 2, [])).toMatchObject({ status: 409 });
});

test('a document takes only unused uploads of its customer, at most four', async () => {
  const { sara, order } = await buyOnPlan();
  const { sara: reza, order: other } = await buyOnPlan();
  const foreign = await upload(reza);
  expect(await give(reza, order, 1, [foreign])).toMatchObject({ status: 404 });
  expect(await give(sara, order, 3, [await upload(sara)])).toMatchObject({ status: 404 });
  expect(await give(sara, order, 1, [foreign])).toMatchObject({ status: 409 });
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => upload(sara)));
  expect(await give(sara, order, 1, five)).toMatchObject({
    status: 409,
    fields: { fileIds: 'برای این مدرک تا ۴ پرونده می‌توان فرستاد.' },
  });
  const file = five[0] ?? '';
  await give(sara, order, 1, [file]);
  expect(await give(sara, order, 2, [file])).toMatchObject({ status: 409 });
  expect(statesOf(await reza.order(other))).toEqual(['missing', 'missing']);
});

test('a cancelled order leaves no document, and a delivered one none after 90 days', async () => {
  const { sara, order } = await buyOnPlan();
  const file = await upload(sara);
  await give(sara, order, 1, [file]);
  await sara.cancel(order);
  expect(await isStored(file)).toBe(false);
  expect((await sara.order(order)).documents).toEqual([]);

  const { sara: reza, order: kept } = await buyOnPlan();
  const card = await upload(reza);
  await give(reza, kept, 1, [card]);
  await run(shop.db, `INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'delivered', $2)`, [
    kept,
    new Date(shop.clock.now - 91 * dayMs),
  ]);
  const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now);
  cleanUps.add(oldOrderDocuments);
  expect(await cleanUps.run()).toBe(1);
  expect(await isStored(card)).toBe(false);
});

test('two calls that give the same upload at once use it once', async () => {
  const { sara, order } = await buyOnPlan();
  const file = await upload(sara);
  const customer = sara.userId;
  const outcomes = await Promise.allSettled(
    [1, 2].map((number) => giveOrderDocument(parts(), customer, order, { number, fileIds: [file] })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
