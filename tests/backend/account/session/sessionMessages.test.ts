import type { FeedExtra, FeedNotification } from '@/contract/notification';
import type { UserInfo } from '@/contract/session';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, formOf } from '@/tests/support/customer';
import { recordingSender } from '@/tests/support/sms';

const phone = recordingSender();
/** 30 Aban 1405, 11:30 in Tehran. */
let time = Date.parse('2026-11-21T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => time, sms: phone.sender }));

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const right = 'Kabootar77';

async function signIn(mobile: string, cookie = '') {
  const nobody = asCustomer(shop.app, null, { 'user-agent': android, cookie });
  const { data, headers } = await nobody.post<UserInfo>('/v1/userLogin', { mobile, password: right });
  return { token: data.token, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

async function register(mobile: string) {
  const nobody = asCustomer(shop.app, null);
  await nobody.post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
  const code = phone.codeOf(mobile);
  return (await nobody.post<UserInfo>('/v1/userLoginBySMS', { mobile, code })).data;
}

const setPassword = ({ token, secretKey }: UserInfo, password = right) =>
  asCustomer(shop.app, token).put('/user/resetPassword', formOf({ password, secretKey: String(secretKey) }));

const feedOf = async (token: string) =>
  (await asCustomer(shop.app, token).get<FeedNotification[], FeedExtra>('/user/notifications')).data;

test('a customer is notified of a sign-in from a new device with its time and title', async () => {
  const { mobile } = await shop.customer({ password: right });
  const { token } = await signIn(mobile);
  expect(await feedOf(token)).toMatchObject([
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
  const { token, cookie } = await signIn(mobile);
  await asCustomer(shop.app, token).post('/user/logout');
  const again = await signIn(mobile, cookie);
  expect(await feedOf(again.token)).toHaveLength(1);
  // A browser with the same name but without the cookie is another device.
  expect(await feedOf((await signIn(mobile)).token)).toHaveLength(2);
});

test('a new account is not notified of its first device and first password', async () => {
  const info = await register('09125550001');
  expect((await setPassword(info)).status).toBe(200);
  expect(await feedOf(info.token)).toEqual([]);
});

test('a customer is notified of a changed password and of one set again with a code', async () => {
  const mobile = '09125550002';
  const first = await register(mobile);
  await setPassword(first);
  const passwords = { currentPassword: right, password: 'Mahtab88x' };
  await asCustomer(shop.app, first.token).put('/user/changePassword', passwords);
  expect(await feedOf(first.token)).toMatchObject([
    {
      title: 'رمز عبور جدیدی ثبت شد',
      text: '۳۰ آبان ۱۴۰۵، ساعت ۱۱:۳۰، با «دستگاه ناشناس». دستگاه‌های دیگر از حساب شما خارج شدند. اگر کار شما نبود، با کد یک‌بارمصرف رمز دیگری بسازید.',
      link: '/dashboard/devices',
    },
  ]);
  time += 120_000;
  const second = await register(mobile);
  await setPassword(second, 'Khorshid9');
  expect((await feedOf(second.token)).map(({ title }) => title)).toEqual([
    'رمز عبور جدیدی ثبت شد',
    'ورود از دستگاه جدید',
    'رمز عبور جدیدی ثبت شد',
  ]);
});

test('a customer is notified of a first password set from a second device', async () => {
  const mobile = '09125550003';
  await register(mobile);
  time += 120_000;
  const thief = await register(mobile);
  await setPassword(thief);
  expect((await feedOf(thief.token)).map(({ title }) => title)).toEqual([
    'رمز عبور جدیدی ثبت شد',
    'ورود از دستگاه جدید',
  ]);
});

test('a session in constant use ends after 90 days', async () => {
  const me = await shop.customer();
  const status = async () => (await me.get('/user/user')).status;
  for (let day = 0; day < 90; day += 10) {
    expect([day, await status()]).toEqual([day, 200]);
    time += 10 * 86_400_000;
  }
  expect(await status()).toBe(401);
});
