import { randomUUID } from 'node:crypto';
import { DeskCommand } from '@/contract/desk/command';
import { DeskRole } from '@/contract/desk/rights';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { createSample, createUrl, type ListedOperation, listOperations } from '@/tests/support/openApi';

const noLimit = 1_000_000;
const persian = /[\u0600-\u06FF]/;

let shop: TestApp;
let operations: ListedOperation[];
beforeAll(async () => {
  const signInLimits = { codes: noLimit, logins: noLimit, allCodes: noLimit };
  shop = await openTestApp({ docs: true, signInLimits });
  operations = await listOperations(shop.app);
});
afterAll(() => shop.close());

/** Sends a valid request. Ids in it name nothing. */
async function send(operation: ListedOperation, token: string | null) {
  const { method, body, parameters } = operation;
  const answer = await shop.app.inject({
    method,
    url: createUrl(operation),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(parameters.some(({ name }) => name === 'idempotency-key')
        ? { 'idempotency-key': randomUUID() }
        : {}),
    },
    ...(body ? { payload: Object(createSample(body)) } : {}),
  });
  return { status: answer.statusCode, body: answer.body };
}

/** The calls for supervisors, of which few are outside of the desk. */
const isForSupervisors = ({ name, path }: ListedOperation) =>
  path.startsWith('/admin/') ||
  /^\/user\/(secondStep|confirmation)/.test(path) ||
  name === 'POST /user/maintenancePass';

type Refusal = (operation: ListedOperation) => number | null;
type Caller = { customer: NonNullable<Parameters<typeof createCustomer>[1]> | null; refusal: Refusal };

/** Who calls, and with what status a call that is not theirs is refused. */
const callers: Readonly<Record<string, Caller>> = {
  guest: { customer: null, refusal: ({ isPersonal }) => (isPersonal ? 401 : null) },
  shopper: { customer: {}, refusal: (one) => (isForSupervisors(one) ? 403 : null) },
  seller: { customer: { noCheck: true }, refusal: (one) => (isForSupervisors(one) ? 403 : null) },
  supervisor: { customer: { role: 'supervisor' }, refusal: () => null },
};

test.each(Object.entries(callers))(
  'every call answers a %s or refuses by the role',
  async (_role, { customer, refusal }) => {
    for (const operation of operations) {
      // A customer for each call, because some calls end the session or the account.
      const token = customer && (await createCustomer(shop.db, customer)).token;
      const { status, body } = await send(operation, token);
      const isRefused = status === 401 || status === 403;
      expect([operation.name, isRefused ? status : null]).toEqual([operation.name, refusal(operation)]);
      expect([operation.name, status < 500]).toEqual([operation.name, true]);
      if (status >= 400) expect(body).toMatch(persian);
    }
  },
);

const every = 'orders catalogue support finance loans content reader';
/** The roles beside the owner that may make a call of the desk; calls without a row are the owner's alone. */
const deskRights: readonly [roles: string, calls: readonly string[]][] = [
  ['reader', ['GET operators']],
  ['orders support finance loans reader', ['GET proposals']],
  ['orders loans', ['POST proposals/{id}']],
  ['orders', ['POST orders/steps']],
  ['finance reader', ['GET changes', 'GET changes/filters', 'GET outerCalls', 'GET instalments/export']],
  ['finance reader', ['GET numbers', 'GET numbers/report', 'GET numbers/health']],
  ['finance reader', ['GET settlements', 'GET settlements/{id}', 'GET settlements/export']],
  ['finance', ['POST settlements', 'POST settlements/ask']],
  ['reader', ['GET outerServices']],
  [
    'orders',
    ['POST orders/{id}/shipment', 'POST orders/{id}/shipment/price', 'POST orders/{id}/shipment/cancel'],
  ],
  ['support', ['POST textMessages/{id}/retry']],
  ['reader', ['GET textTemplates']],
  ['support reader', ['GET textMessages', 'GET conversations', 'GET conversations/{id}', 'GET waitingTexts']],
  [
    'orders support finance loans reader',
    [
      ...['GET customers', 'GET customers/{id}', 'GET orders', 'GET orders/{id}'],
      ...['GET orders/sheets', 'GET baskets'],
      ...['GET taxInvoices', 'GET taxInvoices/day'],
      ...['GET taxInvoices', 'GET taxInvoices/day', 'GET orders/{id}/shipment'],
      ...['GET taxInvoices', 'GET taxInvoices/day', 'GET instalments'],
      ...['GET policies', 'GET policies/export'],
    ],
  ],
  [
    'orders catalogue support content reader',
    [
      'GET products',
      'GET products/{id}',
      ...['GET stock', 'GET stock/export', 'GET variants/{id}/serials'],
      'GET imports',
      'GET imports/{id}',
      'GET imports/{id}/errors',
      'GET catalogue/export',
    ],
  ],
  [
    'catalogue',
    [
      ...[
        'POST products',
        'PUT products/{id}',
        'PUT variants/{id}',
        ...['POST variants/{id}/stock', 'PUT serials/{id}'],
        ...['PUT variants/{id}', 'PUT variants', 'PUT products'],
        'POST imports',
        'PUT imports/{id}/parts',
      ],
      ...['POST imports/{id}/start', 'POST imports/{id}/cancel'],
      ...['categories', 'brands', 'filterAttributes', 'synonyms', 'bundles'].flatMap(changesOfList),
    ],
  ],
  ['catalogue finance content', ['POST pictures']],
  [
    every,
    [
      'GET catalogue/choices',
      'GET opening',
      'GET setup',
      'GET search',
      ...['GET views', 'POST views', 'DELETE views/{id}'],
      'GET site/gateways',
      'GET site/modes',
      'POST site/markdown',
      'POST commands',
    ],
  ],
  [
    'finance loans reader',
    [
      'GET plans',
      'GET coupons/{id}',
      'GET planRequests',
      'GET planRequests/{id}',
      'GET cooperations',
      'GET cooperations/{id}',
      'GET leasing',
      'GET leasing/{id}',
      'GET betaRegistrations',
      'GET appointmentDays',
    ],
  ],
  [
    'finance',
    [
      'POST coupons/{id}/codes',
      'POST plans',
      'PUT plans/{id}',
      'POST services',
      'PUT services/{id}',
      ...['vatRates', 'providers', 'reminderSteps', 'coupons', 'documentKinds', 'betaProgrammes'].flatMap(
        changesOfList,
      ),
    ],
  ],
  ['loans', changesOfList('merchantDocuments')],
  ['content reader', ['GET site/parts', 'GET site/parts/{part}', 'GET site/versions']],
  [
    'content',
    [
      ...['PUT site/parts/{part}', 'POST site/discard', 'POST site/publish', 'POST site/restore'],
      ...changesOfList('stairProducts'),
    ],
  ],
];
function changesOfList(list: string) {
  return [`POST setup/${list}`, `PUT setup/${list}/{id}`, `DELETE setup/${list}/{id}`];
}
const rolesOf = new Map(
  deskRights.flatMap(([roles, calls]) => calls.map((call) => [call, roles.split(' ')])),
);

