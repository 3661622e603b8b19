import { call, login, send, sendToNewNumber, waits, wrong } from '@/tests/support/account/codeCalls';
import {
  closeShop,
  newNumber,
  openShop,
  passTime,
  phone,
  shop,
  time,
} from '@/tests/support/account/signInShop';

beforeAll(() => openShop({ codes: 20, logins: 30, allCodes: 200 }));
afterAll(closeShop);
// Each test uses numbers of its own, and starts after all rate limit windows have closed.
beforeEach(() => {
  passTime(2 * 3_600_000);
  phone.refuses = false;
});

test.each(['/v1/userLoginBySMS', '/auth/verification', '/auth/checkCode'])(
  'a code allows five attempts through %s, also concurrent ones, and then refuses even the right code',
  async (url) => {
    const mobile = await sendToNewNumber();
    const guess = (code: string, address: string) => call(url, { mobile, code }, address);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess(phone.wrongCodeOf(mobile), `203.0.113.${index}`)),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    passTime(20_000);
    expect(await guess(phone.codeOf(mobile), '203.0.113.1')).toMatchObject(waits(100, '۱۰۰'));
    expect(await login(mobile, phone.codeOf(mobile))).toMatchObject(waits(100, '۱۰۰'));
    expect(await send(mobile)).toMatchObject(waits(100, '۱۰۰'));
    passTime(100_000);
    expect((await send(mobile)).status).toBe(200);
    expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
  },
);

test('after fifteen wrong codes in a day a number gets and checks no codes, and its password still signs in', async () => {
  const { mobile } = await shop.customer({ password: 'Pelle1234' });
  const begun = time;
  const guess = (index: number) => login(mobile, phone.wrongCodeOf(mobile), `203.0.113.${index}`);
  for (let code = 0; code < 3; code += 1) {
    expect((await send(mobile)).status).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await guess(index)).toMatchObject(wrong);
    passTime(120_000);
  }
  const left = String(86_400 - (time - begun) / 1000);
  expect(await send(mobile)).toMatchObject({ status: 429, code: 'too_many', retryAfter: left });
  expect(await send(mobile, { voice: true })).toMatchObject({ status: 429, retryAfter: left });
  expect(await login(mobile, phone.codeOf(mobile))).toMatchObject({ status: 429, retryAfter: left });
  expect((await call('/auth/verification', { mobile, code: '1234' }, '203.0.113.9')).status).toBe(429);
  const other = newNumber();
  expect((await send(other)).status).toBe(200);
  expect((await call('/v1/userLogin', { mobile, password: 'Pelle1234' }, '203.0.113.1')).status).toBe(200);

  passTime(begun + 86_400_000 - 1 - time);
  expect(await send(mobile)).toMatchObject({ status: 429, retryAfter: '1' });
  passTime(1);
  expect((await send(mobile)).status).toBe(200);
  expect((await login(mobile, phone.codeOf(mobile))).status).toBe(200);
});

test('concurrent wrong codes stay within fifteen a day', async () => {
  const mobile = newNumber();
  for (let code = 0; code < 2; code += 1) {
    await send(mobile);
    for (let index = 0; index < 5; index += 1) await login(mobile, phone.wrongCodeOf(mobile));
    passTime(120_000);
  }
  await send(mobile);
  await shop.run('UPDATE sign_in_codes SET wrong_tries = 13 WHERE mobile = $1', [mobile]);
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
    passTime(120_000);
  }
});

test('a number gets at most five codes an hour', async () => {
  const mobile = newNumber();
  for (let count = 0; count < 5; count += 1) {
    expect((await send(mobile, { address: `203.0.113.${count}` })).status).toBe(200);
    // A request that comes too early does not count.
    expect((await send(mobile)).status).toBe(429);
    passTime(120_000);
  }
  expect(await send(mobile)).toMatchObject({ status: 429, retryAfter: '3000' });
  passTime(3_000_000);
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
    const { mobile } = await shop.customer();
    expect((await sendFrom(mobile)).status).toBe(200);
  }
  const { mobile } = await shop.customer();
  expect((await sendFrom(mobile)).status).toBe(429);
});

test.each(['/v1/userLoginBySMS', '/auth/checkCode'])(
  'an address may try thirty wrong codes through %s in 15 minutes, and right codes do not count',
  async (url) => {
    const address = '192.0.2.9';
    for (let guess = 0; guess < 30; guess += 1)
      expect(await call(url, { mobile: newNumber(), code: '1234' }, address)).toMatchObject(wrong);
    const mobile = await sendToNewNumber();
    const right = { mobile, code: phone.codeOf(mobile) };
    expect(await call(url, right, address)).toMatchObject(waits(900, '۹۰۰'));
    expect((await call(url, right, '192.0.2.10')).status).toBe(200);
  },
);

test('an address may look up thirty numbers in 15 minutes', async () => {
  const look = () => call('/v1/checkMobile', { mobile: newNumber() }, '192.0.2.20');
  for (let count = 0; count < 30; count += 1) expect((await look()).status).toBe(200);
  expect(await look()).toMatchObject(waits(900, '۹۰۰'));
});
