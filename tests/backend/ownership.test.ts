import { moveWallet } from '@/backend/domains/wallet/move';
import type { ChangedAddress } from '@/contract/address';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { smallProducts } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-20T08:00:00Z');
const home = {
  title: 'خانهٔ مریم',
  provinceId: 8,
  cityId: 301,
  address: 'خیابان گاندی',
  plaque: '8',
  unit: null,
  postalCode: '1517963511',
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  isDefault: false,
  latitude: null,
  longitude: null,
};

let shop: TestApp;
let owner: Customer;
let stranger: Customer;
/** What belongs to the owner; `removed` is an address she has deleted. */
const hers = { order: 0, address: 0, removed: 0, notification: 0 };

beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
  owner = await createCustomer(shop.db, { now });
  stranger = await createCustomer(shop.db, { now });
  const { userId } = owner;
  const [order] = await run<{ id: number }>(
    shop.db,
    `INSERT INTO orders (user_id, state, goods_total, address, delivery, search_text, facility)
      VALUES ($1, 'delivered', 1000, '{"receiverName": "م", "receiverMobile": "0", "text": "ت", "postalCode": "1"}',
        '{"title": "پیک", "slot": null, "trackingCode": null}', 'x',
        '{"name": "طرح", "months": 1, "annualRate": 0, "prepayment": 0, "loanAmount": 1000, "amountPerMonth": 1000}') RETURNING id`,
    [userId],
  );
  hers.order = order?.id ?? 0;
  await run(
    shop.db,
    `INSERT INTO instalments (order_id, number, due_date, amount) VALUES ($1, 1, '2026-12-01', 1000)`,
    [hers.order],
  );
  const [notification] = await run<{ id: number }>(
    shop.db,
    `INSERT INTO notifications (user_id, kind, title, text) VALUES ($1, 'general', 'پیام مریم', 'متن') RETURNING id`,
    [userId],
  );
  hers.notification = notification?.id ?? 0;
  await moveWallet(
    shop.db,
    { userId, amount: 5000, kind: 'recharge', title: 'افزایش', cause: 'ownership' },
    now,
  );
  const her = asCustomer(shop.app, owner.token);
  await her.post('/user/favorites', { productIds: [smallProducts.watch] });
  hers.address = (await her.post<unknown, ChangedAddress>('/user/addresses', home)).extraObject.id;
  hers.removed = (await her.post<unknown, ChangedAddress>('/user/addresses', home)).extraObject.id;
  await her.delete(`/user/addresses/${hers.removed}`);
});
afterAll(() => shop.close());

/** Everything she has, as the database keeps it. */
async function everythingHers() {
  const tables = ['orders', 'addresses', 'notifications', 'wallet_entries', 'favorites'];
  return Promise.all(
    tables.map((table) =>
      run(shop.db, `SELECT * FROM ${table} WHERE user_id = $1 ORDER BY 2, 1`, [owner.userId]),
    ),
  );
}

type Call = readonly [method: 'get' | 'post' | 'put' | 'delete', path: () => string, body?: () => object];

const foreign: readonly (readonly [name: string, call: Call])[] = [
  ['reads an order', ['get', () => `/user/orders/${hers.order}`]],
  ['edits an address', ['put', () => `/user/addresses/${hers.address}`, () => home]],
  ['deletes an address', ['delete', () => `/user/addresses/${hers.address}`]],
  ['makes an address the default', ['put', () => `/user/addresses/${hers.address}/default`]],
  ['restores an address', ['post', () => `/user/addresses/${hers.removed}/restore`]],
  ['restores an address that is there', ['post', () => `/user/addresses/${hers.address}/restore`]],
  ['marks a notification as seen', ['post', () => `/user/notifications/seen?id=${hers.notification}`]],
];

const own: readonly Call[] = [
  ['get', () => '/user/wallet'],
  ['get', () => '/user/walletEntries'],
  ['get', () => '/user/orders'],
  ['get', () => '/user/orders?search=x'],
  ['get', () => '/user/favorites'],
  ['get', () => '/user/favoriteIds'],
  ['post', () => '/user/favorites', () => ({ productIds: [smallProducts.watch] })],
  ['delete', () => `/user/favorites/${smallProducts.watch}`],
  ['get', () => '/user/addresses'],
  ['post', () => '/user/addresses', () => ({ ...home, title: 'خانهٔ دیگری', isDefault: true })],
  ['get', () => '/user/notifications'],
  ['post', () => '/user/notifications/allSeen'],
  ['get', () => '/user/v2/Dashboard/Get'],
  ['get', () => '/user/overview'],
];

function make(token: string | null, [method, path, body]: Call) {
  const call = asCustomer(shop.app, token);
  if (method === 'post' || method === 'put') return call[method](path(), body?.());
  return call[method](path());
}

test.each(foreign)('nobody else %s: it is not found, and nothing changes', async (_name, call) => {
  const before = await everythingHers();
  const { status, code } = await make(stranger.token, call);
  expect([status, code]).toEqual([404, 'not_found']);
  expect(await everythingHers()).toEqual(before);
});

test('what a call is about alone decides whose it is: lists and changes without an id touch only the caller', async () => {
  const before = await everythingHers();
  const empty = await make(stranger.token, ['get', () => '/user/overview']);
  expect(empty.data).toEqual({ nextInstalment: null, orders: [], cheaperFavorites: [] });
  for (const call of own) {
    const reply = await make(stranger.token, call);
    expect([call[1](), reply.status]).toEqual([call[1](), 200]);
    expect(JSON.stringify(reply)).not.toContain('پیام مریم');
    expect(JSON.stringify(reply)).not.toContain('خانهٔ مریم');
  }
  expect(await everythingHers()).toEqual(before);
});

test('without a good sign-in every call is 401, and nothing changes', async () => {
  const before = await everythingHers();
  for (const call of [...foreign.map(([, one]) => one), ...own]) {
    for (const token of [null, 'x'.repeat(40)]) {
      expect([call[1](), (await make(token, call)).status]).toEqual([call[1](), 401]);
    }
  }
  expect(await everythingHers()).toEqual(before);
});
