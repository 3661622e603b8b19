import type { CreditScoreProvider } from '@/backend/adapters/creditScore/provider';
import { simulatedScores } from '@/backend/adapters/creditScore/simulated';
import { expireLateLeasing, leasingWork } from '@/backend/domains/credit/leasing/desk';
import { buildApp } from '@/backend/server/app';
import type { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import { type LeasingShop, openLeasingShop } from '@/tests/support/credit/leasingShop';
import { asCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { small } from '@/tests/support/smallSeed';

let shop: LeasingShop;
beforeAll(async () => {
  shop = await openLeasingShop();
  for (const variant of [small.controller, small.phone]) await shop.setStock(variant, 100);
});
afterAll(() => shop.close());

test('the public list has the leasing plan, and no other list has it', async () => {
  const guest = asCustomer(shop.app, null);
  const { data } = await guest.get<LeasingPlan[]>('/public/leasingPlans');
  expect(data).toEqual([
    expect.objectContaining({
      id: shop.planId,
      leastScore: 520,
      useDays: 30,
      cheque: { pieces: 'perInstalment', coverPercent: 100 },
    }),
  ]);
  const { data: plans } = await guest.get<{ id: number }[]>('/public/facilityPlans');
  expect(plans.map(({ id }) => id)).not.toContain(shop.planId);
});

test('a request needs a credit score, and a high enough one', async () => {
  const sara = await shop.createLessee();
  expect(await sara.request()).toMatchObject({
    status: 409,
    fields: { score: expect.stringContaining('اعتبارسنجی') },
  });
  shop.bureau.score = 519;
  await sara.askScore();
  expect(await sara.request()).toMatchObject({
    status: 409,
    fields: { score: expect.stringContaining('۵۲۰') },
  });
  shop.bureau.score = 600;
  expect(await sara.read()).toBeNull();
});

test('a score whose time is over does not count', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  await shop.daysLater(30, async () => {
    expect(await sara.request()).toMatchObject({ status: 409 });
  });
});

describe('a shop that trusts no score', () => {
  const isDemo = (demo: boolean) => run(shop.db, 'UPDATE settings SET demo = $1', [demo]);
  /** Another backend of the same shop. */
  async function openWith(creditScore: CreditScoreProvider | null) {
    const app = await buildApp({
      db: shop.db,
      storage: memoryStorage(),
      now: () => shop.clock.now,
      creditScore,
    });
    return async ({ token }: { token: string }) => {
      const call = asCustomer(app, token, { 'idempotency-key': crypto.randomUUID() });
      const [plan] = (await call.get<LeasingPlan[]>('/public/leasingPlans')).data;
      const scored = await call.post('/user/creditScore', { consent: true });
      const terms = { planId: shop.planId, amount: 15_000_000, months: 3 };
      return { plan, scored, sent: await call.post<LeasingRequest>('/user/leasing', terms) };
    };
  }

  test('with an invented score an operator decides, unless the whole shop is a demo', async () => {
    const invented = { ...simulatedScores, askScore: async () => ({ score: 800, reference: 'x' }) };
    const request = await openWith(invented);
    await isDemo(false);
    const { plan, sent } = await request(await shop.createLessee());
    expect(plan).toMatchObject({ leastScore: 520, instantScore: null, instantCeiling: null });
    expect(sent.data).toMatchObject({ state: 'inReview', score: 800 });
    await isDemo(true);
    expect((await request(await shop.createLessee())).sent.data.state).toBe('approved');
    await isDemo(false);
  });

  test('an invented score counts for nothing once a bureau is asked', async () => {
    const sara = await shop.createLessee();
    const request = await openWith({
      ...simulatedScores,
      askScore: async () => ({ score: 800, reference: 'x' }),
    });
    expect((await request(sara)).scored.data).toMatchObject({ score: 800, isDemo: true });
    expect((await sara.askScore()).data).toMatchObject({ score: 600, isDemo: false });
  });

  test('without a bureau no score is asked for, and every request goes to an operator', async () => {
    const request = await openWith(null);
    const { plan, scored, sent } = await request(await shop.createLessee());
    expect(plan).toMatchObject({ leastScore: 0, instantScore: null, instantCeiling: null });
    expect(scored).toMatchObject({ status: 409, message: expect.stringMatching(/کارشناس/) });
    expect(sent.data).toMatchObject({ state: 'inReview', score: null });
  });
});

test('amount and months are those of the plan', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  for (const amount of [4_999_999, 60_000_001])
    expect(await sara.request({ amount })).toMatchObject({
      status: 400,
      fields: { amount: expect.any(String) },
    });
  expect(await sara.request({ months: 4 })).toMatchObject({
    status: 400,
    fields: { months: expect.any(String) },
  });
  expect(await sara.request({ planId: 9999 })).toMatchObject({ status: 404 });
});