test.each(DeskRole.enum)(
  'an operator with the role «%s» makes the calls of that role, and no other',
  async (deskRole) => {
    const { token, userId } = await createCustomer(shop.db, { role: 'supervisor' });
    await shop.run('UPDATE users SET desk_role = $2 WHERE id = $1', [userId, deskRole]);
    // The right to a command depends on its kind; see below.
    const calls = operations.filter(({ path }) => path.startsWith('/admin/') && path !== '/admin/commands');
    const answered: string[] = [];
    for (const operation of calls) {
      const name = operation.name.replace('/admin/', '');
      if ((await send(operation, token)).status !== 403) answered.push(name);
    }
    const allowed = calls
      .map(({ name }) => name.replace('/admin/', ''))
      .filter((name) => deskRole === 'owner' || rolesOf.get(name)?.includes(deskRole));
    expect(answered).toEqual(allowed);
  },
);

/** The roles beside the owner that may send a kind of command, about an order, a return or a request that does not exist. */
const commandRights: Readonly<Record<DeskCommand['what'] | 'waiveLateFee', DeskRole>> = {
  order: 'orders',
  review: 'orders',
  return: 'orders',
  cheque: 'orders',
  orderDocument: 'orders',
  taxInvoice: 'orders',
  waiveLateFee: 'finance',
  productReview: 'support',
  question: 'support',
  answer: 'support',
  conversation: 'support',
  cooperation: 'loans',
  merchantDocument: 'loans',
  loan: 'loans',
  document: 'loans',
  leasing: 'loans',
  leasingCheque: 'loans',
  beta: 'loans',
  appointment: 'loans',
  approvalLimit: 'owner',
};
const nobodys = 987_654_321;
const late = { step: 'waiveLateFee', number: 1, reason: 'بیماری' };
const commands: { name: keyof typeof commandRights; command: object }[] = [
  ...DeskCommand.anyOf.map((kind) => {
    const sample = Object(createSample(kind));
    const about = 'branch' in sample ? { branch: nobodys } : 'id' in sample && { id: nobodys };
    const code = 'code' in sample ? { code: 'salarySlip' } : {};
    return { name: kind.properties.what.const, command: { ...sample, ...about, ...code } };
  }),
  { name: 'waiveLateFee', command: { what: 'order', id: nobodys, change: late } },
];

test.each(DeskRole.enum)(
  'an operator with the role «%s» sends the commands of that role, and no other',
  async (deskRole) => {
    const { token, userId } = await createCustomer(shop.db, { role: 'supervisor' });
    await shop.run('UPDATE users SET desk_role = $2 WHERE id = $1', [userId, deskRole]);
    const desk = asCustomer(shop.app, token);
    const mayBeSent = (name: keyof typeof commandRights) =>
      deskRole === 'owner' || deskRole === commandRights[name];
    for (const { name, command } of commands) {
      const { status } = await desk.post('/admin/commands', { command });
      const answer = name === 'approvalLimit' ? 200 : 404;
      expect([name, status]).toEqual([name, mayBeSent(name) ? answer : 403]);
    }
  },
);
