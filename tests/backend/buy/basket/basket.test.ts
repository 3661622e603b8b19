import { forAllTests, openTestApp } from '@/tests/support/backend';
import { countOf, guestOf, run, strangerId } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const newGuest = (cartId?: string) => guestOf(shop.app, cartId);

test('a guest without a basket reads an empty one, and nothing is stored for it', async () => {
  const stored = await countOf(shop.db, 'baskets');
  shop.statements.length = 0;
  const answer = await newGuest().get();
  expect(answer.data).toEqual({
    cartId: null,
    revision: 0,
    items: [],
    qty: 0,
    total: 0,
    totalDiscount: 0,
    serviceTotalPrice: 0,
    message: null,
  });
  expect(answer.extraObject).toMatchObject({ facility: { cartFacility: null }, showDetail: false });
  expect(shop.statements).toHaveLength(0);
  expect((await newGuest(strangerId()).get()).data).toEqual(answer.data);
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('the first addition makes a basket, answers its id and shows the line', async () => {
  const guest = newGuest();
  const { status, data, extraObject } = await guest.add(small.phoneLarge, 2);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    cartId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    revision: 1,
    qty: 2,
    total: 136_000_000,
    totalDiscount: 6_000_000,
    serviceTotalPrice: 0,
    message: null,
  });
  expect(data.items).toEqual([
    expect.objectContaining({
      basketId: data.items[0]?.id,
      productId: 1,
      productPropertyId: small.phoneLarge,
      slug: 'samsung-galaxy-s25',
      title: 'گوشی موبایل سامسونگ Galaxy S25',
      imageUrl: '/art/samsung-galaxy-s25.webp',
      qty: 2,
      stock: 30,
      maxBuy: 100,
      price: 68_000_000,
      discount: 3_000_000,
      atrributeOne: { type: 1, title: 'آبی', value: '#3F6BA8', imageUrl: null, attrImageUrl: null },
      atrributeTwo: {
        type: 2,
        title: '۵۱۲ گیگابایت',
        value: 'storage',
        imageUrl: null,
        attrImageUrl: null,
      },
      canDelete: true,
      info: { message: null },
    }),
  ]);
  expect(extraObject.sumOfFacilityBasket - extraObject.sumOfFacilityBasketDiscount).toBe(130_000_000);
  expect((await guest.get()).data).toEqual(data);
});

test('a cart id that the shop did not create is never used', async () => {
  const wished = strangerId();
  const { data } = await newGuest(wished).add(small.phone);
  expect(data.cartId).not.toBe(wished);
  expect((await newGuest(wished).get()).data.cartId).toBeNull();
});

test('adding again adds up, updating sets, and every change makes the revision one larger', async () => {
  const guest = newGuest();
  await guest.add(small.phoneLarge, 2);
  expect((await guest.add(small.phoneLarge, 3)).data).toMatchObject({ revision: 2, qty: 5 });
  expect((await guest.set(small.phoneLarge, 4)).data).toMatchObject({ revision: 3, qty: 4 });
  expect((await guest.add(small.phone)).data).toMatchObject({ revision: 4, qty: 5 });
  expect((await guest.remove(small.phoneLarge)).data).toMatchObject({ revision: 5, qty: 1 });
  expect((await guest.get()).data.revision).toBe(5);
});

test('lines stay in the order in which they were added', async () => {
  const guest = newGuest();
  await guest.add(small.charger);
  await guest.add(small.phone);
  await guest.add(small.charger);
  const { data } = await guest.set(small.charger, 1);
  expect(data.items.map((item) => item.productPropertyId)).toEqual([small.charger, small.phone]);
});

test('a guest who adds the last piece cannot add another', async () => {
  const guest = newGuest();
  const kept = (await guest.add(small.lastPiece)).data;
  expect(await guest.add(small.lastPiece)).toEqual({
    status: 409,
    code: 'out_of_stock',
    message: 'محدودیت در تعداد',
  });
  expect(await guest.set(small.lastPiece, 2)).toMatchObject({ status: 409, code: 'out_of_stock' });
  expect((await guest.get()).data).toEqual(kept);
});

