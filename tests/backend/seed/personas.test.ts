import { isPassword } from '@/backend/domains/account/session/password';
import { rejectLateRequests } from '@/backend/domains/credit/planRequest/openDays';
import { openFileReaders } from '@/backend/domains/layout/file/readers';
import { findDemoPeople } from '@/backend/seed/demoPeople';
import { retimeLoanRequest } from '@/backend/seed/retime';
import { seedDemo } from '@/backend/seed/seed';
import { startDemo } from '@/backend/seed/start';
import { buildApp } from '@/backend/server/app';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { Favorite } from '@/contract/favorite';
import type { FeedExtra, FeedNotification } from '@/contract/notification';
import type { Order, OrderSummary, OrdersExtra, Overview } from '@/contract/order';
import type { PaymentSummary } from '@/contract/payment';
import type { PlanRequest } from '@/contract/planRequest';
import type { WalletEntry } from '@/contract/wallet';
import {
  isGoodPassword,
  normalizeMobile,
  normalizeNationalCode,
  normalizePostalCode,
} from '@/rules/personalData';
import { missingOf } from '@/rules/planRequest/missing';
import { forAllTests, openTestApp, openTestDatabase } from '@/tests/support/backend';
import { asCustomer, createCustomer, formOf, openSession, readAllPages } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { recordingSender } from '@/tests/support/sms';

/** The password of the demo's people, which the README publishes. */
const demoPassword = 'Pelle1234';

const now = Date.parse('2026-11-21T08:00:00Z');
const shop = forAllTests(() => openTestApp({ seed: 'demo', now: () => now }));
let maryam: ReturnType<typeof asCustomer>;
type Row = {
  id: number;
  mobile: string;
  passwordHash: string | null;
  nationalCode: string | null;
  noCheck: boolean;
  role: string;
};
let people: Map<string, Row>;
beforeAll(async () => {
  const rows =
    await shop.run<Row>(`SELECT id, mobile, password_hash AS "passwordHash", national_code AS "nationalCode", no_check AS "noCheck", role
      FROM users`);
  people = new Map(rows.map((row) => [row.mobile, row]));
  const token = await openSession(shop.db, people.get('09123456789')?.id ?? 0, now);
  maryam = asCustomer(shop.app, token);
}, 240_000);

const all = <Item>(path: string) => readAllPages<Item>(maryam, path);

test('the demo shop has four customers and one free number', async () => {
  expect([...people.keys()].sort()).toEqual(['09120000002', '09120000003', '09120000004', '09123456789']);
  expect(people.get('09120000003')).toMatchObject({ noCheck: true, role: 'customer' });
  expect(people.get('09120000004')).toMatchObject({ noCheck: false, role: 'supervisor' });
  expect(people.get('09120000002')).toMatchObject({ passwordHash: null, nationalCode: null });
  expect(isGoodPassword(demoPassword)).toBe(true);
  for (const { mobile, passwordHash, nationalCode } of people.values()) {
    if (mobile === '09120000002') continue;
    expect(await isPassword(demoPassword, passwordHash)).toBe(true);
    expect(normalizeNationalCode(nationalCode ?? '')).toBe(nationalCode);
  }
});

