import { betaProgrammes } from '@/backend/db/schema/leasing';
import { betaWork } from '@/backend/domains/credit/betaLoan/desk';
import type { BetaProgramme, BetaRegistration, RegisterForBeta } from '@/contract/betaLoan';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { recordingSender } from '@/tests/support/sms';

const phone = recordingSender();
const shop = forAllTests(() =>
  openTestApp({
    now: () => time,
    sms: phone.sender,
    signInLimits: { codes: 1000, logins: 1000, allCodes: 10_000 },
  }),
);
let time = Date.parse('2026-11-21T08:00:00Z');
beforeEach(async () => {
  await shop.run('DELETE FROM beta_programmes');
  await shop.db.orm.insert(betaProgrammes).values({
    title: 'وام آزمایشی',
    places: 2,
    minimumAmount: 5_000_000,
    ceiling: 30_000_000,
    months: [6, 12],
  });
});

const guest = () => asCustomer(shop.app, null);
const codes = ['0499370899', '0790419904', '7400076205', '7340416501', '2540201288'];
let numbers = 0;
const nextMobile = () => {
  numbers += 1;
  return `0936${String(numbers).padStart(7, '0')}`;
};

/** Requests a code for a mobile and reads it from the phone. */
async function codeFor(mobile: string): Promise<string> {
  time += 121_000;
  await guest().post('/auth/forgetPassword?isVoiceCall=false', { mobile });
  return phone.codeOf(mobile);
}

async function register(changes: Partial<RegisterForBeta> = {}) {
  const mobile = changes.mobile ?? nextMobile();
  const code = changes.code ?? (await codeFor(mobile));
  const body = {
    ...{ name: 'سارا کریمی', nationalCode: codes[0] ?? '', amount: 10_000_000, months: 6 },
    ...changes,
    mobile,
    code,
  };
  return { mobile, answer: await guest().post<BetaRegistration>('/public/betaLoan/registrations', body) };
}
const lookUp = (trackingCode: string, mobile: string) =>
  guest().post<BetaRegistration>('/public/betaLoan/lookUp', { trackingCode, mobile });
const placesLeft = async () => (await guest().get<BetaProgramme>('/public/betaLoan')).data.placesLeft;

test('a person registers with a proven mobile and looks the state up', async () => {
  const { mobile, answer } = await register({ nationalCode: '۰۴۹۹۳۷۰۸۹۹' });
  expect(answer).toMatchObject({
    status: 200,
    data: { state: 'registered', amount: 10_000_000, months: 6, reason: null },
  });
  expect(answer.data.trackingCode).toMatch(/^\d{8}$/);
  expect(await placesLeft()).toBe(1);
  expect((await lookUp(answer.data.trackingCode, mobile)).data).toEqual(answer.data);
});

test('a wrong code registers nobody', async () => {
  const mobile = nextMobile();
  const right = await codeFor(mobile);
  const wrong = right === '0000' ? '1111' : '0000';
  expect((await register({ mobile, code: wrong })).answer).toMatchObject({ status: 400 });
  expect(await placesLeft()).toBe(2);
});

test('the fields are checked before the code is used', async () => {
  const mobile = nextMobile();
  const code = await codeFor(mobile);
  const { answer } = await register({ mobile, code, name: 'سارا', nationalCode: '123' });
  expect(answer).toMatchObject({
    status: 400,
    fields: { name: expect.any(String), nationalCode: expect.any(String) },
  });
  expect((await register({ mobile, code })).answer.status).toBe(200);
});

test('a mobile that registers again gets its registration, and a known national id gets no hint', async () => {
  const { mobile, answer } = await register();
  const again = await register({ mobile, nationalCode: codes[1] ?? '' });
  expect(again.answer.data).toEqual(answer.data);
  const other = await register();
  expect(other.answer).toMatchObject({ status: 409 });
  expect(other.answer.message).not.toContain(answer.data.trackingCode);
  expect(await placesLeft()).toBe(1);
});

test('the last place is given once', async () => {
  await register({ nationalCode: codes[0] ?? '' });
  const rivals = [nextMobile(), nextMobile()];
  const proven = [];
  for (const mobile of rivals) proven.push({ mobile, code: await codeFor(mobile) });
  const answers = await Promise.all(
    proven.map((one, place) => register({ ...one, nationalCode: codes[place + 1] ?? '' })),
  );
  // The second code made the first one older than two minutes, so its registration may be refused for that instead.
  expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
  expect(await placesLeft()).toBe(0);
  expect((await register({ nationalCode: codes[3] ?? '' })).answer).toMatchObject({
    status: 409,
    message: expect.stringContaining('پر شد'),
  });
});

test('a closed programme takes nobody, and terms that are not offered are refused', async () => {
  expect((await register({ amount: 31_000_000 })).answer).toMatchObject({ status: 400 });
  expect((await register({ months: 9 })).answer).toMatchObject({ status: 400 });
  await shop.run('UPDATE beta_programmes SET closes_at = $1', [new Date(time - 1000).toISOString()]);
  expect((await guest().get('/public/betaLoan')).data).toBeNull();
  expect((await register()).answer).toMatchObject({ status: 409 });
});

test('an unknown code and the mobile of somebody else get the same answer, and guesses are limited', async () => {
  const { mobile, answer } = await register();
  const other = nextMobile();
  const unknown = answer.data.trackingCode === '00000000' ? '00000001' : '00000000';
  const first = await lookUp(unknown, mobile);
  const second = await lookUp(answer.data.trackingCode, other);
  expect([first.status, first.message]).toEqual([second.status, second.message]);
  expect(first.status).toBe(404);
  const statuses = [];
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await lookUp(unknown, other)).status);
  expect(statuses).toContain(429);
});

test('a deleted account takes its registration along', async () => {
  const customer = await createCustomer(shop.db, { now: time });
  await register({ mobile: customer.mobile });
  await shop.run(`SELECT erase_account($1, $2, NULL, '{}', now())`, [customer.userId, customer.mobile]);
  expect(await betaWork.listWaiting(shop.db)).toEqual([]);
  expect(await placesLeft()).toBe(2);
});
