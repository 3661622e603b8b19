import { parseDesk } from '@/backend/desk/arguments';
import { runDesk } from '@/backend/desk/commands';
import { mostReviewsPerDay } from '@/contract/limits';
import type { ProductPage } from '@/contract/product';
import type { OwnReview, Review } from '@/contract/review';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { openReturnShop, type ReturnShop } from '@/tests/support/returnShop';
import { small, smallProducts } from '@/tests/support/smallSeed';

let shop: ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
});
afterAll(() => shop.close());

const product = smallProducts.charger;
const path = `/user/products/${product}/review`;
const aReview = { stars: 4, pros: ['سبک', '  '], cons: ['کابل ندارد'], text: 'یک ماه است استفاده می‌کنم.' };

/** A customer to whom the product was delivered. */
async function aBuyer() {
  const { token } = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  return asCustomer(shop.app, token);
}
const aVisitor = async () =>
  asCustomer(shop.app, (await createCustomer(shop.db, { now: shop.clock.now })).token);
const listed = async () => {
  const answer = await shop.app.inject(`/product/${product}/reviews`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Review[] }>().data;
};
const ratingOf = async () => {
  const { data } = (await shop.app.inject(`/product/${product}`)).json<{ data: ProductPage }>();
  return data.product.rating;
};
const type = (line: string, reason?: string) =>
  runDesk(
    { db: shop.db, now: () => shop.clock.now, payment: shop.payment },
    parseDesk([...line.split(' '), ...(reason ? ['--reason', reason] : [])]),
  );
const newestId = async () => {
  const [row] = await run<{ id: number }>(shop.db, 'SELECT max(id) AS id FROM reviews');
  return row?.id ?? 0;
};

test('only a customer to whom the product was delivered can write about it', async () => {
  const visitor = await aVisitor();
  expect((await visitor.get<OwnReview>(path)).data).toEqual({ bought: false, review: null, helpful: [] });
  expect(await visitor.put(path, aReview)).toMatchObject({
    status: 403,
    message: expect.stringContaining('تنها کسی که این کالا را از پله خریده'),
  });
  const waiting = await shop.createShopper({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  await waiting.place({ useWallet: true });
  expect((await asCustomer(shop.app, waiting.token).put(path, aReview)).status).toBe(403);
  expect((await asCustomer(shop.app, null).put(path, aReview)).status).toBe(401);
});

test('a review waits, is published by the shop, counts in the rating and tells its writer', async () => {
  const buyer = await aBuyer();
  const before = await ratingOf();
  expect((await buyer.put<OwnReview>(path, aReview)).data).toMatchObject({
    bought: true,
    review: { stars: 4, pros: ['سبک'], cons: ['کابل ندارد'], state: 'pending', reason: null },
  });
  const id = await newestId();
  expect((await listed()).map((review) => review.id)).not.toContain(id);
  expect(await ratingOf()).toEqual(before);
  expect((await type('list')).lines.join('\n')).toContain(`review ${id}  4 stars`);

  expect((await type(`review publish ${id}`)).refused).toBeNull();
  expect((await listed())[0]).toMatchObject({ id, stars: 4, text: aReview.text, helpful: 0 });
  expect((await ratingOf())[3]).toBe((before[3] ?? 0) + 1);
  const [notice] = (await buyer.get<{ title: string; link: string }[]>('/user/notifications')).data;
  expect(notice).toMatchObject({
    title: 'دیدگاه شما منتشر شد',
    link: expect.stringContaining(`/products/${product}/`),
  });
  expect((await type(`review publish ${id}`)).refused).toContain('not in a state');
});

test('a refused review has its reason, and a new text replaces it and waits again', async () => {
  const buyer = await aBuyer();
  await buyer.put(path, aReview);
  const id = await newestId();
  await type(`review refuse ${id}`, 'شماره تلفن دارد.');
  expect((await buyer.get<OwnReview>(path)).data.review).toMatchObject({
    state: 'refused',
    reason: 'شماره تلفن دارد.',
  });
  expect((await listed()).map((review) => review.id)).not.toContain(id);
  expect((await buyer.put<OwnReview>(path, { ...aReview, stars: 2 })).data.review).toMatchObject({
    stars: 2,
    state: 'pending',
    reason: null,
  });
  expect(await newestId()).toBe(id);
});

test('a customer votes once for the review of another, and can take the vote back', async () => {
  const buyer = await aBuyer();
  await buyer.put(path, aReview);
  const id = await newestId();
  const visitor = await aVisitor();
  const vote = (caller: typeof visitor, helpful: boolean) =>
    caller.put<{ helpful: number }>(`/user/reviews/${id}/helpful`, { helpful });
  expect((await vote(visitor, true)).status).toBe(404);
  await type(`review publish ${id}`);
  expect((await vote(visitor, true)).data).toEqual({ id, helpful: 1 });
  expect((await vote(visitor, true)).data).toEqual({ id, helpful: 1 });
  expect((await vote(await aVisitor(), true)).data).toEqual({ id, helpful: 2 });
  expect((await visitor.get<OwnReview>(path)).data.helpful).toEqual([id]);
  expect((await vote(visitor, false)).data).toEqual({ id, helpful: 1 });
  expect((await vote(buyer, true)).status).toBe(409);
});

test('wrong input is refused, and the number of reviews a day is limited', async () => {
  const buyer = await aBuyer();
  for (const wrong of [{ stars: 0 }, { stars: 6 }, { text: 'کوتاه' }, { text: ' '.repeat(20) }, { more: 1 }])
    expect((await buyer.put(path, { ...aReview, ...wrong })).status).toBe(400);
  for (let sent = 0; sent < mostReviewsPerDay; sent += 1)
    expect((await buyer.put(path, aReview)).status).toBe(200);
  expect((await buyer.put(path, aReview)).status).toBe(429);
});
