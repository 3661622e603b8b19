import type { FeedExtra, FeedNotification } from '@/contract/notification';
import type { UserInfo } from '@/contract/session';
import { signedInByCode } from '@/tests/support/account/signInCalls';
import { closeShop, newNumber, openShop, passTime, shop } from '@/tests/support/account/signInShop';
import { asCustomer, formOf } from '@/tests/support/customer';

// The clock begins on 30 Aban 1405, at 11:30 in Tehran.
beforeAll(() => openShop({ codes: 1000, logins: 1000, allCodes: 1000 }));
afterAll(closeShop);

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const right = 'Kabootar77';

async function signIn(mobile: string, cookie = '') {
  const nobody = asCustomer(shop.app, null, { 'user-agent': android, cookie });
  const { data, headers } = await nobody.post<UserInfo>('/v1/userLogin', { mobile, password: right });
  const kept = String(headers['set-cookie']).split(';')[0] ?? '';
  return { ...asCustomer(shop.app, data.token), cookie: kept };
}

type Device = ReturnType<typeof asCustomer>;
const setPassword = (device: Device & { secretKey: string }, password = right) =>
  device.put('/user/resetPassword', formOf({ password, secretKey: device.secretKey }));
const feedOf = async (device: Device) =>
  (await device.get<FeedNotification[], FeedExtra>('/user/notifications')).data;
const titlesOf = async (device: Device) => (await feedOf(device)).map(({ title }) => title);

test('a customer is notified of a sign-in from a new device with its time and title', async () => {
  const { mobile } = await shop.customer({ password: right });
  expect(await feedOf(await signIn(mobile))).toMatchObject([
    {
      kind: 'general',
      title: 'ورود از دستگاه جدید',
      text: '۳۰ آبان ۱۴۰۵، ساعت ۱۱:۳۰، با «Chrome در Android» وارد حساب شما شدند. اگر شما نبودید، این دستگاه را خارج کنید و رمز عبورتان را عوض کنید.',
      link: '/dashboard/devices',
      isModal: false,
      seen: false,
    },
  ]);
});

test('a device is announced once, also after signing out', async () => {
  const { mobile } = await shop.customer({ password: right });
  const first = await signIn(mobile);
  await first.post('/user/logout');
  expect(await feedOf(await signIn(mobile, first.cookie))).toHaveLength(1);
  // A browser with the same name but without the cookie is another device.
  expect(await feedOf(await signIn(mobile))).toHaveLength(2);
});

test('a new account is not notified of its first device and first password', async () => {
  const first = await signedInByCode(newNumber());
  expect((await setPassword(first)).status).toBe(200);
  expect(await feedOf(first)).toEqual([]);
});

test('a customer is notified of a changed password and of one set again with a code', async () => {
  const mobile = newNumber();
  const first = await signedInByCode(mobile);
  await setPassword(first);
  const passwords = { currentPassword: right, password: 'Mahtab88x' };
  await first.put('/user/changePassword', passwords);
  expect(await feedOf(first)).toMatchObject([
    {
      title: 'رمز عبور جدیدی ثبت شد',
      text: '۳۰ آبان ۱۴۰۵، ساعت ۱۱:۳۰، با «دستگاه ناشناس». دستگاه‌های دیگر از حساب شما خارج شدند. اگر کار شما نبود، با کد یک‌بارمصرف رمز دیگری بسازید.',
      link: '/dashboard/devices',
    },
  ]);
  passTime(120_000);
  const second = await signedInByCode(mobile);
  await setPassword(second, 'Khorshid9');
  expect(await titlesOf(second)).toEqual([
    'رمز عبور جدیدی ثبت شد',
    'ورود از دستگاه جدید',
    'رمز عبور جدیدی ثبت شد',
  ]);
});

test('a customer is notified of a first password set from a second device', async () => {
  const mobile = newNumber();
  await signedInByCode(mobile);
  passTime(120_000);
  const thief = await signedInByCode(mobile);
  await setPassword(thief);
  expect(await titlesOf(thief)).toEqual(['رمز عبور جدیدی ثبت شد', 'ورود از دستگاه جدید']);
});

test('a session in constant use ends after 90 days', async () => {
  const me = await shop.customer();
  const status = async () => (await me.get('/user/user')).status;
  for (let day = 0; day < 90; day += 10) {
    expect([day, await status()]).toEqual([day, 200]);
    passTime(10 * 86_400_000);
  }
  expect(await status()).toBe(401);
});