test('the purchase limit is named before the stock', async () => {
  const guest = newGuest();
  const kept = (await guest.add(small.phone, 3)).data;
  const refusal = { status: 409, code: 'max_buy', message: 'محدودیت حداکثر تعداد' };
  expect(await guest.add(small.phone)).toEqual(refusal);
  expect(await guest.set(small.phone, 1000)).toEqual(refusal);
  expect((await guest.get()).data).toEqual(kept);
});

test('sold-out variants are refused, and no basket is made for them', async () => {
  const stored = await countOf(shop.db, 'baskets');
  const guest = newGuest();
  expect(await guest.add(small.soldOut)).toMatchObject({ status: 409, code: 'out_of_stock' });
  expect(await guest.add(999_999)).toMatchObject({ status: 404, code: 'not_found' });
  expect(guest.cartId()).toBeNull();
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('updating or removing what is not in the basket is refused and changes nothing', async () => {
  const guest = newGuest();
  const kept = (await guest.add(small.phone)).data;
  const refusal = { status: 404, code: 'not_found', message: 'این کالا در سبد خرید نیست.' };
  expect(await guest.set(small.charger, 1)).toEqual(refusal);
  expect(await guest.remove(small.charger)).toEqual(refusal);
  expect(await guest.remove(999_999)).toEqual(refusal);
  expect((await guest.get()).data).toEqual(kept);
});

test.each([
  ['updating', 'set'],
  ['removing from', 'remove'],
  ['clearing', 'clear'],
] as const)('%s a basket the shop does not know is refused', async (_what, action) => {
  for (const guest of [newGuest(), newGuest(strangerId())]) {
    expect(await guest[action](small.phone, 1)).toEqual({
      status: 404,
      code: 'not_found',
      message: 'سبد خرید پیدا نشد.',
    });
  }
});

test('clearing takes every line and keeps the basket', async () => {
  const guest = newGuest();
  const { cartId } = (await guest.add(small.phone)).data;
  await guest.add(small.charger, 2);
  expect((await guest.clear()).data).toMatchObject({ cartId, revision: 3, items: [], qty: 0, total: 0 });
  expect((await guest.clear()).data).toMatchObject({ cartId, revision: 4 });
  expect((await guest.add(small.phone)).data).toMatchObject({ cartId, revision: 5, qty: 1 });
});

test('a basket has at most fifty lines', async () => {
  const guest = newGuest();
  await guest.add(small.phone);
  await run(
    shop.db,
    `WITH extra AS (
        INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
        SELECT 7, 'مشکی', '#2B2D33', '', 1000, 9, 9 FROM generate_series(1, 49) RETURNING id
      ) INSERT INTO basket_items (basket_id, property_id, qty, seen_price) SELECT $1, id, 1, 1000 FROM extra`,
    [guest.cartId()],
  );
  expect(await guest.add(small.charger)).toEqual({
    status: 409,
    code: 'conflict',
    message: 'سبد خرید بیش از ۵۰ کالای متفاوت جا ندارد.',
  });
  expect((await guest.add(small.phone)).data).toMatchObject({ qty: 51 });
});

test('a basket change takes two statements and a read takes one', async () => {
  const guest = newGuest();
  await guest.add(small.phone);
  const counted: number[] = [];
  const changes = [
    () => guest.add(small.charger),
    () => guest.set(small.charger, 2),
    () => guest.remove(small.charger),
    () => guest.clear(),
    () => guest.get(),
  ];
  for (const change of changes) {
    shop.statements.length = 0;
    expect((await change()).status).toBe(200);
    counted.push(shop.statements.length);
  }
  expect(counted).toEqual([2, 2, 2, 2, 1]);
});

test('basket answers are never kept by a cache', async () => {
  for (const url of ['/v2/Cart/Get', '/v2/Cart/AddToCart']) {
    const answer = await shop.app.inject({ method: url.endsWith('Get') ? 'GET' : 'POST', url, payload: {} });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
