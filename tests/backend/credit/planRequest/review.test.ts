import { runDesk } from '@/backend/desk/commands';
import { cleanUpsOfPlanRequests } from '@/backend/domains/credit/planRequest/cleanUps';
import { planRequestWork } from '@/backend/domains/credit/planRequest/desk';
import { rejectLateRequests } from '@/backend/domains/credit/planRequest/openDays';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import { forAllTests } from '@/tests/support/backend';
import { openPlanRequestShop } from '@/tests/support/credit/planRequestShop';
import { createCustomer } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { typist } from '@/tests/support/desk/runLine';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openPlanRequestShop());

const type = typist(() => ({ db: shop.db, now: () => shop.clock.now, payment: shop.payment }));

/** A customer whose request is submitted. */
async function submit() {
  const sara = await shop.createApplicant();
  await shop.complete(sara);
  const { data } = await shop.submit(sara);
  return { sara, id: data.id };
}
/** A customer whose salary slip was rejected. */
async function rejectSlip() {
  const { sara, id } = await submit();
  await type(`loan review ${id}`);
  await type(`document reject ${id} salarySlip`, 'تاریخ فیش گذشته است');
  return { sara, id };
}

test('a supervisor neither decides about an own request nor judges its documents', async () => {
  const { sara, id } = await submit();
  await createCustomer(shop.db, { now: shop.clock.now, role: 'supervisor' });
  const parts = { db: shop.db, now: () => shop.clock.now, payment: shop.payment };
  const judged = { verdict: 'accepted' } as const;
  expect(await runDesk(parts, { what: 'loan', id, decision: { verdict: 'review' } }, sara.userId)).toBe(
    'own',
  );
  expect(await runDesk(parts, { what: 'document', id, code: 'salarySlip', judged }, sara.userId)).toBe('own');
});

test('an operator takes a request through review, correction, approval and contract to the pay-out', async () => {
  const { sara, id } = await submit();
  expect(await type('list')).toContain(
    `loan ${id}  submitted  طرح پله ۲۴  30000000 toman  24 months  of مریم احمدی 0499370899  appointment 2026-11-23T06:30:00`,
  );
  const titles: (string | undefined)[] = [];
  const step = async (line: string, reason?: string) => {
    expect(await type(line, reason)).toBe('');
    titles.push((await sara.newestNotice())?.title);
    return sara.read();
  };
  expect(await step(`loan review ${id}`)).toMatchObject({ state: 'inReview' });
  expect(await type(`loan approve ${id}`)).toContain('not accepted yet');
  await step(`document accept ${id} nationalCard`);
  expect(await step(`document reject ${id} salarySlip`, 'تاریخ فیش بیش از سه ماه پیش است')).toMatchObject({
    state: 'needsCorrection',
    correctBefore: '2026-11-29T20:29:59.000Z',
    documents: [
      { code: 'nationalCard', state: 'accepted' },
      { code: 'salarySlip', state: 'rejected', reason: 'تاریخ فیش بیش از سه ماه پیش است' },
      { code: 'residence', state: 'missing' },
    ],
  });
  expect(await sara.newestNotice()).toMatchObject({
    text: 'تاریخ فیش بیش از سه ماه پیش است. تا ۸ آذر فرصت دارید آن را جایگزین کنید.',
    link: '/dashboard/planrequest',
  });
  expect(await sara.resubmit()).toMatchObject({
    status: 409,
    fields: { '3.salarySlip': '«فیش حقوقی» پذیرفته نشد؛ آن را جایگزین کنید.' },
  });
  expect(await sara.give('nationalCard')).toMatchObject({ status: 409 });
  expect((await sara.give('salarySlip')).data.documents[1]).toMatchObject({ state: 'given', reason: null });
  expect((await sara.resubmit()).data).toMatchObject({ state: 'inReview', correctBefore: null });
  await step(`document accept ${id} salarySlip`);
  expect(await step(`loan approve ${id}`)).toMatchObject({ state: 'approved' });
  expect(await step(`loan contract ${id}`)).toMatchObject({ state: 'contract' });
  expect(await sara.cancel()).toMatchObject({ status: 409 });
  const paidOut = await step(`loan pay ${id}`);
  expect(paidOut).toMatchObject({
    state: 'paidOut',
    credit: { planId: shop.plans.step24, granted: 30_000_000, left: 30_000_000 },
  });
  expect(paidOut?.history.map(({ state }) => state)).toEqual([
    'draft',
    'submitted',
    'inReview',
    'needsCorrection',
    'inReview',
    'approved',
    'contract',
    'paidOut',
  ]);
  const papersAfter = async (days: number) => {
    const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now + days * 86_400_000);
    for (const cleanUp of cleanUpsOfPlanRequests) cleanUps.add(cleanUp);
    await cleanUps.run();
    return (await sara.read())?.documents.flatMap(({ files }) => files).length;
  };
  expect(await papersAfter(89)).toBeGreaterThan(0);
  expect(await papersAfter(91)).toBe(0);
  expect(titles).toEqual([
    'بررسی درخواست وام آغاز شد',
    'بررسی درخواست وام آغاز شد',
    '«فیش حقوقی» پذیرفته نشد',
    'مدارک اصلاح‌شده رسید',
    'درخواست وام شما تأیید شد',
    'قرارداد وام امضا شد',
    'اعتبار وام شما آماده است',
  ]);
  expect(await type('list')).not.toContain(`loan ${id}`);
  expect(await type(`loan pay ${id}`)).toContain('not in a state');
});

