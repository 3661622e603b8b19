import { announceDueAlerts } from '@/backend/domains/browse/alert/announce';
import { changeOffer, type OfferChange } from '@/backend/domains/browse/product/changeOffer';
import type { Alert } from '@/contract/alert';
import { mostAlerts } from '@/contract/limits';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { renameShop } from '@/tests/support/layout/renameShop';
import { small } from '@/tests/support/smallSeed';
import { recordingSender, sendQueuedTexts } from '@/tests/support/sms';

const now = Date.parse('2026-11-22T08:00:00Z');
/** The price of `small.phone`, toman. */
const fullPrice = 59_500_000;

const phone = recordingSender();

const shop = forAllTests(() => openTestApp({ now: () => now }));
beforeEach(async () => {
  phone.texts.length = 0;
  phone.refuses = false;
  await shop.run('DELETE FROM alerts');
  await offer(small.soldOut, { stock: 0 });
  await offer(small.phone, { price: fullPrice, stock: 10, promotion: null });
});

type Customer = Awaited<ReturnType<typeof shop.customer>>;
const ask = (me: Customer, productPropertyId: number = small.soldOut) =>
  me.post<Alert[]>('/user/alerts', { productPropertyId, kind: 'stock', target: null });
const askPrice = (me: Customer, target: number | null = null) =>
  me.post<Alert[]>('/user/alerts', { productPropertyId: small.phone, kind: 'price', target });
const waiting = {
  ...{ productPropertyId: small.soldOut, kind: 'stock', target: null, priceThen: null },
  product: expect.objectContaining({ id: expect.any(Number), title: expect.any(String) }),
};
const offer = (productPropertyId: number, change: Omit<OfferChange, 'productPropertyId'>) =>
  changeOffer(shop.db, { productPropertyId, ...change });
/** The queued jobs that announce alerts. */
const jobs = () => shop.run(`SELECT 1 FROM outbox WHERE kind = 'alerts'`);
const announce = async () => {
  const answered = await announceDueAlerts(shop.db, { now });
  await sendQueuedTexts(shop.db, phone.sender, () => now);
  return answered;
};

test('a customer requests a stock alert once per variant and can cancel it', async () => {
  const me = await shop.customer();
  expect(await ask(me)).toMatchObject({ status: 200, data: [waiting] });
  expect((await ask(me)).data).toEqual([waiting]);
  expect((await me.get('/user/alerts')).data).toEqual([waiting]);
  expect((await (await shop.customer()).get('/user/alerts')).data).toEqual([]);
  expect((await me.delete(`/user/alerts/${small.soldOut}?kind=stock`)).data).toEqual([]);
});

test('a stock alert is refused for a variant in stock and for one that is not offered', async () => {
  const me = await shop.customer();
  expect(await ask(me, small.phone)).toMatchObject({ status: 409, message: 'این کالا هم‌اکنون موجود است.' });
  expect((await ask(me, 999_999)).status).toBe(404);
});

test('a customer gets one text message and one notification when the variant is back in stock', async () => {
  const [me, other] = [await shop.customer(), await shop.customer()];
  await ask(me);
  await ask(other);
  await other.delete(`/user/alerts/${small.soldOut}?kind=stock`);
  expect(await announce()).toBe(0);

  await offer(small.soldOut, { stock: 3 });
  // Two concurrent processes answer each request once.
  const answered = await Promise.all([announce(), announce()]);
  expect(answered.reduce((sum, one) => sum + one)).toBe(1);
  expect(phone.texts).toEqual([
    [expect.stringMatching(/^09\d{9}$/), '«گوشی موبایل سامسونگ Galaxy A56» دوباره موجود شد.\nپله'],
  ]);
  const [notification] = (
    await me.get<{ kind: string; title: string; link: string }[]>('/user/notifications')
  ).data;
  expect(notification).toMatchObject({
    kind: 'stock',
    title: 'کالایی که می‌خواستید موجود شد',
    link: expect.stringContaining(`?variant=${small.soldOut}`),
  });
  expect((await other.get<unknown[]>('/user/notifications')).data).toEqual([]);
  expect((await me.get('/user/alerts')).data).toEqual([]);
});

test('a new request after the variant sold out again is answered again', async () => {
  const me = await shop.customer();
  for (const times of [1, 2]) {
    await offer(small.soldOut, { stock: 0 });
    await ask(me);
    await offer(small.soldOut, { stock: 1 });
    await announce();
    expect(phone.texts).toHaveLength(times);
  }
});

