import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { Redis } from 'ioredis';
import type { UserInfo } from '@/contract/session';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { captureLog } from '@/tests/support/captureLog';
import { asCustomer, formOf } from '@/tests/support/customer';
import { recordingSender } from '@/tests/support/sms';

const phone = recordingSender();
/** A shop whose log is read by the test. */
async function openLogged(level: string, parts: Parameters<typeof openTestApp>[0] = {}) {
  const { stream, text } = captureLog();
  return { shop: await openTestApp({ sms: phone.sender, logger: { level, stream }, ...parts }), text };
}

test('the log contains no code, token, password or national code at any level', async () => {
  const { shop, text } = await openLogged('trace');
  const mobile = '09121112233';
  const nobody = asCustomer(shop.app, null);
  const secrets = ['Kabootar77', 'Newer1234', 'Wrong1234', '0499370899'];
  const send = () => nobody.post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));

  phone.refuses = true;
  expect((await send()).status).toBe(503);
  phone.refuses = false;
  await send();
  const code = phone.codeOf(mobile);
  const { data } = await nobody.post<UserInfo>('/v1/userLoginBySMS', { mobile, code });
  const customer = asCustomer(shop.app, data.token);
  const secretKey = String(data.secretKey);
  await customer.put('/user/resetPassword', formOf({ password: 'Kabootar77', secretKey }));
  await customer.put('/user/changePassword', { currentPassword: 'Kabootar77', password: 'Newer1234' });
  await nobody.post('/v1/userLogin', { mobile, password: 'Wrong1234' });
  const profile = { fname: 'مریم', lname: 'احمدی', nationalCode: '0499370899', provinceId: 8, cityId: 301 };
  const edit = (birthDate: string) => customer.put('/user/user', formOf({ ...profile, birthDate }));
  expect((await edit('')).status).toBe(400);
  expect((await edit('1991-03-21T00:00:00.000Z')).status).toBe(200);
  // A database that breaks in the middle is the likeliest to spill.
  await shop.run('ALTER TABLE users RENAME COLUMN password_hash TO lost');
  expect((await nobody.post('/v1/userLogin', { mobile, password: 'Newer1234' })).status).toBe(500);
  const constraint = 'ALTER TABLE users ADD CONSTRAINT never CHECK (birth_date IS NULL) NOT VALID';
  const breaks = [constraint, 'ALTER TABLE cities RENAME COLUMN province_id TO lost'];
  for (const text of ['ALTER TABLE users RENAME COLUMN lost TO password_hash', ...breaks]) {
    await shop.run(text);
    const { status } = await edit('1991-03-21T00:00:00.000Z');
    expect(status).toBe(breaks.includes(text) ? 500 : 200);
  }
  await shop.close();

  const log = text();
  expect(log).toContain('/v1/userLogin');
  expect(log).toContain('The provider refused the message (418).');
  expect(log).toContain('violates check constraint');
  for (const secret of [...secrets, data.token, secretKey]) expect(log).not.toContain(secret);
  // Four digits may be part of a time or a port, but must not be a value of their own.
  expect(log).not.toMatch(new RegExp(`["':= ]${code}["', }]`));
});