test('of ten pay-outs at the same time one grants the credit', async () => {
  const { id } = await submit();
  await shop.decide(id, { verdict: 'review' });
  for (const code of ['nationalCard', 'salarySlip']) await shop.accept(id, code);
  for (const verdict of ['approve', 'contract'] as const) await shop.decide(id, { verdict });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => shop.decide(id, { verdict: 'payOut' })),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  const credits = await shop.run('SELECT granted FROM loan_credits WHERE request_id = $1', [id]);
  expect(credits).toEqual([{ granted: 30_000_000 }]);
});

test('a rejected request names its reason and gives its seat back', async () => {
  const { sara, id } = await submit();
  const [before] = await sara.days();
  expect(await type(`loan reject ${id}`, 'درآمد برای این مبلغ کافی نیست.')).toBe('');
  const request = await sara.read();
  expect(request).toMatchObject({
    state: 'rejected',
    reason: 'درآمد برای این مبلغ کافی نیست.',
    meetDateTime: null,
  });
  expect((await sara.days())[0]?.capacity).toBe((before?.capacity ?? 0) + 1);
  expect((await sara.begin()).data.id).not.toBe(id);
});

test('a document that is not replaced in time rejects the request', async () => {
  const { sara, id } = await rejectSlip();
  const parts = { db: shop.db, now: () => shop.clock.now };
  await rejectLateRequests(parts);
  expect(await sara.read()).toMatchObject({ state: 'needsCorrection' });
  await rejectLateRequests({ ...parts, now: () => shop.clock.now + 8 * 86_400_000 });
  expect(await sara.read()).toMatchObject({ id, state: 'rejected', reason: expect.stringContaining('مهلت') });
  expect((await sara.newestNotice())?.title).toBe('درخواست وام شما پذیرفته نشد');
});

