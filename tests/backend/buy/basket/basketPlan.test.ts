import { Compile } from 'typebox/compile';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketExtra } from '@/contract/basket';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import type { Reply } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

const answer = Compile(answerWithExtraOf(Basket, BasketExtra));
const facilityOf = ({ extraObject }: Reply) => extraObject.facility;
/** A guest with this variant in the basket. */
async function guestWith(property: number = small.phone) {
  const guest = shop.guest();
  await guest.add(property);
  return guest;
}
/** A customer with a charger in the basket. */
async function customerWithCharger() {
  const { basket } = await shop.customer();
  await basket.add(small.charger);
  return basket;
}

const tooSmall = 'مبلغ وام این سبد از کمینهٔ این طرح (۱٬۰۰۰٬۰۰۰ تومان) کمتر است.';
const signIn = 'برای خرید با این طرح وارد حساب خود شوید.';
const sellersOnly = 'این طرح ویژهٔ همکاران فروش است.';
const outside = '«گوشی موبایل سامسونگ Galaxy S25» در این طرح نیست.';
const unknown = 'این طرح پیدا نشد یا دیگر ارائه نمی‌شود.';

test('a choice of months and prepayment changes the figures and is kept with the basket, in three statements', async () => {
  const guest = await guestWith();
  shop.statements.length = 0;
  const reply = await guest.choosePlan({ planId: smallPlans.shop, months: 6, prepaymentPercent: 50 });
  expect(shop.statements).toHaveLength(3);
  expect(reply.status).toBe(200);
  expect(answer.Check({ data: reply.data, extraObject: reply.extraObject })).toBe(true);
  expect(facilityOf(reply)).toMatchObject({
    choice: { months: 6, prepaymentPercent: 50, chosen: true },
    cartFacility: { prepayment: 29_750_000, discountLoanAmount: 29_750_000 },
  });
  expect(reply.data.revision).toBe(2);
  expect((await guest.get()).extraObject).toEqual(reply.extraObject);
});

test('a prepayment below the plan counts as the one of the plan, and months that are left out as its default', async () => {
  const guest = await guestWith();
  const { choice } = facilityOf(await guest.choosePlan({ planId: smallPlans.shop, prepaymentPercent: 5 }));
  expect(choice).toMatchObject({ months: 12, prepaymentPercent: 20 });
});

test('cash has no facility until a plan is chosen again', async () => {
  const guest = await guestWith();
  const none = { cartFacility: null, choice: null };
  const cash = await guest.choosePlan({ planId: null });
  expect(facilityOf(cash)).toEqual(none);
  expect(cash.extraObject).toMatchObject({ showDetail: false, amountPerMonth: 0 });
  expect(facilityOf(await guest.add(small.charger))).toEqual(none);
  expect((await guest.choosePlan({ planId: smallPlans.shop })).extraObject.showDetail).toBe(true);
});

test('every plan says in Persian why this basket cannot be bought on it', async () => {
  const { shop: own, bank, console, seller } = smallPlans;
  const reasons = async ({ plans }: Pick<Awaited<ReturnType<typeof guestWith>>, 'plans'>) =>
    Object.fromEntries((await plans()).map(({ id, reason }) => [id, reason]));
  const all = { [own]: null, [bank]: signIn, [console]: outside, [seller]: sellersOnly };
  expect(await reasons(await guestWith())).toEqual(all);
  const { basket } = await shop.customer({ noCheck: true });
  await basket.add(small.console);
  expect(await reasons(basket)).toEqual({ [own]: null, [bank]: null, [console]: null, [seller]: null });
  expect((await reasons(await guestWith(small.charger)))[own]).toBe(tooSmall);
  expect(await shop.guest().plans()).toEqual([]);
});

test.each([
  ['of customers', { planId: smallPlans.bank }, 409, signIn],
  ['of sellers', { planId: smallPlans.seller }, 409, sellersOnly],
  ['of other products', { planId: smallPlans.console }, 409, outside],
  ['that is not offered any more', { planId: smallPlans.former }, 404, unknown],
  ['that does not exist', { planId: 999 }, 404, unknown],
  ['with other months', { planId: smallPlans.shop, months: 7 }, 409, 'این طرح قسط ۷ ماهه ندارد.'],
])('a plan %s is refused and changes nothing', async (_which, choice, status, message) => {
  const guest = await guestWith();
  const before = await guest.get();
  expect(await guest.choosePlan(choice)).toMatchObject({ status, message });
  expect((await guest.get()).data).toEqual(before.data);
});

test('a chosen plan that no longer fits the basket stays chosen and says why', async () => {
  const guest = await guestWith(small.console);
  await guest.choosePlan({ planId: smallPlans.console });
  const setActive = (active: boolean) =>
    shop.run('UPDATE facility_plans SET active = $2 WHERE id = $1', [smallPlans.console, active]);
  expect(facilityOf(await guest.add(small.phone))).toMatchObject({
    cartFacility: null,
    choice: { chosen: true, reason: outside },
  });
  expect(facilityOf(await guest.remove(small.phone)).choice?.reason).toBeNull();
  await setActive(false);
  expect(facilityOf(await guest.get()).choice?.reason).toBe('این طرح دیگر ارائه نمی‌شود.');
  await setActive(true);
});