test('the text message has the name that the shop has now', async () => {
  await renameShop(shop.db, 'بازار آفتاب');
  await ask(await shop.customer());
  await offer(small.soldOut, { stock: 1 });
  expect(await announce()).toBe(1);
  expect(phone.texts[0]?.[1]).toContain('بازار آفتاب');
  await renameShop(shop.db, 'پله');
});

test('the notification is added even when the provider refuses the text message', async () => {
  const me = await shop.customer();
  await ask(me);
  phone.refuses = true;
  await offer(small.soldOut, { stock: 1 });
  expect(await announce()).toBe(1);
  expect((await me.get<unknown[]>('/user/notifications')).data).toHaveLength(1);
});

test('all requests are answered when there are more than one batch', async () => {
  await shop.run(
    `INSERT INTO users (mobile) SELECT '0999' || lpad(n::text, 7, '0') FROM generate_series(1, 250) n`,
  );
  await shop.run(
    `INSERT INTO alerts (user_id, property_id, kind) SELECT id, ${small.soldOut}, 'stock' FROM users WHERE mobile LIKE '0999%'`,
  );
  await offer(small.soldOut, { stock: 1 });
  expect(await announce()).toBe(250);
  expect(phone.texts).toHaveLength(250);
});

test('requests at the same time do not pass the limit', async () => {
  const me = await shop.customer();
  const variants = await shop.run<{
    id: number;
  }>(`INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, max_buy)
      SELECT product_id, 'طیف ' || n, '#000000', guarantee, price, max_buy
      FROM product_properties, generate_series(1, ${mostAlerts + 10}) n WHERE id = ${small.soldOut} RETURNING id`);
  const answers = await Promise.all(variants.map(({ id }) => ask(me, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostAlerts);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect((await me.get('/user/alerts')).data).toHaveLength(mostAlerts);
});

test('a price alert is announced once, by a message that states the new price', async () => {
  const me = await shop.customer();
  const wanted = { productPropertyId: small.phone, kind: 'price', target: null, priceThen: fullPrice };
  expect(await askPrice(me)).toMatchObject({ status: 200, data: [wanted] });
  expect(await announce()).toBe(0);
  await offer(small.phone, { promotion: { price: 58_000_000, to: '2026-11-25T20:29:59Z' } });
  expect(await announce()).toBe(1);
  expect(await announce()).toBe(0);
  expect(phone.texts).toEqual([
    [expect.stringMatching(/^09/), expect.stringMatching(/Galaxy S25.*ارزان شد/)],
  ]);
  const [notification] = (await me.get<{ kind: string; text: string }[]>('/user/notifications')).data;
  expect(notification).toMatchObject({
    kind: 'price',
    text: expect.stringMatching(/Galaxy S25 \(.*\)، اکنون ۵۸٬۰۰۰٬۰۰۰ تومان$/),
  });
  expect((await me.get('/user/alerts')).data).toEqual([]);
});

test('a price alert with a target waits until the price has fallen to it', async () => {
  const me = await shop.customer();
  await askPrice(me, 57_000_000);
  await offer(small.phone, { price: 57_000_001 });
  expect(await announce()).toBe(0);
  await offer(small.phone, { price: 57_000_000 });
  expect(await announce()).toBe(1);
});

test('a price alert waits while the cheaper variant is sold out', async () => {
  await askPrice(await shop.customer());
  await offer(small.phone, { price: 50_000_000, stock: 0 });
  expect(await announce()).toBe(0);
  await offer(small.phone, { stock: 1 });
  expect(await announce()).toBe(1);
});

test('a new target replaces the earlier one, and a target at the present price is refused', async () => {
  const me = await shop.customer();
  await askPrice(me, 50_000_000);
  expect((await askPrice(me, 51_000_000)).data).toMatchObject([{ target: 51_000_000 }]);
  expect(await askPrice(me, fullPrice)).toMatchObject({
    status: 409,
    message: 'قیمت دلخواه باید از قیمت کنونی کمتر باشد.',
  });
  expect((await me.delete(`/user/alerts/${small.phone}?kind=price`)).data).toEqual([]);
});

test('a price alert is refused for a sold-out variant', async () => {
  const me = await shop.customer();
  const wanted = { productPropertyId: small.soldOut, kind: 'price', target: null };
  expect((await me.post('/user/alerts', wanted)).status).toBe(409);
});

test('a change of a watched variant queues one job, and other changes queue none', async () => {
  await offer(small.phone, { price: 59_000_000 });
  const before = await jobs();
  await askPrice(await shop.customer(), 10_000_000);
  await offer(small.phone, { price: 58_000_000 });
  await offer(small.phone, { stock: 9 });
  expect(await jobs()).toHaveLength(before.length + 1);
});
