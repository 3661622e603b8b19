import { type CreditScoreProvider, ScoreUnavailable } from '@/backend/adapters/creditScore/provider';
import { simulatedScores } from '@/backend/adapters/creditScore/simulated';
import { simulatedIdentity } from '@/backend/adapters/identity/live';
import { expireLateLeasing } from '@/backend/domains/credit/leasing/desk';
import { buildApp } from '@/backend/server/app';
import type { Cheque } from '@/contract/cheque';
import type { CreditScore } from '@/contract/creditScore';
import type { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import { forAllTests } from '@/tests/support/backend';
import { writeInstalment, writeOrder } from '@/tests/support/buy/writeOrder';
import { openLeasingShop } from '@/tests/support/credit/leasingShop';
import { asCustomer } from '@/tests/support/customer';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openLeasingShop());
beforeAll(async () => {
  for (const variant of [small.controller, small.phone]) await shop.setStock(variant, 100);
});

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
  const isDemo = (demo: boolean) => shop.run('UPDATE settings SET demo = $1', [demo]);
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
  const order = await writeOrder(shop.db, { userId: sara.userId });
  await shop.run(`UPDATE orders SET facility = '{"loanAmount": 1000}' WHERE id = $1`, [order]);
  await writeInstalment(shop.db, order, { dueDate: '2026-11-01' });
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
  expect(await sara.notice()).toMatchObject({
    link: '/leasingloanrequest/check',
    title: expect.stringContaining('تأیید'),
  });
  const rich = await shop.createLessee();
  shop.bureau.score = 700;
  await rich.askScore();
  shop.bureau.score = 600;
  expect((await rich.request({ amount: 20_000_001 })).data.state).toBe('inReview');
});

