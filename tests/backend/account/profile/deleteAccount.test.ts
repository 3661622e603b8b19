import { randomUUID } from 'node:crypto';
import type { orders } from '@/backend/db/schema/order';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { User } from '@/contract/profile';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import {
  check,
  loginByPassword,
  sendCode,
  signedInByCode,
  verify,
} from '@/tests/support/account/signInCalls';
import { closeShop, openShop, passTime, phone, shop, time } from '@/tests/support/account/signInShop';
import { writeInstalment, writeOrder } from '@/tests/support/buy/writeOrder';
import type { Customer } from '@/tests/support/customer';
import { nextNationalCode } from '@/tests/support/nationalCode';
import { small, smallProducts } from '@/tests/support/smallSeed';

beforeAll(() => openShop({ codes: 1000, logins: 1000, allCodes: 1000 }));
afterAll(closeShop);

const right = 'Kabootar77';
const home = aHomeAddress();

const placeOrder = (
  userId: number,
  state: (typeof orders.$inferInsert)['state'],
  heldUntil: string | null = null,
) => writeOrder(shop.db, { userId, state, heldUntil: heldUntil ? new Date(heldUntil) : null });
const addInstalment = (order: number) => writeInstalment(shop.db, order);
const addMoney = ({ userId }: Customer, amount: number) =>
  moveWallet(
    shop.db,
    {
      userId,
      amount,
      kind: amount > 0 ? 'recharge' : 'purchase',
      title: 'کیف پول',
      cause: `${userId}:${amount}`,
    },
    time,
  );

/** A customer with rows in every table of the shop. */
async function busyCustomer() {
  const me = await shop.customer({
    password: right,
    fName: 'مریم',
    lName: 'احمدی',
    nationalCode: nextNationalCode(),
    birthDate: '1991-03-21',
    provinceId: 8,
    cityId: 301,
  });
  await me.post('/user/addresses', home);
  await me.post('/user/favorites', { productIds: [smallProducts.watch] });
  await me.post('/v2/Cart/AddToCart', { productPropertyId: small.phone, qty: 1 });
  await loginByPassword(me.mobile, right);
  await me.post('/public/conversation/messages', {
    key: randomUUID(),
    text: 'نشانی‌ام گاندی است',
    orderId: null,
    pictures: [],
  });
  await me.post('/user/alerts', { productPropertyId: small.soldOut, kind: 'stock', target: null });
  await placeOrder(me.userId, 'delivered');
  await shop.run(
    `INSERT INTO tax_invoices (order_id, kind, state, issued_at, tax_id, packet, trace_id, bill, pieces, changed_at)
      SELECT o.id, 1, 'accepted', now(), 'tax ' || o.id, jsonb_build_object('header', jsonb_build_object('tbill', 10, 'bid', u.national_code,
        'bpc', '1517963511')), gen_random_uuid(), 10, 1, now() FROM orders o JOIN users u ON u.id = o.user_id WHERE u.id = $1`,
    [me.userId],
  );
  await addMoney(me, 5000);
  await addMoney(me, -5000);
  return me;
}

const personal = [
  'addresses',
  'favorites',
  'notifications',
  'sessions',
  'known_devices',
  'baskets',
  'conversations',
  'alerts',
];
const kept = ['orders', 'wallet_entries'];
async function rowsOf(userId: number, tables: readonly string[]) {
  const counts = await Promise.all(
    tables.map((table) =>
      shop.run<{ count: number }>(`SELECT count(*) FROM ${table} WHERE user_id = $1`, [userId]),
    ),
  );
  return counts.map(([row]) => row?.count);
}
const userRow = async (userId: number) =>
  (await shop.run<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [userId]))[0] ?? {};

test('deleting an account with the password removes personal data and keeps orders and wallet entries', async () => {
  const me = await busyCustomer();
  expect(await rowsOf(me.userId, personal)).toEqual([1, 1, 1, 2, 1, 1, 1, 1]);
  expect(await me.post('/user/deleteAccount', { password: right })).toMatchObject({
    status: 200,
    data: null,
  });
  expect(await rowsOf(me.userId, personal)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await rowsOf(me.userId, kept)).toEqual([1, 2]);
  expect(await userRow(me.userId)).toMatchObject({
    mobile: null,
    password_hash: null,
    f_name: null,
    l_name: null,
    national_code: null,
    birth_date: null,
    city_id: null,
    removed_at: new Date(time).toISOString(),
  });
  const traces = await shop.run('SELECT address FROM orders WHERE user_id = $1', [me.userId]);
  expect(JSON.stringify(traces)).not.toMatch(/مریم|0912|گاندی|1517963511/);
  const invoices = await shop.run(
    'SELECT t.packet FROM tax_invoices t JOIN orders o ON o.id = t.order_id WHERE o.user_id = $1',
    [me.userId],
  );
  expect(invoices).toEqual([{ packet: { header: { tbill: 10 } } }]);
  expect((await me.get('/user/user')).status).toBe(401);
  expect((await loginByPassword(me.mobile, right)).status).toBe(400);
});

test('the number of a deleted account can register again', async () => {
  const me = await busyCustomer();
  await me.post('/user/deleteAccount', { password: right });
  const { mobile } = me;
  expect(await check(mobile)).toBe('register');
  const fresh = await signedInByCode(mobile);
  expect((await fresh.get<User>('/user/user')).data).toMatchObject({ mobile, fName: null, wallet: 0 });
  expect((await fresh.get('/user/orders')).data).toEqual([]);
  expect((await fresh.get('/user/notifications')).data).toEqual([]);
});

