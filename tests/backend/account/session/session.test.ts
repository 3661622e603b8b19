import type { Device } from '@/contract/device';
import type { User } from '@/contract/profile';
import {
  check,
  loginByPassword,
  loginBySms,
  nobody,
  sendCode,
  signedInByCode,
  statusOf,
  verify,
} from '@/tests/support/account/signInCalls';
import {
  closeShop,
  newNumber,
  openShop,
  passTime,
  phone,
  shop,
  time,
} from '@/tests/support/account/signInShop';
import { asCustomer, createCustomer, formOf, openSession } from '@/tests/support/customer';

beforeAll(() => openShop({ codes: 1000, logins: 1000, allCodes: 1000 }));
afterAll(closeShop);
// Each test uses an hour and numbers of its own, so that rate limits of other tests do not count.
beforeEach(() => passTime(3_600_000));

test('a new number registers with a code and a password, and signs in with it afterwards', async () => {
  const mobile = newNumber();
  expect(await check(mobile)).toBe('register');
  expect(await sendCode(mobile)).toMatchObject({ status: 200, data: { expiresIn: 120, resendIn: 120 } });
  const login = await loginBySms(mobile, phone.codeOf(mobile));
  expect(login).toMatchObject({
    status: 200,
    data: { token: expect.any(String), hasMainData: false, hasPassword: false, mobile },
  });
  expect(login.headers['cache-control']).toBe('no-store');
  expect(await check(mobile)).toBe('firstTime');

  const customer = asCustomer(shop.app, login.data.token);
  const { secretKey } = login.data;
  expect(
    await customer.put(
      '/user/resetPassword',
      formOf({ password: 'Kabootar77', secretKey: String(secretKey) }),
    ),
  ).toMatchObject({ status: 200 });
  expect(await check(mobile)).toBe('password');
  expect((await customer.get<User>('/user/user')).data).toMatchObject({ mobile, hasPassword: true });

  const again = await loginByPassword(mobile, 'Kabootar77');
  expect(again).toMatchObject({ status: 200, data: { secretKey: null, hasPassword: true } });
  expect(await statusOf(again.data.token)).toBe(200);
});

test.each(['+98 912 111 2233', '۰۹۱۲۱۱۱۲۲۳۳', '٠٩١٢١١١٢٢٣٣', '0098-912-111-2233', '9121112233'])(
  '%s is the same number, and the code may have Persian digits',
  async (spelling) => {
    const mobile = '09121112233';
    await sendCode(mobile);
    const persian = phone.codeOf(mobile).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
    expect(await loginBySms(spelling, ` ${persian} `)).toMatchObject({ status: 200, data: { mobile } });
  },
);

test('a text that is not a mobile number is refused with a message at its field', async () => {
  const message = 'شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.';
  const refused = { status: 400, code: 'bad_input', message, fields: { mobile: message } };
  expect(await sendCode('0912111')).toMatchObject(refused);
  expect(await loginByPassword('02188776655', 'x')).toMatchObject(refused);
  expect(await loginBySms('علی', '1234')).toMatchObject(refused);
  expect(await nobody().post('/v1/checkMobile', { mobile: '1' })).toMatchObject(refused);
  expect(phone.sent.filter(({ mobile }) => !/^09\d{9}$/.test(mobile))).toEqual([]);
});

test('verification signs in a number with an account, and refuses a right code for a number without one', async () => {
  const { mobile } = await shop.customer();
  await sendCode(mobile);
  const wrong = await verify(mobile, phone.wrongCodeOf(mobile));
  expect(wrong).toMatchObject({ status: 400, code: 'bad_input' });
  expect(await verify(mobile, phone.codeOf(mobile))).toMatchObject({
    status: 200,
    data: { secretKey: expect.any(String) },
  });

  const unknown = '09130000000';
  await sendCode(unknown);
  const right = await verify(unknown, phone.codeOf(unknown));
  expect({ ...right, headers: null }).toEqual({ ...wrong, headers: null });
  expect(await check(unknown)).toBe('register');
  // The refused code is still unused, so the owner of the number can register with it.
  expect(await loginBySms(unknown, phone.codeOf(unknown))).toMatchObject({ status: 200 });
});

