import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { customerOf, guestOf, quantities, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

async function newSeller() {
  const { token, userId } = await createCustomer(shop.db, { noCheck: true });
  return { ...customerOf(shop.app, token), userId };
}

test('a seller may exceed the stock and the purchase limit, and a read lowers nothing', async () => {
  const seller = await newSeller();
  await seller.add(small.phone, 40);
  await seller.add(small.soldOut, 3);
  await seller.add(small.lastPiece);
  await seller.set(small.lastPiece, 1000);
  const read = (await seller.get()).data;
  expect(quantities(read)).toEqual({ [small.phone]: 40, [small.soldOut]: 3, [small.lastPiece]: 1000 });
  expect(read).toMatchObject({ message: null, total: 40 * 59_500_000 + 3 * 26_490_000 + 1000 * 74_900_000 });
});

test('merged quantities of a seller are not clamped, and the sums stay exact whole numbers of toman', async () => {
  const seller = await newSeller();
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 3);
  await seller.add(small.phone, 9);
  const { data, extraObject } = await seller.importBasket(guest.cartId() ?? '');
  expect(quantities(data)).toEqual({ [small.phone]: 12 });
  expect(extraObject.report).toMatchObject({ added: [{ qty: 3 }], reduced: [], dropped: [] });
  await run(shop.db, 'UPDATE basket_items SET qty = 100000 WHERE basket_id = $1', [data.cartId]);
  expect(await seller.add(small.phone)).toMatchObject({ status: 409, code: 'max_buy' });
  expect(
    (await seller.addBulk([{ productPropertyId: small.phone, qty: 5 }])).extraObject.report,
  ).toMatchObject({
    dropped: [{ wanted: 5, reason: 'maxBuy' }],
  });
  expect((await seller.get()).data.total).toBe(100_000 * 59_500_000);
});

test('a seller cannot add variants that are no longer offered either', async () => {
  const seller = await newSeller();
  await seller.add(small.charger, 200);
  await run(shop.db, 'UPDATE products SET removed_at = now() WHERE id = 7');
  expect((await seller.get()).data).toMatchObject({
    items: [],
    message: 'شارژر سامسونگ ۲۵ وات ناموجود شد و از سبد برداشته شد.',
  });
  expect(await seller.add(small.charger)).toMatchObject({ status: 404 });
  expect(
    (await seller.addBulk([{ productPropertyId: small.charger, qty: 2 }])).extraObject.report,
  ).toMatchObject({
    dropped: [{ wanted: 2, reason: 'gone' }],
  });
  await run(shop.db, 'UPDATE products SET removed_at = NULL WHERE id = 7');
  expect(await seller.add(999_999)).toMatchObject({ status: 404 });
});

test('a former seller has limits from the next call on', async () => {
  const seller = await newSeller();
  await seller.add(small.phone, 40);
  await run(shop.db, 'UPDATE users SET no_check = false WHERE id = $1', [seller.userId]);
  const { data } = await seller.get();
  expect(quantities(data)).toEqual({ [small.phone]: 3 });
  expect(await seller.add(small.phone)).toMatchObject({ status: 409, code: 'max_buy' });
});

test('no field or header of a call makes a shopper a seller', async () => {
  const customer = await createCustomer(shop.db);
  const line = { productPropertyId: small.phone, qty: 4 };
  for (const token of [customer.token, null]) {
    const caller = asCustomer(shop.app, token, { nocheck: 'true', 'x-no-check': '1', role: 'seller' });
    expect(await caller.post('/v2/Cart/AddToCart', line)).toMatchObject({ status: 409, code: 'max_buy' });
    for (const flag of [{ noCheck: true }, { unlimited: true }, { userId: 1 }]) {
      expect(await caller.post('/v2/Cart/AddToCart', { ...line, ...flag })).toMatchObject({ status: 400 });
    }
    expect(await caller.post('/v2/Cart/AddToCart?noCheck=true', line)).toMatchObject({ status: 400 });
  }
  const caller = asCustomer(shop.app, customer.token);
  expect(await caller.post('/user/addBasketBulk', { items: [{ ...line, noCheck: true }] })).toMatchObject({
    status: 400,
  });
  expect(await caller.post('/user/addBasketBulk', { items: [line], noCheck: true })).toMatchObject({
    status: 400,
  });
  const { extraObject } = await customerOf(shop.app, customer.token).addBulk([line]);
  expect(extraObject.report).toMatchObject({ reduced: [{ wanted: 4, qty: 3, reason: 'maxBuy' }] });
});
