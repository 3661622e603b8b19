import type { Redis } from 'ioredis';
import type { Device } from '@/contract/device';
import type { UserInfo } from '@/contract/session';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, formOf } from '@/tests/support/customer';
import { limiters } from '@/tests/support/limiters';
import { recordingSender } from '@/tests/support/sms';

describe.each(limiters)('limits counted in %s', (_name, connect) => {
  const phone = recordingSender();
  let redis: Redis | undefined;
  let shop: TestApp;
  let time = Date.parse('2026-11-21T08:00:00Z');
  beforeAll(async () => {
    redis = connect();
    await redis?.flushdb();
    const signInLimits = { codes: 20, logins: 30, allCodes: 10_000 };
    shop = await openTestApp({
      now: () => time,
      sms: phone.sender,
      signInLimits,
      ...(redis ? { redis } : {}),
    });
  });
  afterAll(async () => {
    await shop.close();
    await redis?.flushdb();
    await redis?.quit();
  });

  let numbers = 0;
  const newNumber = () => {
    numbers += 1;
    return `0913${String(numbers).padStart(7, '0')}`;
  };
  let addresses = 0;
  /** An address that no other call has used. */
  const newAddress = () => {
    addresses += 1;
    return `198.51.${addresses >> 8}.${addresses & 255}`;
  };
  type From = { address?: string; cookie?: string; app?: TestApp };
  async function call<Data>(
    url: string,
    payload: object,
    { address = newAddress(), cookie, app = shop }: From = {},
  ) {
    const headers = cookie === undefined ? {} : { cookie };
    const answer = await app.app.inject({ method: 'POST', url, payload, remoteAddress: address, headers });
    const [kept] = String(answer.headers['set-cookie'] ?? '').split(';');
    return { ...answer.json<{ data: Data }>(), status: answer.statusCode, cookie: kept };
  }
  const signIn = (mobile: string, password: string, from?: From) =>
    call<UserInfo>('/v1/userLogin', { mobile, password }, from);
  const sendCode = (mobile: string, from?: From) =>
    call('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }), from);
  const signInByCode = (mobile: string, code: string, from?: From) =>
    call<UserInfo>('/v1/userLoginBySMS', { mobile, code }, from);
  const look = (address: string) => call('/v1/checkMobile', { mobile: newNumber() }, { address });

  const right = 'Kabootar77';
  const newCustomer = () => shop.customer({ password: right });
  async function guessEverywhere(mobile: string) {
    const statuses = [];
    for (let guess = 0; guess < 26; guess += 1)
      statuses.push((await signIn(mobile, `Guess${guess}xX`)).status);
    expect(statuses).toEqual([...Array(25).fill(400), 429]);
  }

  test('wrong passwords from many addresses do not lock a customer out of a known device', async () => {
    const { mobile } = await newCustomer();
    const { cookie } = await signIn(mobile, right);
    expect(cookie).toMatch(/^known_device=[\w-]{43}$/);
    await guessEverywhere(mobile);
    expect((await signIn(mobile, right)).status).toBe(429);
    expect((await signIn(mobile, right, { cookie })).status).toBe(200);
  });

  test('a known device may enter five wrong passwords in 15 minutes', async () => {
    const { mobile } = await newCustomer();
    const { cookie } = await signIn(mobile, right);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signIn(mobile, 'Wrong777x', { cookie })).status).toBe(400);
    expect((await signIn(mobile, right, { cookie })).status).toBe(429);
    // The limits of the customer's other devices and of the number are not affected.
    expect((await signIn(mobile, right)).status).toBe(200);
  });

  test('neither an invented cookie nor that of another customer makes a device known', async () => {
    const [victim, attacker] = [await newCustomer(), await newCustomer()];
    const { cookie: own = '' } = await signIn(attacker.mobile, right);
    await guessEverywhere(victim.mobile);
    for (const cookie of [`known_device=${'x'.repeat(43)}`, own, 'known_device=', `${own}.${own}`])
      expect((await signIn(victim.mobile, right, { cookie })).status).toBe(429);
  });

  test('a cookie planted into a browser does not make it a known device', async () => {
    const { mobile } = await newCustomer();
    const planted = `known_device=${'y'.repeat(43)}`;
    const { cookie = '' } = await signIn(mobile, right, { cookie: planted });
    // The browser gets a token of its own, in front of the planted one.
    expect(cookie).toMatch(/^known_device=[\w-]{43}\.y{43}$/);
    await guessEverywhere(mobile);
    expect((await signIn(mobile, right, { cookie: planted })).status).toBe(429);
    expect((await signIn(mobile, right, { cookie })).status).toBe(200);
  });

  test('a browser shared by two customers is a known device of both', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    const { cookie: first = '' } = await signIn(one.mobile, right);
    const { cookie: both = '' } = await signIn(two.mobile, right, { cookie: first });
    await guessEverywhere(one.mobile);
    expect(await signIn(one.mobile, right, { cookie: both })).toMatchObject({ status: 200 });
    await guessEverywhere(two.mobile);
    expect((await signIn(two.mobile, right, { cookie: both })).status).toBe(200);
  });

  test('signing out keeps a device known, and a sign-out from another device or a new password forgets it', async () => {
    const { mobile } = await newCustomer();
    const [mine, lost, old] = [
      await signIn(mobile, right),
      await signIn(mobile, right),
      await signIn(mobile, right),
    ];
    const me = asCustomer(shop.app, mine.data.token);
    await asCustomer(shop.app, old.data.token).post('/user/logout');
    const { data: devices } = await me.get<Device[]>('/user/devices');
    const others = devices.filter(({ current }) => !current);
    // They include the session with which the customer was created.
    for (const { id } of others) await me.delete(`/user/devices/${id}`);
    await guessEverywhere(mobile);
    const again = async ({ cookie = '' }) => (await signIn(mobile, right, { cookie })).status;
    expect(await again(old)).toBe(200);
    expect(await again(lost)).toBe(429);
    const passwords = { currentPassword: right, password: 'Mahtab88x' };
    expect((await me.put('/user/changePassword', passwords)).status).toBe(200);
    const signInLater = async ({ cookie = '' }) => (await signIn(mobile, 'Mahtab88x', { cookie })).status;
    expect(await signInLater(old)).toBe(429);
    expect(await signInLater(mine)).toBe(200);
  });

  /** A number that has signed in with a code, two minutes ago. */
  async function registered(): Promise<{ mobile: string; cookie: string }> {
    const mobile = newNumber();
    await sendCode(mobile);
    const { cookie = '' } = await signInByCode(mobile, phone.codeOf(mobile));
    time += 120_000;
    return { mobile, cookie };
  }
  /** Enters five wrong codes for each of three codes, which takes six minutes. */
  async function guessThreeCodes(mobile: string, from?: From) {
    for (let code = 0; code < 3; code += 1) {
      expect((await sendCode(mobile, from)).status).toBe(200);
      for (let guess = 0; guess < 5; guess += 1)
        expect((await signInByCode(mobile, phone.wrongCodeOf(mobile), from)).status).toBe(400);
      time += 120_000;
    }
  }

  test('wrong codes block a number for a day, except on its known devices', async () => {
    const { mobile, cookie } = await registered();
    await guessThreeCodes(mobile);
    expect((await sendCode(mobile)).status).toBe(429);
    expect((await sendCode(mobile, { cookie })).status).toBe(200);
    expect((await signInByCode(mobile, phone.codeOf(mobile))).status).toBe(429);
    expect((await signInByCode(mobile, phone.codeOf(mobile), { cookie })).status).toBe(200);
  });

  test('a known device may enter fifteen wrong codes a day', async () => {
    const { mobile, cookie } = await registered();
    await guessThreeCodes(mobile, { cookie });
    await sendCode(mobile, { cookie });
    expect((await signInByCode(mobile, phone.codeOf(mobile), { cookie })).status).toBe(429);
  });

  test('a stranger who requests all codes of an hour leaves some for known devices', async () => {
    const { mobile, cookie } = await registered();
    for (let count = 0; count < 4; count += 1) {
      expect((await sendCode(mobile)).status).toBe(200);
      time += 120_000;
    }
    expect((await sendCode(mobile)).status).toBe(429);
    expect((await sendCode(mobile, { cookie })).status).toBe(200);
  });

  test('the networks of one IPv6 /48 may together look up four times as many numbers as one address', async () => {
    const network = (index: number) => `2001:db8:77:${index.toString(16)}::1`;
    for (let index = 0; index < 120; index += 1) expect((await look(network(index))).status).toBe(200);
    expect((await look(network(120))).status).toBe(429);
    expect((await look('2001:db8:78::1')).status).toBe(200);
  });

  test('the limit of an address grows with the customers who sign in from it, and one account raises it once', async () => {
    const carrier = newAddress();
    for (let count = 0; count < 10; count += 1) {
      const { mobile } = await newCustomer();
      expect((await signIn(mobile, right, { address: carrier })).status).toBe(200);
    }
    for (let count = 0; count < 40; count += 1) expect((await look(carrier)).status).toBe(200);
    expect((await look(carrier)).status).toBe(429);

    const alone = newAddress();
    const { mobile } = await newCustomer();
    for (let count = 0; count < 10; count += 1)
      expect((await signIn(mobile, right, { address: alone })).status).toBe(200);
    for (let count = 0; count < 31; count += 1) expect((await look(alone)).status).toBe(200);
    expect((await look(alone)).status).toBe(429);
  });

  test('when many codes of the shop are guessed wrongly, an address may enter two, and a right one signs in', async () => {
    const few = await openTestApp({
      now: () => time,
      sms: phone.sender,
      signInLimits: { codes: 1000, logins: 30, allCodes: 100 },
      ...(redis ? { redis } : {}),
    });
    await redis?.flushdb();
    const known = newNumber();
    await sendCode(known, { app: few });
    const { cookie = '' } = await signInByCode(known, phone.codeOf(known), { app: few });
    const guess = async (address?: string) => {
      const mobile = newNumber();
      await sendCode(mobile, { app: few });
      return signInByCode(mobile, phone.wrongCodeOf(mobile), { app: few, ...(address ? { address } : {}) });
    };
    // Guesses at numbers without a live code do not count, because they cost the attacker no message.
    for (let count = 0; count < 30; count += 1) await signInByCode(newNumber(), '1234', { app: few });
    const busy = newAddress();
    for (let count = 0; count < 3; count += 1) expect((await guess(busy)).status).toBe(400);
    for (let count = 0; count < 17; count += 1) expect((await guess()).status).toBe(400);

    const fresh = newAddress();
    expect((await guess(fresh)).status).toBe(400);
    expect((await guess(fresh)).status).toBe(400);
    expect((await guess(fresh)).status).toBe(429);
    const mobile = newNumber();
    await sendCode(mobile, { app: few });
    expect((await signInByCode(mobile, phone.codeOf(mobile), { app: few, address: busy })).status).toBe(429);
    expect((await signInByCode(mobile, phone.codeOf(mobile), { app: few })).status).toBe(200);
    time += 120_000;
    await sendCode(known, { app: few, cookie });
    const from = { app: few, cookie, address: busy };
    expect((await signInByCode(known, phone.codeOf(known), from)).status).toBe(200);
    await few.close();
  });
});
