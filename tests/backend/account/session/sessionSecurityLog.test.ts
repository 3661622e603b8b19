import { openTestApp, type TestApp } from '@/tests/support/backend';
import { captureLog } from '@/tests/support/captureLog';
import { asCustomer, formOf } from '@/tests/support/customer';
import { recordingSender } from '@/tests/support/sms';

const phone = recordingSender();
let shop: TestApp;
let log: ReturnType<typeof captureLog>;
beforeEach(async () => {
  log = captureLog();
  shop = await openTestApp({
    sms: phone.sender,
    authSecret: 'a secret of sixteen or more',
    logger: { level: 'warn', stream: log.stream },
  });
});
afterEach(() => shop.close());

type Line = {
  level: number;
  event: string;
  reason: string;
  number?: string;
  customer?: number;
  call: string;
};
const lines = () =>
  log
    .text()
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
const nobody = () => asCustomer(shop.app, null);
const right = 'Kabootar77';

test('refused sign-ins, blocked numbers and refused supervisors are logged at level warn', async () => {
  const { mobile, token, userId } = await shop.customer({ password: right });
  const guess = () => nobody().post('/v1/userLogin', { mobile, password: 'Wrong777x' });
  for (let count = 0; count < 6; count += 1) await guess();
  await nobody().post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
  const wrongCode = { mobile, code: phone.wrongCodeOf(mobile) };
  for (let count = 0; count < 6; count += 1) await nobody().post('/auth/verification', wrongCode);
  await asCustomer(shop.app, token).post('/user/maintenancePass');
  await asCustomer(shop.app, null, { 'sec-fetch-site': 'cross-site' }).post('/v1/checkMobile', { mobile });

  const wrong = { level: 40, event: 'sign_in_refused', call: '/v1/userLogin', reason: 'wrong_password' };
  const code = { call: '/auth/verification', reason: 'wrong_code' };
  expect(lines()).toMatchObject([
    ...Array(5).fill(wrong),
    { ...wrong, reason: 'address_held' },
    ...Array(5).fill(code),
    { ...code, reason: 'code_held' },
    { call: '/user/maintenancePass', reason: 'not_supervisor', customer: userId },
    { call: '/v1/checkMobile', reason: 'other_site' },
  ]);
  const hashes = new Set(lines().flatMap(({ number }) => number ?? []));
  expect([...hashes]).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
});

test('security events in the log contain no number, code, password or token', async () => {
  const { mobile, token } = await shop.customer({ password: right, mobile: '09351234567' });
  await nobody().post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
  const wrong = phone.wrongCodeOf(mobile);
  await nobody().post('/v1/userLogin', { mobile: '+98 935 123 4567', password: 'Wrong777x' });
  await nobody().post('/v1/userLoginBySMS', { mobile: '۰۹۳۵۱۲۳۴۵۶۷', code: wrong });
  await asCustomer(shop.app, token).put('/user/changePassword', {
    currentPassword: 'Wrong777x',
    password: 'Mahtab88x',
  });
  await asCustomer(shop.app, token).post('/user/maintenancePass');
  expect(lines()).toHaveLength(4);
  for (const secret of ['935123', '935 123', '۹۳۵', 'Wrong777x', 'Mahtab88x', right, token])
    expect(log.text()).not.toContain(secret);
  expect(log.text()).not.toMatch(new RegExp(`["':= ](?:${wrong}|${phone.codeOf(mobile)})["', }]`));
});

test('a typing error in a form is not logged as a security event', async () => {
  await nobody().post('/v1/userLogin', { mobile: '0912', password: 'x' });
  await nobody().post('/v1/checkMobile', {});
  await nobody().post('/auth/forgetPassword?isVoiceCall=true', formOf({ mobile: '09121112233' }));
  expect(lines()).toEqual([]);
});
