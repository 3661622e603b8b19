import { call, check, login, send, sendToNewNumber, waits, wrong } from '@/tests/support/account/codeCalls';
import { closeShop, newNumber, openShop, passTime, phone, shop } from '@/tests/support/account/signInShop';
import { openTestApp } from '@/tests/support/backend';
import { asCustomer, formOf } from '@/tests/support/customer';

beforeAll(() => openShop({ codes: 20, logins: 30, allCodes: 200 }));
afterAll(closeShop);
// Each test uses numbers of its own, and starts after all rate limit windows have closed.
beforeEach(() => {
  passTime(2 * 3_600_000);
  phone.refuses = false;
});

test('a code has four digits, and every digit occurs', async () => {
  const codes = new Set<string>();
  for (let count = 0; count < 20; count += 1) {
    const mobile = newNumber();
    expect(await send(mobile)).toMatchObject({ status: 200 });
    expect(phone.codeOf(mobile)).toMatch(/^\d{4}$/);
    codes.add(phone.codeOf(mobile));
  }
  expect(codes.size).toBeGreaterThan(15);
});

test('a code is valid for 120 seconds and signs in once', async () => {
  const mobile = await sendToNewNumber();
  passTime(119_999);
  const code = phone.codeOf(mobile);
  expect((await login(mobile, code)).status).toBe(200);
  expect(await login(mobile, code)).toMatchObject(wrong);

  const late = await sendToNewNumber();
  passTime(120_000);
  expect(await login(late, phone.codeOf(late))).toMatchObject(wrong);
});

test('concurrent requests with the right code open one session', async () => {
  const mobile = await sendToNewNumber();
  const code = phone.codeOf(mobile);
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(mobile, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('another code can be requested after 120 seconds and invalidates the older one', async () => {
  const mobile = await sendToNewNumber();
  const first = phone.codeOf(mobile);
  passTime(30_000);
  expect(await send(mobile)).toMatchObject(waits(90, '۹۰'));
  expect(phone.codeOf(mobile)).toBe(first);
  passTime(90_000);
  expect((await send(mobile)).status).toBe(200);
  // The new code equals the old one once in ten thousand times.
  if (phone.codeOf(mobile) !== first) expect(await login(mobile, first)).toMatchObject(wrong);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('of concurrent requests for a code one succeeds', async () => {
  const mobile = newNumber();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(mobile)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(phone.sent.filter((one) => one.mobile === mobile)).toHaveLength(1);
});

test('a text of a wrong length does not count as an attempt', async () => {
  const mobile = await sendToNewNumber();
  for (const typed of ['1', '12345', 'abcd', '۱۲۳', '----', '1234 5678'])
    expect(await login(mobile, typed)).toMatchObject(wrong);
  const [row] = await shop.run('SELECT attempts FROM sign_in_codes WHERE mobile = $1', [mobile]);
  expect(row).toEqual({ attempts: 0 });
});

test('a voice call requires an earlier message and replaces its code', async () => {
  const mobile = newNumber();
  const voice = { voice: true };
  expect(await send(mobile, voice)).toMatchObject({ status: 409, code: 'conflict' });
  await send(mobile);
  passTime(60_000);
  expect(await send(mobile, voice)).toMatchObject(waits(60, '۶۰'));
  passTime(60_000);
  expect((await send(mobile, voice)).status).toBe(200);
  expect(phone.sent.at(-1)).toMatchObject({ mobile, voice: true });
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('a voice call is refused when the provider makes none', async () => {
  const silent = await openTestApp({ sms: { ...phone.sender, hasVoice: false } });
  const answer = await asCustomer(silent.app, null).post(
    '/auth/forgetPassword?isVoiceCall=true',
    formOf({ mobile: newNumber() }),
  );
  expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(/تماس صوتی در دسترس نیست/) });
  await silent.close();
});

test('a code that could not be sent expires, and another can be requested at once', async () => {
  const mobile = newNumber();
  phone.refuses = true;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect(await send(mobile)).toEqual({
      status: 503,
      code: 'unavailable',
      message: 'کد فرستاده نشد. لطفاً دوباره تلاش کنید.',
      requestId: expect.stringMatching(/^\d{12}$/),
      retryAfter: undefined,
    });
  }
  for (let guess = 0; guess < 10; guess += 1)
    expect(await login(mobile, String(guess).repeat(4))).toMatchObject(wrong);
  phone.refuses = false;
  expect((await send(mobile)).status).toBe(200);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

describe('checking a code without signing in', () => {
  test('accepts a right code, opens no session and leaves the code unused', async () => {
    const mobile = await sendToNewNumber();
    const code = phone.codeOf(mobile);
    expect(await check(mobile, code)).toMatchObject({ status: 200, data: null });
    const known = await call<{ way: string }>('/v1/checkMobile', { mobile }, '203.0.113.1');
    expect(known.data.way).toBe('register');
    expect((await login(mobile, code)).status).toBe(200);
    expect(await check(mobile, code)).toMatchObject(wrong);
    expect(await login(mobile, code)).toMatchObject(wrong);
  });

  test('counts a wrong code as an attempt, together with those of sign-ins', async () => {
    const mobile = await sendToNewNumber();
    for (let index = 0; index < 3; index += 1)
      expect(await check(mobile, phone.wrongCodeOf(mobile))).toMatchObject(wrong);
    for (let index = 0; index < 2; index += 1)
      expect(await login(mobile, phone.wrongCodeOf(mobile))).toMatchObject(wrong);
    expect((await check(mobile, phone.codeOf(mobile))).status).toBe(429);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(429);
  });

  test('does not use the last attempt for a right code', async () => {
    const mobile = await sendToNewNumber();
    for (let index = 0; index < 4; index += 1) await check(mobile, phone.wrongCodeOf(mobile));
    expect((await check(mobile, phone.codeOf(mobile))).status).toBe(200);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
  });

  test('keeps a right code valid until ten minutes after the message, however often it is checked', async () => {
    const inTime = await sendToNewNumber();
    passTime(100_000);
    expect((await check(inTime, phone.codeOf(inTime))).status).toBe(200);
    passTime(499_999);
    expect((await login(inTime, phone.codeOf(inTime))).status).toBe(200);

    const late = await sendToNewNumber();
    passTime(100_000);
    await check(late, phone.codeOf(late));
    passTime(499_999);
    expect((await check(late, phone.codeOf(late))).status).toBe(200);
    passTime(1);
    expect(await login(late, phone.codeOf(late))).toMatchObject(wrong);
  });

  test('does not make an expired code valid again, and a newer code replaces a checked one', async () => {
    const mobile = await sendToNewNumber();
    const first = phone.codeOf(mobile);
    passTime(120_000);
    expect(await check(mobile, first)).toMatchObject(wrong);
    await send(mobile);
    expect((await check(mobile, phone.codeOf(mobile))).status).toBe(200);
    passTime(120_000);
    expect((await send(mobile)).status).toBe(200);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
  });
});
