import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

/** Places an order on a plan; nothing is paid yet. */
async function placeOnPlan(sara: Shopper, plan: number, property: number) {
  await sara.basket.add(property, 1);
  await sara.basket.choosePlan({ planId: plan });
  const { data } = await sara.place();
  return data.orderId;
}

const setInstalments = (order: number, set: string) =>
  run(shop.db, `UPDATE instalments SET ${set} WHERE order_id = $1`, [order]);

test('unpaid instalments of other orders lower the ceiling of every plan of their provider, in basket and checkout', async () => {
  const sara = await shop.createShopper();
  const first = await placeOnPlan(sara, smallPlans.shop, small.phoneLarge);
  const owed = (await sara.order(first)).instalments.reduce((sum, { amount }) => sum + amount, 0);
  expect(owed).toBeGreaterThan(52_000_000);

  await sara.basket.add(small.phoneLarge, 1);
  const chosen = await sara.basket.choosePlan({ planId: smallPlans.shop });
  const { cartFacility, choice } = chosen.extraObject.facility;
  expect(choice).toMatchObject({ debt: owed, plan: { ceiling: 100_000_000 - owed } });
  expect(cartFacility?.discountLoanAmount).toBe(100_000_000 - owed);
  expect(chosen.extraObject.facilityDeference).toBe(52_000_000 - (100_000_000 - owed));
  const { data: review } = await sara.review();
  expect(review.facility).toMatchObject({
    loanAmount: 100_000_000 - owed,
    aboveCeiling: 52_000_000 - (100_000_000 - owed),
  });
  const plans = await sara.basket.plans();
  const ceilings = Object.fromEntries(plans.map(({ id, ceiling, debt }) => [id, [ceiling, debt]]));
  expect(ceilings[smallPlans.console]).toEqual([100_000_000 - owed, owed]);
  // The bank is another provider.
  expect(ceilings[smallPlans.bank]).toEqual([100_000_000, 0]);

  const { data: second } = await sara.place();
  await sara.basket.add(small.phoneLarge, 1);
  const { choice: third } = (await sara.basket.choosePlan({ planId: null })).extraObject.facility;
  expect(third).toBeNull();
  expect((await sara.basket.plans()).find(({ id }) => id === smallPlans.shop)?.reason).toMatch(
    /^بدهی جاری شما به پله .* سقف این طرح را پر کرده است\.$/,
  );

  await sara.cancel(second.orderId);
  await setInstalments(first, 'paid_at = now()');
  expect((await sara.basket.plans()).map(({ debt }) => debt)).toEqual([0, 0, 0, 0]);
});

test('an order is refused when the debt grew after the review', async () => {
  const sara = await shop.createShopper();
  const first = await placeOnPlan(sara, smallPlans.shop, small.phoneLarge);
  await sara.basket.add(small.console, 1);
  await sara.basket.choosePlan({ planId: smallPlans.shop });
  await setInstalments(first, 'paid_at = now()');
  const { data } = await sara.review();
  await setInstalments(first, 'paid_at = NULL, amount = 20000000');
  expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 409 });
  // The statement that writes the order checks the ceiling itself.
  const rows = await run<{ outcome: string }>(
    shop.db,
    `SELECT outcome FROM place_order($1, false, (SELECT revision FROM baskets WHERE user_id = $1), '[]',
      jsonb_build_object('planId', 1, 'facility', jsonb_build_object('loanAmount', 100000000),
        'overdueBefore', '2026-11-12', 'fromWallet', 0), '{}', 3, 10, now())`,
    [sara.userId],
  );
  expect(rows).toEqual([{ outcome: 'plan' }]);
});

test('an instalment that is overdue for more than ten days refuses every new plan, and cash stays open', async () => {
  const sara = await shop.createShopper();
  const first = await placeOnPlan(sara, smallPlans.shop, small.phone);
  await moveOrder(shop.db, first, 'delivered');
  await sara.basket.add(small.console, 1);
  await sara.basket.choosePlan({ planId: smallPlans.bank });
  const reason = async () => (await sara.basket.get()).extraObject.facility.choice?.reason;
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