describe('at sign-in', () => {
  test("the guest's choice is kept when the customer has made none", async () => {
    const guest = await guestWith();
    await guest.choosePlan({ planId: smallPlans.shop, months: 9, prepaymentPercent: 40 });
    const { choice } = facilityOf(await (await customerWithCharger()).importBasket(guest.cartId() ?? ''));
    expect(choice).toMatchObject({ months: 9, prepaymentPercent: 40, chosen: true });
  });

  test("the customer's own choice is kept, cash included", async () => {
    const guest = await guestWith();
    await guest.choosePlan({ planId: smallPlans.shop, months: 9 });
    const customer = await customerWithCharger();
    await customer.choosePlan({ planId: null });
    expect(facilityOf(await customer.importBasket(guest.cartId() ?? '')).choice).toBeNull();
  });

  test('no choice is made from the basket of a guest without one', async () => {
    const guest = await guestWith();
    const { choice } = facilityOf(await (await customerWithCharger()).importBasket(guest.cartId() ?? ''));
    expect(choice).toMatchObject({ chosen: false });
  });
});

test('the public list has every offered plan with its provider and conditions', async () => {
  const reply = await shop.app.inject('/public/facilityPlans');
  expect(reply.headers['cache-control']).toContain('public');
  expect(reply.json().data).toMatchObject([
    { id: smallPlans.shop, customers: 'everyone', categories: null, cheque: null },
    { id: smallPlans.bank, parentTitle: 'بانک نمونه', feePercent: 1 },
    { id: smallPlans.console, categories: [{ title: 'بازی و کنسول', slug: 'game' }] },
    { id: smallPlans.seller, customers: 'seller' },
  ]);
});

describe('instalments of other orders', () => {
  /** Puts a variant into the basket on a plan. */
  async function choose(sara: Shopper, planId: number, property: number) {
    await sara.basket.add(property, 1);
    return sara.basket.choosePlan({ planId });
  }
  /** Places an order on the plan of the shop; nothing is paid yet. */
  async function placeOnPlan(sara: Shopper, property: number) {
    await choose(sara, smallPlans.shop, property);
    return (await sara.place()).data.orderId;
  }
  const setInstalments = (order: number, set: string) =>
    shop.run(`UPDATE instalments SET ${set} WHERE order_id = $1`, [order]);

  test('that are unpaid lower the ceiling of every plan of their provider, in basket and checkout', async () => {
    const sara = await shop.createShopper();
    const first = await placeOnPlan(sara, small.phoneLarge);
    const owed = (await sara.order(first)).instalments.reduce((sum, { amount }) => sum + amount, 0);
    const ceiling = 100_000_000 - owed;
    expect(owed).toBeGreaterThan(52_000_000);

    const chosen = await choose(sara, smallPlans.shop, small.phoneLarge);
    expect(chosen.extraObject).toMatchObject({
      facility: { choice: { debt: owed, plan: { ceiling } }, cartFacility: { discountLoanAmount: ceiling } },
      facilityDeference: 52_000_000 - ceiling,
    });
    const { facility } = (await sara.review()).data;
    expect(facility).toMatchObject({ loanAmount: ceiling, aboveCeiling: 52_000_000 - ceiling });
    const plans = await sara.basket.plans();
    const ceilings = Object.fromEntries(plans.map((plan) => [plan.id, [plan.ceiling, plan.debt]]));
    expect(ceilings[smallPlans.console]).toEqual([ceiling, owed]);
    // The bank is another provider.
    expect(ceilings[smallPlans.bank]).toEqual([100_000_000, 0]);

    const { data: second } = await sara.place();
    await sara.basket.add(small.phoneLarge, 1);
    expect(facilityOf(await sara.basket.choosePlan({ planId: null })).choice).toBeNull();
    const reason = (await sara.basket.plans()).find(({ id }) => id === smallPlans.shop)?.reason;
    expect(reason).toMatch(/^بدهی جاری شما به پله .* سقف این طرح را پر کرده است\.$/);

    await sara.cancel(second.orderId);
    await setInstalments(first, 'paid_at = now()');
    expect((await sara.basket.plans()).map(({ debt }) => debt)).toEqual([0, 0, 0, 0]);
  });

  test('that have grown after the review refuse an order', async () => {
    const sara = await shop.createShopper();
    const first = await placeOnPlan(sara, small.phoneLarge);
    await choose(sara, smallPlans.shop, small.console);
    await setInstalments(first, 'paid_at = now()');
    const { data } = await sara.review();
    await setInstalments(first, 'paid_at = NULL, amount = 20000000');
    expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 409 });
    // The statement that writes the order checks the ceiling itself.
    const rows = await shop.run(
      `SELECT outcome FROM place_order($1, false, (SELECT revision FROM baskets WHERE user_id = $1), '[]',
        jsonb_build_object('planId', 1, 'facility', jsonb_build_object('loanAmount', 100000000),
          'overdueBefore', '2026-11-12', 'fromWallet', 0), '{}', 3, 10, now())`,
      [sara.userId],
    );
    expect(rows).toEqual([{ outcome: 'plan' }]);
  });

  test('that are overdue for more than ten days refuse every new plan, and cash stays open', async () => {
    const sara = await shop.createShopper();
    const first = await placeOnPlan(sara, small.phone);
    await moveOrder(shop.db, first, 'delivered');
    await choose(sara, smallPlans.bank, small.console);
    const reason = async () => facilityOf(await sara.basket.get()).choice?.reason;
    // It is 22 November: ten days are allowed.
    await setInstalments(first, `due_date = '2026-11-12'`);
    expect(await reason()).toBeNull();
    await setInstalments(first, `due_date = '2026-11-11'`);
    const overdue =
      'یکی از قسط‌های شما بیش از ۱۰ روز از سررسیدش گذشته است. پس از پرداخت آن می‌توانید دوباره قسطی بخرید.';
    expect(await reason()).toBe(overdue);
    expect((await sara.basket.plans()).map((plan) => plan.reason)).toContain(overdue);
    expect(await sara.review()).toMatchObject({ status: 409, fields: { plan: overdue } });
    await sara.basket.choosePlan({ planId: null });
    expect((await sara.review()).status).toBe(200);
  });
});
