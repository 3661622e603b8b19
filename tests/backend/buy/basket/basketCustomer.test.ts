import { abandonedBaskets } from '@/backend/domains/buy/basket/abandoned';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { countOf, customerOf, quantities, strangerId } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const newCustomer = async (fields: Parameters<typeof shop.customer>[0] = {}) =>
  (await shop.customer(fields)).basket;
type Shopper = Awaited<ReturnType<typeof newCustomer>>;
const noBasket = { status: 404, code: 'not_found', message: 'سبد خرید پیدا نشد.' };

/** Every basket with its lines, to see that nothing at all has changed. */
const everything = () =>
  shop.run(
    `SELECT (SELECT json_agg(b ORDER BY id) FROM baskets b) AS baskets,
      (SELECT json_agg(i ORDER BY id) FROM basket_items i) AS items,
      (SELECT json_agg(m ORDER BY id) FROM basket_imports m) AS imports`,
  );

/** Every change of a basket with a charger; the guest's basket is imported. */
const changesOf = (who: Shopper, guestId = strangerId()) => [
  () => who.add(small.phone),
  () => who.set(small.charger, 2),
  () => who.remove(small.charger),
  () => who.clear(),
  () => who.importBasket(guestId),
  () => who.addBulk([{ productPropertyId: small.phone, qty: 1 }]),
];

