import { randomUUID } from 'node:crypto';
import { compareContracts, type Paths } from '@/backend/release/contract';
import { listLostFunctions, readSignatures } from '@/backend/release/functions';
import { type Promises, readMigrations, readReleased } from '@/backend/release/kept';
import { listUnbearable } from '@/backend/release/sqlRules';
import type { ErrorAnswer } from '@/contract/answer';
import { listErrors } from '@/tests/contract/releasedAnswers';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import {
  createSample,
  createUrl,
  type ListedOperation,
  listPathOperations,
  type OpenApi,
} from '@/tests/support/openApi';

/** The promises of the last release to those that run beside this version. */
let released: Promises;
let paths: Paths;
let shop: TestApp;
beforeAll(async () => {
  released = readReleased();
  shop = await openTestApp({ docs: true });
  ({ paths } = (await shop.app.inject('/docs/json')).json());
}, 240_000);
afterAll(() => shop.close());

test('the backend of the last release goes on while the database has the tables of this version', () => {
  const added = [...readMigrations()].filter(([name]) => !released.migrations.includes(name));
  expect(
    listUnbearable(
      added.map(([, text]) => text),
      released.version,
    ),
  ).toEqual([]);
});

test('the backend of the last release finds every function that it calls', () => {
  expect(Object.keys(released.functions).length).toBeGreaterThan(80);
  expect(listLostFunctions(released.functions, readSignatures())).toEqual([]);
});

test('the contract has everything that the fronts of the last release use', () => {
  expect(Object.keys(released.paths).length).toBeGreaterThan(150);
  expect(compareContracts(released.paths, paths).broken).toEqual([]);
});

let token = '';
/** Sends a valid request to an operation as a supervisor, who signs in again where an earlier call has ended the session. */
async function send(operation: ListedOperation): Promise<{ statusCode: number; answer: ErrorAnswer | null }> {
  const takesKey = operation.parameters.some(({ name }) => name === 'idempotency-key');
  const { statusCode, body, headers } = await shop.app.inject({
    method: operation.method,
    url: createUrl(operation),
    headers: {
      ...(operation.takesToken ? { authorization: `Bearer ${token}` } : {}),
      ...(takesKey ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(operation.body ? { payload: Object(createSample(operation.body)) } : {}),
  });
  // A shop under maintenance answers nothing else.
  if (operation.path.startsWith('/admin/site/'))
    await shop.run('UPDATE settings SET maintenance_mode = false, catalog_mode = false');
  if (statusCode === 401 && operation.takesToken) {
    ({ token } = await createCustomer(shop.db, { role: 'supervisor' }));
    return send(operation);
  }
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { statusCode, answer: isJson ? JSON.parse(body) : null };
}

test('the calls of the last release are understood, and their answers are what its fronts expect', async () => {
  const operations = listPathOperations({ paths: released.paths } as OpenApi);
  const today = new Map(listPathOperations({ paths } as OpenApi).map((one) => [one.name, one]));
  let answered = 0;
  for (const operation of operations) {
    const { statusCode, answer } = await send(operation);
    expect([operation.name, [405, 415, 500].includes(statusCode)]).toEqual([operation.name, false]);
    if (statusCode === 400 && answer?.code === 'bad_input') {
      // The rules of some calls are narrower than their schemas, so that a sample of today is refused too.
      const own = await send(today.get(operation.name) ?? operation);
      expect([operation.name, answer.fields]).toEqual([operation.name, own.answer?.fields]);
    }
    const schema =
      released.paths[operation.path]?.[operation.method.toLowerCase()]?.responses?.[statusCode]?.content?.[
        'application/json'
      ]?.schema;
    if (statusCode !== 200 || !schema || !answer) continue;
    answered += 1;
    expect([operation.name, listErrors(schema, answer)]).toEqual([operation.name, []]);
  }
  expect(answered).toBeGreaterThan(80);
}, 240_000);