/** The call that writes each table that the demo fills: of the desk where operators decide, else of the customer. */
const writers: Readonly<Record<string, string>> = {
  ...{ categories: 'POST /admin/setup/categories', brands: 'POST /admin/setup/brands' },
  ...{ shipping_methods: 'POST /admin/setup/deliveryMethods', holidays: 'POST /admin/setup/holidays' },
  ...{ shipping_companies: 'POST /admin/setup/shippingCompanies', branches: 'POST /admin/setup/branches' },
  ...{ coupons: 'POST /admin/setup/coupons', search_synonyms: 'POST /admin/setup/synonyms' },
  ...{ stock_moves: 'POST /admin/variants/:id/stock' },
  ...{ showcase_products: 'POST /admin/setup/stairProducts' },
  ...{ bundles: 'POST /admin/setup/bundles', companions: 'POST /admin/setup/bundles' },
  ...{ document_kinds: 'POST /admin/setup/documentKinds', loan_plans: 'POST /admin/plans' },
  ...{ beta_programmes: 'POST /admin/setup/betaProgrammes', leasing_plans: 'POST /admin/plans' },
  ...{ merchant_documents: 'POST /admin/setup/merchantDocuments', feed_variants: 'POST /admin/products' },
  ...{ reminder_steps: 'POST /admin/setup/reminderSteps' },
  ...{ vat_rates: 'POST /admin/setup/vatRates', facility_providers: 'POST /admin/setup/providers' },
  ...{ facility_plans: 'POST /admin/plans', services: 'POST /admin/services' },
  ...{ service_tiers: 'POST /admin/services', products: 'POST /admin/products' },
  ...{ product_properties: 'POST /admin/products', listings: 'POST /admin/products' },
  ...{ price_points: 'PUT /admin/variants/:id', settings: 'POST /admin/site/publish' },
  ...{ banners: 'POST /admin/site/publish', notification_banners: 'POST /admin/site/publish' },
  ...{ menus: 'POST /admin/site/publish', menu_items: 'POST /admin/site/publish' },
  ...{ faq: 'POST /admin/site/publish', text_pages: 'POST /admin/site/publish' },
  ...{ posts: 'POST /admin/site/publish', tags: 'POST /admin/site/publish' },
  ...{ post_tags: 'POST /admin/site/publish', post_products: 'POST /admin/site/publish' },
  ...{
    users: 'POST /v1/userLogin',
    sessions: 'POST /v1/userLogin',
    addresses: 'POST /user/addresses',
    favorites: 'POST /user/favorites',
  },
  ...{ orders: 'POST /user/orders', order_items: 'POST /user/orders', order_events: 'POST /admin/commands' },
  ...{
    order_reservations: 'POST /user/orders',
    instalments: 'POST /user/orders',
    cheques: 'POST /user/orders',
  },
  ...{ order_documents: 'POST /user/orders', payment_attempts: 'POST /user/orders' },
  ...{ wallet_entries: 'POST /user/wallet/recharge', notifications: 'POST /admin/commands' },
  ...{ stored_files: 'POST /user/uploads', plan_requests: 'PUT /user/editPlanRequest' },
  ...{ plan_request_documents: 'PUT /user/editPlanRequest', plan_request_files: 'PUT /user/editPlanRequest' },
  ...{ plan_request_events: 'POST /admin/commands', appointment_days: 'POST /admin/commands' },
  ...{
    reviews: 'PUT /user/products/:productId/review',
    product_answers: 'PUT /user/questions/:questionId/answer',
  },
  ...{ product_questions: 'POST /user/products/:productId/questions' },
};
/** Tables without a screen. A list that gets one moves up. */
const withoutScreen: Readonly<Record<string, string>> = {
  provinces: 'the places of the country, which every start knows',
  cities: 'the places of the country, which every start knows',
};
const machinery = ['applied_functions', 'applied_migrations', 'public_versions', 'state_moves'];

test('whatever the demo has, a shop can write by a call of the desk or of its customers', async () => {
  const tables = await run<{ name: string; rows: string }>(
    shop.db,
    `SELECT t.tablename AS name, query_to_xml('SELECT 1 FROM ' || t.tablename || ' LIMIT 1', true, true, '')::text AS rows
      FROM pg_tables t WHERE t.schemaname = 'public'`,
  );
  const filled = tables.filter(({ rows }) => rows.includes('row')).map(({ name }) => name);
  const known = [...Object.keys(writers), ...Object.keys(withoutScreen), ...machinery];
  expect(filled.sort()).toEqual(known.sort());
  const missing = Object.values(writers).filter((call) => {
    const [method = '', url = ''] = call.split(' ');
    return !shop.app.hasRoute({ method, url });
  });
  expect(missing).toEqual([]);
});

