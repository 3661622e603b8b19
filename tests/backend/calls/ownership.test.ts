import { randomUUID } from 'node:crypto';
import type { Basket } from '@/contract/basket';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { createDatabaseDigest, createUserRows } from '@/tests/support/databaseDigest';
import {
  createSample,
  createUrl,
  type ListedOperation,
  listOperations,
  sampleUuid,
} from '@/tests/support/openApi';
import { createOwner, type Owner, ownersTexts } from '@/tests/support/owner';

const now = Date.parse('2026-11-20T08:00:00Z');
const persian = /[\u0600-\u06FF]/;

const shop = forAllTests(() => openTestApp({ docs: true, now: () => now }));
let owner: Owner;
let operations: ListedOperation[];
beforeAll(async () => {
  // The picture of the cheque and of the document is the file of the sample body.
  owner = await createOwner(shop, { now, pictureId: sampleUuid });
  operations = await listOperations(shop.app);
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
    ...(operation.parameters.some(({ name }) => name === 'cartid') ? { cartid: owner.cartId } : {}),
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
    for (const id of owner.ids) {
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
    for (const uuid of owner.ids.filter((id) => typeof id === 'string')) {
      const { text } = await call(operation, await stranger(), { uuid });
      expect([operation.name, text]).toEqual([operation.name, expect.not.stringMatching(ownersTexts)]);
    }
  }
  expect(await readHers()).toEqual(before);
});

// Without this test an operation that never finds anything would pass the tests above.
test('every operation with such an id finds data of the owner', async () => {
  const found: string[] = [];
  const withId = operations.filter((operation) => operation.isPersonal && privateId(operation));
  for (const operation of withId) {
    for (const id of owner.ids) {
      if (found.includes(operation.name)) break;
      const { status } = await call(operation, owner.token, { values: { id } });
      if (status === 200) found.push(operation.name);
    }
  }
  expect(found).toEqual(withId.map(({ name }) => name));
});
