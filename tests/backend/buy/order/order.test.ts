import { eq } from 'drizzle-orm';
import { orderEvents, orderItems, orders } from '@/backend/db/schema/order';
import { orderSearchText } from '@/backend/domains/buy/order/searchText';
import type { Order, OrderSummary, OrdersExtra } from '@/contract/order';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { small, smallProducts } from '@/tests/support/smallSeed';

let shop: TestApp;
let maryam: Customer;
beforeAll(async () => {
  shop = await openTestApp();
  maryam = await createCustomer(shop.db);
});
afterAll(() => shop.close());

const address = {
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  text: 'تهران، خیابان گاندی، پلاک ۸',
  postalCode: '1517963511',
};
const placedAt = new Date('2026-11-10T08:00:00.000Z');

/** Writes an order of these variants and answers its number. */
async function anOrder(
  userId: number,
  state: OrderSummary['state'],
  titles: string[] = ['گوشی موبایل سامسونگ Galaxy S25'],
): Promise<number> {
  const { orm } = shop.db;
  const values = {
    userId,
    state,
    goodsTotal: 60_000_000,
    discountTotal: 500_000,
    shippingCost: 85_000,
    address,
    delivery: { title: 'پست پیشتاز', slot: null, trackingCode: 'IP-1' },
    searchText: '',
    placedAt,
  };
  const [order] = await orm.insert(orders).values(values).returning({ id: orders.id });
  const id = order?.id ?? 0;
  await orm
    .update(orders)
    .set({ searchText: orderSearchText(id, titles) })
    .where(eq(orders.id, id));
  await orm.insert(orderItems).values(
    titles.map((title, place) => ({
      orderId: id,
      productId: place === 0 ? smallProducts.phone : null,
      propertyId: place === 0 ? small.phone : null,
      slug: 'samsung-galaxy-s25',
      title,
      imageUrl: '/art/phone-triad-silk-black-pair.avif',
      colourTitle: 'مشکی',
      colourValue: '#2B2D33',
      guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
      qty: 1,
      price: 60_000_000,
    })),
  );
  await orm.insert(orderEvents).values([
    { orderId: id, kind: 'paid' as const, at: placedAt, note: null },
    { orderId: id, kind: 'placed' as const, at: placedAt, note: null },
  ]);
  return id;
}

const listOf = (token: string, query = '') =>
  asCustomer(shop.app, token).get<OrderSummary[], OrdersExtra>(`/user/orders${query}`);

test('lists the newest order first, with its first products, steps and payment', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const titles = ['گوشی', 'قاب', 'محافظ صفحه', 'کابل', 'شارژر'];
  const first = await anOrder(userId, 'delivered');
  const second = await anOrder(userId, 'shipped', titles);
  const { data } = await listOf(token);
  expect(data.map(({ id }) => id)).toEqual([second, first]);
  expect(data[0]).toEqual({
    id: second,
    state: 'shipped',
    placedAt: placedAt.toISOString(),
    heldUntil: null,
    conditions: null,
    cheques: null,
    documents: [],
    total: 59_585_000,
    delivery: { title: 'پست پیشتاز', slot: null, trackingCode: 'IP-1' },
    // Of the same instant: in the order they are taken in.
    events: ['placed', 'paid'].map((kind) => ({ kind, at: placedAt.toISOString(), note: null })),
    items: titles.slice(0, 4).map((title) => ({ title, imageUrl: '/art/phone-triad-silk-black-pair.avif' })),
    itemCount: 5,
  });
});

test('tabs show the orders of their states, and a search does not change their counts', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const ids: Record<string, number> = {};
  for (const state of [
    'awaitingPayment',
    'preparing',
    'shipped',
    'delivered',
    'returned',
    'cancelled',
  ] as const) {
    ids[state] = await anOrder(userId, state);
  }
  const shown = async (tab: string) => (await listOf(token, `?tab=${tab}`)).data.map(({ id }) => id);
  expect(await shown('current')).toEqual([ids.shipped, ids.preparing]);
  for (const tab of ['awaitingPayment', 'delivered', 'returned', 'cancelled']) {
    expect(await shown(tab)).toEqual([ids[tab]]);
  }
  expect(await shown('all')).toHaveLength(6);
  const { data, extraObject } = await listOf(token, '?tab=current&search=تبلت');
  expect(data).toEqual([]);
  expect(extraObject).toEqual({
    nextCursor: null,
    counts: { all: 6, current: 2, delivered: 1, awaitingPayment: 1, returned: 1, cancelled: 1 },
  });
});

