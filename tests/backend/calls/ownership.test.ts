import { randomUUID } from 'node:crypto';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import { hashToken } from '@/backend/server/callers';
import type { ChangedAddress } from '@/contract/address';
import type { Basket } from '@/contract/basket';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createUnpaidOrder } from '@/tests/support/buy/unpaidOrder';
import { asCustomer, type Customer, createCustomer, openSession } from '@/tests/support/customer';
import { createDatabaseDigest, createUserRows } from '@/tests/support/databaseDigest';
import { customerOf, guestBasket } from '@/tests/support/guest';
import {
  createSample,
  createUrl,
  type ListedOperation,
  listOperations,
  sampleUuid,
} from '@/tests/support/openApi';
import { small, smallProducts } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-20T08:00:00Z');
const persian = /[\u0600-\u06FF]/;
const home = aHomeAddress({ title: 'خانهٔ مریم' });

const shop = forAllTests(() => openTestApp({ docs: true, now: () => now }));
let owner: Customer;
let operations: ListedOperation[];
/** Ids of everything that belongs to the owner, deleted addresses and the basket included. */
const hers: (number | string)[] = [];
let cartId = '';

beforeAll(async () => {
  owner = await createCustomer(shop.db, { now });
  operations = await listOperations(shop.app);
  const { userId } = owner;
  const [order] = await shop.run<{ id: number }>(
    `INSERT INTO orders (user_id, state, paid_at, goods_total, address, delivery, search_text, facility)
      VALUES ($1, 'delivered', now(), 1000, '{"receiverName": "م", "receiverMobile": "0", "text": "ت", "postalCode": "1"}',
        '{"title": "پیک", "slot": null, "trackingCode": null}', 'x',
        '{"name": "طرح", "method": "amortised", "months": 1, "annualRate": 0, "prepayment": 0, "aboveCeiling": 0, "fee": 0, "loanAmount": 1000, "amountPerMonth": 1000}') RETURNING id`,
    [userId],
  );
  await shop.run(`INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'paid', now())`, [order?.id]);
  // The first line of the shop is the line that the sample body returns.
  await shop.run(
    `INSERT INTO order_items (order_id, slug, title, image_url, colour_title, colour_value, guarantee, qty, price)
      VALUES ($1, 's', 'شارژر', '/x.webp', '', '', '', 9, 100)`,
    [order?.id],
  );
  await shop.run(`INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'delivered', $2)`, [
    order?.id,
    new Date(now).toISOString(),
  ]);
  const [returned] = await shop.run<{ id: number }>(
    `INSERT INTO order_returns (order_id, user_id, state, reason, note, requested_at, changed_at)
      VALUES ($1, $2, 'requested', 'changedMind', '', now(), now()) RETURNING id`,
    [order?.id, userId],
  );
  await shop.run(
    `INSERT INTO instalments (order_id, number, due_date, amount) VALUES ($1, 1, '2026-12-01', 10000)`,
    [order?.id],
  );
  const [unpaid] = await shop.run<{ id: number }>(
    `INSERT INTO orders (user_id, state, held_until, goods_total, pay_today, address, delivery, search_text)
      SELECT user_id, 'awaitingPayment', $2, goods_total, goods_total, address, delivery, search_text FROM orders
      WHERE id = $1 RETURNING id`,
    [order?.id, new Date(now + 60_000).toISOString()],
  );
  const [notification] = await shop.run<{ id: number }>(
    `INSERT INTO notifications (user_id, kind, title, text) VALUES ($1, 'general', 'پیام مریم', 'متن') RETURNING id`,
    [userId],
  );
  await moveWallet(
    shop.db,
    { userId, amount: 5000, kind: 'recharge', title: 'افزایش', cause: 'ownership' },
    now,
  );
  const her = asCustomer(shop.app, owner.token);
  await her.post('/user/favorites', { productIds: [smallProducts.watch] });
  const addAddress = async () =>
    (await her.post<unknown, ChangedAddress>('/user/addresses', home)).extraObject.id;
  const addresses = [await addAddress(), await addAddress(), await addAddress()];
  await her.delete(`/user/addresses/${addresses[2]}`);
  await openSession(shop.db, userId, now);
  const sessions = await shop.run<{ id: string }>(
    'SELECT id FROM sessions WHERE user_id = $1 AND token_hash <> $2',
    [userId, hashToken(owner.token)],
  );
  const basket = customerOf(shop.app, owner.token);
  const merged = await basket.importBasket(await guestBasket(shop.app, [[small.charger, 1]]));
  cartId = merged.data.cartId ?? '';
  const fileId = randomUUID();
  await shop.run(
    `INSERT INTO stored_files (id, user_id, purpose, content_type, size, sha256, created_at)
      VALUES ($1, $2, 'return', 'image/jpeg', 1, 'x', now())`,
    [fileId, userId],
  );
  const uploadId = randomUUID();
  await shop.run(
    `INSERT INTO file_uploads (id, user_id, purpose, size, parts, created_at, touched_at)
      VALUES ($1, $2, 'return', 1000000, 2, now(), now())`,
    [uploadId, userId],
  );
  const [reviewed] = await shop.run<{ id: number }>(
    `INSERT INTO orders (user_id, state, goods_total, address, delivery, search_text, facility, conditions)
      SELECT user_id, 'paymentReview', goods_total, address, delivery, search_text, facility,
        '{"documents": [], "cheque": {"pieces": "single", "coverPercent": 100}}' FROM orders WHERE id = $1 RETURNING id`,
    [order?.id],
  );
  // The document has the file of the sample body already.
  await shop.run(
    `INSERT INTO order_documents (order_id, number, title, state, files, changed_at)
      VALUES ($1, 1, 'تصویر کارت ملی', 'given', ARRAY[$2::uuid], now())`,
    [reviewed?.id, sampleUuid],
  );
  // The cheque and its picture are those of the sample body.
  await shop.run(
    `INSERT INTO cheques (order_id, number, amount, due_date, changed_at) VALUES ($1, 1, 10000, '2026-12-01', now())`,
    [reviewed?.id],
  );
  await shop.run(
    `INSERT INTO stored_files (id, user_id, purpose, content_type, size, sha256, created_at)
      VALUES ($1, $2, 'cheque', 'image/jpeg', 1, 'x', now())`,
    [sampleUuid, userId],
  );
  // The call that cancels cancels one of them; the other can then still be paid.
  const { orderId } = await createUnpaidOrder(shop.db, { userId, now });
  hers.push(order?.id ?? 0, unpaid?.id ?? 0, reviewed?.id ?? 0, orderId);
  hers.push(returned?.id ?? 0, notification?.id ?? 0, ...addresses);
  hers.push(fileId, uploadId, ...sessions.map(({ id }) => id), merged.extraObject.report?.id ?? '', cartId);
});

