import { abandonedBaskets } from '@/backend/domains/buy/basket/abandoned';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { countOf, customerOf, guestOf, quantities, run, strangerId } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const newCustomer = async (options: Parameters<typeof createCustomer>[1] = {}) =>
  customerOf(shop.app, (await createCustomer(shop.db, options)).token);

/** Every basket with its lines, to see that nothing at all has changed. */
const everything = () =>
  run(
    shop.db,
    `SELECT (SELECT json_agg(b ORDER BY id) FROM baskets b) AS baskets,
      (SELECT json_agg(i ORDER BY id) FROM basket_items i) AS items,
      (SELECT json_agg(m ORDER BY id) FROM basket_imports m) AS imports`,
  );

test('a customer who has added nothing reads an empty basket, and nothing is stored for it', async () => {
  const stored = await countOf(shop.db, 'baskets');
  const customer = await newCustomer();
  expect((await customer.get()).data).toMatchObject({ cartId: null, revision: 0, items: [] });
  for (const refused of [await customer.set(small.phone, 1), await customer.clear()]) {
    expect(refused).toMatchObject({ status: 404, message: 'سبد خرید پیدا نشد.' });
  }
  expect(await customer.add(small.soldOut)).toMatchObject({ status: 409 });
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('a customer has one basket on every device, whatever cart id the device remembers', async () => {
  const { token } = await createCustomer(shop.db);
  const guest = guestOf(shop.app);
  await guest.add(small.charger, 2);
  const devices = [null, guest.cartId(), strangerId()].map((cartId) => customerOf(shop.app, token, cartId));
  for (const [place, device] of devices.entries()) {
    expect((await device.add(small.phoneLarge)).data).toMatchObject({ revision: place + 1, qty: place + 1 });
  }
  const phone = customerOf(shop.app, token, guest.cartId());
  expect(quantities((await phone.set(small.phoneLarge, 7)).data)).toEqual({ [small.phoneLarge]: 7 });
  await customerOf(shop.app, token, guest.cartId()).add(small.console);
  await customerOf(shop.app, token, guest.cartId()).remove(small.phoneLarge);
  expect((await customerOf(shop.app, token, guest.cartId()).clear()).data.items).toEqual([]);
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
  const stranger = guestOf(shop.app, kept.cartId);
  const before = await everything();
  expect((await stranger.get()).data).toMatchObject({ cartId: null, items: [], qty: 0 });
  for (const refused of [
    await stranger.set(small.phone, 1),
    await stranger.remove(small.phone),
    await stranger.clear(),
  ]) {
    expect(refused).toEqual({ status: 404, code: 'not_found', message: 'سبد خرید پیدا نشد.' });
  }
  expect(await everything()).toEqual(before);

  // An addition is not refused, as with any id the shop does not know: it makes a basket of the guest's own.
  expect((await stranger.add(small.charger)).data.cartId).not.toBe(kept.cartId);
  expect((await owner.get()).data).toEqual(kept);

  const other = await createCustomer(shop.db);
  expect((await customerOf(shop.app, other.token, kept.cartId).get()).data.items).toEqual([]);
  expect(await customerOf(shop.app, other.token, kept.cartId).clear()).toMatchObject({ status: 404 });
  expect((await owner.get()).data).toEqual(kept);
});

test('a token that is wrong, expired or signed out is refused by every basket call, which changes nothing', async () => {
  const now = Date.now();
  const guest = guestOf(shop.app);
  await guest.add(small.charger, 2);
  const cartId = guest.cartId();
  const expired = await createCustomer(shop.db, { now: now - 31 * 86_400_000 });
  const signedOut = await createCustomer(shop.db);
  await customerOf(shop.app, signedOut.token).add(small.phone);
  await run(shop.db, 'DELETE FROM sessions WHERE user_id = $1', [signedOut.userId]);
  const before = await everything();
  for (const token of [expired.token, signedOut.token, 'x'.repeat(43), 'short', "' OR 1=1 --", '']) {
    const caller = customerOf(shop.app, token, cartId);
    for (const refused of [
      await caller.get(),
      await caller.add(small.phone),
      await caller.set(small.charger, 1),
      await caller.remove(small.charger),
      await caller.clear(),
      await caller.importBasket(cartId ?? ''),
      await caller.addBulk([{ productPropertyId: small.phone, qty: 1 }]),
      await caller.undo(strangerId()),
    ]) {
      expect(refused).toMatchObject({ status: 401, code: 'unauthorized', message: expect.any(String) });
      expect(refused.data).toBeUndefined();
    }
  }
  for (const call of [
    guest.importBasket(cartId ?? ''),
    guest.addBulk([{ productPropertyId: small.phone, qty: 1 }]),
    guest.undo(strangerId()),
  ]) {
    expect(await call).toMatchObject({ status: 401, code: 'unauthorized' });
  }
  expect(await everything()).toEqual(before);
});

test("a customer's basket change takes at most three statements and a read two", async () => {
  const customer = await newCustomer();
  const guest = guestOf(shop.app);
  await guest.add(small.charger);
  await customer.add(small.phone);
  const counted: number[] = [];
  for (const call of [
    () => customer.add(small.charger),
    () => customer.set(small.charger, 2),
    () => customer.importBasket(guest.cartId() ?? ''),
    () => customer.addBulk([{ productPropertyId: small.controller, qty: 1 }]),
    () => customer.remove(small.charger),
    () => customer.clear(),
    () => customer.get(),
  ]) {
    shop.statements.length = 0;
    expect((await call()).status).toBe(200);
    counted.push(shop.statements.length);
  }
  expect(counted).toEqual([3, 3, 3, 3, 3, 3, 2]);
});

test('a basket of a customer is kept without a time limit', async () => {
  const customer = await newCustomer();
  const guest = guestOf(shop.app);
  const { cartId } = (await customer.add(small.phone)).data;
  await guest.add(small.phone);
  await run(shop.db, `UPDATE baskets SET updated_at = '2020-01-01' WHERE id = ANY($1)`, [
    [cartId, guest.cartId()],
  ]);
  const cleanUps = cleanUpsOf(shop.db, Date.now);
  cleanUps.add(abandonedBaskets);
  expect(await cleanUps.run()).toBe(1);
  expect((await guest.get()).data.cartId).toBeNull();
  expect(quantities((await customer.get()).data)).toEqual({ [small.phone]: 1 });
});

test('catalog mode and maintenance refuse every change, but a supervisor works during maintenance', async () => {
  const customer = await newCustomer();
  const supervisor = await newCustomer({ role: 'supervisor' });
  const guest = guestOf(shop.app);
  await guest.add(small.charger);
  const { report } = (await customer.addBulk([{ productPropertyId: small.phone, qty: 1 }])).extraObject;
  const { data } = await customer.get();
  const changes = (who: typeof customer) => [
    () => who.add(small.phone),
    () => who.set(small.phone, 2),
    () => who.remove(small.phone),
    () => who.clear(),
    () => who.importBasket(guest.cartId() ?? ''),
    () => who.addBulk([{ productPropertyId: small.phone, qty: 1 }]),
  ];
  const refusal = async (who: typeof customer, expected: object) => {
    for (const change of changes(who)) expect(await change()).toMatchObject(expected);
  };
  await run(shop.db, 'UPDATE settings SET catalog_mode = true');
  await refusal(customer, { status: 403, code: 'catalog_mode' });
  await refusal(supervisor, { status: 403, code: 'catalog_mode' });
  expect(await customer.undo(report?.id ?? '')).toMatchObject({ status: 403 });
  await run(shop.db, 'UPDATE settings SET catalog_mode = false, maintenance_mode = true');
  await refusal(customer, { status: 503, code: 'maintenance' });
  expect(await customer.undo(report?.id ?? '')).toMatchObject({ status: 503 });
  expect((await customer.get()).data).toEqual(data);
  for (const change of changes(supervisor)) expect((await change()).status).toBe(200);
  await run(shop.db, 'UPDATE settings SET maintenance_mode = false');
});
