import { Secret, TOTP } from 'otpauth';
import { messages } from '@/backend/domains/account/secondStep/messages';
import type { SecondStep } from '@/contract/secondStep';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer, openSession } from '@/tests/support/customer';

let now = Date.parse('2026-11-22T09:00:00.000Z');
const shop = forAllTests(() => openTestApp({ now: () => now, isSecretKept: true }));

const hour = 3_600_000;
const codeOf = (secret: string, moment = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });

/** A supervisor whose second step is on, with the session in which it was turned on. */
async function openWithSecondStep() {
  const { userId, token } = await createCustomer(shop.db, { role: 'supervisor', now });
  const desk = asCustomer(shop.app, token);
  const { data } = await desk.get<SecondStep>('/user/secondStep');
  const secret = data.key?.secret ?? '';
  expect(data.key?.uri).toMatch(/^otpauth:\/\/totp\//);
  expect((await desk.put('/user/secondStep', { secret, code: codeOf(secret) })).status).toBe(200);
  now += 30_000;
  const signIn = async () => asCustomer(shop.app, await openSession(shop.db, userId, now));
  return { userId, desk, secret, signIn };
}

test('a session that has not lately proved who works in it makes no second step of its own', async () => {
  const { token } = await createCustomer(shop.db, { role: 'supervisor', now });
  const desk = asCustomer(shop.app, token);
  const { data } = await desk.get<SecondStep>('/user/secondStep');
  const secret = data.key?.secret ?? '';
  now += hour;
  expect(await desk.put('/user/secondStep', { secret, code: codeOf(secret) })).toMatchObject({
    status: 403,
    code: 'unconfirmed',
  });
});

test('a session without the second step sees nothing of the desk until it gives a code, for twelve hours', async () => {
  const { desk, secret, signIn } = await openWithSecondStep();
  expect((await desk.get('/admin/setup')).status).toBe(200);
  const other = await signIn();
  expect(await other.get('/admin/setup')).toMatchObject({ status: 403, message: /دومرحله‌ای/ });
  expect((await other.get('/user/user')).data).toMatchObject({
    role: 'supervisor',
    deskRole: null,
    deskLocked: true,
  });
  expect((await other.post('/user/secondStep', { code: codeOf(secret) })).status).toBe(200);
  expect((await other.get('/user/user')).data).toMatchObject({ deskRole: 'owner', deskLocked: false });
  expect((await other.get('/admin/setup')).status).toBe(200);
  now += 12 * hour + 1000;
  expect((await other.get('/admin/setup')).status).toBe(403);
});

test('a code counts once, an old one never, and the sixth try must wait', async () => {
  const { secret, signIn } = await openWithSecondStep();
  const other = await signIn();
  const take = (code: string) => other.post('/user/secondStep', { code });
  const code = codeOf(secret);
  expect((await take(code)).status).toBe(200);
  expect(await take(code)).toMatchObject({ status: 400, message: messages.wrongCode });
  expect((await take(codeOf(secret, now - 2 * 60_000))).status).toBe(400);
  for (let tries = 0; tries < 2; tries += 1) await take('000000');
  now += 30_000;
  expect((await take(codeOf(secret))).status).toBe(429);
});

test('the step ends with a code or by an owner, and the database does not have the key', async () => {
  const { userId, desk, secret, signIn } = await openWithSecondStep();
  const [row] = await shop.run<{ key: string }>('SELECT second_step_key AS key FROM users WHERE id = $1', [
    userId,
  ]);
  expect(row?.key).not.toContain(secret);
  expect((await desk.post('/user/secondStep/off', { code: '000000' })).status).toBe(400);
  expect((await desk.post('/user/secondStep/off', { code: codeOf(secret) })).status).toBe(200);
  expect((await (await signIn()).get('/admin/setup')).status).toBe(200);

  const lost = await openWithSecondStep();
  expect(
    (await desk.put(`/admin/customers/${lost.userId}/rights`, { right: 'secondStep', on: false })).status,
  ).toBe(200);
  expect((await (await lost.signIn()).get('/admin/setup')).status).toBe(200);
});

test('customers have no second step, and a shop without AUTH_SECRET cannot keep its key', async () => {
  const { token } = await createCustomer(shop.db, { now });
  expect((await asCustomer(shop.app, token).get('/user/secondStep')).status).toBe(403);
  const other = await openTestApp({ now: () => now });
  const { token: owner } = await createCustomer(other.db, { role: 'supervisor', now });
  const desk = asCustomer(other.app, owner);
  expect((await desk.get<SecondStep>('/user/secondStep')).data).toEqual({ isOn: false, key: null });
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  expect(await desk.put('/user/secondStep', { secret, code: codeOf(secret) })).toMatchObject({ status: 409 });
  await other.close();
});
