import { openPlanRequestShop, type PlanRequestShop } from '@/tests/support/credit/planRequestShop';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: PlanRequestShop;
beforeAll(async () => {
  shop = await openPlanRequestShop();
  for (const variant of [small.controller, small.phoneLarge, small.phone]) await shop.setStock(variant, 100);
});
afterAll(() => shop.close());

/** A customer with 30 million toman of credit for 24 instalments, and a basket. */
async function createHolder(lines: [number, number][] = [[small.phone, 1]]) {
  const sara = await shop.createShopper({ lines });
  await shop.payOut(sara);
  const credit = async () => (await shop.callsOf(sara.token).read())?.credit;
  return { sara, credit };
}
const planId = () => shop.plans.step24;

test('the plan of a paid-out loan is listed for its owner only, with the credit as its ceiling', async () => {
  const { sara } = await createHolder();
  const mina = await shop.createShopper({ lines: [[small.phone, 1]] });
  const own = (await sara.basket.plans()).find(({ id }) => id === planId());
  expect(own).toMatchObject({
    ceiling: 30_000_000,
    months: [24],
    defaultMonths: 24,
    minimumLoan: 0,
    reason: null,
  });
  expect((await sara.basket.plans()).map(({ id }) => id)).not.toContain(shop.plans.student);
  expect((await mina.basket.plans()).map(({ id }) => id)).not.toContain(planId());
  expect(await mina.basket.choosePlan({ planId: planId() })).toMatchObject({ status: 404 });
});

test('the credit limits the loan of a basket, and other months are refused', async () => {
  const { sara } = await createHolder();
  const { extraObject } = await sara.basket.choosePlan({ planId: planId() });
  expect(extraObject.facility.cartFacility).toMatchObject({ discountLoanAmount: 30_000_000, prepayment: 0 });
  expect(extraObject.facilityDeference).toBe(29_500_000);
  expect(await sara.basket.choosePlan({ planId: planId(), months: 12 })).toMatchObject({ status: 409 });
});

test('orders use the credit up, and a cancelled one gives its part back', async () => {
  const { sara, credit } = await createHolder([[small.controller, 2]]);
  await sara.basket.choosePlan({ planId: planId() });
  const first = await sara.place();
  expect(first.status).toBe(200);
  expect(await sara.order(first.data.orderId)).toMatchObject({
    facility: { loanAmount: 9_000_000, months: 24 },
  });
  expect(await credit()).toEqual({ planId: planId(), granted: 30_000_000, left: 21_000_000 });

  await sara.basket.add(small.phone, 1);
  await sara.basket.choosePlan({ planId: planId() });
  const second = await sara.place();
  expect(await credit()).toMatchObject({ left: 0 });
  expect((await sara.basket.plans()).map(({ id }) => id)).not.toContain(planId());
  await sara.basket.add(small.controller, 1);
  expect((await sara.basket.get()).extraObject.facility.choice?.reason).toBe(
    'اعتبار وام شما در این طرح مصرف شده است.',
  );
  expect(await sara.review()).toMatchObject({ status: 409 });

  await sara.cancel(second.data.orderId);
  expect(await credit()).toMatchObject({ left: 21_000_000 });
  await sara.cancel(first.data.orderId);
  expect(await credit()).toMatchObject({ left: 30_000_000 });
});

test('the rest of a credit can be used, however small', async () => {
  const { sara } = await createHolder([[small.phone, 1]]);
  await run(shop.db, 'UPDATE loan_credits SET granted = 400000 WHERE user_id = $1', [sara.userId]);
  const { extraObject } = await sara.basket.choosePlan({ planId: planId() });
  expect(extraObject.facility.cartFacility).toMatchObject({ discountLoanAmount: 400_000 });
});

test('a loan plan that takes no new requests can still be used by those who have its credit', async () => {
  const { sara } = await createHolder();
  await run(shop.db, 'UPDATE facility_plans SET active = false WHERE id = $1', [planId()]);
  expect(await sara.basket.choosePlan({ planId: planId() })).toMatchObject({ status: 200 });
  expect((await shop.plansOf()).map(({ id }) => id)).not.toContain(planId());
  await run(shop.db, 'UPDATE facility_plans SET active = true WHERE id = $1', [planId()]);
});

test('an order is refused when the credit was used since the review', async () => {
  const { sara } = await createHolder();
  await sara.basket.choosePlan({ planId: planId() });
  const { data } = await sara.review();
  await run(shop.db, 'UPDATE loan_credits SET granted = 1000000 WHERE user_id = $1', [sara.userId]);
  expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 409 });
  // The statement that writes the order checks the credit itself.
  const rows = await run(
    shop.db,
    `SELECT outcome FROM place_order($1, false, (SELECT revision FROM baskets WHERE user_id = $1), '[]',
      jsonb_build_object('planId', $2::int, 'facility', jsonb_build_object('loanAmount', 1000001),
        'overdueBefore', '2026-11-12', 'fromWallet', 0), '{}', 3, 10, now())`,
    [sara.userId, planId()],
  );
  expect(rows).toEqual([{ outcome: 'plan' }]);
});

test('a basket without such credit needs no more statements than before', async () => {
  const mina = await shop.createShopper({ lines: [[small.phone, 1]] });
  shop.statements.length = 0;
  await mina.basket.plans();
  // The caller and the plans.
  expect(shop.statements).toHaveLength(2);
});