test('a fill that was broken off is begun anew', async () => {
  const { db, remove } = await openTestDatabase();
  const fill = (put: () => Promise<void>) => seedDemo(db, { now, personas: true, storage: { put } });
  await expect(fill(() => Promise.reject(new Error('The disk is full.')))).rejects.toThrow(
    'The disk is full.',
  );
  expect(await fill(async () => undefined)).toBe(true);
  await db.close();
  await remove();
}, 240_000);

test('a shop without personas has products and no customers', async () => {
  const { db, remove } = await openTestDatabase();
  expect(await startDemo(db, now, { personas: false })).toBe('seeded');
  const [row] = await run(
    db,
    `SELECT (SELECT count(*) FROM users) AS people, (SELECT count(*) FROM orders) AS orders,
      (SELECT count(*) > 100 FROM products) AS filled`,
  );
  expect(row).toEqual({ people: 0, orders: 0, filled: true });
  await db.close();
  await remove();
}, 240_000);

test('the shopper has orders in every state, one of them waits for its payment', async () => {
  const { data, extraObject } = await maryam.get<OrderSummary[], OrdersExtra>('/user/orders');
  expect(extraObject.counts).toEqual({
    all: 16,
    current: 3,
    delivered: 10,
    awaitingPayment: 1,
    returned: 1,
    cancelled: 1,
  });
  expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).sort((a, b) => b - a));
  const times = data.map(({ placedAt }) => placedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(data[0]).toMatchObject({ state: 'awaitingPayment', id: 1_048_267 });
  expect(Date.parse(data[0]?.heldUntil ?? '')).toBeGreaterThan(now);
  for (const order of data) {
    expect(order.itemCount).toBeGreaterThan(0);
    for (const { imageUrl } of order.items) expect(imageUrl).toMatch(/^\/art\/.+\.avif$/);
    for (const { at } of order.events) expect(Date.parse(at)).toBeLessThanOrEqual(now);
  }
});

test('an order is found by its product names in Latin and in Persian letters', async () => {
  const found = async (text: string) =>
    (await all<OrderSummary>(`/user/orders?search=${encodeURIComponent(text)}`)).map(({ id }) => id);
  const latin = await found('galaxy');
  expect(latin.length).toBeGreaterThan(0);
  expect(await found('گلکسی')).toEqual(latin);
});

test('the shopper has paid four of twelve instalments, and the next is due in nine days', async () => {
  const { data } = await maryam.get<Overview>('/user/overview');
  expect(data.nextInstalment).toMatchObject({ number: 5, orderId: 1_032_418 });
  const parts = data.nextInstalment?.instalments ?? [];
  expect(parts.map(({ paidAt }) => paidAt !== null)).toEqual([
    ...Array(4).fill(true),
    ...Array(8).fill(false),
  ]);
  expect(parts[4]?.dueDate).toBe('2026-11-30');
  expect(new Set(parts.map(({ dueDate }) => dueDate)).size).toBe(12);
  expect(data.orders).toHaveLength(3);
  expect(data.cheaperFavorites).toHaveLength(4);

  const order = (await maryam.get<Order>('/user/orders/1032418')).data;
  const { facility, total, items } = order;
  expect((facility?.prepayment ?? 0) + (facility?.loanAmount ?? 0)).toBe(total);
  expect(parts[0]?.amount).toBe(4_479_000);
  expect(items[0]?.units[0]).toMatchObject({
    imei: expect.stringContaining('•'),
    activationCode: '482719035',
  });
});

test('the wallet has a year of entries and a balance of 2,350,000 toman', async () => {
  const entries = await all<WalletEntry>('/user/walletEntries');
  expect(entries.length).toBeGreaterThanOrEqual(25);
  expect((await maryam.get('/user/wallet')).data).toEqual({ balance: 2_350_000, held: 0 });
  expect(entries[0]?.balance).toBe(2_350_000);
  expect(entries.map(({ amount }) => amount).filter((amount) => amount === 0)).toEqual([]);
  const times = entries.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(entries.map(({ kind }) => kind)).size).toBe(5);
});

