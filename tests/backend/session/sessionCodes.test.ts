import type { CodeSent, UserInfo } from '@/contract/session';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer, formOf } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { recordingSender } from '@/tests/support/sms';

let shop: TestApp;
let time = Date.parse('2026-11-21T08:00:00Z');
const phone = recordingSender();
beforeAll(async () => {
  shop = await openTestApp({
    now: () => time,
    sms: phone.sender,
    signInLimits: { codes: 20, logins: 30, allCodes: 200 },
  });
});
afterAll(() => shop.close());
// Each test uses numbers of its own, and starts after all rate limit windows have closed.
beforeEach(() => {
  time += 2 * 3_600_000;
  phone.refuses = false;
});

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `0912${String(numbers).padStart(7, '0')}`;
}

async function call<Data>(url: string, payload: object, remoteAddress: string) {
  const answer = await shop.app.inject({ method: 'POST', url, payload, remoteAddress });
  return {
    ...answer.json<{ data: Data; code?: string; message?: string }>(),
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
  };
}
const send = (mobile: string, { voice = false, address = '203.0.113.1' } = {}) =>
  call<CodeSent>(`/auth/forgetPassword?isVoiceCall=${voice}`, formOf({ mobile }), address);
const login = (mobile: string, code: string, address = '203.0.113.1') =>
  call<UserInfo>('/v1/userLoginBySMS', { mobile, code }, address);
const check = (mobile: string, code: string, address = '203.0.113.1') =>
  call<null>('/auth/checkCode', { mobile, code }, address);

const wrong = { status: 400, message: 'کد واردشده درست نیست یا زمان آن گذشته است. لطفاً دوباره تلاش کنید.' };
const waits = (seconds: number, persian: string) => ({
  status: 429,
  code: 'too_many',
  retryAfter: String(seconds),
  message: `تعداد درخواست‌ها زیاد است. لطفاً ${persian} ثانیهٔ دیگر دوباره تلاش کنید.`,
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
  const mobile = newNumber();
  await send(mobile);
  time += 119_999;
  const code = phone.codeOf(mobile);
  expect((await login(mobile, code)).status).toBe(200);
  expect(await login(mobile, code)).toMatchObject(wrong);

  const late = newNumber();
  await send(late);
  time += 120_000;
  expect(await login(late, phone.codeOf(late))).toMatchObject(wrong);
});

