import { payableOf } from '@/rules/facility/basket';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { customerOf, guestOf, type Reply, run } from '@/tests/support/guest';
import { small, smallServices } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const { body, golden, glass, retired } = smallServices;
const newCustomer = async () => customerOf(shop.app, (await createCustomer(shop.db)).token);

/** The counts of the services of the line of a variant. */
function counts({ data }: Reply, property: number): Record<number, number> {
  const line = data.items.find((item) => item.canDelete && item.productPropertyId === property);
  return Object.fromEntries((line?.serviceItems ?? []).map(({ serviceId, count }) => [serviceId, count]));
}

const lineOf = ({ data }: Reply, property: number) =>
  data.items.find((item) => item.productPropertyId === property);

test('a line offers the services of its categories, priced from its list price', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.console);
  const reply = await guest.add(small.phone);
  const offers = (property: number) =>
    lineOf(reply, property)?.allServiceItems.map(({ serviceId, price, discountPrice, discount, count }) => ({
      serviceId,
      price,
      discountPrice,
      discount,
      count,
    }));
  expect(offers(small.phone)).toEqual([
    { serviceId: body, price: 1_800_000, discountPrice: 1_530_000, discount: 270_000, count: 0 },
    // 2.5% of 59,500,000, rounded up to whole thousands; a fifth of it, rounded down, is taken off.
    { serviceId: golden, price: 1_488_000, discountPrice: 1_191_000, discount: 297_000, count: 0 },
    { serviceId: glass, price: 290_000, discountPrice: 290_000, discount: 0, count: 0 },
  ]);
  expect(offers(small.console)?.map(({ serviceId }) => serviceId)).toEqual([golden]);
  expect(lineOf(reply, small.phone)?.allServiceItems[0]).toMatchObject({
    kind: 'insurance',
    insuranceId: body,
    insuranceTitle: 'بیمهٔ بدنه',
    insurancePrice: 1_800_000,
    galeryId: expect.any(Number),
    ceiling: 40_000_000,
    description: ['بیمهٔ بدنه'],
    termsAndConditions: 'پوشش از روز تحویل آغاز می‌شود.',
  });
});

test('the tier is the one whose lowest price the product reaches, and below the lowest there is no offer', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.charger);
  await run(shop.db, 'UPDATE product_properties SET price = 49999999 WHERE id = $1', [small.phone]);
  const below = await guest.add(small.phone);
  await run(shop.db, 'UPDATE product_properties SET price = 50000000 WHERE id = $1', [small.phone]);
  const reached = await guest.get();
  await run(shop.db, 'UPDATE product_properties SET price = 59500000 WHERE id = $1', [small.phone]);
  const [cheaper, dearer] = [below, reached].map((reply) => lineOf(reply, small.phone)?.allServiceItems[0]);
  expect(cheaper).toMatchObject({ price: 600_000, discountPrice: 600_000, ceiling: 49_999_999 });
  expect(dearer).toMatchObject({ price: 1_800_000, discountPrice: 1_530_000, ceiling: 40_000_000 });
  expect(lineOf(below, small.charger)?.allServiceItems.map(({ serviceId }) => serviceId)).toEqual([glass]);
});

test('services count into the sums, and the prices that a call carries are not believed', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 2);
  const { data, extraObject } = await guest.addService(small.phone, [
    { serviceId: body, count: 2, price: 1, discountPrice: 0 },
    { serviceId: glass, count: 1, price: 0, discountPrice: 0 },
  ]);
  expect(data).toMatchObject({ revision: 2, total: 119_000_000, serviceTotalPrice: 3_350_000 });
  expect(data.items[0]).toMatchObject({
    insuranceTotalPrice: 3_600_000,
    insurancePriceWithDiscount: 3_060_000,
  });
  expect(payableOf(data)).toBe(122_350_000);
  expect(extraObject.sumOfFacilityBasket).toBe(122_350_000);
  expect((await guest.get()).data).toEqual(data);
});

test('adding again sets the count, removing takes a service off, and each change makes the revision one larger', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 3);
  await guest.addService(small.phone, [{ serviceId: body, count: 3 }]);
  const fewer = await guest.addService(small.phone, [{ serviceId: body, count: 1 }]);
  expect(counts(fewer, small.phone)).toEqual({ [body]: 1 });
  await guest.addService(small.phone, [{ serviceId: golden, count: 2 }]);
  const one = await guest.removeService(small.phone, [{ serviceId: body, count: 1, price: 1_800_000 }]);
  expect(counts(one, small.phone)).toEqual({ [golden]: 2 });
  expect(one.data.revision).toBe(5);
});

test('a line that loses pieces loses their services, whatever lowers it', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 3);
  await guest.addService(small.phone, [
    { serviceId: body, count: 3 },
    { serviceId: glass, count: 1 },
  ]);
  expect(counts(await guest.set(small.phone, 2), small.phone)).toEqual({ [body]: 2, [glass]: 1 });
  expect(counts(await guest.set(small.phone, 3), small.phone)).toEqual({ [body]: 2, [glass]: 1 });
  await run(shop.db, 'UPDATE product_properties SET stock = 1 WHERE id = $1', [small.phone]);
  expect(counts(await guest.get(), small.phone)).toEqual({ [body]: 1, [glass]: 1 });
  await run(shop.db, 'UPDATE product_properties SET stock = 10 WHERE id = $1', [small.phone]);
  await guest.remove(small.phone);
  expect(counts(await guest.add(small.phone), small.phone)).toEqual({});
});