test('a customer who has added nothing reads an empty basket, and nothing is stored for it', async () => {
  const stored = await countOf(shop.db, 'baskets');
  const customer = await newCustomer();
  expect((await customer.get()).data).toMatchObject({ cartId: null, revision: 0, items: [] });
  for (const refused of [await customer.set(small.phone, 1), await customer.clear()])
    expect(refused).toEqual(noBasket);
  expect(await customer.add(small.soldOut)).toMatchObject({ status: 409 });
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('a customer has one basket on every device, whatever cart id the device remembers', async () => {
  const { token } = await shop.customer();
  const guest = shop.guest();
  await guest.add(small.charger, 2);
  const deviceOf = (cartId: string | null) => customerOf(shop.app, token, cartId);
  for (const [place, cartId] of [null, guest.cartId(), strangerId()].entries())
    expect((await deviceOf(cartId).add(small.phoneLarge)).data).toMatchObject({
      revision: place + 1,
      qty: place + 1,
    });
  const phone = () => deviceOf(guest.cartId());
  expect(quantities((await phone().set(small.phoneLarge, 7)).data)).toEqual({ [small.phoneLarge]: 7 });
  await phone().add(small.console);
  await phone().remove(small.phoneLarge);
  expect((await phone().clear()).data.items).toEqual([]);
  expect(quantities((await guest.get()).data)).toEqual({ [small.charger]: 2 });
});

test('first additions at once make one basket and are all in it', async () => {
  const customer = await newCustomer();
  const replies = await Promise.all(Array.from({ length: 20 }, () => customer.add(small.phoneLarge)));
  expect(new Set(replies.map(({ data }) => data.cartId)).size).toBe(1);
  expect((await customer.get()).data).toMatchObject({ revision: 20, qty: 20 });
});

test("the id of a customer's basket lets no other shopper read or change it", async () => {
  const owner = await newCustomer();
  const kept = (await owner.add(small.phone, 2)).data;
  const stranger = shop.guest(kept.cartId);
  const before = await everything();
  expect((await stranger.get()).data).toMatchObject({ cartId: null, items: [], qty: 0 });
  for (const refused of [
    await stranger.set(small.phone, 1),
    await stranger.remove(small.phone),
    await stranger.clear(),
  ])
    expect(refused).toEqual(noBasket);
  expect(await everything()).toEqual(before);

  // An addition is not refused, as with any id the shop does not know: it makes a basket of the guest's own.
  expect((await stranger.add(small.charger)).data.cartId).not.toBe(kept.cartId);
  const other = customerOf(shop.app, (await shop.customer()).token, kept.cartId);
  expect((await other.get()).data.items).toEqual([]);
  expect(await customerOf(shop.app, (await shop.customer()).token, kept.cartId).clear()).toEqual(noBasket);
  expect((await owner.get()).data).toEqual(kept);
});

test('a basket of a customer is kept without a time limit', async () => {
  const customer = await newCustomer();
  const guest = shop.guest();
  const { cartId } = (await customer.add(small.phone)).data;
  await guest.add(small.phone);
  await shop.run(`UPDATE baskets SET updated_at = '2020-01-01' WHERE id = ANY($1)`, [
    [cartId, guest.cartId()],
  ]);
  const cleanUps = cleanUpsOf(shop.db, Date.now);
  cleanUps.add(abandonedBaskets);
  expect(await cleanUps.run()).toBe(1);
  expect((await guest.get()).data.cartId).toBeNull();
  expect(quantities((await customer.get()).data)).toEqual({ [small.phone]: 1 });
});

test('catalog mode and maintenance refuse every change and let the basket be read, but a supervisor works during maintenance', async () => {
  const [customer, supervisor] = [await newCustomer(), await newCustomer({ role: 'supervisor' })];
  const guest = shop.guest();
  for (const who of [customer, supervisor, guest]) await who.add(small.charger);
  const { report } = (await customer.addBulk([{ productPropertyId: small.phone, qty: 1 }])).extraObject;
  const { data } = await customer.get();
  const theirs = (await guest.get()).data;
  const setMode = (catalog: boolean, maintenance: boolean) =>
    shop.run('UPDATE settings SET catalog_mode = $1, maintenance_mode = $2', [catalog, maintenance]);
  const expectRefused = async (who: Shopper, status: number, code: string) => {
    const changes =
      who === guest ? changesOf(who).slice(0, 4) : [...changesOf(who), () => who.undo(report?.id ?? '')];
    for (const change of changes)
      expect(await change()).toMatchObject({ status, code, message: expect.stringMatching(/[آ-ی]/) });
  };
  await setMode(true, false);
  for (const who of [customer, supervisor, guest]) await expectRefused(who, 403, 'catalog_mode');
  await setMode(false, true);
  for (const who of [customer, guest]) await expectRefused(who, 503, 'maintenance');
  expect((await customer.get()).data).toEqual(data);
  expect((await guest.get()).data).toEqual(theirs);
  for (const change of changesOf(supervisor)) expect((await change()).status).toBe(200);
  await setMode(false, false);
});

describe('a seller', () => {
  const newSeller = async () => {
    const { userId, basket } = await shop.customer({ noCheck: true });
    return { ...basket, userId };
  };

  test('may exceed the stock and the purchase limit, and a read lowers nothing', async () => {
    const seller = await newSeller();
    await seller.add(small.phone, 40);
    await seller.add(small.soldOut, 3);
    await seller.add(small.lastPiece);
    await seller.set(small.lastPiece, 1000);
    const read = (await seller.get()).data;
    expect(quantities(read)).toEqual({ [small.phone]: 40, [small.soldOut]: 3, [small.lastPiece]: 1000 });
    const total = 40 * 59_500_000 + 3 * 26_490_000 + 1000 * 74_900_000;
    expect(read).toMatchObject({ message: null, total });
  });

  test('has merged quantities that are not clamped, and sums that stay exact whole numbers of toman', async () => {
    const seller = await newSeller();
    const guest = shop.guest();
    await guest.add(small.phone, 3);
    await seller.add(small.phone, 9);
    const { data, extraObject } = await seller.importBasket(guest.cartId() ?? '');
    expect(quantities(data)).toEqual({ [small.phone]: 12 });
    expect(extraObject.report).toMatchObject({ added: [{ qty: 3 }], reduced: [], dropped: [] });
    await shop.run('UPDATE basket_items SET qty = 100000 WHERE basket_id = $1', [data.cartId]);
    expect(await seller.add(small.phone)).toMatchObject({ status: 409, code: 'max_buy' });
    const listed = await seller.addBulk([{ productPropertyId: small.phone, qty: 5 }]);
    expect(listed.extraObject.report).toMatchObject({ dropped: [{ wanted: 5, reason: 'maxBuy' }] });
    expect((await seller.get()).data.total).toBe(100_000 * 59_500_000);
  });

  test('loses variants that are no longer offered and cannot add them, like every shopper', async () => {
    const [seller, guest] = [await newSeller(), shop.guest()];
    await seller.add(small.charger, 200);
    await guest.add(small.charger);
    const remove = (at: Date | null) =>
      shop.run('UPDATE products SET removed_at = $1 WHERE id = 7', [at?.toISOString() ?? null]);
    await remove(new Date());
    const message = 'شارژر سامسونگ ۲۵ وات ناموجود شد و از سبد برداشته شد.';
    for (const shopper of [seller, guest]) {
      expect((await shopper.get()).data).toMatchObject({ items: [], revision: 2, message });
      expect(await shopper.add(small.charger)).toMatchObject({ status: 404, code: 'not_found' });
    }
    const listed = await seller.addBulk([{ productPropertyId: small.charger, qty: 2 }]);
    expect(listed.extraObject.report).toMatchObject({ dropped: [{ wanted: 2, reason: 'gone' }] });
    await remove(null);
    expect((await guest.add(small.charger)).status).toBe(200);
    expect(await seller.add(999_999)).toMatchObject({ status: 404 });
  });

  test('has limits from the next call on after the right was taken away', async () => {
    const seller = await newSeller();
    await seller.add(small.phone, 40);
    await shop.run('UPDATE users SET no_check = false WHERE id = $1', [seller.userId]);
    expect(quantities((await seller.get()).data)).toEqual({ [small.phone]: 3 });
    expect(await seller.add(small.phone)).toMatchObject({ status: 409, code: 'max_buy' });
  });

  test('is nobody because of a field or a header of a call', async () => {
    const { token, basket } = await shop.customer();
    const line = { productPropertyId: small.phone, qty: 4 };
    for (const one of [token, null]) {
      const caller = asCustomer(shop.app, one, { nocheck: 'true', 'x-no-check': '1', role: 'seller' });
      expect(await caller.post('/v2/Cart/AddToCart', line)).toMatchObject({ status: 409, code: 'max_buy' });
      for (const flag of [{ noCheck: true }, { unlimited: true }, { userId: 1 }])
        expect((await caller.post('/v2/Cart/AddToCart', { ...line, ...flag })).status).toBe(400);
      expect((await caller.post('/v2/Cart/AddToCart?noCheck=true', line)).status).toBe(400);
    }
    const caller = asCustomer(shop.app, token);
    for (const body of [{ items: [{ ...line, noCheck: true }] }, { items: [line], noCheck: true }])
      expect((await caller.post('/user/addBasketBulk', body)).status).toBe(400);
    const { extraObject } = await basket.addBulk([line]);
    expect(extraObject.report).toMatchObject({ reduced: [{ wanted: 4, qty: 3, reason: 'maxBuy' }] });
  });
});