test('a password that Redis refuses does not appear in the log', async () => {
  // This server refuses every command.
  const refusal = '-WRONGPASS invalid username-password pair or user is disabled.\r\n';
  const server = createServer((socket) => {
    socket.on('data', (commands) =>
      socket.write(refusal.repeat(String(commands).match(/^\*\d/gm)?.length ?? 0)),
    );
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { shop, text } = await openLogged('trace', { seed: 'none' });
  const redis = new Redis({ port, host: '127.0.0.1', password: 'RedisSecret1', retryStrategy: () => null });
  const error = await new Promise((refused) => redis.once('error', refused));
  expect(JSON.stringify(error)).toContain('RedisSecret1');
  shop.app.log.warn({ err: error }, 'redis is out of reach');
  redis.disconnect();
  server.close();
  await shop.close();

  expect(text()).toContain('WRONGPASS');
  expect(text()).not.toContain('RedisSecret1');
});

test('the values of a statement that failed in a transaction are not in the log', async () => {
  const { shop, text } = await openLogged('trace', { seed: 'none' });
  const error: unknown = await shop.db.orm
    .execute(sql`INSERT INTO users (mobile, f_name) VALUES (${'09120001234'}, ${'Secretname'}), (1, 2, 3)`)
    .catch((failure: unknown) => failure);
  expect(String(error)).toContain('Secretname');
  shop.app.log.error({ err: error }, 'a change failed');
  shop.app.log.error({ err: new Error('The job failed.', { cause: error }) }, 'a job failed');
  await shop.close();

  expect(text()).toContain('The job failed.');
  expect(text()).not.toMatch(/09120001234|Secretname/);
});

test('a value that the database refuses is not quoted in the log', async () => {
  const { shop, text } = await openLogged('error', { seed: 'none' });
  const typed = 'typed-by-a-visitor';
  const refused = await shop.run('SELECT $1::text::timestamptz', [typed]).catch((err: unknown) => err);
  expect(String(Object(refused).cause ?? refused)).toContain(typed);
  shop.app.log.error({ err: refused }, 'a call failed');
  shop.app.log.error({ err: new Error('A statement failed.', { cause: refused }) }, 'another call failed');
  await shop.close();
  expect(text()).toContain('SQLSTATE 22007 in DateTimeParseError');
  expect(text()).not.toContain(typed);
});

describe('security events', () => {
  let shop: TestApp;
  let text: () => string;
  beforeEach(async () => {
    ({ shop, text } = await openLogged('warn', { authSecret: 'a secret of sixteen or more' }));
  });
  afterEach(() => shop.close());

  type Line = Record<'event' | 'reason' | 'call', string> & {
    level: number;
    number?: string;
    customer?: number;
  };
  const lines = () =>
    text()
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line));
  const nobody = () => asCustomer(shop.app, null);
  const right = 'Kabootar77';

  test('refused sign-ins, blocked numbers and refused supervisors are logged at level warn', async () => {
    const me = await shop.customer({ password: right });
    const { mobile } = me;
    const guess = () => nobody().post('/v1/userLogin', { mobile, password: 'Wrong777x' });
    for (let count = 0; count < 6; count += 1) await guess();
    await nobody().post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
    const wrongCode = { mobile, code: phone.wrongCodeOf(mobile) };
    for (let count = 0; count < 6; count += 1) await nobody().post('/auth/verification', wrongCode);
    await me.post('/user/maintenancePass');
    await asCustomer(shop.app, null, { 'sec-fetch-site': 'cross-site' }).post('/v1/checkMobile', { mobile });

    const wrong = { level: 40, event: 'sign_in_refused', call: '/v1/userLogin', reason: 'wrong_password' };
    const code = { call: '/auth/verification', reason: 'wrong_code' };
    expect(lines()).toMatchObject([
      ...Array(5).fill(wrong),
      { ...wrong, reason: 'address_held' },
      ...Array(5).fill(code),
      { ...code, reason: 'code_held' },
      { call: '/user/maintenancePass', reason: 'not_supervisor', customer: me.userId },
      { call: '/v1/checkMobile', reason: 'other_site' },
    ]);
    const hashes = new Set(lines().flatMap(({ number }) => number ?? []));
    expect([...hashes]).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  });

  test('security events in the log contain no number, code, password or token', async () => {
    const me = await shop.customer({ password: right, mobile: '09351234567' });
    const { mobile } = me;
    await nobody().post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
    const wrong = phone.wrongCodeOf(mobile);
    await nobody().post('/v1/userLogin', { mobile: '+98 935 123 4567', password: 'Wrong777x' });
    await nobody().post('/v1/userLoginBySMS', { mobile: '۰۹۳۵۱۲۳۴۵۶۷', code: wrong });
    const passwords = { currentPassword: 'Wrong777x', password: 'Mahtab88x' };
    await me.put('/user/changePassword', passwords);
    await me.post('/user/maintenancePass');
    expect(lines()).toHaveLength(4);
    for (const secret of ['935123', '935 123', '۹۳۵', 'Wrong777x', 'Mahtab88x', right, me.token])
      expect(text()).not.toContain(secret);
    expect(text()).not.toMatch(new RegExp(`["':= ](?:${wrong}|${phone.codeOf(mobile)})["', }]`));
  });

  test('a typing error in a form is not logged as a security event', async () => {
    await nobody().post('/v1/userLogin', { mobile: '0912', password: 'x' });
    await nobody().post('/v1/checkMobile', {});
    await nobody().post('/auth/forgetPassword?isVoiceCall=true', formOf({ mobile: '09121112233' }));
    expect(lines()).toEqual([]);
  });
});