test('the unpaid order keeps its stock, and can be paid like an order that was placed in the shop', async () => {
  const { data: order } = await maryam.get<Order>('/user/orders/1048267');
  const { data: summary } = await maryam.get<PaymentSummary>('/user/orders/1048267/payment');
  expect(summary.atGateway).toBe(order.facility?.prepayment);
  expect(summary.atGateway).toBeGreaterThan(0);
  expect(order.instalments).toHaveLength(12);
  const kept = await shop.run(`SELECT i.qty, i.taken, r.released_at AS released FROM order_items i
      JOIN order_reservations r ON r.order_id = i.order_id WHERE i.order_id = 1048267`);
  expect(kept).toEqual([{ qty: 1, taken: 1, released: null }]);
});

test('the shopper has twelve favorites, some cheaper, some back in stock, some sold out', async () => {
  const liked = await all<Favorite>('/user/favorites');
  expect(liked).toHaveLength(12);
  const count = (fits: (one: Favorite) => boolean) => liked.filter(fits).length;
  expect(count(({ cheaper }) => cheaper)).toBeGreaterThanOrEqual(4);
  expect(count(({ backInStock }) => backInStock)).toBeGreaterThanOrEqual(1);
  expect(count(({ product }) => !product.inStock)).toBeGreaterThanOrEqual(2);
});

test('the shopper has three valid addresses, one of them the default', async () => {
  const { data } = await maryam.get<Record<string, string>[]>('/user/addresses');
  expect(data.map(({ title, isDefault }) => [title, isDefault])).toEqual([
    ['خانه', true],
    ['محل کار', false],
    ['خانهٔ مادر', false],
  ]);
  for (const { postalCode = '', receiverMobile = '' } of data) {
    expect(normalizePostalCode(postalCode)).toBe(postalCode);
    expect(normalizeMobile(receiverMobile)).toBe(receiverMobile);
  }
});

test('an unseen notification continues the instalment purchase and links to an order of the shopper', async () => {
  const first = await maryam.get<FeedNotification[], FeedExtra>('/user/notifications');
  expect(first.extraObject.unseen).toBe(4);
  const modal = first.data.filter(({ isModal, seen }) => isModal && !seen);
  expect(modal).toHaveLength(1);
  expect((await maryam.get<Order>(`/user/orders/${modal[0]?.value}`)).data.state).toBe('awaitingPayment');
  expect((await all<FeedNotification>('/user/notifications')).length).toBeGreaterThanOrEqual(25);
});

test('notifications announce a courier and a risen balance, which links to an order of the shopper', async () => {
  const told = await all<FeedNotification>('/user/notifications');
  expect(told.map(({ text }) => text)).toContain('بستهٔ شما به پیک سپرده شد.');
  const rise = told.find(({ title }) => title === 'موجودی کیف پول افزایش یافت');
  expect((await maryam.get<Order>(`/user/orders/${rise?.value}`)).status).toBe(200);
});

test('the loan request of the shopper needs a correction and has real papers', async () => {
  const { data } = await maryam.get<PlanRequest>('/user/planRequest');
  expect(data).toMatchObject({
    id: 200_458,
    state: 'needsCorrection',
    loan: { amount: 80_000_000, months: 24 },
    plan: { name: 'طرح پله ۲۴' },
    meetingPlace: { title: 'شعبهٔ ونک' },
  });
  expect(missingOf(data).map(({ field }) => field)).toEqual(['salarySlip']);
  expect(Date.parse(data.meetDateTime ?? '')).toBeGreaterThan(now);
  const files = data.documents.flatMap((document) => document.files);
  expect(files.length).toBeGreaterThan(8);
  for (const { link, size, contentType } of files) {
    const answer = await shop.app.inject(link);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, contentType]);
    expect(answer.rawPayload).toHaveLength(size);
  }
  const pdf = files.find(({ contentType }) => contentType === 'application/pdf');
  const { rawPayload } = await shop.app.inject(pdf?.link ?? '');
  const readers = openFileReaders();
  const { content } = await readers.read('1', { kind: 'pdf', bytes: rawPayload });
  readers.close();
  expect(Buffer.from(content).toString('latin1')).toMatch(/^%PDF-1\.4/);
});

