import { buildProgram } from '@/backend/cli/program';
import { changesOf } from '@/backend/server/control';
import type { DeskCustomer, DeskCustomerPage } from '@/contract/desk/customer';
import type { DeskRole } from '@/contract/desk/rights';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { writeOrder } from '@/tests/support/buy/writeOrder';
import { asCustomer, createCustomer, openSession } from '@/tests/support/customer';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { toPersianDigits } from '@/utils/digits';

const shop = forAllTests(() => openTestApp());
const operator = forAllTests(() => shop.customer({ role: 'supervisor', password: 'Kabootar77' }));

const list = async (search: string) => {
  const { data } = await operator.get<DeskCustomerPage>(
    `/admin/customers?search=${encodeURIComponent(search)}`,
  );
  return data.customers.map(({ id }) => id);
};
const read = async (id: number) => (await operator.get<DeskCustomer>(`/admin/customers/${id}`)).data;
type By = Pick<typeof operator, 'put'>;
const setRight = (id: number, right: string, on: boolean, by: By = operator) =>
  by.put<DeskCustomer>(`/admin/customers/${id}/rights`, { right, on });
const block = (id: number, reason: string | null, by: By = operator) =>
  by.put<DeskCustomer>(`/admin/customers/${id}/block`, { reason });
const changesAbout = (id: number) =>
  shop.run<{ action: string; operator_id: number | null; before: object; after: object }>(
    `SELECT action, operator_id, before, after FROM desk_changes WHERE area = 'customer' AND subject = $1 AND action <> 'view' ORDER BY id`,
    [String(id)],
  );

test('a customer is found by the mobile number in any digits, by a part of the name and by an order', async () => {
  const { userId, mobile } = await createCustomer(shop.db, { fName: 'شیرین', lName: 'کاظمی' });
  const order = await writeOrder(shop.db, { userId, state: 'cancelled' });
  const persian = toPersianDigits(mobile);
  for (const search of [mobile, persian, `+98${mobile.slice(1)}`, 'شیرین كاظ', 'کاظمی', String(order)])
    expect([search, await list(search)]).toEqual([search, [userId]]);
  expect(await list(mobile.slice(0, 10))).toContain(userId);
  for (const search of ['%', '0935', 'کاظمی شیرین'])
    expect([search, await list(search)]).toEqual([search, []]);
  expect((await operator.get<DeskCustomerPage>('/admin/customers')).data.customers[0]?.id).toBe(userId);
});

test('the page of a customer hides the middle of the national id and counts devices, orders and money', async () => {
  const { userId } = await createCustomer(shop.db, { nationalCode: '0499370899', password: 'Kabootar77' });
  await openSession(shop.db, userId);
  const customer = await read(userId);
  expect(customer).toMatchObject({
    nationalCode: '049••••899',
    hasPassword: true,
    sessions: 2,
    wallet: { balance: 0, held: 0, entries: [] },
    newestOrders: [],
    spent: 0,
    blockedAt: null,
  });
  expect(JSON.stringify(customer)).not.toContain('0499370899');
  expect(await operator.get('/admin/customers/999999')).toMatchObject({ status: 404, code: 'not_found' });
});

test('a right counts from the next call on, and each change is recorded once', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const sara = asCustomer(shop.app, token);
  expect((await sara.get('/admin/customers')).status).toBe(403);
  const asRole = (deskRole: DeskRole, by: By = operator) =>
    by.put<DeskCustomer>(`/admin/customers/${userId}/rights`, { right: 'supervisor', on: true, deskRole });
  for (let times = 0; times < 2; times += 1)
    expect((await asRole('orders')).data).toMatchObject({ role: 'supervisor', deskRole: 'orders' });
  expect((await sara.get('/admin/customers')).status).toBe(200);
  // A role without this right gives itself none.
  expect((await asRole('owner', sara)).status).toBe(403);
  expect((await asRole('owner')).data.deskRole).toBe('owner');
  expect((await setRight(userId, 'noCheck', true, sara)).data.noCheck).toBe(true);
  expect((await setRight(userId, 'supervisor', false)).data.role).toBe('customer');
  expect((await sara.get('/admin/customers')).status).toBe(403);
  expect(await changesAbout(userId)).toEqual([
    {
      action: 'grant',
      operator_id: operator.userId,
      before: { supervisor: false },
      after: { supervisor: true, deskRole: 'orders' },
    },
    {
      action: 'grant',
      operator_id: operator.userId,
      before: { supervisor: true, deskRole: 'orders' },
      after: { supervisor: true, deskRole: 'owner' },
    },
    { action: 'grant', operator_id: userId, before: { noCheck: false }, after: { noCheck: true } },
    {
      action: 'revoke',
      operator_id: operator.userId,
      before: { supervisor: true, deskRole: 'owner' },
      after: { supervisor: false },
    },
  ]);
});