test.each([
  ['more services than pieces', small.phone, [{ serviceId: body, count: 2 }], 409, 'conflict'],
  ['a service that is no longer sold', small.phone, [{ serviceId: retired, count: 1 }], 404, 'not_found'],
  ['a service of other products', small.charger, [{ serviceId: body, count: 1 }], 404, 'not_found'],
  ['an unknown service', small.phone, [{ serviceId: 999, count: 1 }], 404, 'not_found'],
  ['an absent line', small.lastPiece, [{ serviceId: body, count: 1 }], 404, 'not_found'],
  ['no service', small.phone, [], 400, 'bad_input'],
])('refuses %s and changes nothing', async (_, property, items, status, code) => {
  const guest = guestOf(shop.app);
  await guest.add(small.charger);
  await guest.add(small.phone);
  const kept = (await guest.addService(small.phone, [{ serviceId: glass, count: 1 }])).data;
  const wanted = items.length > 0 ? [{ serviceId: glass, count: 1 }, ...items] : items;
  expect(await guest.addService(property, wanted)).toMatchObject({ status, code });
  expect((await guest.get()).data).toEqual(kept);
});

test('a guest without a basket cannot add a service', async () => {
  const reply = await guestOf(shop.app).addService(small.phone, [{ serviceId: body, count: 1 }]);
  expect(reply).toMatchObject({ status: 404, message: 'سبد خرید پیدا نشد.' });
});

describe.each([
  ['a guest', async () => guestOf(shop.app)],
  ['a customer', newCustomer],
])('the removal of the insurance of %s', (_, newShopper) => {
  test('takes every insurance off the named line and leaves the rest', async () => {
    const shopper = await newShopper();
    await shopper.add(small.phone);
    await shopper.add(small.phoneLarge);
    for (const property of [small.phone, small.phoneLarge])
      await shopper.addService(property, [
        { serviceId: body, count: 1 },
        { serviceId: golden, count: 1 },
        { serviceId: glass, count: 1 },
      ]);
    const before = await shopper.get();
    const reply = await shopper.removeInsurance(lineOf(before, small.phone)?.basketId ?? '');
    expect(reply.status).toBe(200);
    expect(counts(reply, small.phone)).toEqual({ [glass]: 1 });
    expect(counts(reply, small.phoneLarge)).toEqual({ [body]: 1, [golden]: 1, [glass]: 1 });
    expect(lineOf(reply, small.phone)).toMatchObject({
      insuranceTotalPrice: 0,
      insurancePriceWithDiscount: 0,
    });
  });

  test('reaches no line of another basket', async () => {
    const [shopper, stranger] = [await newShopper(), await newShopper()];
    await stranger.add(small.phone);
    const theirs = await stranger.addService(small.phone, [{ serviceId: body, count: 1 }]);
    await shopper.add(small.phone);
    expect(await shopper.removeInsurance(lineOf(theirs, small.phone)?.basketId ?? '')).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect((await stranger.get()).data).toEqual(theirs.data);
  });
});

test('the path of customers needs a session', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/user/removeInsurancefromBasket',
    payload: { basketId: '1' },
  });
  expect(reply.statusCode).toBe(401);
});

test('an import carries services over, as far as pieces of the line are taken over, and undoing takes them back', async () => {
  const customer = await newCustomer();
  await customer.add(small.phone, 2);
  await customer.add(small.phoneLarge, 2);
  const before = await customer.addService(small.phone, [{ serviceId: body, count: 1 }]);
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 2);
  await guest.add(small.phoneLarge, 2);
  await guest.add(small.console);
  await guest.addService(small.phone, [
    { serviceId: body, count: 2 },
    { serviceId: glass, count: 2 },
  ]);
  await guest.addService(small.console, [{ serviceId: golden, count: 1 }]);

  const merged = await customer.importBasket(guest.cartId() ?? '');
  // Three phones may be bought, so that one piece of the guest's came over, with its services.
  expect(lineOf(merged, small.phone)?.qty).toBe(3);
  expect(counts(merged, small.phone)).toEqual({ [body]: 2, [glass]: 1 });
  expect(counts(merged, small.phoneLarge)).toEqual({});
  expect(counts(merged, small.console)).toEqual({ [golden]: 1 });
  expect((await customer.importBasket(guest.cartId() ?? '')).data).toEqual(merged.data);

  const undone = await customer.undo(merged.extraObject.report?.id ?? '');
  expect(undone.data).toEqual({ ...before.data, revision: before.data.revision + 2 });
});

test('reading and changing services takes no more statements than a line does', async () => {
  const customer = await newCustomer();
  await customer.add(small.phone);
  shop.statements.length = 0;
  const reply = await customer.addService(small.phone, [{ serviceId: body, count: 1 }]);
  expect(shop.statements.length).toBeLessThanOrEqual(4);
  shop.statements.length = 0;
  await customer.removeInsurance(lineOf(reply, small.phone)?.basketId ?? '');
  expect(shop.statements.length).toBeLessThanOrEqual(4);
  shop.statements.length = 0;
  await customer.get();
  expect(shop.statements.length).toBeLessThanOrEqual(4);
});

test('a service that is retired while it is on a line is said to the shopper until the line is changed', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  await guest.addService(small.phone, [{ serviceId: glass, count: 1 }]);
  await run(shop.db, 'UPDATE services SET active = false WHERE id = $1', [glass]);
  const told = await guest.get();
  expect(counts(told, small.phone)).toEqual({});
  expect(lineOf(told, small.phone)?.info.message).toContain('دیگر عرضه نمی‌شود');
  expect(lineOf(await guest.set(small.phone, 2), small.phone)?.info.message).toBeNull();
  await run(shop.db, 'UPDATE services SET active = true WHERE id = $1', [glass]);
  expect(counts(await guest.get(), small.phone)).toEqual({});
});
