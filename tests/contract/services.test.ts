import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { answerOf, ErrorAnswer } from '@/contract/answer';
import type { PageReport } from '@/contract/pageReport';
import * as address from '@/services/address';
import { toFailure } from '@/services/http/api';
import { endpoints } from '@/services/http/endpoints';
import * as product from '@/services/product';
import * as profile from '@/services/profile';
import * as session from '@/services/session';
import { changes } from '@/services/shopChanges';
import { reads } from '@/services/shopReads';
import type { TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import type { Case } from './case';
import { cooperationCases } from './cooperationCases';
import { customerCases, home } from './customerCases';
import { guestCases } from './guestCases';
import { leasingCases } from './leasingCases';
import { api, called, identity, last, listenForCalls } from './liveBackend';
import { orderCases } from './orderCases';
import { paymentCases } from './paymentCases';
import { planRequestCases } from './planRequestCases';
import { listMissed } from './releasedAnswers';

/** Modules of services/ with their exports. Plain calls have a row each instead of a function; those of the desk have a test of their own. */
const modules = readdirSync('services')
  .filter((name) => /^(?!desk|shop[A-Z])\w+\.ts$/.test(name))
  .map((name): object => require(resolve('services', name)));

let backend: TestApp;
beforeAll(async () => {
  backend = await listenForCalls();
}, 240_000);
afterAll(() => backend.close());

/** Every call with the schema of what the backend answers it, in the order a shopper comes to need it. */
const cases: Readonly<Record<string, Case>> = {
  ...guestCases,
  ...customerCases,
  ...orderCases,
  ...planRequestCases,
  ...leasingCases,
  ...cooperationCases,
  ...paymentCases,
  takeMaintenancePass: [
    answerOf(Type.Object({ valid: Type.Literal(true) })),
    async () => {
      ({ token: identity.token } = await createCustomer(backend.db, { role: 'supervisor' }));
      await session.takeMaintenancePass(api);
    },
  ],
};

test.each(Object.entries(cases))('%s gets the answer that the contract describes', async (_name, row) => {
  const [schema, call] = row;
  await call().catch((error: unknown) => {
    throw new Error(JSON.stringify(toFailure(error)));
  });
  expect([...Compile(schema).Errors(last.body)].slice(0, 3)).toEqual([]);
  // A front of the last release finds in it what it knows.
  expect(listMissed(last, last.body)).toEqual([]);
});

test('every module of services/ is under test, with every function and every row it exports', () => {
  expect(modules.length).toBeGreaterThan(20);
  const functions = modules.flatMap((module) => Object.keys(module));
  expect(Object.keys(cases).sort()).toEqual(
    [...functions, ...Object.keys(reads), ...Object.keys(changes)].sort(),
  );
});

test('the style sheet of the theme, which the document links to, is there', async () => {
  const { status, headers } = await api.get(endpoints.themeCss);
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('the report of a page is taken, which browsers send without the axios of the shop', async () => {
  const report: PageReport = {
    release: 'build',
    vitals: [{ page: 'home', name: 'LCP', value: 1800 }],
    errors: [{ page: 'home', message: 'TypeError: x', stack: '' }],
  };
  expect((await api.post(endpoints.pageReport, report)).status).toBe(200);
  const refused = api.post(endpoints.pageReport, { ...report, visitor: 'x' });
  expect((await refused.catch(toFailure)) as object).toMatchObject({ status: 400, code: 'bad_input' });
});

test('every endpoint was called', () => {
  const never = Object.entries(endpoints).filter(([, endpoint]) => {
    const path = typeof endpoint === 'string' ? endpoint : endpoint('[^/]+' as never);
    return ![...called].some((url) => new RegExp(`^${path}$`).test(url));
  });
  expect(never.map(([name]) => name)).toEqual([]);
});

test('every answer carries the clock of the server', () => {
  expect(Math.abs(identity.serverTime - Date.now())).toBeLessThan(120_000);
});

function readProfileAsGuest() {
  identity.token = null;
  return profile.getProfile(api);
}

test.each([
  ['not_found', 404, () => product.fetchProduct(api, 2_000_000_000)],
  ['unauthorized', 401, () => readProfileAsGuest()],
  ['bad_input', 400, () => address.saveAddress(api, { id: null, address: { ...home, postalCode: '1' } })],
])('a refusal becomes a failure with the code %s', async (code, status, call) => {
  ({ token: identity.token } = await createCustomer(backend.db));
  const error: unknown = await call().catch((reason: unknown) => reason);
  const failure = toFailure(error);
  expect(failure).toMatchObject({ code, status, message: expect.stringMatching(/[\u0600-\u06FF]/) });
  expect(Compile(ErrorAnswer).Check(failure)).toBe(true);
  if (code === 'bad_input') expect(Object.keys(failure.fields ?? {})).toEqual(['postalCode']);
});