test('a blocked customer is signed out everywhere and reads why at the sign-in, until the block ends', async () => {
  const { userId, token, mobile } = await createCustomer(shop.db, { password: 'Kabootar77' });
  const sara = asCustomer(shop.app, token);
  await sara.post('/v2/Cart/AddToCart', { productPropertyId: 1, qty: 1 });
  const baskets = () => shop.run('SELECT id, revision FROM baskets WHERE user_id = $1', [userId]);
  const before = await baskets();
  expect((await block(userId, 'برگشت‌خوردن سه چک')).data).toMatchObject({
    blockReason: 'برگشت‌خوردن سه چک',
    sessions: 0,
  });
  expect((await sara.get('/user/user')).status).toBe(401);
  const signIn = (password: string) =>
    asCustomer(shop.app, null).post<{ token: string }>('/v1/userLogin', { mobile, password });
  expect(await signIn('Kabootar77')).toMatchObject({
    status: 403,
    message: 'این حساب از سوی فروشگاه بسته شده است. برای پیگیری با پشتیبانی تماس بگیرید.',
  });
  expect((await signIn('Wrong1234')).status).toBe(400);
  // A session that was opened while the account was being blocked is worth nothing.
  const late = asCustomer(shop.app, await openSession(shop.db, userId));
  expect((await late.get('/user/user')).status).toBe(401);
  expect(await baskets()).toEqual(before);
  expect((await block(userId, null)).data).toMatchObject({ blockedAt: null, blockReason: null });
  expect((await signIn('Kabootar77')).status).toBe(200);
  expect((await changesAbout(userId)).map(({ action }) => action)).toEqual(['block', 'unblock']);
});

test('supervisors cannot demote or block themselves', async () => {
  const own = operator.userId;
  await createCustomer(shop.db, { role: 'supervisor' });
  expect(await setRight(own, 'supervisor', false)).toMatchObject({ status: 409, message: /خودتان/ });
  expect((await block(own, 'x')).status).toBe(409);
  expect((await read(own)).role).toBe('supervisor');
});

test('of two owners who demote each other at once, one stays', async () => {
  await shop.run(`UPDATE users SET role = 'customer' WHERE id <> $1`, [operator.userId]);
  const second = await createCustomer(shop.db, { role: 'supervisor' });
  const answers = await Promise.all([
    setRight(second.userId, 'supervisor', false),
    setRight(operator.userId, 'supervisor', false, asCustomer(shop.app, second.token)),
  ]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const left = await shop.run(`SELECT id FROM users WHERE role = 'supervisor'`);
  expect(left).toHaveLength(1);
  await shop.run(`UPDATE users SET role = 'supervisor' WHERE id = $1`, [operator.userId]);
});

test('the command line grants, revokes and blocks, and keeps the last owner', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const payment = { gateways: { list: [] } } as never;
  const log = { warn: () => undefined };
  const changes = changesOf({
    db: shop.db,
    now: Date.now,
    storage: memoryStorage(),
    storefront: null,
    payment,
    log,
  });
  const type = (...words: string[]) =>
    // The kind says that the change is of this kind; TypeScript cannot resolve that for a type variable.
    buildProgram(
      (kind, change) => changes[kind](change as never) as never,
      () => undefined,
    ).parseAsync(words, { from: 'user' });
  const { userId, mobile } = await createCustomer(shop.db);
  await type('grant', mobile, 'supervisor', '--role', 'loans');
  await type('grant', mobile, 'noCheck');
  await type('block', mobile, '--reason', 'آزمایش');
  expect(await read(userId)).toMatchObject({
    role: 'supervisor',
    deskRole: 'loans',
    noCheck: true,
    blockReason: 'آزمایش',
  });
  await type('unblock', mobile);
  await type('revoke', mobile, 'supervisor');
  expect((await changesAbout(userId)).every(({ operator_id }) => operator_id === null)).toBe(true);
  await shop.run(`UPDATE users SET role = 'customer' WHERE id <> $1`, [operator.userId]);
  const [own] = await shop.run<{ mobile: string }>('SELECT mobile FROM users WHERE id = $1', [
    operator.userId,
  ]);
  await expect(type('revoke', own?.mobile ?? '', 'supervisor')).rejects.toThrow('only owner');
  await expect(type('grant', '09129999999', 'noCheck')).rejects.toThrow('No customer');
  await expect(type('grant', '12', 'noCheck')).rejects.toThrow('mobile number');
  await expect(type('grant', mobile, 'owner')).rejects.toThrow('Allowed choices');
});
