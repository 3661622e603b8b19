import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import {
  customerOf,
  guestBasket,
  guestOf,
  quantities,
  type Reply,
  run,
  strangerId,
} from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const newCustomer = async () => customerOf(shop.app, (await createCustomer(shop.db)).token);
const reportOf = ({ extraObject }: Reply) => extraObject.report;

test('an undo restores every line of the basket, and works once', async () => {
  const customer = await newCustomer();
  await customer.add(small.charger, 2);
  const before = (await customer.add(small.phone)).data;
  const id = await guestBasket(shop.app, [
    [small.controller, 1],
    [small.phone, 1],
  ]);
  const report = reportOf(await customer.importBasket(id));
  const undone = await customer.undo(report?.id ?? '');
  expect(undone.status).toBe(200);
  expect(undone.data).toEqual({ ...before, revision: before.revision + 2 });
  expect(await customer.undo(report?.id ?? '')).toEqual({
    status: 409,
    code: 'conflict',
    message: 'این تغییر پیش‌تر برگردانده شده است.',
  });
  expect((await customer.get()).data).toEqual(undone.data);
  expect((await customer.importBasket(id)).data).toEqual(undone.data);
});

test("an undo takes the guest's plan back, and leaves the customer's own", async () => {
  const guestWithPlan = async () => {
    const id = await guestBasket(shop.app, [[small.phone, 1]]);
    await guestOf(shop.app, id).choosePlan({ planId: smallPlans.shop });
    return id;
  };
  const sara = await newCustomer();
  await sara.add(small.charger);
  const before = (await sara.get()).extraObject.facility.choice;
  const imported = await sara.importBasket(await guestWithPlan());
  expect(imported.extraObject.facility.choice).toMatchObject({ chosen: true, plan: { id: smallPlans.shop } });
  const undone = await sara.undo(reportOf(imported)?.id ?? '');
  expect(undone.extraObject.facility.choice).toEqual(before);

  const ali = await newCustomer();
  await ali.add(small.phone);
  expect((await ali.choosePlan({ planId: smallPlans.bank })).status).toBe(200);
  const report = reportOf(await ali.importBasket(await guestWithPlan()));
  const kept = await ali.undo(report?.id ?? '');
  expect(kept.extraObject.facility.choice).toMatchObject({ chosen: true, plan: { id: smallPlans.bank } });
});

test('undoing an import into no basket leaves an empty one', async () => {
  const customer = await newCustomer();
  const report = reportOf(await customer.importBasket(await guestBasket(shop.app, [[small.phone, 1]])));
  expect((await customer.undo(report?.id ?? '')).data).toMatchObject({ items: [], revision: 2 });
});

test('an undo restores at most the present stock', async () => {
  const customer = await newCustomer();
  await customer.add(small.phone, 3);
  const report = reportOf(await customer.importBasket(await guestBasket(shop.app, [[small.charger, 1]])));
  await run(shop.db, 'UPDATE product_properties SET stock = 1 WHERE id = $1', [small.phone]);
  const { data } = await customer.undo(report?.id ?? '');
  expect(quantities(data)).toEqual({ [small.phone]: 1 });
  expect(data.message).toContain('از ۳ به ۱');
  await run(shop.db, 'UPDATE product_properties SET stock = 10 WHERE id = $1', [small.phone]);
});

test('after any other change the undo is refused', async () => {
  const customer = await newCustomer();
  const report = reportOf(await customer.importBasket(await guestBasket(shop.app, [[small.phone, 1]])));
  const { data } = await customer.add(small.charger);
  expect(await customer.undo(report?.id ?? '')).toEqual({
    status: 409,
    code: 'conflict',
    message: 'سبد خرید پس از آن تغییر کرده است و دیگر نمی‌توان آن را برگرداند.',
  });
  expect((await customer.get()).data).toEqual(data);
});

test('only the newest merged list can be undone, and imported guest baskets stay recorded', async () => {
  const { token, userId } = await createCustomer(shop.db);
  const customer = customerOf(shop.app, token);
  const stranger = await newCustomer();
  const theirs = reportOf(await stranger.addBulk([{ productPropertyId: small.phone, qty: 1 }]));
  const id = await guestBasket(shop.app, [[small.phone, 1]]);
  const guests = reportOf(await customer.importBasket(id));
  let last = null;
  for (let round = 0; round < 5; round += 1)
    last = reportOf(await customer.addBulk([{ productPropertyId: small.charger, qty: 1 }]));
  const kept = await run(shop.db, 'SELECT id FROM basket_imports WHERE user_id = $1', [userId]);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(expect.arrayContaining([{ id: guests?.id }, { id: last?.id }]));
  expect(reportOf(await customer.importBasket(id))?.id).toBe(guests?.id);
  expect((await customer.undo(last?.id ?? '')).status).toBe(200);
  expect((await stranger.undo(theirs?.id ?? '')).status).toBe(200);
});

test('another shopper cannot undo an import, and the answer tells nothing about it', async () => {
  const owner = await newCustomer();
  const report = reportOf(await owner.importBasket(await guestBasket(shop.app, [[small.phone, 1]])));
  const { data } = await owner.get();
  const other = await newCustomer();
  // The same revision, so that only the owner tells the two baskets apart.
  await other.importBasket(await guestBasket(shop.app, [[small.charger, 1]]));
  const foreign = await other.undo(report?.id ?? '');
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
  expect(await other.undo(strangerId())).toEqual(foreign);
  expect((await owner.get()).data).toEqual(data);
  expect(quantities((await other.get()).data)).toEqual({ [small.charger]: 1 });
  expect((await owner.undo(report?.id ?? '')).status).toBe(200);
});

test('a list is merged by the same rules, with the same report and undo', async () => {
  const customer = await newCustomer();
  const before = (await customer.add(small.phone, 2)).data;
  const reply = await customer.addBulk([
    { productPropertyId: small.phone, qty: 2 },
    { productPropertyId: small.charger, qty: 1 },
    { productPropertyId: small.charger, qty: 2 },
    { productPropertyId: small.soldOut, qty: 1 },
    { productPropertyId: 999_999, qty: 1 },
  ]);
  expect(quantities(reply.data)).toEqual({ [small.phone]: 3, [small.charger]: 3 });
  expect(reportOf(reply)).toEqual({
    id: expect.any(String),
    added: [{ title: 'شارژر سامسونگ ۲۵ وات', qty: 3 }],
    reduced: [{ title: 'گوشی موبایل سامسونگ Galaxy S25', wanted: 2, qty: 1, reason: 'maxBuy' }],
    dropped: [
      { title: 'گوشی موبایل سامسونگ Galaxy A56', wanted: 1, reason: 'stock' },
      { title: 'کالایی که دیگر عرضه نمی‌شود', wanted: 1, reason: 'gone' },
    ],
  });
  const { data } = await customer.undo(reportOf(reply)?.id ?? '');
  expect(data).toEqual({ ...before, revision: before.revision + 2 });
});
