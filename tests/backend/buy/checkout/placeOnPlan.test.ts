import type { PaymentSummary } from '@/contract/payment';
import { type CheckoutShop, openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

test('a purchase on a plan writes the plan and its instalments', async () => {
  const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
  await run(
    shop.db,
    'UPDATE baskets SET plan_chosen = true, plan_id = default_plan(), plan_months = 6 WHERE user_id = $1',
    [sara.userId],
  );
  const { data: review } = await sara.review();
  const { data } = await sara.place();
  const order = await sara.order(data.orderId);
  expect(order.facility).toEqual({
    name: 'طرح پله',
    method: 'amortised',
    months: 6,
    annualRate: 23,
    lateRate: 29,
    prepayment: 11_900_000,
    aboveCeiling: 0,
    fee: 0,
    loanAmount: 47_600_000,
    amountPerMonth: review.facility?.amountPerMonth,
  });
  expect(
    order.instalments.map(
      ({ paidAt: _paidAt, saving: _saving, lateFee: _lateFee, feeWaived: _waived, ...row }) => row,
    ),
  ).toEqual(review.facility?.instalments);
  expect(shop.bank.asked[0]?.amount).toBe(11_900_000 + 145_000);
  const summary = await sara.call.get(`/user/orders/${data.orderId}/payment`);
  expect(summary.data).toMatchObject({
    orderId: data.orderId,
    itemCount: 1,
    rows: [
      { title: 'پیش‌پرداخت طرح پله', amount: 11_900_000 },
      { title: 'هزینهٔ ارسال', amount: 145_000 },
    ],
    payToday: 12_045_000,
    fromWallet: 0,
    atGateway: 12_045_000,
    gateways: [{ code: 'fake', reason: null }],
  });
  await sara.cancel(data.orderId);
});

test('the contract fee has a row of its own, and a flat monthly fee is stated as its effective yearly rate', async () => {
  const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
  await run(
    shop.db,
    'UPDATE baskets SET plan_chosen = true, plan_id = $2, plan_months = 12 WHERE user_id = $1',
    [sara.userId, smallPlans.bank],
  );
  await run(shop.db, `UPDATE facility_plans SET method = 'flatMonthly', rate = 3 WHERE id = $1`, [
    smallPlans.bank,
  ]);
  // The fee of a late instalment is based on the rate of the contract.
  expect((await sara.review()).data.facility).toMatchObject({ lateRate: 42 });
  const { data } = await sara.place();
  const order = await sara.order(data.orderId);
  // 3 percent a month of the whole loan are 81 percent a year, compounded, and more with the fee of 1 percent.
  expect(order.facility).toMatchObject({ prepayment: 0, fee: 595_000, aboveCeiling: 0 });
  expect(order.facility?.annualRate).toBeGreaterThan(81);
  expect(order.facility?.annualRate).toBeLessThan(87);
  expect(order).toMatchObject({ payToday: 595_000 + 145_000, canPay: true, canCancel: true });
  const summary = await sara.call.get<PaymentSummary>(`/user/orders/${data.orderId}/payment`);
  expect(summary.data.rows).toEqual([
    { title: 'کارمزد قرارداد', amount: 595_000 },
    { title: 'هزینهٔ ارسال', amount: 145_000 },
  ]);
  shop.clock.now += 21 * 60_000;
  expect(await sara.order(data.orderId)).toMatchObject({ canPay: false, canCancel: true, paidAt: null });
  await sara.cancel(data.orderId);
  expect(await sara.order(data.orderId)).toMatchObject({ canPay: false, canCancel: false });
});

test('a plan that asks for it lends to nobody without a name and a national id, and its order goes to review', async () => {
  const sara = await shop.createShopper({ wallet: 60_000_000, lines: [[small.phone, 1]] });
  await run(shop.db, 'UPDATE facility_plans SET needs_identity = true, needs_review = true WHERE id = $1', [
    smallPlans.shop,
  ]);
  await sara.basket.choosePlan({ planId: smallPlans.shop, months: 6 });
  const identity =
    'برای خرید قسطی، نام و کد ملی شما لازم است. آن‌ها را در مشخصات بنویسید و به این صفحه برگردید.';
  expect(await sara.review()).toMatchObject({ status: 409, message: identity, fields: { identity } });
  expect(await sara.placeAgreed('x')).toMatchObject({ status: 409, fields: { identity } });
  await run(shop.db, "UPDATE users SET f_name = 'سارا', l_name = 'کریمی', national_code = $2 WHERE id = $1", [
    sara.userId,
    '0499370899',
  ]);
  const { data } = await sara.place({ useWallet: true });
  const order = await sara.order(data.orderId);
  expect(order.conditions).toEqual({ documents: [], cheque: null });
  expect(order.state).toBe('paymentReview');
  await run(shop.db, 'UPDATE facility_plans SET needs_identity = false, needs_review = false');
});
