import sharp from 'sharp';
import { mostReviewsPerDay } from '@/contract/limits';
import type { ProductCard, ProductPage } from '@/contract/product';
import type { OwnReview, Review } from '@/contract/review';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { parseDesk } from '@/tests/support/desk/parseDesk';
import { runLine } from '@/tests/support/desk/runLine';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const product = smallProducts.charger;
const path = `/user/products/${product}/review`;
const aReview = {
  stars: 4,
  pros: ['سبک', '  '],
  cons: ['کابل ندارد'],
  text: 'یک ماه است استفاده می‌کنم.',
  pictures: [] as string[],
};

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
  runLine(
    { db: shop.db, now: () => shop.clock.now, payment: shop.payment },
    parseDesk([...line.split(' '), ...(reason ? ['--reason', reason] : [])]),
  );
const newestId = async () => {
  const [row] = await shop.run<{ id: number }>('SELECT max(id) AS id FROM reviews');
  return row?.id ?? 0;
};

test('only a customer to whom the product was delivered can write about it', async () => {
  const visitor = await aVisitor();
  expect((await visitor.get<OwnReview>(path)).data).toEqual({ bought: false, review: null, helpful: [] });
  expect(await visitor.put(path, aReview)).toMatchObject({
    status: 403,
    message: expect.stringContaining('تنها کسی که این کالا را از این فروشگاه خریده'),
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

test('a card has a rating from the third review on, and a rewritten review counts no more', async () => {
  const rated = smallProducts.watch;
  const cardRating = async () => {
    const { data } = (await shop.app.inject(`/product/cards?ids=${rated}`)).json<{ data: ProductCard[] }>();
    return data[0]?.rating;
  };
  const publish = (stars: number) =>
    shop.run(
      `INSERT INTO reviews (product_id, author, stars, pros, cons, text, state, written_at)
        VALUES ($1, 'م', $2, '{}', '{}', 'x', 'published', now())`,
      [rated, stars],
    );
  await shop.run('DELETE FROM reviews WHERE product_id = $1', [rated]);
  await publish(5);
  await publish(4);
  expect(await cardRating()).toBeUndefined();
  await publish(4);
  expect(await cardRating()).toEqual({ average: 4.3, count: 3 });
  await shop.run('UPDATE reviews SET stars = 1 WHERE product_id = $1 AND stars = 5', [rated]);
  expect(await cardRating()).toEqual({ average: 3, count: 3 });
  await shop.run(`UPDATE reviews SET state = 'pending', stars = 2 WHERE id = $1`, [await newestId()]);
  expect(await cardRating()).toBeUndefined();
  const page = (await shop.app.inject(`/product/${rated}`)).json<{ data: ProductPage }>();
  expect(page.data.product.rating).toEqual([1, 0, 0, 1, 0]);
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

test('a rewritten review loses the votes for its earlier text', async () => {
  const buyer = await aBuyer();
  await buyer.put(path, aReview);
  const id = await newestId();
  await type(`review publish ${id}`);
  const visitor = await aVisitor();
  expect((await visitor.put(`/user/reviews/${id}/helpful`, { helpful: true })).data).toEqual({
    id,
    helpful: 1,
  });
  await buyer.put(path, { ...aReview, text: 'متنی که هیچ‌کس به آن رأی نداده است.' });
  await type(`review publish ${id}`);
  expect((await listed()).find((review) => review.id === id)).toMatchObject({ helpful: 0 });
  expect((await visitor.get<OwnReview>(path)).data.helpful).not.toContain(id);
});

describe('pictures of a review', () => {
  const pictureOf = (address: string) =>
    shop.app.inject(`/public/pictures/${address.slice('/media/'.length, -'.webp'.length)}`);

  test('are private until the review is published, and carry no notes of the camera', async () => {
    const buyer = await aBuyer();
    const files = [
      await storeFile(buyer, 'review', await aPhoto()),
      await storeFile(buyer, 'review', await aPhoto('png')),
    ];
    const ids = files.map(({ id }) => id);
    const own = (await buyer.put<OwnReview>(path, { ...aReview, pictures: ids })).data.review;
    expect(own?.pictures.map(({ id }) => id)).toEqual(ids);
    expect((await shop.app.inject(own?.pictures[0]?.link ?? '')).statusCode).toBe(200);
    expect((await pictureOf(`/media/${ids[0]}.webp`)).statusCode).toBe(404);

    await type(`review publish ${await newestId()}`);
    const [review] = await listed();
    expect(review?.pictures).toEqual(ids.map((id) => `/media/${id}.webp`));
    const shown = await pictureOf(review?.pictures[0] ?? '');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toBe('public, max-age=86400');
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  });

  test('a rewritten review hides its pictures again and deletes those that it lost', async () => {
    const buyer = await aBuyer();
    const [first, second] = [
      await storeFile(buyer, 'review', await aPhoto()),
      await storeFile(buyer, 'review', await aPhoto()),
    ];
    await buyer.put(path, { ...aReview, pictures: [first.id, second.id] });
    await type(`review publish ${await newestId()}`);
    const own = (await buyer.put<OwnReview>(path, { ...aReview, pictures: [second.id] })).data.review;
    expect(own).toMatchObject({ state: 'pending', pictures: [{ id: second.id }] });
    expect((await pictureOf(`/media/${second.id}.webp`)).statusCode).toBe(404);
    expect((await buyer.get(`/user/files/${first.id}`)).status).toBe(404);
  });

  test("another customer's picture, one of another purpose and a fourth one are refused", async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const foreign = await storeFile(other, 'review', await aPhoto());
    const wrong = await storeFile(buyer, 'return', await aPhoto());
    for (const { id } of [foreign, wrong])
      expect((await buyer.put(path, { ...aReview, pictures: [id] })).status).toBe(409);
    const many = ['1', '2', '3', '4'].map((digit) => foreign.id.slice(0, -1) + digit);
    expect((await buyer.put(path, { ...aReview, pictures: many })).status).toBe(400);
    expect((await buyer.get<OwnReview>(path)).data.review).toBeNull();
  });

  test('are shown once when the same one is named twice in different letter case', async () => {
    const buyer = await aBuyer();
    const { id } = await storeFile(buyer, 'review', await aPhoto());
    const twice = { ...aReview, pictures: [id.toUpperCase(), id] };
    const shown = { status: 200, data: { review: { pictures: [{ id }] } } };
    expect(await buyer.put<OwnReview>(path, twice)).toMatchObject(shown);
    // The picture belongs to the review now.
    expect(await buyer.put<OwnReview>(path, twice)).toMatchObject(shown);
  });

  test('are gone with the account of their writer', async () => {
    const buyer = await aBuyer();
    const file = await storeFile(buyer, 'review', await aPhoto());
    await buyer.put(path, { ...aReview, pictures: [file.id] });
    const id = await newestId();
    await type(`review publish ${id}`);
    await shop.run(`DELETE FROM stored_files WHERE id = '${file.id}'`);
    expect((await listed()).find((review) => review.id === id)?.pictures).toEqual([]);
  });
});
