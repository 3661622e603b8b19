import { cities, provinces } from '@/backend/db/schema/site';
import type { User } from '@/contract/profile';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { formOf } from '@/tests/support/customer';
import { nextNationalCode } from '@/tests/support/nationalCode';

/** 30 Aban 1405 in Tehran. */
const time = Date.parse('2026-11-21T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => time }));
beforeAll(async () => {
  await shop.db.orm.insert(provinces).values([{ id: 9, title: 'اصفهان' }]);
  await shop.db.orm.insert(cities).values([{ id: 350, provinceId: 9, title: 'کاشان' }]);
});

const profile = {
  fname: 'مریم',
  lname: 'احمدی',
  nationalCode: '',
  birthDate: '1991-03-21T00:00:00.000Z',
  provinceId: '8',
  cityId: '301',
};

async function newcomer(fields?: Parameters<typeof shop.customer>[0]) {
  const customer = await shop.customer(fields);
  const nationalCode = nextNationalCode();
  return {
    ...customer,
    nationalCode,
    read: async () => (await customer.get<User>('/user/user')).data,
    edit: (changes: Partial<typeof profile> = {}) =>
      customer.put<User>('/user/user', formOf({ ...profile, nationalCode, ...changes })),
  };
}

test('a new customer has only a number', async () => {
  const { read, mobile } = await newcomer();
  expect(await read()).toEqual({
    mobile,
    fName: null,
    lName: null,
    nationalCode: null,
    birthDate: null,
    provinceId: null,
    cityId: null,
    wallet: 0,
    newNotifications: 0,
    noCheck: false,
    role: 'customer',
    deskRole: null,
    deskLocked: false,
    hasMainData: false,
    hasPassword: false,
  });
});

test('a profile is stored and returned normalized', async () => {
  const { edit, read } = await newcomer();
  const answer = await edit({ fname: ' علي  رضا ', lname: 'كريمي‌نژاد', nationalCode: '۰۴۹-۹۳۷۰۸۹-۹' });
  expect(answer).toMatchObject({
    status: 200,
    data: {
      fName: 'علی رضا',
      lName: 'کریمی‌نژاد',
      nationalCode: '0499370899',
      birthDate: '1991-03-21T00:00:00.000Z',
      provinceId: 8,
      cityId: 301,
      hasMainData: true,
    },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await read()).toEqual(answer.data);
});

const wrong: [keyof typeof profile, string, string][] = [
  ['fname', '', 'لطفا نام را به درستی پر کنید'],
  ['fname', ' \u200c ', 'لطفا نام را به درستی پر کنید'],
  ['fname', 'Maryam', 'نام  باید فارسی باشد'],
  ['fname', 'مریم۲', 'نام  باید فارسی باشد'],
  ['lname', '', 'لطفا نام خانوداگی را به درستی پر کنید'],
  ['lname', 'Ahmadi', 'نام خانوداگی باید فارسی باشد'],
  ['nationalCode', '', 'لطفا کد ملی را به درستی پر کنید'],
  ['nationalCode', '0499370898', 'کد ملی وارد شده صحیح نمی باشد'],
  ['nationalCode', '10499370899', 'کد ملی وارد شده صحیح نمی باشد'],
  ['nationalCode', '0000000000', 'کد ملی وارد شده صحیح نمی باشد'],
  ['birthDate', '', 'لطفا این فیلد را به درستی پر کنید'],
  ['birthDate', '1991-02-30T00:00:00.000Z', 'لطفا این فیلد را به درستی پر کنید'],
  ['birthDate', '1991-03-21T03:30:00.000Z', 'لطفا این فیلد را به درستی پر کنید'],
  ['birthDate', '9999-12-31T00:00:00.000Z', 'لطفا این فیلد را به درستی پر کنید'],
  // 30 Aban 1335 and 1399 are the first and the last day.
  ['birthDate', '1956-11-20T00:00:00.000Z', 'سن شما باید بین ۶ تا ۷۰ سال باشد.'],
  ['birthDate', '2020-11-21T00:00:00.000Z', 'سن شما باید بین ۶ تا ۷۰ سال باشد.'],
  ['provinceId', '', 'لطفا این فیلد را به درستی پر کنید'],
  ['provinceId', '0', 'لطفا این فیلد را به درستی پر کنید'],
  ['cityId', '', 'لطفا این فیلد را به درستی پر کنید'],
  ['cityId', '350', 'لطفا این فیلد را به درستی پر کنید'],
  ['cityId', '999999999', 'لطفا این فیلد را به درستی پر کنید'],
];
test.each(wrong)('%s «%s» is refused: %s', async (field, value, message) => {
  const { edit, read } = await newcomer();
  expect(await edit({ [field]: value })).toMatchObject({
    status: 400,
    code: 'bad_input',
    message,
    fields: { [field]: message },
  });
  expect((await read()).fName).toBeNull();
});

test.each(['1956-11-21', '2020-11-20'])('the birth date %s is allowed', async (day) => {
  const { edit } = await newcomer();
  expect(await edit({ birthDate: `${day}T00:00:00.000Z` })).toMatchObject({ status: 200 });
});

test('a refusal names all wrong fields', async () => {
  const { edit } = await newcomer();
  const empty = { fname: '', lname: '', nationalCode: '', birthDate: '', provinceId: '', cityId: '' };
  const { fields } = await edit(empty);
  expect(Object.keys(fields ?? {}).sort()).toEqual(Object.keys(empty).sort());
});

test('a national code is set once, and later or concurrent ones are ignored', async () => {
  const { edit, read } = await newcomer();
  const answers = await Promise.all([edit(), edit({ nationalCode: '0790419904' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const first = (await read()).nationalCode;
  for (const nationalCode of ['7400076205', '', 'xx', '049****899'])
    expect(await edit({ nationalCode, fname: 'زهرا' })).toMatchObject({
      status: 200,
      data: { nationalCode: first, fName: 'زهرا' },
    });
});

test('a national id belongs to one account, also when two ask at once, and is free again once that account is gone', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const { nationalCode } = first;
  const both = await Promise.all([first.edit({ nationalCode }), second.edit({ nationalCode })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const [owner, other] = both[0]?.status === 200 ? [first, second] : [second, first];
  const sentence = expect.stringMatching(/حساب دیگری ثبت شده است.*پشتیبانی/);
  expect(await other.edit({ nationalCode })).toMatchObject({
    status: 400,
    code: 'bad_input',
    message: sentence,
    fields: { nationalCode: sentence },
  });
  expect((await other.read()).fName).toBeNull();
  await shop.run(`SELECT erase_account($1, $2, NULL, '{}', now())`, [owner.userId, owner.mobile]);
  expect((await other.edit({ nationalCode })).status).toBe(200);
});

test('a customer who tries the national ids of others is refused for a day', async () => {
  const owner = await newcomer();
  await owner.edit();
  const { edit } = await newcomer();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await edit({ nationalCode: owner.nationalCode })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('the wallet is the newest balance, and unseen notifications are counted to 99', async () => {
  const { read, userId, get } = await newcomer();
  await shop.run(
    `INSERT INTO wallet_entries (user_id, sequence, kind, amount, balance, title, idempotency_key)
      VALUES ($1, 1, 'recharge', 500, 500, 'شارژ', 'a'), ($1, 2, 'purchase', -120, 380, 'خرید', 'b')`,
    [userId],
  );
  await shop.run(
    `INSERT INTO notifications (user_id, kind, title, text, seen_at)
      SELECT $1, 'general', 'پیام', 'متن', CASE WHEN n <= 3 THEN now() END FROM generate_series(1, 123) n`,
    [userId],
  );
  expect(await read()).toMatchObject({ wallet: 380, newNotifications: 99 });
  await shop.run('UPDATE notifications SET seen_at = now() WHERE user_id = $1 AND id % 2 = 0', [userId]);
  expect((await read()).newNotifications).toBeLessThan(65);
  shop.statements.length = 0;
  await get('/user/user');
  expect(shop.statements).toHaveLength(2);
});
