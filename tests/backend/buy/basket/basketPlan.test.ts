import { Compile } from 'typebox/compile';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketExtra } from '@/contract/basket';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { customerOf, guestOf, type Reply, run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const answer = Compile(answerWithExtraOf(Basket, BasketExtra));
const facilityOf = ({ extraObject }: Reply) => extraObject.facility;
const newCustomer = async (fields = {}) =>
  customerOf(shop.app, (await createCustomer(shop.db, fields)).token);

const tooSmall = 'مبلغ وام این سبد از کمینهٔ این طرح (۱٬۰۰۰٬۰۰۰ تومان) کمتر است.';
const signIn = 'برای خرید با این طرح وارد حساب خود شوید.';
const sellersOnly = 'این طرح ویژهٔ همکاران فروش است.';

test('a choice of months and prepayment changes the figures and is kept with the basket', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const reply = await guest.choosePlan({ planId: smallPlans.shop, months: 6, prepaymentPercent: 50 });
  expect(reply.status).toBe(200);
  expect(answer.Check({ data: reply.data, extraObject: reply.extraObject })).toBe(true);
  expect(facilityOf(reply).choice).toMatchObject({ months: 6, prepaymentPercent: 50, chosen: true });
  expect(facilityOf(reply).cartFacility).toMatchObject({
    prepayment: 29_750_000,
    discountLoanAmount: 29_750_000,
  });
  expect(reply.data.revision).toBe(2);
  expect((await guest.get()).extraObject).toEqual(reply.extraObject);
});

test('a prepayment below the plan counts as the one of the plan, and months that are left out as its default', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const { choice } = facilityOf(await guest.choosePlan({ planId: smallPlans.shop, prepaymentPercent: 5 }));
  expect(choice).toMatchObject({ months: 12, prepaymentPercent: 20 });
});

test('cash has no facility until a plan is chosen again', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const cash = await guest.choosePlan({ planId: null });
  expect(facilityOf(cash)).toEqual({ cartFacility: null, choice: null });
  expect(cash.extraObject).toMatchObject({ showDetail: false, amountPerMonth: 0 });
  expect(facilityOf(await guest.add(small.charger))).toEqual({ cartFacility: null, choice: null });
  const again = await guest.choosePlan({ planId: smallPlans.shop });
  expect(again.extraObject.showDetail).toBe(true);
});

test('a fee is part of the choice', async () => {
  const customer = await newCustomer();
  await customer.add(small.phone);
  const { choice, cartFacility } = facilityOf(await customer.choosePlan({ planId: smallPlans.bank }));
  expect(cartFacility).toMatchObject({ facilityParentTitle: 'بانک نمونه', discountLoanAmount: 59_500_000 });
  expect(choice?.fee).toBe(595_000);
});

test('every plan says in Persian why this basket cannot be bought on it', async () => {
  const reasons = async (shopper: Awaited<ReturnType<typeof newCustomer>>) =>
    Object.fromEntries((await shopper.plans()).map(({ id, reason }) => [id, reason]));
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const outside = '«گوشی موبایل سامسونگ Galaxy S25» در این طرح نیست.';
  expect(await reasons(guest)).toEqual({
    [smallPlans.shop]: null,
    [smallPlans.bank]: signIn,
    [smallPlans.console]: outside,
    [smallPlans.seller]: sellersOnly,
  });
  const seller = await newCustomer({ noCheck: true });
  await seller.add(small.console);
  expect(await reasons(seller)).toEqual({
    [smallPlans.shop]: null,
    [smallPlans.bank]: null,
    [smallPlans.console]: null,
    [smallPlans.seller]: null,
  });
  await guest.clear();
  await guest.add(small.charger);
  expect((await reasons(guest))[smallPlans.shop]).toBe(tooSmall);
  expect(await guestOf(shop.app).plans()).toEqual([]);
});