test('everything that happened to a request is kept with who did it', async () => {
  const { id } = await rejectSlip();
  const [operator] = await shop.run<{ id: number }>(
    `INSERT INTO users (mobile, role) VALUES ('09350009999', 'supervisor') RETURNING id`,
  );
  const parts = { db: shop.db, now: () => shop.clock.now };
  const decision = { verdict: 'reject' as const, reason: 'نادرست' };
  await carryOut(parts, { what: 'loan', id, decision }, operator?.id);
  const events = await shop.run(
    'SELECT kind, state, code, reason, operator_id AS operator FROM plan_request_events WHERE request_id = $1 ORDER BY id',
    [id],
  );
  expect(events.slice(-3)).toEqual([
    {
      kind: 'document',
      state: 'rejected',
      code: 'salarySlip',
      reason: 'تاریخ فیش گذشته است',
      operator: null,
    },
    { kind: 'state', state: 'needsCorrection', code: null, reason: null, operator: null },
    { kind: 'state', state: 'rejected', code: null, reason: 'نادرست', operator: operator?.id },
  ]);
});

test('the seats of a day are changed, but not below those that are booked', async () => {
  const { sara } = await submit();
  const [first] = await sara.days();
  const booked = 7 - (first?.capacity ?? 0);
  expect(await type(`appointment seats 1 2026-11-23 ${booked - 1}`)).toContain('booked already');
  expect(await type(`appointment seats 1 2026-11-23 ${booked}`)).toBe('');
  expect((await sara.days())[0]?.capacity).toBe(0);
  expect(await type('appointment seats 9 2026-11-23 7')).toContain('nothing with this number');
  expect(await type('appointment seats 1 2026-11-23 7')).toBe('');
});

test('an approved request is taken back until the contract, and the desk names its applicant by the request', async () => {
  const sara = await shop.createApplicant();
  await shop.complete(sara);
  const { id } = (await shop.submit(sara)).data;
  const { rows } = await planRequestWork.readPage(shop.db, { tab: 'all' });
  const listed = rows.find((request) => request.id === id);
  const { fName, lName } = (await sara.read())?.applicant ?? {};
  expect(listed?.customer.name).toBe(`${fName} ${lName}`);
  await shop.decide(id, { verdict: 'review' });
  for (const code of ['nationalCard', 'salarySlip']) await shop.accept(id, code);
  await shop.decide(id, { verdict: 'approve' });
  expect((await sara.cancel()).data).toMatchObject({ state: 'cancelled', meetDateTime: null });
  expect(await shop.decide(id, { verdict: 'contract' })).toBe('wrong_state');
});

/** A customer with 30 million toman of credit for 24 instalments, and a basket. */
async function createHolder(lines: [number, number][] = [[small.phone, 1]]) {
  const sara = await shop.createShopper({ lines });
  await shop.payOut(sara);
  const credit = async () => (await shop.callsOf(sara.token).read())?.credit;
  return { sara, credit };
}
const planId = () => shop.plans.step24;

beforeAll(async () => {
  for (const variant of [small.controller, small.phoneLarge, small.phone]) await shop.setStock(variant, 100);
});

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
  await shop.run('UPDATE loan_credits SET granted = 400000 WHERE user_id = $1', [sara.userId]);
  const { extraObject } = await sara.basket.choosePlan({ planId: planId() });
  expect(extraObject.facility.cartFacility).toMatchObject({ discountLoanAmount: 400_000 });
});

test('a loan plan that takes no new requests can still be used by those who have its credit', async () => {
  const { sara } = await createHolder();
  await shop.run('UPDATE facility_plans SET active = false WHERE id = $1', [planId()]);
  expect(await sara.basket.choosePlan({ planId: planId() })).toMatchObject({ status: 200 });
  expect((await shop.plansOf()).map(({ id }) => id)).not.toContain(planId());
  await shop.run('UPDATE facility_plans SET active = true WHERE id = $1', [planId()]);
});

test('an order is refused when the credit was used since the review', async () => {
  const { sara } = await createHolder();
  await sara.basket.choosePlan({ planId: planId() });
  const { data } = await sara.review();
  await shop.run('UPDATE loan_credits SET granted = 1000000 WHERE user_id = $1', [sara.userId]);
  expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 409 });
  // The statement that writes the order checks the credit itself.
  const rows = await shop.run(
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