test('the loan request of the shopper stays open in an old demo shop, and moves to a coming day', async () => {
  const read = async () => (await maryam.get<PlanRequest>('/user/planRequest')).data;
  expect(await retimeLoanRequest(shop.db, now)).toBe(false);
  const later = now + 30 * 86_400_000;
  await shop.run('UPDATE settings SET demo = false');
  expect(await retimeLoanRequest(shop.db, later)).toBe(false);
  await shop.run('UPDATE settings SET demo = true');
  expect(await startDemo(shop.db, later, {})).not.toBe('seeded');
  await rejectLateRequests({ db: shop.db, now: () => later });
  const { state, correctBefore, meetDateTime } = await read();
  expect(state).toBe('needsCorrection');
  expect(Date.parse(correctBefore ?? '')).toBeGreaterThan(later);
  expect(Date.parse(meetDateTime ?? '')).toBeGreaterThan(later);
  expect(await shop.run('SELECT sum(booked)::int AS booked FROM appointment_days')).toEqual([{ booked: 1 }]);
});

test('the menu of the shopper and of a newcomer differ', async () => {
  const { data } = await maryam.get<DashboardMenuItem[]>('/user/v2/Dashboard/Get');
  const badges = Object.fromEntries(data.flatMap(({ title, badge }) => (badge ? [[title, badge.text]] : [])));
  expect(badges).toEqual({ سفارش‌ها: '۱ در راه', علاقه‌مندی‌ها: '۱۲', پیام‌ها: '۴ پیام جدید' });
  const token = await openSession(shop.db, people.get('09120000002')?.id ?? 0, now);
  const menu = (await asCustomer(shop.app, token).get<DashboardMenuItem[]>('/user/v2/Dashboard/Get')).data;
  expect(menu.flatMap(({ title, badge }) => (badge ? [title] : []))).toEqual(['مشخصات من']);
});

test('a start warns about demo customers with published passwords', async () => {
  const { closed, warning } = await findDemoPeople(shop.db, false);
  expect(closed.size).toBe(0);
  expect(warning).toMatch(/published passwords: anybody .* can sign in as them\. .*SEED=none\.$/);
});

test('a start does not warn about a real customer with the number of a demo customer', async () => {
  const { db, remove } = await openTestDatabase();
  await createCustomer(db, { mobile: '09120000004', nationalCode: '0499370899' });
  expect(await findDemoPeople(db, true)).toEqual({ closed: new Set(), warning: null });
  await db.close();
  await remove();
}, 60_000);

test('with real messages demo customers cannot sign in and their sessions end', async () => {
  const { closed, warning } = await findDemoPeople(shop.db, true);
  expect(closed.size).toBe(3);
  expect(warning).toMatch(/published passwords\. .*nobody can sign in as them/);
  expect((await maryam.get('/user/user')).status).toBe(401);

  const phone = recordingSender();
  const app = await buildApp({
    db: shop.db,
    storage: memoryStorage(),
    sms: phone.sender,
    now: () => now,
    closedAccounts: closed,
  });
  const nobody = asCustomer(app, null);
  for (const mobile of ['09123456789', '09120000003', '09120000004']) {
    await nobody.post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
    const code = phone.codeOf(mobile);
    for (const [path, body] of [
      ['/v1/userLogin', { mobile, password: demoPassword }],
      ['/v1/userLoginBySMS', { mobile, code }],
      ['/auth/verification', { mobile, code }],
    ] as const) {
      expect([path, (await nobody.post(path, body)).status]).toEqual([path, 400]);
    }
  }
  // A demo customer without a published password can sign in as usual.
  await nobody.post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile: '09120000002' }));
  const newcomer = { mobile: '09120000002', code: phone.codeOf('09120000002') };
  expect((await nobody.post('/v1/userLoginBySMS', newcomer)).status).toBe(200);
  await app.close();
});