test.each([
  ['of customers', { planId: smallPlans.bank }, 409, signIn],
  ['of sellers', { planId: smallPlans.seller }, 409, sellersOnly],
  [
    'of other products',
    { planId: smallPlans.console },
    409,
    '«گوشی موبایل سامسونگ Galaxy S25» در این طرح نیست.',
  ],
  [
    'that is not offered any more',
    { planId: smallPlans.former },
    404,
    'این طرح پیدا نشد یا دیگر ارائه نمی‌شود.',
  ],
  ['that does not exist', { planId: 999 }, 404, 'این طرح پیدا نشد یا دیگر ارائه نمی‌شود.'],
  ['with other months', { planId: smallPlans.shop, months: 7 }, 409, 'این طرح قسط ۷ ماهه ندارد.'],
])('a plan %s is refused and changes nothing', async (_which, choice, status, message) => {
  const guest = guestOf(shop.app);
  const before = await guest.add(small.phone);
  expect(await guest.choosePlan(choice)).toMatchObject({ status, message });
  expect((await guest.get()).data).toEqual(before.data);
});

test('a shopper without a basket cannot choose', async () => {
  const noBasket = { status: 404, message: 'سبد خرید پیدا نشد.' };
  expect(await guestOf(shop.app).choosePlan({ planId: smallPlans.shop })).toMatchObject(noBasket);
  expect(await guestOf(shop.app).choosePlan({ planId: null })).toMatchObject(noBasket);
});

test('a chosen plan that no longer fits the basket stays chosen and says why', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.console);
  await guest.choosePlan({ planId: smallPlans.console });
  expect(facilityOf(await guest.add(small.phone))).toMatchObject({
    cartFacility: null,
    choice: { chosen: true, reason: '«گوشی موبایل سامسونگ Galaxy S25» در این طرح نیست.' },
  });
  expect(facilityOf(await guest.remove(small.phone)).choice?.reason).toBeNull();
  await run(shop.db, 'UPDATE facility_plans SET active = false WHERE id = $1', [smallPlans.console]);
  expect(facilityOf(await guest.get()).choice?.reason).toBe('این طرح دیگر ارائه نمی‌شود.');
  await run(shop.db, 'UPDATE facility_plans SET active = true WHERE id = $1', [smallPlans.console]);
});

test("sign-in keeps the guest's choice when the customer has made none", async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  await guest.choosePlan({ planId: smallPlans.shop, months: 9, prepaymentPercent: 40 });
  const customer = await newCustomer();
  await customer.add(small.charger);
  const { choice } = facilityOf(await customer.importBasket(guest.cartId() ?? ''));
  expect(choice).toMatchObject({ months: 9, prepaymentPercent: 40, chosen: true });
});

test("sign-in keeps the customer's own choice, cash included", async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  await guest.choosePlan({ planId: smallPlans.shop, months: 9 });
  const customer = await newCustomer();
  await customer.add(small.charger);
  await customer.choosePlan({ planId: null });
  expect(facilityOf(await customer.importBasket(guest.cartId() ?? '')).choice).toBeNull();
});

test('the import of a guest without a choice makes no choice', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const customer = await newCustomer();
  await customer.add(small.charger);
  expect(facilityOf(await customer.importBasket(guest.cartId() ?? '')).choice).toMatchObject({
    chosen: false,
  });
});

test('a choice takes three statements, the mode of the shop included', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  shop.statements.length = 0;
  await guest.choosePlan({ planId: smallPlans.shop, months: 6 });
  expect(shop.statements).toHaveLength(3);
});

test('the public list has every offered plan with its provider and conditions', async () => {
  const reply = await shop.app.inject('/public/facilityPlans');
  expect(reply.headers['cache-control']).toContain('public');
  expect(reply.json<{ data: unknown[] }>().data).toEqual([
    expect.objectContaining({ id: smallPlans.shop, customers: 'everyone', categories: null, cheque: null }),
    expect.objectContaining({ id: smallPlans.bank, parentTitle: 'بانک نمونه', feePercent: 1 }),
    expect.objectContaining({
      id: smallPlans.console,
      categories: [{ title: 'بازی و کنسول', slug: 'game' }],
    }),
    expect.objectContaining({ id: smallPlans.seller, customers: 'seller' }),
  ]);
});
