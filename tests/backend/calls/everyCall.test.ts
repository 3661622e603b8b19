import fc from 'fast-check';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { callers, openRequestRun, type Sent, tokenOfCaller } from '@/tests/support/requestRun';
import { createRounds } from '@/tests/support/schemaRequests';
import { recordingSender } from '@/tests/support/sms';

const seed = 20_261_122;
/** Upper limit of statements per request. A limit of time would depend on the machine; `npm run bench -- requests` has one. */
const maxStatements = 8;
/** The same for a change at the desk: a product with its listings and its words of the search takes 18, whatever its size. */
const maxDeskStatements = 20;
const isDeskChange = (operation: string) => operation.includes(' /admin/') && !operation.startsWith('GET');

const now = Date.parse('2026-11-20T08:00:00Z');
let shop: TestApp;
beforeAll(async () => {
  // Hashing a password is slow on purpose. The rate limit of sign-ins allows only a few such requests.
  const signInLimits = { codes: 1000, logins: 5, allCodes: 100_000 };
  shop = await openTestApp({ docs: true, now: () => now, sms: recordingSender().sender, signInLimits });
});
afterAll(() => shop.close());

test('a round of generated requests to all endpoints by each of five kinds of callers breaks no rule', async () => {
  const { document, breaches, sendRound } = await openRequestRun(shop, now);
  const rounds = fc.sample(createRounds(document, tokenOfCaller), { numRuns: callers.length, seed });
  const sent: Sent[] = [];
  for (const [place, caller] of callers.entries())
    sent.push(...(await sendRound(caller, rounds[place] ?? [])));
  const long = sent.filter(
    ({ operation, statements }) => statements > (isDeskChange(operation) ? maxDeskStatements : maxStatements),
  );
  expect({ breaches, long }).toEqual({ breaches: [], long: [] });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...new Set(sent.map(({ operation }) => operation))].sort()).toEqual(operations.sort());
  for (const status of [200, 400, 401, 403, 404])
    expect(sent.filter((one) => one.status === status).length).toBeGreaterThan(operations.length / 20);
}, 600_000);
