import sharp from 'sharp';
import { anonymousAsker } from '@/backend/domains/browse/question/messages';
import { anonymousBuyer } from '@/backend/domains/browse/review/messages';
import { longestQuestion, mostQuestionsPerDay, mostReviewsPerDay } from '@/contract/limits';
import type { ProductCard, ProductPage } from '@/contract/product';
import type { Question } from '@/contract/question';
import type { OwnReview, Review } from '@/contract/review';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer } from '@/tests/support/customer';
import { parseDesk } from '@/tests/support/desk/parseDesk';
import { runLine } from '@/tests/support/desk/runLine';
import { renameShop } from '@/tests/support/layout/renameShop';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const product = smallProducts.charger;

/** A customer to whom the product was delivered. */
const aBuyer = async () => (await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] })).call;
const aVisitor = () => shop.customer();
type Visitor = Awaited<ReturnType<typeof aVisitor>>;

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await shop.app.inject(`/product/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
/** Types a command of the operator. */
const type = (line: string, ...options: string[]) =>
  runLine(
    { db: shop.db, now: () => shop.clock.now, payment: shop.payment },
    parseDesk([...line.split(' '), ...options]),
  );
async function newestId(table: 'reviews' | 'product_questions' | 'product_answers') {
  const [row] = await shop.run<{ id: number }>(`SELECT max(id) AS id FROM ${table}`);
  return row?.id ?? 0;
}
const titlesOf = async (customer: Pick<Visitor, 'get'>) =>
  (await customer.get<{ title: string; text: string }[]>('/user/notifications')).data.map(
    ({ title }) => title,
  );

describe('reviews', () => {
  const path = `/user/products/${product}/review`;
  const aReview = {
    stars: 4,
    pros: ['سبک', '  '],
    cons: ['کابل ندارد'],
    text: 'یک ماه است استفاده می‌کنم.',
    pictures: [] as string[],
  };
  const newestReview = () => newestId('reviews');
  /** A review of a new buyer, which waits. */
  async function aWaitingReview() {
    const buyer = await aBuyer();
    // Who has given the product back has had it too.
    await shop.run(`UPDATE orders SET state = 'returned' WHERE id = (SELECT max(id) FROM orders)`);
    await buyer.put(path, aReview);
    return { buyer, id: await newestReview() };
  }
  const listed = async () => (await read<{ data: Review[] }>(`${product}/reviews`)).data;
  const ratingOf = async (id: number) => (await read<{ data: ProductPage }>(String(id))).data.product.rating;

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
  });

  test('a review waits, is published by the shop, counts in the rating and tells its writer', async () => {
    const buyer = await aBuyer();
    const before = await ratingOf(product);
    expect((await buyer.put<OwnReview>(path, aReview)).data).toMatchObject({
      bought: true,
      review: { stars: 4, pros: ['سبک'], cons: ['کابل ندارد'], state: 'pending', reason: null },
    });
    const id = await newestReview();
    expect((await listed()).map((review) => review.id)).not.toContain(id);
    expect(await ratingOf(product)).toEqual(before);
    expect((await type('list')).lines.join('\n')).toContain(`review ${id}  4 stars`);

    expect((await type(`review publish ${id}`)).refused).toBeNull();
    expect((await listed())[0]).toMatchObject({ id, stars: 4, text: aReview.text, helpful: 0 });
    expect((await ratingOf(product))[3]).toBe((before[3] ?? 0) + 1);
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
      const { data } = await read<{ data: ProductCard[] }>(`cards?ids=${rated}`);
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
    await shop.run(`UPDATE reviews SET state = 'pending', stars = 2 WHERE id = $1`, [await newestReview()]);
    expect(await cardRating()).toBeUndefined();
    expect(await ratingOf(rated)).toEqual([1, 0, 0, 1, 0]);
  });

  test('a refused review has its reason, and a new text replaces it and waits again', async () => {
    const { buyer, id } = await aWaitingReview();
    await type(`review refuse ${id}`, '--reason', 'شماره تلفن دارد.');
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
    expect(await newestReview()).toBe(id);
  });

  test('a customer votes once for the review of another, and can take the vote back', async () => {
    const { buyer, id } = await aWaitingReview();
    const visitor = await aVisitor();
    const vote = (caller: Pick<Visitor, 'put'>, helpful: boolean) =>
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
    for (const wrong of [
      { stars: 0 },
      { stars: 6 },
      { text: 'کوتاه' },
      { text: ' '.repeat(20) },
      { more: 1 },
    ])
      expect((await buyer.put(path, { ...aReview, ...wrong })).status).toBe(400);
    for (let sent = 0; sent < mostReviewsPerDay; sent += 1)
      expect((await buyer.put(path, aReview)).status).toBe(200);
    expect((await buyer.put(path, aReview)).status).toBe(429);
  });

  test('a rewritten review loses the votes for its earlier text', async () => {
    const { buyer, id } = await aWaitingReview();
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

      await type(`review publish ${await newestReview()}`);
      const [review] = await listed();
      expect(review?.pictures).toEqual(ids.map((id) => `/media/${id}.webp`));
      // All buyers' pictures of the product, the newest first.
      const { data } = (await shop.app.inject(`/product/${product}/reviewPictures`)).json();
      expect(data.slice(0, 2)).toEqual(
        review?.pictures.map((picture) => ({ picture, author: review.author })),
      );
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
      await type(`review publish ${await newestReview()}`);
      const own = (await buyer.put<OwnReview>(path, { ...aReview, pictures: [second.id] })).data.review;
      expect(own).toMatchObject({ state: 'pending', pictures: [{ id: second.id }] });
      expect((await pictureOf(`/media/${second.id}.webp`)).statusCode).toBe(404);
      expect((await shop.app.inject(`/product/${product}/reviewPictures`)).body).not.toContain(second.id);
      expect((await buyer.get(`/user/files/${first.id}`)).status).toBe(404);
    });

    test("another customer's picture, one of another purpose and a fifth one are refused", async () => {
      const [buyer, other] = [await aBuyer(), await aBuyer()];
      const foreign = await storeFile(other, 'review', await aPhoto());
      const wrong = await storeFile(buyer, 'return', await aPhoto());
      for (const { id } of [foreign, wrong])
        expect((await buyer.put(path, { ...aReview, pictures: [id] })).status).toBe(409);
      const many = ['1', '2', '3', '4', '5'].map((digit) => foreign.id.slice(0, -1) + digit);
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
      const id = await newestReview();
      await type(`review publish ${id}`);
      await shop.run(`DELETE FROM stored_files WHERE id = '${file.id}'`);
      expect((await listed()).find((review) => review.id === id)?.pictures).toEqual([]);
    });
  });
});

describe('questions', () => {
  const path = `/user/products/${product}/questions`;
  const text = 'کابل در جعبه هست؟';
  type Listed = { data: Question[]; extraObject: { nextCursor: string | null } };
  const listed = (query = '') => read<Listed>(`${product}/questions${query}`);

  /** A published question of a new customer. */
  async function aQuestion() {
    const asker = await aVisitor();
    expect((await asker.post(path, { text })).status).toBe(200);
    const id = await newestId('product_questions');
    await type(`question publish ${id}`);
    return { asker, id };
  }

  test('a question waits, is published by the shop, and tells its writer', async () => {
    const asker = await aVisitor();
    expect(await asker.post(path, { text: `  ${text} ` })).toMatchObject({ status: 200, data: null });
    const id = await newestId('product_questions');
    expect((await listed()).data.map((question) => question.id)).not.toContain(id);
    expect((await type('list')).lines.join('\n')).toContain(`question ${id}  about`);
    expect((await type(`question publish ${id}`)).refused).toBeNull();
    expect((await listed()).data[0]).toMatchObject({ id, text, answers: [] });
    expect(await titlesOf(asker)).toEqual(['پرسش شما منتشر شد']);
    expect((await type(`question publish ${id}`)).refused).toContain('not in a state');
    expect((await type('question publish 999999')).refused).toContain('nothing with this number');
  });

  test('a refused question is not shown, and its writer reads the reason', async () => {
    const asker = await aVisitor();
    await asker.post(path, { text });
    const id = await newestId('product_questions');
    await type(`question refuse ${id}`, '--reason', 'شماره تلفن دارد.');
    expect((await listed()).data.map((question) => question.id)).not.toContain(id);
    expect((await asker.get('/user/notifications')).data).toMatchObject([
      { title: 'پرسش شما منتشر نشد', text: 'شماره تلفن دارد.' },
    ]);
    expect((await type(`question answer ${id}`, '--text', 'بله.')).refused).toContain('not in a state');
  });

  test('the answer of the shop publishes the question and stands before those of buyers', async () => {
    const { asker, id } = await aQuestion();
    const buyer = await aBuyer();
    const answer = (words: string) => buyer.put(`/user/questions/${id}/answer`, { text: words });
    expect((await answer('در جعبهٔ من بود.')).status).toBe(200);
    const answerId = await newestId('product_answers');
    expect((await listed()).data[0]?.answers).toEqual([]);
    expect((await type('list')).lines.join('\n')).toContain(`answer ${answerId}  about`);
    expect((await type(`answer publish ${answerId}`)).refused).toBeNull();
    await type(`question answer ${id}`, '--text', 'بله، هست.');
    expect((await listed()).data[0]?.answers).toMatchObject([
      { by: 'shop', author: 'پله', text: 'بله، هست.' },
      { by: 'buyer', text: 'در جعبهٔ من بود.' },
    ]);
    await renameShop(shop.db, 'بازار آفتاب');
    const later = await aQuestion();
    await type(`question answer ${later.id}`, '--text', 'بله.');
    expect((await listed()).data.find((one) => one.id === later.id)?.answers).toMatchObject([
      { by: 'shop', author: 'بازار آفتاب' },
    ]);
    await renameShop(shop.db, 'پله');
    expect(await titlesOf(asker)).toEqual([
      'به پرسش شما پاسخ داده شد',
      'به پرسش شما پاسخ داده شد',
      'پرسش شما منتشر شد',
    ]);
    expect(await titlesOf(buyer)).toContain('پاسخ شما منتشر شد');
    // A new answer replaces the earlier one and waits again.
    await answer('اشتباه کردم، نبود.');
    expect((await listed()).data[0]?.answers).toMatchObject([{ by: 'shop' }]);
    await type(`answer refuse ${answerId}`, '--reason', 'درست نیست.');
    expect(await titlesOf(buyer)).toContain('پاسخ شما منتشر نشد');

    const waiting = await aVisitor();
    await waiting.post(path, { text });
    const waitingId = await newestId('product_questions');
    await type(`question answer ${waitingId}`, '--text', 'بله، هست.');
    expect((await listed()).data[0]).toMatchObject({ id: waitingId, answers: [{ by: 'shop' }] });
  });

  test('only a buyer answers, and only a published question', async () => {
    const { id } = await aQuestion();
    const visitor = await aVisitor();
    expect(await visitor.put(`/user/questions/${id}/answer`, { text })).toMatchObject({
      status: 403,
      message: expect.stringContaining('تنها کسی که این کالا را از این فروشگاه خریده'),
    });
    await visitor.post(path, { text });
    const waiting = await newestId('product_questions');
    expect((await (await aBuyer()).put(`/user/questions/${waiting}/answer`, { text })).status).toBe(404);
  });

  test('wrong input is refused, and the number of questions a day is limited', async () => {
    const asker = await aVisitor();
    for (const wrong of [{ text: 'کو' }, { text: ' '.repeat(9) }, { text, more: 1 }, {}])
      expect((await asker.post(path, wrong)).status).toBe(400);
    expect((await asker.post(path, { text: 'ا'.repeat(longestQuestion + 1) })).status).toBe(400);
    expect((await asker.post('/user/products/999999/questions', { text })).status).toBe(404);
    for (let sent = 1; sent < mostQuestionsPerDay; sent += 1)
      expect((await asker.post(path, { text })).status).toBe(200);
    expect((await asker.post(path, { text })).status).toBe(429);
  });

  test('questions are listed page by page, the newest first', async () => {
    await shop.run(
      `INSERT INTO product_questions (product_id, author, text, state, asked_at)
      SELECT $1, 'مریم ر.', 'پرسش ' || n, 'published', now() FROM generate_series(1, 30) n`,
      [product],
    );
    const first = await listed();
    const second = await listed(`?cursor=${first.extraObject.nextCursor}`);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids.length).toBeGreaterThan(first.data.length);
  });

  test('the deletion of an account takes the name out of questions and answers', async () => {
    const asker = await aVisitor();
    await asker.post(path, { text });
    const id = await newestId('product_questions');
    await shop.run('SELECT erase_questions($1, $2, $3)', [asker.userId, anonymousAsker, anonymousBuyer]);
    const rows = await shop.run('SELECT author, user_id AS "userId" FROM product_questions WHERE id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ author: 'کاربر', userId: null }]);
  });
});
