import {
  type Account,
  findAccount,
  openSession as openAccountSession,
} from '@/backend/domains/account/session/sessions';
import type { Device } from '@/contract/device';
import { check, loginByPassword, signedInByCode, statusOf } from '@/tests/support/account/signInCalls';
import { closeShop, newNumber, openShop, passTime, shop, time } from '@/tests/support/account/signInShop';
import { asCustomer, formOf, openSession } from '@/tests/support/customer';

beforeAll(() => openShop({ codes: 1000, logins: 1000, allCodes: 1000 }));
afterAll(closeShop);
// Each test uses an hour and numbers of its own, so that rate limits of other tests do not count.
beforeEach(() => passTime(3_600_000));

test('the secret to set a password works once, within ten minutes and in its own session', async () => {
  const one = await signedInByCode(newNumber());
  const two = await signedInByCode(newNumber());
  const set = (token: string, secretKey: string, password = 'Kabootar77') =>
    asCustomer(shop.app, token).put('/user/resetPassword', formOf({ password, secretKey }));
  const gone = { status: 400, message: 'زمان تعیین رمز عبور گذشته است. لطفاً دوباره کد بگیرید.' };

  expect(await set(two.token, one.secretKey)).toMatchObject(gone);
  const weak = await set(one.token, one.secretKey, 'pelle1234');
  expect(weak).toMatchObject({ status: 400, fields: { password: expect.stringMatching(/رمز عبور/) } });
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => set(one.token, one.secretKey)));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await set(one.token, one.secretKey)).toMatchObject(gone);

  passTime(10 * 60_000);
  expect(await set(two.token, two.secretKey)).toMatchObject(gone);
  expect(await check(two.mobile)).toBe('firstTime');
}, 240_000);

const passwordOf = ({ secretKey }: { secretKey: string }) => ({ password: 'Kabootar77', secretKey });

test('a common password and one that contains the own number are refused', async () => {
  const one = await signedInByCode(newNumber());
  const own = `Ab${one.mobile}`;
  for (const [password, words] of [
    ['Password1', /خیلی‌ها/],
    ['Iran1234', /خیلی‌ها/],
    [own, /شمارهٔ موبایل/],
  ] as const) {
    const set = await one.put('/user/resetPassword', formOf({ password, secretKey: one.secretKey }));
    const message = expect.stringMatching(words);
    expect(set).toMatchObject({ status: 400, message, fields: { password: message } });
  }
  expect((await one.put('/user/resetPassword', formOf(passwordOf(one)))).status).toBe(200);
  for (const password of ['Password1', own]) {
    const changed = await one.put('/user/changePassword', { currentPassword: 'Kabootar77', password });
    expect(changed).toMatchObject({ status: 400, fields: { password: expect.any(String) } });
  }
});

test('setting a password signs out the other devices of the customer and nobody else', async () => {
  const stranger = await shop.customer();
  const customer = await shop.customer();
  const one = await signedInByCode(customer.mobile);
  expect(await statusOf(customer.token)).toBe(200);
  await one.put('/user/resetPassword', formOf(passwordOf(one)));
  expect(await statusOf(customer.token)).toBe(401);
  expect(await statusOf(one.token)).toBe(200);
  expect(await statusOf(stranger.token)).toBe(200);
});

test('changing a password requires the current one and signs out the other devices', async () => {
  const me = await shop.customer({ password: 'Kabootar77' });
  const other = await openSession(shop.db, me.userId, time);
  const change = (currentPassword: string, password: string) =>
    me.put('/user/changePassword', { currentPassword, password });

  expect(await change('Wrong1234', 'Newer1234')).toMatchObject({
    status: 400,
    fields: { currentPassword: 'رمز عبور کنونی درست نیست.' },
  });
  expect(await change('Kabootar77', 'short')).toMatchObject({
    status: 400,
    fields: { password: expect.any(String) },
  });
  expect(await statusOf(other)).toBe(200);
  expect(await change('Kabootar77', 'Newer1234')).toMatchObject({ status: 200, data: null });
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(me.token)).toBe(200);
  expect((await loginByPassword(me.mobile, 'Kabootar77')).status).toBe(400);
  expect((await loginByPassword(me.mobile, 'Newer1234')).status).toBe(200);
});

test('a sign-in with the old password that was in progress during a change gets an invalid session', async () => {
  const customer = await shop.customer({ password: 'Kabootar77' });
  const byCode = await signedInByCode(customer.mobile);
  // The password is right when it is checked, and the session opens after the change.
  const openLate = async (account: Account | null) => {
    if (!account) throw new Error('No such account.');
    const options = {
      device: 'Chrome',
      address: '203.0.113.7',
      deviceHash: 'late',
      withSecret: true,
      now: time,
    };
    return (await openAccountSession(shop.db, account, options)).info;
  };
  const before = await findAccount(shop.db, customer.mobile);
  await byCode.put('/user/resetPassword', formOf({ password: 'Newer1234', secretKey: byCode.secretKey }));
  const late = await openLate(before);
  expect(await statusOf(late.token)).toBe(401);
  const set = { password: 'Thief1234', secretKey: String(late.secretKey) };
  expect((await asCustomer(shop.app, late.token).put('/user/resetPassword', formOf(set))).status).toBe(401);

  const between = await findAccount(shop.db, customer.mobile);
  const passwords = { currentPassword: 'Newer1234', password: 'Newest1234' };
  expect((await byCode.put('/user/changePassword', passwords)).status).toBe(200);
  expect(await statusOf((await openLate(between)).token)).toBe(401);
  expect(await statusOf(byCode.token)).toBe(200);
  expect((await byCode.get<Device[]>('/user/devices')).data).toHaveLength(1);
  const again = await loginByPassword(customer.mobile, 'Newest1234');
  expect(await statusOf(again.data.token)).toBe(200);
});

test('of concurrent password changes the session that succeeded stays signed in', async () => {
  const { mobile, userId } = await shop.customer({ password: 'Kabootar77' });
  const byCode = await signedInByCode(mobile);
  const other = await openSession(shop.db, userId, time);
  const passwords = { currentPassword: 'Kabootar77', password: 'Newest1234' };
  const answers = await Promise.all([
    byCode.put('/user/resetPassword', formOf(passwordOf(byCode))),
    byCode.put('/user/changePassword', passwords),
    asCustomer(shop.app, other).put('/user/changePassword', passwords),
  ]);
  for (const { status } of answers) expect([200, 400, 401]).toContain(status);
  const alive = [await statusOf(byCode.token), await statusOf(other)];
  expect(alive.filter((status) => status === 200)).toHaveLength(1);
});

test('wrong current passwords are rate limited like sign-ins', async () => {
  const me = await shop.customer({ password: 'Kabootar77' });
  const change = (currentPassword: string) =>
    me.put('/user/changePassword', { currentPassword, password: 'Newer1234' });
  for (let guess = 0; guess < 5; guess += 1) expect((await change(`Wrong${guess}`)).status).toBe(400);
  expect(await change('Kabootar77')).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  passTime(15 * 60_000);
  expect((await change('Kabootar77')).status).toBe(200);
});