test('an unknown number, an account without a password and a wrong password get the same refusal', async () => {
  const known = await shop.customer({ password: 'Kabootar77' });
  const bare = await shop.customer();
  const answers = [
    await loginByPassword(known.mobile, 'Kabootar775'),
    await loginByPassword(bare.mobile, 'Kabootar77'),
    await loginByPassword('09139999999', 'Kabootar77'),
  ].map(({ headers: _, ...answer }) => answer);
  expect(answers[0]).toEqual({
    status: 400,
    code: 'bad_input',
    message: 'رمز عبور درست نیست. لطفاً دوباره تلاش کنید.',
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('signing out ends only the calling session', async () => {
  const { token, userId } = await shop.customer();
  const other = await openSession(shop.db, userId, time);
  expect(await asCustomer(shop.app, token).post('/user/logout')).toMatchObject({ status: 200 });
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(other)).toBe(200);
  expect(await asCustomer(shop.app, token).post('/user/logout')).toMatchObject({ status: 401 });
});

test('expired sessions, codes and devices are deleted when the shop opens', async () => {
  const old = await createCustomer(shop.db, { now: time - 40 * 86_400_000 });
  const fresh = await shop.customer();
  const [before, now] = [newNumber(), newNumber()];
  await sendCode(before);
  await shop.run("UPDATE sign_in_codes SET sent_at = '2026-11-19', expires_at = '2026-11-19'");
  await sendCode(now);
  expect(await statusOf(old.token)).toBe(401);
  const deleted = (title: string, minutes: number) =>
    shop.run(
      `INSERT INTO addresses (user_id, title, province_id, city_id, address, plaque, postal_code, receiver_name,
          receiver_mobile, removed_at)
        SELECT $1, $2, province_id, id, '', '', '1517963511', '', '', $3 FROM cities LIMIT 1`,
      [fresh.userId, title, new Date(time - minutes * 60_000).toISOString()],
    );
  await deleted('gone', 11);
  await deleted('can come back', 9);
  await shop.app.listen({ port: 0 });
  // The shop opens before the clean-up has ended.
  const codes = () => shop.run('SELECT mobile FROM sign_in_codes');
  while ((await codes()).length > 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await codes()).toEqual([{ mobile: now }]);
  const places = () => shop.run('SELECT title FROM addresses');
  while ((await places()).length > 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await places()).toEqual([{ title: 'can come back' }]);
  const users = await shop.run<{ id: number }>('SELECT user_id AS id FROM sessions');
  expect(users).toContainEqual({ id: fresh.userId });
  expect(users).not.toContainEqual({ id: old.userId });
});

test.each([
  '/v1/checkMobile',
  '/auth/forgetPassword?isVoiceCall=false',
  '/v1/userLogin',
  '/v1/userLoginBySMS',
  '/auth/verification',
  '/auth/checkCode',
])('pages of other sites cannot call %s with the browsers of their visitors', async (url) => {
  const mobile = newNumber();
  const body = url.includes('forget') ? formOf({ mobile }) : { mobile, ...bodies[url] };
  const from = (site: string) => asCustomer(shop.app, null, { 'sec-fetch-site': site }).post(url, body);
  expect(await from('cross-site')).toMatchObject({
    status: 403,
    code: 'forbidden',
    message: 'این درخواست از سایت دیگری آمده است. لطفاً از خود فروشگاه وارد شوید.',
  });
  expect(phone.sent.filter((one) => one.mobile === mobile)).toEqual([]);
  for (const site of ['same-origin', 'same-site', 'none']) expect((await from(site)).status).not.toBe(403);
});

const bodies: Record<string, object> = {
  '/v1/userLogin': { password: 'Kabootar77' },
  '/v1/userLoginBySMS': { code: '1234' },
  '/auth/verification': { code: '1234' },
  '/auth/checkCode': { code: '1234' },
};

test('a sign-in takes few statements', async () => {
  const { mobile } = await shop.customer({ password: 'Kabootar77' });
  const counted = async (call: () => Promise<{ status: number }>) => {
    shop.statements.length = 0;
    expect((await call()).status).toBe(200);
    return shop.statements.length;
  };
  // The first statement reads whether the number has an account, which decides its share of the shop's codes; the last notes the message for the desk.
  expect(await counted(() => sendCode(mobile))).toBe(3);
  // The last statement of each notifies the customer of a new device.
  expect(await counted(() => loginBySms(mobile, phone.codeOf(mobile)))).toBe(5);
  expect(await counted(() => loginByPassword(mobile, 'Kabootar77'))).toBe(3);
});

test('the database stores no code, token, secret or password in plain text', async () => {
  const { token, secretKey } = await signedInByCode(newNumber());
  await asCustomer(shop.app, token).put('/user/resetPassword', formOf({ password: 'Kabootar77', secretKey }));
  const waiting = newNumber();
  await sendCode(waiting);
  const again = await signedInByCode(newNumber());
  const [row] = await shop.run<{
    kept: unknown;
  }>(`SELECT json_build_array((SELECT json_agg(u) FROM users u), (SELECT json_agg(s) FROM sessions s),
      (SELECT json_agg(c) FROM sign_in_codes c)) AS kept`);
  const kept = JSON.stringify(row?.kept);
  expect(kept).toContain(waiting);
  for (const secret of [token, secretKey, 'Kabootar77', again.token, again.secretKey])
    expect(kept).not.toContain(secret);
  expect(kept).not.toContain(`"${phone.codeOf(waiting)}"`);
});

test('devices are listed by browser and system, and can be signed out one by one or together', async () => {
  const customer = await shop.customer({ password: 'Kabootar77' });
  const { mobile } = customer;
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  passTime(60_000);
  const signIn = { mobile, password: 'Kabootar77' };
  await asCustomer(shop.app, null, { 'user-agent': agent }).post('/v1/userLogin', signIn);
  await loginByPassword(mobile, 'Kabootar77');

  const { data: devices } = await customer.get<Device[]>('/user/devices');
  expect(devices.map(({ current }) => current)).toEqual([true, false, false]);
  expect(devices.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Chrome در Android', 'Safari در iPhone', 'دستگاه ناشناس']),
  );
  expect(devices[1]).toMatchObject({ createdAt: new Date(time).toISOString() });

  const stranger = await shop.customer();
  const path = `/user/devices/${devices[1]?.id}`;
  expect(await stranger.delete(path)).toMatchObject({ status: 404 });
  expect(await customer.delete(path)).toMatchObject({ status: 200 });
  expect(await customer.delete(path)).toMatchObject({ status: 404 });
  expect((await customer.get<Device[]>('/user/devices')).data).toHaveLength(2);
  expect(await customer.delete('/user/devices')).toMatchObject({ status: 200 });
  expect((await customer.get<Device[]>('/user/devices')).data).toMatchObject([{ current: true }]);
  expect((await stranger.get<Device[]>('/user/devices')).data).toHaveLength(1);
});

test('a customer has at most twenty devices, and a new one replaces the one used longest ago', async () => {
  const { token, userId, mobile } = await shop.customer({ password: 'Kabootar77' });
  for (let device = 0; device < 24; device += 1) {
    passTime(1000);
    await openSession(shop.db, userId, time);
  }
  passTime(1000);
  const { data } = await loginByPassword(mobile, 'Kabootar77');
  expect((await asCustomer(shop.app, data.token).get<Device[]>('/user/devices')).data).toHaveLength(20);
  expect(await statusOf(token)).toBe(401);
});

describe('the pass through the maintenance', () => {
  const supervisor = () => shop.customer({ role: 'supervisor' });
  /** Requests a pass and returns the whole cookie. */
  async function passOf(token: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await asCustomer(shop.app, token, headers).post('/user/maintenancePass');
    expect(answer).toMatchObject({ status: 200, data: { valid: true } });
    return String(answer.headers['set-cookie']);
  }
  async function isValid(cookie?: string): Promise<boolean> {
    const visitor = asCustomer(shop.app, null, cookie ? { cookie } : {});
    return (await visitor.get<{ valid: boolean }>('/public/maintenancePass')).data.valid;
  }
  const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

  test('a supervisor gets a pass that scripts cannot read and other sites cannot use', async () => {
    const cookie = await passOf((await supervisor()).token);
    expect(cookie).toMatch(
      /^maintenance_pass=\d{10}\.[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await isValid(pairOf(cookie))).toBe(true);
    expect(await isValid(`theme=dark; ${pairOf(cookie)}; cart=1`)).toBe(true);
    const stored = 'SELECT pass_hash AS hash FROM sessions WHERE pass_hash IS NOT NULL';
    const [row] = await shop.run<{ hash: string }>(stored);
    expect(row?.hash).toEqual(expect.any(String));
    expect(cookie).not.toContain(row?.hash);
  });

  test('the cookie is secure over HTTPS', async () => {
    const { token } = await supervisor();
    expect(await passOf(token, { 'x-forwarded-proto': 'https' })).toMatch(
      /; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('only a supervisor gets a pass', async () => {
    const answer = await (await shop.customer()).post('/user/maintenancePass');
    expect(answer).toMatchObject({ status: 403, code: 'forbidden', message: 'اجازهٔ این کار را ندارید.' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a missing cookie, an invented one and one with a changed end are not valid', async () => {
    const cookie = pairOf(await passOf((await supervisor()).token));
    const later = Math.floor(time / 1000) + 90_000;
    expect(await isValid()).toBe(false);
    expect(await isValid(`maintenance_pass=${later}.${'A'.repeat(43)}`)).toBe(false);
    expect(await isValid(cookie.replace(/=\d+/, `=${later}`))).toBe(false);
    expect(await isValid(`${cookie}x`)).toBe(false);
    expect(await isValid(`not_${cookie}`)).toBe(false);
  });

  test('a pass ends after twelve hours, with its session, with a new password and with the role', async () => {
    const first = await supervisor();
    const early = pairOf(await passOf(first.token));
    passTime(12 * 3_600_000 - 1000);
    expect(await isValid(early)).toBe(true);
    passTime(1000);
    expect(await isValid(early)).toBe(false);

    const renewed = pairOf(await passOf(first.token));
    await first.post('/user/logout');
    expect(await isValid(renewed)).toBe(false);

    const changed = await supervisor();
    const stale = pairOf(await passOf(changed.token));
    await shop.run('UPDATE users SET credentials = credentials + 1 WHERE id = $1', [changed.userId]);
    expect(await isValid(stale)).toBe(false);

    const second = await supervisor();
    const demoted = pairOf(await passOf(second.token));
    await shop.run("UPDATE users SET role = 'customer' WHERE id = $1", [second.userId]);
    expect(await isValid(demoted)).toBe(false);
  });
});