test('a customer has one open request, and a repeated call sends none', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  const key = '11111111-2222-4333-8444-555555555555';
  const first = await sara.request({}, key);
  expect(first.data).toMatchObject({
    state: 'inReview',
    amount: 15_000_000,
    granted: null,
    cheques: [],
    score: 600,
  });
  expect((await sara.request({}, key)).data.id).toBe(first.data.id);
  expect(await sara.request()).toMatchObject({ status: 409, message: expect.stringContaining('باز') });
  const twice = await Promise.all([sara.cancelRequest(), sara.cancelRequest()]);
  expect(twice.map(({ data }) => data.state)).toEqual(['cancelled', 'cancelled']);
  const both = await Promise.all([sara.request(), sara.request()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a customer sends three requests a day at most', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  for (let sent = 0; sent < 3; sent += 1) {
    expect(await sara.request()).toMatchObject({ status: 200 });
    await sara.cancelRequest();
  }
  expect(await sara.request()).toMatchObject({ status: 409, code: 'too_many' });
});

test('an unpaid instalment refuses a request', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  const [order] = await run<{ id: number }>(
    shop.db,
    `INSERT INTO orders (user_id, state, goods_total, address, delivery, search_text, facility)
      VALUES ($1, 'delivered', 1000, '{}', '{}', 'x', '{"loanAmount": 1000}') RETURNING id`,
    [sara.userId],
  );
  await run(
    shop.db,
    `INSERT INTO instalments (order_id, number, due_date, amount) VALUES ($1, 1, '2026-11-01', 1000)`,
    [order?.id],
  );
  expect(await sara.request()).toMatchObject({ status: 409, message: expect.stringContaining('سررسید') });
});

test('a high score and a small amount are approved at once, with the cheques of the contract', async () => {
  const { sara, request } = await shop.createApproved();
  expect(request).toMatchObject({
    state: 'approved',
    granted: 15_000_000,
    useBefore: '2026-12-22',
    credit: null,
  });
  expect(request.history.map(({ state }) => state)).toEqual(['inReview', 'approved']);
  // The last day is 1 Dey 1405, so the cheques are dated 1 Bahman, 1 Esfand and 1 Farvardin.
  expect(request.cheques.map(({ dueDate, state }) => [dueDate, state])).toEqual([
    ['2027-01-21', 'awaited'],
    ['2027-02-20', 'awaited'],
    ['2027-03-21', 'awaited'],
  ]);
  expect(await sara.newestNotice()).toMatchObject({
    link: '/leasingloanrequest/check',
    title: expect.stringContaining('تأیید'),
  });
  const rich = await shop.createLessee();
  shop.bureau.score = 700;
  await rich.askScore();
  shop.bureau.score = 600;
  expect((await rich.request({ amount: 20_000_001 })).data.state).toBe('inReview');
});