test('concurrent requests with the right code open one session', async () => {
  const mobile = newNumber();
  await send(mobile);
  const code = phone.codeOf(mobile);
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(mobile, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('another code can be requested after 120 seconds and invalidates the older one', async () => {
  const mobile = newNumber();
  await send(mobile);
  const first = phone.codeOf(mobile);
  time += 30_000;
  expect(await send(mobile)).toMatchObject(waits(90, '۹۰'));
  expect(phone.codeOf(mobile)).toBe(first);
  time += 90_000;
  expect((await send(mobile)).status).toBe(200);
  // One time in ten thousand the new code equals the old one.
  if (phone.codeOf(mobile) !== first) expect(await login(mobile, first)).toMatchObject(wrong);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('of concurrent requests for a code one succeeds', async () => {
  const mobile = newNumber();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(mobile)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(phone.sent.filter((one) => one.mobile === mobile)).toHaveLength(1);
});

test('a code allows five attempts, also concurrent ones, and then refuses even the right code', async () => {
  const mobile = newNumber();
  await send(mobile);
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, index) => login(mobile, phone.wrongCodeOf(mobile), `203.0.113.${index}`)),
  );
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
  time += 20_000;
  expect(await login(mobile, phone.codeOf(mobile))).toMatchObject(waits(100, '۱۰۰'));
  expect(await send(mobile)).toMatchObject(waits(100, '۱۰۰'));
  time += 100_000;
  expect((await send(mobile)).status).toBe(200);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('after fifteen wrong codes in a day a number gets and checks no codes, and its password still signs in', async () => {
  const { mobile } = await createCustomer(shop.db, { password: 'Pelle1234', now: time });
  const begun = time;
  const guess = (index: number) => login(mobile, phone.wrongCodeOf(mobile), `203.0.113.${index}`);
  for (let code = 0; code < 3; code += 1) {
    expect((await send(mobile)).status).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await guess(index)).toMatchObject(wrong);
    time += 120_000;
  }
  const left = String(86_400 - (time - begun) / 1000);
  expect(await send(mobile)).toMatchObject({ status: 429, code: 'too_many', retryAfter: left });
  expect(await send(mobile, { voice: true })).toMatchObject({ status: 429, retryAfter: left });
  expect(await login(mobile, phone.codeOf(mobile))).toMatchObject({ status: 429, retryAfter: left });
  expect((await call('/auth/verification', { mobile, code: '1234' }, '203.0.113.9')).status).toBe(429);
  const other = newNumber();
  expect((await send(other)).status).toBe(200);
  expect((await call('/v1/userLogin', { mobile, password: 'Pelle1234' }, '203.0.113.1')).status).toBe(200);

  time = begun + 86_400_000 - 1;
  expect(await send(mobile)).toMatchObject({ status: 429, retryAfter: '1' });
  time += 1;
  expect((await send(mobile)).status).toBe(200);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('concurrent wrong codes stay within fifteen a day', async () => {
  const mobile = newNumber();
  for (let code = 0; code < 2; code += 1) {
    await send(mobile);
    for (let index = 0; index < 5; index += 1) await login(mobile, phone.wrongCodeOf(mobile));
    time += 120_000;
  }
  await send(mobile);
  await run(shop.db, 'UPDATE sign_in_codes SET wrong_tries = 13 WHERE mobile = $1', [mobile]);
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) => login(mobile, phone.wrongCodeOf(mobile), `203.0.113.${index}`)),
  );
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(2);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(429);
});

test('a right code resets the wrong ones before it, and attempts without a live code block no number', async () => {
  const mobile = newNumber();
  for (let index = 0; index < 20; index += 1)
    expect(await login(mobile, '1234', `203.0.113.${index}`)).toMatchObject(wrong);
  for (let day = 0; day < 5; day += 1) {
    expect((await send(mobile)).status).toBe(200);
    for (let index = 0; index < 4; index += 1)
      expect(await login(mobile, phone.wrongCodeOf(mobile), `203.0.113.${index}`)).toMatchObject(wrong);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
    time += 120_000;
  }
});

test('a text of a wrong length does not count as an attempt', async () => {
  const mobile = newNumber();
  await send(mobile);
  for (const typed of ['1', '12345', 'abcd', '۱۲۳', '----', '1234 5678'])
    expect(await login(mobile, typed)).toMatchObject(wrong);
  const [row] = await run(shop.db, 'SELECT attempts FROM sign_in_codes WHERE mobile = $1', [mobile]);
  expect(row).toEqual({ attempts: 0 });
});

test('a voice call requires an earlier message and replaces its code', async () => {
  const mobile = newNumber();
  const voice = { voice: true };
  expect(await send(mobile, voice)).toMatchObject({ status: 409, code: 'conflict' });
  await send(mobile);
  time += 60_000;
  expect(await send(mobile, voice)).toMatchObject(waits(60, '۶۰'));
  time += 60_000;
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
      retryAfter: undefined,
    });
  }
  for (let guess = 0; guess < 10; guess += 1)
    expect(await login(mobile, String(guess).repeat(4))).toMatchObject(wrong);
  phone.refuses = false;
  expect((await send(mobile)).status).toBe(200);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('a number gets at most five codes an hour', async () => {
  const mobile = newNumber();
  for (let count = 0; count < 5; count += 1) {
    expect((await send(mobile, { address: `203.0.113.${count}` })).status).toBe(200);
    // A request that comes too early does not count.
    expect((await send(mobile)).status).toBe(429);
    time += 120_000;
  }
  expect(await send(mobile)).toMatchObject({ status: 429, retryAfter: '3000' });
  time += 3_000_000;
  expect((await send(mobile)).status).toBe(200);
});

test('an address gets at most twenty codes an hour, and an IPv6 /64 counts as one address', async () => {
  const address = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`;
  for (let count = 0; count < 20; count += 1)
    expect((await send(newNumber(), { address: address(count) })).status).toBe(200);
  const held = newNumber();
  expect(await send(held, { address: address(99) })).toMatchObject(waits(3600, '۳۶۰۰'));
  expect((await send(held, { address: '2001:db8:1:3::1' })).status).toBe(200);
});

test('numbers without an account leave some of the shop’s codes for customers, and no code is sent above the limit', async () => {
  let address = 0;
  const sendFrom = (mobile: string) => {
    address += 1;
    return send(mobile, { address: `198.51.100.${address}` });
  };
  for (let count = 0; count < 120; count += 1) expect((await sendFrom(newNumber())).status).toBe(200);
  expect((await sendFrom(newNumber())).status).toBe(429);
  for (let count = 0; count < 60; count += 1) {
    const { mobile } = await createCustomer(shop.db, { now: time });
    expect((await sendFrom(mobile)).status).toBe(200);
  }
  const { mobile } = await createCustomer(shop.db, { now: time });
  expect((await sendFrom(mobile)).status).toBe(429);
});

test('an address may check thirty wrong codes in 15 minutes, and right codes do not count', async () => {
  const address = '192.0.2.9';
  for (let guess = 0; guess < 30; guess += 1)
    expect(await login(newNumber(), '1234', address)).toMatchObject(wrong);
  const mobile = newNumber();
  await send(mobile);
  expect(await login(mobile, phone.codeOf(mobile), address)).toMatchObject(waits(900, '۹۰۰'));
  expect((await login(mobile, phone.codeOf(mobile), '192.0.2.10')).status).toBe(200);
});

test('an address may look up thirty numbers in 15 minutes', async () => {
  const look = () => call('/v1/checkMobile', { mobile: newNumber() }, '192.0.2.20');
  for (let count = 0; count < 30; count += 1) expect((await look()).status).toBe(200);
  expect(await look()).toMatchObject(waits(900, '۹۰۰'));
});

describe('checking a code without signing in', () => {
  test('accepts a right code, opens no session and leaves the code unused', async () => {
    const mobile = newNumber();
    await send(mobile);
    const code = phone.codeOf(mobile);
    expect(await check(mobile, code)).toMatchObject({ status: 200, data: null });
    const known = await call<{ way: string }>('/v1/checkMobile', { mobile }, '203.0.113.1');
    expect(known.data.way).toBe('register');
    expect((await login(mobile, code)).status).toBe(200);
    expect(await check(mobile, code)).toMatchObject(wrong);
    expect(await login(mobile, code)).toMatchObject(wrong);
  });

  test('counts a wrong code as an attempt, together with those of sign-ins', async () => {
    const mobile = newNumber();
    await send(mobile);
    for (let index = 0; index < 3; index += 1)
      expect(await check(mobile, phone.wrongCodeOf(mobile))).toMatchObject(wrong);
    for (let index = 0; index < 2; index += 1)
      expect(await login(mobile, phone.wrongCodeOf(mobile))).toMatchObject(wrong);
    expect((await check(mobile, phone.codeOf(mobile))).status).toBe(429);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(429);
  });

  test('counts five of twenty concurrent checks as attempts', async () => {
    const mobile = newNumber();
    await send(mobile);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        check(mobile, phone.wrongCodeOf(mobile), `203.0.113.${index}`),
      ),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('does not use the last attempt for a right code', async () => {
    const mobile = newNumber();
    await send(mobile);
    for (let index = 0; index < 4; index += 1) await check(mobile, phone.wrongCodeOf(mobile));
    expect((await check(mobile, phone.codeOf(mobile))).status).toBe(200);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
  });

  test('keeps a right code valid until ten minutes after the message, however often it is checked', async () => {
    const inTime = newNumber();
    await send(inTime);
    time += 100_000;
    expect((await check(inTime, phone.codeOf(inTime))).status).toBe(200);
    time += 499_999;
    expect((await login(inTime, phone.codeOf(inTime))).status).toBe(200);

    const late = newNumber();
    await send(late);
    time += 100_000;
    await check(late, phone.codeOf(late));
    time += 499_999;
    expect((await check(late, phone.codeOf(late))).status).toBe(200);
    time += 1;
    expect(await login(late, phone.codeOf(late))).toMatchObject(wrong);
  });

  test('does not make an expired code valid again, and a newer code replaces a checked one', async () => {
    const mobile = newNumber();
    await send(mobile);
    const first = phone.codeOf(mobile);
    time += 120_000;
    expect(await check(mobile, first)).toMatchObject(wrong);
    await send(mobile);
    expect((await check(mobile, phone.codeOf(mobile))).status).toBe(200);
    time += 120_000;
    expect((await send(mobile)).status).toBe(200);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
  });

  test('counts for the address like a sign-in', async () => {
    const mobile = newNumber();
    await send(mobile);
    const address = '198.51.100.20';
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push(await check(newNumber(), '1234', address));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
    expect((await check(mobile, phone.codeOf(mobile), address)).status).toBe(429);
  });
});