type Token = string | null;

/** Calls an operation with a valid body; uuids in the body are replaced by `uuid`. */
async function call(
  operation: ListedOperation,
  token: Token,
  { values = {}, uuid = sampleUuid }: { values?: Record<string, unknown>; uuid?: string } = {},
) {
  const body = JSON.stringify(operation.body && createSample(operation.body));
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(operation.parameters.some(({ name }) => name === 'cartid') ? { cartid: cartId } : {}),
    ...(operation.parameters.some(({ name }) => name === 'idempotency-key')
      ? { 'idempotency-key': randomUUID() }
      : {}),
    ...(operation.body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await shop.app.inject({
    method: operation.method,
    url: createUrl(operation, values),
    headers,
    ...(operation.body ? { payload: body.replaceAll(sampleUuid, uuid) } : {}),
  });
  return { status: answer.statusCode, text: answer.body, message: answer.json().message };
}

/** The parameter of an operation that identifies data of one customer. Names such as `productId` identify products. The desk refuses every customer. */
const privateId = ({ parameters, path }: ListedOperation) =>
  path.startsWith('/admin/')
    ? undefined
    : parameters.find((parameter) => parameter.name === 'id' && parameter.in !== 'header');
const stranger = async () => (await createCustomer(shop.db, { now })).token;

/** Returns a function that reads all data of the owner, including the basket. */
async function watchHers() {
  const rows = await createUserRows(shop.db, owner.userId);
  const basket = asCustomer(shop.app, owner.token);
  return async () => [await rows(), (await basket.get<Basket>('/v2/Cart/Get')).data];
}

test('every operation with a bearer answers 401 without a valid token and changes nothing', async () => {
  const readDigest = await createDatabaseDigest(shop.db);
  const before = await readDigest();
  const withToken = operations.filter(({ takesToken }) => takesToken);
  expect(withToken.length).toBeGreaterThan(35);
  for (const operation of withToken) {
    for (const token of operation.isPersonal ? [null, 'x'.repeat(40)] : ['x'.repeat(40)]) {
      expect([operation.name, await call(operation, token)]).toEqual([
        operation.name,
        expect.objectContaining({ status: 401, message: expect.stringMatching(persian) }),
      ]);
    }
  }
  expect(await readDigest()).toBe(before);
});

test('every operation refuses a stranger who sends an id of the owner', async () => {
  const readDigest = await createDatabaseDigest(shop.db);
  const token = await stranger();
  const before = await readDigest();
  for (const operation of operations) {
    const parameter = operation.isPersonal ? privateId(operation) : undefined;
    if (!parameter) continue;
    const isText = parameter.schema.type === 'string';
    for (const id of hers) {
      const answer = await call(operation, token, { values: { id } });
      const expected = isText === (typeof id === 'string') ? [403, 404] : [400, 404];
      expect([operation.name, id, expected.includes(answer.status)]).toEqual([operation.name, id, true]);
      expect(answer.message).toMatch(persian);
    }
  }
  expect(await readDigest()).toBe(before);
});

test('an operation without such an id changes only the caller, whatever ids its body has', async () => {
  const readHers = await watchHers();
  const before = await readHers();
  for (const operation of operations) {
    if (!operation.takesToken || privateId(operation)) continue;
    for (const uuid of hers.filter((id) => typeof id === 'string')) {
      const { text } = await call(operation, await stranger(), { uuid });
      expect([operation.name, text]).toEqual([
        operation.name,
        expect.not.stringMatching(/پیام مریم|خانهٔ مریم/),
      ]);
    }
  }
  expect(await readHers()).toEqual(before);
});

// Without this test an operation that never finds anything would pass the tests above.
test('every operation with such an id finds data of the owner', async () => {
  const found: string[] = [];
  const withId = operations.filter((operation) => operation.isPersonal && privateId(operation));
  for (const operation of withId) {
    for (const id of hers) {
      if (found.includes(operation.name)) break;
      const { status } = await call(operation, owner.token, { values: { id } });
      if (status === 200) found.push(operation.name);
    }
  }
  expect(found).toEqual(withId.map(({ name }) => name));
});
