import { anonymousAsker } from '@/backend/domains/browse/question/messages';
import { anonymousBuyer } from '@/backend/domains/browse/review/messages';
import { longestQuestion, mostQuestionsPerDay } from '@/contract/limits';
import type { Question } from '@/contract/question';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { parseDesk } from '@/tests/support/desk/parseDesk';
import { runLine } from '@/tests/support/desk/runLine';
import { renameShop } from '@/tests/support/layout/renameShop';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const product = smallProducts.charger;
const path = `/user/products/${product}/questions`;
const text = 'کابل در جعبه هست؟';

/** A customer to whom the product was delivered. */
async function aBuyer() {
  const { token } = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  return asCustomer(shop.app, token);
}
const aVisitor = async () =>
  asCustomer(shop.app, (await createCustomer(shop.db, { now: shop.clock.now })).token);
async function listed(query = '') {
  const answer = await shop.app.inject(`/product/${product}/questions${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Question[]; extraObject: { nextCursor: string | null } }>();
}
const type = (line: string, ...options: string[]) =>
  runLine(
    { db: shop.db, now: () => shop.clock.now, payment: shop.payment },
    parseDesk([...line.split(' '), ...options]),
  );
async function newestId(table: 'product_questions' | 'product_answers') {
  const [row] = await shop.run<{ id: number }>(`SELECT max(id) AS id FROM ${table}`);
  return row?.id ?? 0;
}
/** A published question of a new customer. */
async function aQuestion() {
  const asker = await aVisitor();
  expect((await asker.post(path, { text })).status).toBe(200);
  const id = await newestId('product_questions');
  await type(`question publish ${id}`);
  return { asker, id };
}
type Visitor = Awaited<ReturnType<typeof aVisitor>>;
const titlesOf = async (customer: Visitor) =>
  (await customer.get<{ title: string; text: string }[]>('/user/notifications')).data.map(
    ({ title }) => title,
  );

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

test('only a buyer answers, only a published question, and only customers write', async () => {
  const { id } = await aQuestion();
  const visitor = await aVisitor();
  expect(await visitor.put(`/user/questions/${id}/answer`, { text })).toMatchObject({
    status: 403,
    message: expect.stringContaining('تنها کسی که این کالا را از این فروشگاه خریده'),
  });
  await visitor.post(path, { text });
  const waiting = await newestId('product_questions');
  expect((await (await aBuyer()).put(`/user/questions/${waiting}/answer`, { text })).status).toBe(404);
  const guest = asCustomer(shop.app, null);
  expect((await guest.post(path, { text })).status).toBe(401);
  expect((await guest.put(`/user/questions/${id}/answer`, { text })).status).toBe(401);
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
  const { token, userId } = await createCustomer(shop.db, { now: shop.clock.now });
  await asCustomer(shop.app, token).post(path, { text });
  const id = await newestId('product_questions');
  await shop.run('SELECT erase_questions($1, $2, $3)', [userId, anonymousAsker, anonymousBuyer]);
  const rows = await shop.run('SELECT author, user_id AS "userId" FROM product_questions WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ author: 'کاربر', userId: null }]);
});
