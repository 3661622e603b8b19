import { changeOffer } from '@/backend/domains/product/changeOffer';
import { announceBackInStock } from '@/backend/domains/stockAlert/announce';
import { SmsFailed, type SmsSender } from '@/backend/sms/sender';
import { mostStockAlerts } from '@/contract/limits';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: TestApp;
const now = Date.parse('2026-11-22T08:00:00Z');
let sent: [mobile: string, title: string][] = [];
let refuses = false;

const sms: SmsSender = {
  hasVoice: false,
  sendCode: async () => undefined,
  async sendBackInStock(mobile, title) {
    if (refuses) throw new SmsFailed('The provider refused the message (418).');
    sent.push([mobile, title]);
  },
};

beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
});
beforeEach(async () => {
  sent = [];
  refuses = false;
  await run(shop.db, 'DELETE FROM stock_alerts');
  await changeOffer(shop.db, { productPropertyId: small.soldOut, stock: 0 });
});
afterAll(() => shop.close());

const aCustomer = async () => asCustomer(shop.app, (await createCustomer(shop.db, { now })).token);
type Customer = Awaited<ReturnType<typeof aCustomer>>;
const ask = (me: Customer, productPropertyId: number = small.soldOut) =>
  me.post<number[]>('/user/stockAlerts', { productPropertyId });
const announce = () => announceBackInStock(shop.db, { sms, now });

test('a customer requests a stock alert once per variant and can cancel it', async () => {
  const me = await aCustomer();
  expect(await ask(me)).toMatchObject({ status: 200, data: [small.soldOut] });
  expect((await ask(me)).data).toEqual([small.soldOut]);
  expect((await me.get('/user/stockAlerts')).data).toEqual([small.soldOut]);
  expect((await (await aCustomer()).get('/user/stockAlerts')).data).toEqual([]);
  expect((await me.delete(`/user/stockAlerts/${small.soldOut}`)).data).toEqual([]);
});

test('a stock alert is refused for a variant in stock and for one that is not offered', async () => {
  const me = await aCustomer();
  expect(await ask(me, small.phone)).toMatchObject({ status: 409, message: 'این کالا هم‌اکنون موجود است.' });
  expect((await ask(me, 999_999)).status).toBe(404);
  expect(
    (await asCustomer(shop.app, null).post('/user/stockAlerts', { productPropertyId: small.soldOut })).status,
  ).toBe(401);
});

test('a customer gets one text message and one notification when the variant is back in stock', async () => {
  const [me, other] = [await aCustomer(), await aCustomer()];
  await ask(me);
  await ask(other);
  await other.delete(`/user/stockAlerts/${small.soldOut}`);
  expect(await announce()).toBe(0);

  await changeOffer(shop.db, { productPropertyId: small.soldOut, stock: 3 });
  // Two concurrent processes answer each request once.
  const answered = await Promise.all([announce(), announce()]);
  expect(answered.reduce((sum, one) => sum + one)).toBe(1);
  expect(sent).toEqual([[expect.stringMatching(/^09\d{9}$/), 'گوشی موبایل سامسونگ Galaxy A56']]);
  const [notification] = (
    await me.get<{ kind: string; title: string; link: string }[]>('/user/notifications')
  ).data;
  expect(notification).toMatchObject({
    kind: 'stock',
    title: 'کالایی که می‌خواستید موجود شد',
    link: expect.stringContaining(`?variant=${small.soldOut}`),
  });
  expect((await other.get<unknown[]>('/user/notifications')).data).toEqual([]);
  expect((await me.get('/user/stockAlerts')).data).toEqual([]);
});

test('a new request after the variant sold out again is answered again', async () => {
  const me = await aCustomer();
  for (const times of [1, 2]) {
    await changeOffer(shop.db, { productPropertyId: small.soldOut, stock: 0 });
    await ask(me);
    await changeOffer(shop.db, { productPropertyId: small.soldOut, stock: 1 });
    await announce();
    expect(sent).toHaveLength(times);
  }
});

test('the notification is added even when the provider refuses the text message', async () => {
  const me = await aCustomer();
  await ask(me);
  refuses = true;
  await changeOffer(shop.db, { productPropertyId: small.soldOut, stock: 1 });
  expect(await announce()).toBe(1);
  expect((await me.get<unknown[]>('/user/notifications')).data).toHaveLength(1);
});

test('all requests are answered when there are more than one batch', async () => {
  await run(
    shop.db,
    `INSERT INTO users (mobile) SELECT '0999' || lpad(n::text, 7, '0') FROM generate_series(1, 250) n`,
  );
  await run(
    shop.db,
    `INSERT INTO stock_alerts (user_id, property_id) SELECT id, ${small.soldOut} FROM users WHERE mobile LIKE '0999%'`,
  );
  await changeOffer(shop.db, { productPropertyId: small.soldOut, stock: 1 });
  expect(await announce()).toBe(250);
  expect(sent).toHaveLength(250);
});

test('the number of open requests per customer is limited', async () => {
  const me = await createCustomer(shop.db, { now });
  await run(
    shop.db,
    `INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, max_buy)
      SELECT product_id, 'رنگ ' || n, '#000000', guarantee, price, max_buy
      FROM product_properties, generate_series(1, ${mostStockAlerts}) n WHERE id = ${small.soldOut}`,
  );
  await run(
    shop.db,
    `INSERT INTO stock_alerts (user_id, property_id)
      SELECT ${me.userId}, id FROM product_properties WHERE colour_title LIKE 'رنگ %'`,
  );
  expect((await ask(asCustomer(shop.app, me.token))).status).toBe(409);
});
