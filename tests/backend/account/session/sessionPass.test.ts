import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';

let time = Date.parse('2026-11-21T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => time }));

const supervisor = () => shop.customer({ role: 'supervisor' });
/** Requests a pass and returns the whole cookie. */
async function passOf(token: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await asCustomer(shop.app, token, headers).post('/user/maintenancePass');
  expect(answer).toMatchObject({ status: 200, data: { valid: true } });
  return String(answer.headers['set-cookie']);
}
const isValid = async (cookie?: string) =>
  (
    await asCustomer(shop.app, null, cookie ? { cookie } : {}).get<{ valid: boolean }>(
      '/public/maintenancePass',
    )
  ).data.valid;
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

test('a supervisor gets a pass that scripts cannot read and other sites cannot use', async () => {
  const cookie = await passOf((await supervisor()).token);
  expect(cookie).toMatch(
    /^maintenance_pass=\d{10}\.[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(await isValid(pairOf(cookie))).toBe(true);
  expect(await isValid(`theme=dark; ${pairOf(cookie)}; cart=1`)).toBe(true);
  const [row] = await shop.run<{ hash: string }>('SELECT pass_hash AS hash FROM sessions');
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
  time += 12 * 3_600_000 - 1000;
  expect(await isValid(early)).toBe(true);
  time += 1000;
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