test('an account without a password is deleted with a fresh code, which works once', async () => {
  const me = await shop.customer();
  const remove = (body: object) => me.post('/user/deleteAccount', body);
  expect(await remove({})).toMatchObject({ status: 400 });
  await sendCode(me.mobile);
  expect(await remove({ password: right })).toMatchObject({ status: 400 });
  expect(await remove({ code: phone.wrongCodeOf(me.mobile) })).toMatchObject({ status: 400 });
  expect((await userRow(me.userId)).removed_at).toBeNull();
  expect(await remove({ code: phone.codeOf(me.mobile) })).toMatchObject({ status: 200 });
  expect((await userRow(me.userId)).removed_at).not.toBeNull();
});

test('the only supervisor stays, and of two who leave at once one stays', async () => {
  const supervisors = await Promise.all(
    [1, 2].map(() => shop.customer({ password: right, role: 'supervisor' })),
  );
  const answers = await Promise.all(
    supervisors.map((one) => one.post('/user/deleteAccount', { password: right })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(/تنها ناظر/);
  const left = `SELECT count(*)::int AS n FROM users WHERE role = 'supervisor' AND removed_at IS NULL`;
  expect(await shop.run(left)).toEqual([{ n: 1 }]);
  await shop.run(`UPDATE users SET role = 'customer'`);
});

test('a wrong password or a code in its place deletes nothing, and guesses are rate limited', async () => {
  const me = await busyCustomer();
  await sendCode(me.mobile);
  const refused = { status: 400, fields: { password: 'رمز عبور درست نیست. لطفاً دوباره تلاش کنید.' } };
  expect(await me.post('/user/deleteAccount', { code: phone.codeOf(me.mobile) })).toMatchObject(refused);
  for (let guess = 0; guess < 4; guess += 1)
    expect(await me.post('/user/deleteAccount', { password: `Wrong${guess}77` })).toMatchObject(refused);
  expect((await me.post('/user/deleteAccount', { password: right })).status).toBe(429);
  expect(await rowsOf(me.userId, personal)).toEqual([1, 1, 1, 2, 1, 1, 1, 1]);
  passTime(15 * 60_000);
  expect((await me.post('/user/deleteAccount', { password: right })).status).toBe(200);
});

test.each([
  ['money in the wallet', (me: Customer) => addMoney(me, 7000), /۷٬۰۰۰ تومان/],
  ['an order on its way', (me: Customer) => placeOrder(me.userId, 'shipped'), /هنوز باز است/],
  [
    'an order that awaits its payment',
    (me: Customer) => placeOrder(me.userId, 'awaitingPayment', '2027-11-21T08:00:00Z'),
    /هنوز باز است/,
  ],
  [
    'an unpaid instalment',
    async (me: Customer) => addInstalment(await placeOrder(me.userId, 'delivered')),
    /همهٔ قسط‌های سفارش [۰-۹]+ پرداخت نشده است/,
  ],
])('an account with %s is not deleted, and the code stays valid', async (_name, prepare, reason) => {
  const me = await shop.customer();
  await prepare(me);
  await sendCode(me.mobile);
  const code = phone.codeOf(me.mobile);
  expect(await me.post('/user/deleteAccount', { code })).toMatchObject({
    status: 409,
    code: 'conflict',
    message: expect.stringMatching(reason),
  });
  const known = await verify(me.mobile, code);
  expect(known.status).toBe(200);
});

test('an unpaid expired order and instalments of a cancelled order do not prevent the deletion', async () => {
  const me = await shop.customer({ password: right });
  await placeOrder(me.userId, 'awaitingPayment', '2026-11-20T08:00:00Z');
  await addInstalment(await placeOrder(me.userId, 'cancelled'));
  const answer = await me.post('/user/deleteAccount', { password: right });
  expect(answer.status).toBe(200);
});

test('an open payment prevents the deletion, because its money could not be given back', async () => {
  const me = await shop.customer({ password: right });
  const attempt = randomUUID();
  await shop.run(
    `INSERT INTO payment_attempts (id, user_id, purpose, amount, gateway, state, token, expires_at, created_at, updated_at)
      VALUES ($1, $2, 'recharge', 1000, 'sandbox', 'redirected', $3, $4, $4, $4)`,
    [attempt, me.userId, attempt, new Date(time).toISOString()],
  );
  const remove = () => me.post('/user/deleteAccount', { password: right });
  expect(await remove()).toMatchObject({ status: 409, message: expect.stringContaining('در حال بررسی') });
  await shop.run(`UPDATE payment_attempts SET state = 'expired' WHERE id = $1`, [attempt]);
  expect((await remove()).status).toBe(200);
});

test('a customer cannot delete the account of another customer', async () => {
  const owner = await shop.customer({ password: right });
  const stranger = await shop.customer();
  const before = await userRow(owner.userId);
  const body = { password: right };
  await sendCode(owner.mobile);
  const foreign = { code: phone.codeOf(owner.mobile) };
  expect((await stranger.post('/user/deleteAccount', body)).status).toBe(400);
  expect((await stranger.post('/user/deleteAccount', foreign)).status).toBe(400);
  expect((await stranger.post('/user/deleteAccount', { ...body, userId: owner.userId })).status).toBe(400);
  expect(await userRow(owner.userId)).toEqual(before);
  expect((await userRow(stranger.userId)).removed_at).toBeNull();
});

test('of concurrent deletions of an account one succeeds', async () => {
  const me = await shop.customer({ password: right });
  const answers = await Promise.all([1, 2].map(() => me.post('/user/deleteAccount', { password: right })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});