test('the accepted cheques of a contract give credit that a basket and an order use', async () => {
  const { sara, request } = await shop.createHolder({ lines: [[small.controller, 2]] });
  expect(await sara.read()).toMatchObject({
    state: 'active',
    credit: { planId: shop.planId, granted: 15_000_000, left: 15_000_000 },
  });
  expect(await sara.notice()).toMatchObject({ link: '/leasingloanrequest/checkout' });
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

const stateList = (cheques: Cheque[] | undefined) => cheques?.map(({ state }) => state);

test('cheques wait for each other, are judged one by one, and a refused one can be handed in again', async () => {
  const { sara, request } = await shop.createApproved();
  const [first, second, third] = await Promise.all(request.cheques.map((cheque) => sara.handed(cheque)));
  if (!first || !second || !third) throw new Error('The contract has fewer than three cheques.');
  const { data: begun } = await sara.handIn([first]);
  expect(stateList(begun.cheques)).toEqual(['registered', 'awaited', 'awaited']);
  expect(begun.cheques[0]?.picture?.link).toContain('/public/files/');
  expect(await shop.accept(request.id, 1)).toBe('not_in_review');
  const { data: sent } = await sara.handIn([second, third]);
  expect(stateList(sent.cheques)).toEqual(['inReview', 'inReview', 'inReview']);

  expect(await shop.accept(request.id, 1)).toBe('done');
  expect(await shop.refuse(request.id, 2, 'ناخوانا')).toBe('done');
  expect(await sara.notice()).toMatchObject({ text: expect.stringContaining('ناخوانا') });
  expect(await shop.accept(request.id, 3)).toBe('done');
  expect(await sara.read()).toMatchObject({ state: 'approved', credit: null });

  const again = await sara.handed({ ...request.cheques[1] } as Cheque);
  expect(stateList((await sara.handIn([again])).data.cheques)).toEqual(['accepted', 'inReview', 'accepted']);
  expect(await shop.accept(request.id, 2)).toBe('done');
  expect(await sara.read()).toMatchObject({ state: 'active', credit: { granted: 15_000_000 } });
  expect(await shop.accept(request.id, 9)).toBe('not_found');
});

test('a cheque has the terms of the contract and a Sayad number that secures nothing else', async () => {
  const { sara, request } = await shop.createApproved();
  const { sara: mina, request: other } = await shop.createApproved();
  const [first] = request.cheques;
  const [hers] = other.cheques;
  if (!first || !hers) throw new Error('A contract has no cheques.');
  const handed = await sara.handed(first);
  expect(await sara.handIn([{ ...handed, amount: handed.amount - 1 }])).toMatchObject({
    status: 409,
    fields: { '1.sayadNumber': expect.any(String) },
  });
  expect(await sara.handIn([{ ...handed, sayadNumber: '12' }])).toMatchObject({ status: 400 });
  expect(await sara.handIn([handed])).toMatchObject({ status: 200 });
  const copied = await mina.handed(hers, { sayadNumber: handed.sayadNumber });
  expect(await mina.handIn([copied])).toMatchObject({
    status: 409,
    message: expect.stringContaining('پیش‌تر'),
  });
  // Pictures of somebody else are refused.
  expect(await mina.handIn([await mina.handed(hers, { pictureId: await sara.upload() })])).toMatchObject({
    status: 409,
    fields: { '1.pictureId': expect.any(String) },
  });
});

test('a cancelled contract frees its Sayad numbers and deletes the pictures', async () => {
  const { sara, request } = await shop.createApproved();
  const handed = await Promise.all(request.cheques.map((cheque) => sara.handed(cheque)));
  await sara.handIn(handed);
  await sara.cancelRequest();
  expect(await sara.read()).toMatchObject({ state: 'cancelled', cheques: [] });
  const files = await shop.run(`SELECT 1 FROM stored_files WHERE user_id = $1`, [sara.userId]);
  expect(files).toHaveLength(0);
  const { sara: mina, request: other } = await shop.createApproved();
  const [hers] = other.cheques;
  const [old] = handed;
  const reused = hers && old && (await mina.handed(hers, { sayadNumber: old.sayadNumber }));
  expect(reused && (await mina.handIn([reused]))).toMatchObject({ status: 200 });
});

test('somebody else sees nothing of a request', async () => {
  const { request } = await shop.createApproved();
  const stranger = await shop.createLessee();
  expect(await stranger.read()).toBeNull();
  const [cheque] = request.cheques;
  expect(cheque && (await stranger.handIn([await stranger.handed(cheque)]))).toMatchObject({ status: 404 });
  expect(await asCustomer(shop.app, null).get('/user/leasing')).toMatchObject({ status: 401 });
});

test('nothing is asked without consent, and a score is kept with the moment of the consent', async () => {
  const sara = await shop.createLessee();
  const asked = shop.bureau.asked.length;
  expect(await sara.call.post('/user/creditScore', { consent: false })).toMatchObject({ status: 400 });
  expect(shop.bureau.asked).toHaveLength(asked);
  expect((await sara.call.get('/user/creditScore')).data).toBeNull();
  const { data } = await sara.askScore();
  expect(data).toEqual({
    score: 600,
    grade: 'B',
    consentedAt: new Date(shop.clock.now).toISOString(),
    expiresAt: new Date(shop.clock.now + 30 * 86_400_000).toISOString(),
    isDemo: false,
  });
  expect((await sara.call.get<CreditScore>('/user/creditScore')).data).toEqual(data);
});

test('a valid score is answered without another enquiry, and an old one is asked for again', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  const asked = shop.bureau.asked.length;
  shop.bureau.score = 650;
  expect((await sara.askScore()).data.score).toBe(600);
  expect(shop.bureau.asked).toHaveLength(asked);
  await shop.daysLater(30, async () => {
    expect((await sara.askScore()).data).toMatchObject({ score: 650, grade: 'A' });
  });
  shop.bureau.score = 600;
});

test('requests for a score at the same time make one enquiry', async () => {
  const sara = await shop.createLessee();
  const asked = shop.bureau.asked.length;
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sara.askScore()));
  expect(shop.bureau.asked).toHaveLength(asked + 1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, code: 'conflict' });
  expect(refused.length).toBeLessThan(5);
  expect((await sara.askScore()).data.score).toBe(600);
});

