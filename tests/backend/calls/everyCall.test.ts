import fc from 'fast-check';
import { changeModes } from '@/backend/domains/layout/site/modes';
import type { ErrorAnswer } from '@/contract/answer';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { generatedCases } from '@/tests/support/generated';
import type { OpenApi } from '@/tests/support/openApi';
import { createRounds, type GeneratedRequest } from '@/tests/support/schemaRequests';
import { recordingSender } from '@/tests/support/sms';

const seed = 20_261_122;
const requestCount = generatedCases(2500);
/** Upper limit of statements per request. A limit of time would depend on the machine. */
const maxStatements = 8;
/** The same for a change at the desk: a product with its listings and its words of the search takes 18, whatever its size. */
const maxDeskStatements = 20;
/** Replaced in every generated request by the token of the customer who is signed in at that moment. */
const tokenPlaceholder = 'token-of-the-signed-in-customer';

const now = Date.parse('2026-11-20T08:00:00Z');
let shop: TestApp;
let productTitles: string[] = [];
beforeAll(async () => {
  // Hashing a password is slow on purpose. The rate limit of sign-ins allows only a few such requests.
  const signInLimits = { codes: 1000, logins: 5, allCodes: 100_000 };
  shop = await openTestApp({ docs: true, now: () => now, sms: recordingSender().sender, signInLimits });
  const products = await shop.run<{ title: string }>('SELECT title FROM products');
  productTitles = products.map(({ title }) => title);
});
afterAll(() => shop.close());

/** Reads that write: one opens the delivery slots of the next days, the others are recorded in the changes of the desk. */
const writingReads = [
  'GET /user/shippingMethods',
  'GET /admin/customers/{id}',
  'GET /admin/catalogue/export',
  'GET /admin/instalments/export',
];

function expectPersianRefusal({ code, message, fields = {} }: ErrorAnswer) {
  expect(typeof code).toBe('string');
  for (const sentence of [message, ...Object.values(fields)]) {
    expect(sentence).toMatch(/[\u0600-\u06FF]/);
    // The names of products may be Latin, and a Sheba number begins with IR.
    const ownWords = [...productTitles, 'IR'].reduce((text, name) => text.replaceAll(name, ''), sentence);
    expect(ownWords).not.toMatch(/[a-z]/i);
  }
}

test(`answers at least ${requestCount} generated requests to all endpoints or refuses them in Persian, and refused ones change nothing`, async () => {
  const readDigest = await createDatabaseDigest(shop.db);
  let { token } = await createCustomer(shop.db, { now, password: 'Kabootar77', role: 'supervisor' });
  let digest = await readDigest();
  let slowest = { ms: 0, call: '' };
  let largest = { statements: 0, call: '' };
  const statuses = new Map<number, number>();
  const called = new Set<string>();

  const document = (await shop.app.inject('/docs/json')).json<OpenApi>();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  /** Sends a request and checks its answer. */
  async function check({ operation, ...request }: GeneratedRequest) {
    const signedIn = request.headers?.authorization === `Bearer ${tokenPlaceholder}`;
    const headers = { ...request.headers, ...(signedIn ? { authorization: `Bearer ${token}` } : {}) };
    shop.statements.length = 0;
    const begun = performance.now();
    const answer = await shop.app.inject({ ...request, headers });
    const ms = performance.now() - begun;
    const statements = shop.statements.length;
    if (ms > slowest.ms) slowest = { ms, call: operation };
    if (statements > largest.statements) largest = { statements, call: operation };
    called.add(operation);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);

    expect([operation, answer.statusCode < 500]).toEqual([operation, true]);
    const isDeskChange = operation.includes(' /admin/') && request.method !== 'GET';
    expect([operation, statements <= (isDeskChange ? maxDeskStatements : maxStatements)]).toEqual([
      operation,
      true,
    ]);
    // A shop in maintenance answers 503 to guests, which this test takes for an error.
    if (operation === 'POST /admin/site/modes' && answer.statusCode === 200)
      await changeModes(shop.db, { catalogMode: false, maintenanceMode: false });
    if (answer.statusCode < 400) {
      if (request.method !== 'GET' || writingReads.includes(operation)) digest = await readDigest();
      return;
    }
    expectPersianRefusal(answer.json<ErrorAnswer>());
    if (request.method !== 'GET') expect([operation, await readDigest()]).toEqual([operation, digest]);
    // An earlier request signed the customer out or deleted the account.
    if (answer.statusCode === 401 && signedIn) {
      ({ token } = await createCustomer(shop.db, { now, role: 'supervisor' }));
      digest = await readDigest();
    }
  }
  await fc.assert(
    fc.asyncProperty(createRounds(document, tokenPlaceholder), async (round) => {
      for (const request of round) await check(request);
    }),
    { numRuns: Math.ceil(requestCount / operations.length), seed, endOnFailure: true },
  );
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  console.info(
    `Seed ${seed}, ${called.size} endpoints: ${counts.join(', ')}. Slowest: ${slowest.call} in ${Math.round(slowest.ms)} ms. ` +
      `Most statements: ${largest.call} with ${largest.statements}.`,
  );
  expect([...called].sort()).toEqual(operations.sort());
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status)).toBeGreaterThan(requestCount / 100);
}, 600_000);
