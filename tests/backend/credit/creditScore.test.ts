import { ScoreUnavailable } from '@/backend/adapters/creditScore/provider';
import { simulatedScores } from '@/backend/adapters/creditScore/simulated';
import { simulatedIdentity } from '@/backend/adapters/identity/simulated';
import type { CreditScore } from '@/contract/creditScore';
import { forAllTests } from '@/tests/support/backend';
import { openLeasingShop } from '@/tests/support/credit/leasingShop';
import { run } from '@/tests/support/guest';

const shop = forAllTests(() => openLeasingShop());

const day = 86_400_000;

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
    expiresAt: new Date(shop.clock.now + 30 * day).toISOString(),
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
  await run(shop.db, 'UPDATE users SET national_code = NULL WHERE id = $1', [sara.userId]);
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
  await run(shop.db, 'UPDATE users SET shares_national_code = true WHERE id = $1', [sara.userId]);
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
  expect(await simulatedIdentity.compare({ mobile: '09123456789', nationalCode: '1000000001' })).toBe(
    'differs',
  );
});

test('a deleted account takes score, open requests and cheques along', async () => {
  const { sara, request } = await shop.createApproved();
  await sara.handIn(await Promise.all(request.cheques.map((cheque) => sara.handed(cheque))));
  const { sara: mina } = await shop.createHolder();
  for (const { userId, mobile } of [sara, mina])
    await run(shop.db, `SELECT erase_account($1, $2, NULL, '{}', now())`, [userId, mobile]);
  const count = async (table: string, userId: number) =>
    (
      await run<{ n: number }>(shop.db, `SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`, [
        userId,
      ])
    )[0]?.n;
  for (const { userId } of [sara, mina]) {
    expect(await count('credit_scores', userId)).toBe(0);
    expect(await count('stored_files', userId)).toBe(0);
  }
  expect(await count('leasing_requests', sara.userId)).toBe(0);
  expect(await run(shop.db, 'SELECT score FROM leasing_requests WHERE user_id = $1', [mina.userId])).toEqual([
    { score: null },
  ]);
});