test('an operator approves a part of the wished amount, or rejects with a reason', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  const { data } = await sara.request({ amount: 40_000_000, months: 6 });
  expect((await leasingWork.listWaiting(shop.db)).map(({ id }) => id)).toContain(data.id);
  for (const amount of [40_000_001, 4_999_999])
    expect(await shop.decide(data.id, { verdict: 'approve', amount })).toBe('wrong_amount');
  expect(await shop.decide(data.id, { verdict: 'approve', amount: 30_000_000 })).toBe('done');
  const approved = await sara.read();
  expect(approved).toMatchObject({ state: 'approved', amount: 40_000_000, granted: 30_000_000 });
  expect(approved?.cheques).toHaveLength(6);
  expect(await shop.decide(data.id, { verdict: 'approve', amount: null })).toBe('wrong_state');
  expect(await shop.decide(data.id, { verdict: 'reject', reason: 'مدارک نادرست' })).toBe('done');
  expect(await sara.read()).toMatchObject({ state: 'rejected', reason: 'مدارک نادرست', cheques: [] });
  expect(await shop.decide(999_999, { verdict: 'approve', amount: null })).toBe('not_found');
});

test('the accepted cheques of a contract give credit that a basket and an order use', async () => {
  const { sara, request } = await shop.createHolder({ lines: [[small.controller, 2]] });
  expect(await sara.read()).toMatchObject({
    state: 'active',
    credit: { planId: shop.planId, granted: 15_000_000, left: 15_000_000 },
  });
  expect(await sara.newestNotice()).toMatchObject({ link: '/leasingloanrequest/checkout' });
  const own = (await sara.basket.plans()).find(({ id }) => id === shop.planId);
  expect(own).toMatchObject({ ceiling: 15_000_000, months: [3], minimumLoan: 0, reason: null, cheque: null });
  await sara.basket.choosePlan({ planId: shop.planId });
  const placed = await sara.place();
  expect(placed.status).toBe(200);
  expect(await sara.read()).toMatchObject({ credit: { left: 6_000_000 } });
  expect(await sara.request()).toMatchObject({
    status: 409,
    message: expect.stringContaining('اعتبار پیشین'),
  });
  expect(request.months).toBe(3);
});

test('a credit cannot be used after its last day, and then another one can be requested', async () => {
  const { sara } = await shop.createHolder({ lines: [[small.controller, 1]] });
  await sara.basket.choosePlan({ planId: shop.planId });
  await shop.daysLater(31, async () => {
    expect((await sara.basket.get()).extraObject.facility.choice?.reason).toContain('مهلت');
    expect(await sara.review()).toMatchObject({ status: 409 });
    shop.bureau.score = 700;
    await sara.askScore();
    shop.bureau.score = 600;
    const { data: next } = await sara.request({ amount: 6_000_000 });
    expect(next.state).toBe('approved');
    await sara.handIn(await Promise.all(next.cheques.map((cheque) => sara.handed(cheque))));
    for (const { number } of next.cheques) await shop.accept(next.id, number);
    // The new credit does not bring back the unused part of the old one.
    const own = (await sara.basket.plans()).find(({ id }) => id === shop.planId);
    expect(own?.ceiling).toBeLessThanOrEqual(6_000_001);
    expect(own?.reason).toBeNull();
  });
});

test('a contract without cheques ends after its last day, and one with cheques in review waits', async () => {
  const { sara } = await shop.createApproved();
  const { sara: mina, request } = await shop.createApproved();
  await mina.handIn(await Promise.all(request.cheques.map((cheque) => mina.handed(cheque))));
  await shop.daysLater(31, async () => {
    const [first] = request.cheques;
    const late = first && (await sara.handed(first));
    expect(late && (await sara.handIn([late]))).toMatchObject({ status: 409 });
    await expireLateLeasing(shop.parts);
    expect(await sara.read()).toMatchObject({ state: 'expired', cheques: [] });
    expect(await mina.read()).toMatchObject({ state: 'approved' });
  });
});

test('an active request cannot be cancelled', async () => {
  const { sara } = await shop.createHolder();
  expect(await sara.cancelRequest()).toMatchObject({ status: 409 });
});