test('a customer without a national id is told to complete the profile', async () => {
  const sara = await shop.createLessee();
  await shop.run('UPDATE users SET national_code = NULL WHERE id = $1', [sara.userId]);
  expect(await sara.askScore()).toMatchObject({ status: 409, fields: { nationalCode: expect.any(String) } });
});

test('a bureau that does not answer is asked three times a day at most', async () => {
  const sara = await shop.createLessee();
  shop.bureau.failure = new ScoreUnavailable('no answer');
  for (let tries = 0; tries < 3; tries += 1) expect(await sara.askScore()).toMatchObject({ status: 503 });
  expect(await sara.askScore()).toMatchObject({ status: 429 });
  shop.bureau.failure = null;
  expect((await sara.call.get('/user/creditScore')).data).toBeNull();
});

test('the bureau is asked about the mobile number and the national id, after both were compared', async () => {
  const sara = await shop.createLessee();
  await sara.askScore();
  const person = { mobile: sara.mobile, nationalCode: expect.stringMatching(/^\d{10}$/) };
  expect([shop.registry.asked.at(-1), shop.bureau.asked.at(-1)]).toEqual([person, person]);
});

test('no score is asked for the national id of another person, and an unknown answer leaves it to the bureau', async () => {
  const sara = await shop.createLessee();
  const asked = shop.bureau.asked.length;
  shop.registry.says = 'differs';
  const message = expect.stringMatching(/به نام صاحب این کد ملی نیست/);
  expect(await sara.askScore()).toMatchObject({ status: 409, message, fields: { nationalCode: message } });
  expect(shop.bureau.asked).toHaveLength(asked);
  shop.registry.says = 'unknown';
  expect((await sara.askScore()).status).toBe(200);
  shop.registry.says = 'matches';
});

test('no score is asked for a national id that an older account has', async () => {
  const sara = await shop.createLessee();
  await shop.run('UPDATE users SET shares_national_code = true WHERE id = $1', [sara.userId]);
  expect(await sara.askScore()).toMatchObject({ status: 409, message: expect.stringMatching(/پشتیبانی/) });
});

test('the simulated bureau answers the same score for the same person, and some are too low for the demo plan', async () => {
  const scoreOf = async (nationalCode: string) =>
    (await simulatedScores.askScore({ mobile: '09123456789', nationalCode })).score;
  expect(await scoreOf('0499370899')).toBe(await scoreOf('0499370899'));
  const all = Array.from({ length: 100 }, (_, at) => String(1_000_000_000 + at));
  const scores = await Promise.all(all.map(scoreOf));
  expect(scores.filter((score) => score < 460)).toHaveLength(10);
  expect(scores.every((score) => score >= 300 && score < 870)).toBe(true);
  expect(await simulatedIdentity().compare({ mobile: '09123456789', nationalCode: '1000000001' })).toBe(
    'differs',
  );
});

test('a deleted account takes score, open requests and cheques along', async () => {
  const { sara, request } = await shop.createApproved();
  await sara.handIn(await Promise.all(request.cheques.map((cheque) => sara.handed(cheque))));
  const { sara: mina } = await shop.createHolder();
  for (const { userId, mobile } of [sara, mina])
    await shop.run(`SELECT erase_account($1, $2, NULL, '{}', now())`, [userId, mobile]);
  const count = async (table: string, userId: number) =>
    (await shop.run<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`, [userId]))[0]
      ?.n;
  for (const { userId } of [sara, mina]) {
    expect(await count('credit_scores', userId)).toBe(0);
    expect(await count('stored_files', userId)).toBe(0);
  }
  expect(await count('leasing_requests', sara.userId)).toBe(0);
  expect(await shop.run('SELECT score FROM leasing_requests WHERE user_id = $1', [mina.userId])).toEqual([
    { score: null },
  ]);
});