test('lists every order once over all pages, also with mixed states', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const ids: number[] = [];
  for (let place = 0; place < 47; place += 1) {
    ids.push(await anOrder(userId, place % 3 ? 'delivered' : 'shipped'));
  }
  const walk = async (tab: string) => {
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const from: string = cursor && `&cursor=${cursor}`;
      const { data, extraObject } = await listOf(token, `?tab=${tab}${from}`);
      seen.push(...data.map(({ id }) => id));
      cursor = extraObject.nextCursor;
      // Orders that come in meanwhile do not push anything from page to page.
      if (seen.length === 20) await anOrder(userId, 'delivered');
    }
    return seen;
  };
  expect(await walk('all')).toEqual([...ids].reverse());
  expect(await walk('current')).toEqual(ids.filter((_, place) => place % 3 === 0).reverse());
});

describe('a search', () => {
  let phone: number;
  let laptop: number;
  beforeAll(async () => {
    phone = await anOrder(maryam.userId, 'delivered', ['گوشی موبایل سامسونگ Galaxy S25', 'قاب سیلیکونی']);
    laptop = await anOrder(maryam.userId, 'delivered', ['لپ‌تاپ اپل MacBook Air 13 M3']);
  });
  const found = async (search: string) =>
    (await listOf(maryam.token, `?search=${encodeURIComponent(search)}`)).data.map(({ id }) => id);

  test.each(['galaxy', 'GALAXY s25', 'موبايل', 'سیلیکونی گوشی', 'S۲۵'])(
    'for «%s» finds the phone',
    async (text) => expect(await found(text)).toEqual([phone]),
  );
  test.each(['لپتاپ', 'لپ تاپ', 'لپ‌تاپ', 'macbookair'])('for «%s» finds the laptop', async (text) =>
    expect(await found(text)).toEqual([laptop]),
  );
  test('finds an order by its number in Persian or Latin digits, or by its last digits', async () => {
    const persian = String(laptop).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
    expect(await found(String(phone))).toEqual([phone]);
    expect(await found(persian)).toEqual([laptop]);
    expect(await found(`سفارش ${phone}`)).toEqual([]);
  });
  test('ignores a text of signs alone and takes wildcards literally', async () => {
    expect(await found('%')).toEqual([laptop, phone]);
    expect(await found('_%q')).toEqual([]);
  });
});

test('reads an order with its lines, sums, address and instalments', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const id = await anOrder(userId, 'delivered', ['گوشی موبایل سامسونگ Galaxy S25', 'کالایی که دیگر نیست']);
  const { status, data } = await asCustomer(shop.app, token).get<Order>(`/user/orders/${id}`);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id,
    goodsTotal: 60_000_000,
    discountTotal: 500_000,
    shippingCost: 85_000,
    total: 59_585_000,
    address,
    facility: null,
    instalments: [],
  });
  expect(data.items.map(({ productId, productPropertyId }) => [productId, productPropertyId])).toEqual([
    [smallProducts.phone, small.phone],
    [null, null],
  ]);
});

test('refuses an unknown order, a broken cursor and an unknown tab', async () => {
  const me = asCustomer(shop.app, maryam.token);
  expect(await me.get('/user/orders/2000000000')).toMatchObject({
    status: 404,
    message: 'این سفارش پیدا نشد.',
  });
  expect((await me.get('/user/orders/abc')).status).toBe(404);
  for (const query of ['cursor=x', 'cursor=1:2', 'tab=mine', 'page=1', `search=${'a'.repeat(101)}`]) {
    expect([query, (await me.get(`/user/orders?${query}`)).status]).toEqual([query, 400]);
  }
});
