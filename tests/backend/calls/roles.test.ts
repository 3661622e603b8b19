import { randomUUID } from 'node:crypto';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
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

/** The only call outside of the desk that is for supervisors. */
const isForSupervisors = ({ name, path }: ListedOperation) =>
  path.startsWith('/admin/') || name === 'POST /user/maintenancePass';

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

/** What the specification names: calls by their path, and families whose paths it leaves open. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['POST /v1/userLoginBySMS', 'POST /v1/userLogin'],
  customer: ['GET /user/user', 'PUT /user/user', 'GET /user/v2/Dashboard/Get'],
  wallet: ['GET /user/wallet'],
  basket: [
    'GET /v2/Cart/Get',
    'POST /v2/Cart/AddToCart',
    'POST /v2/Cart/UpdateCart',
    'POST /v2/Cart/RemoveItem',
    'DELETE /v2/Cart/DeleteCart',
    'POST /user/addBasketBulk',
    'POST /user/importBasket',
    'POST /user/removeInsurancefromBasket',
    'POST /public/removeInsurancefromBasket',
    'POST /v2/Cart/AddService',
    'POST /v2/Cart/RemoveService',
  ],
  site: ['GET /public/getStaticsData', 'GET /public/brands', 'GET /public/provinces', 'GET /public/branchs'],
  password: ['PUT /user/resetPassword', 'PUT /user/changePassword'],
  codes: ['POST /auth/forgetPassword', 'POST /auth/checkCode', 'POST /auth/verification'],
  'plan request': ['GET /user/planLoanTime', 'PUT /user/editPlanRequest'],
  notifications: ['GET /user/notifications', 'POST /user/notifications/seen'],
  products: ['GET /product/shop', 'GET /product/{id}', 'GET /product/search', 'GET /product/showcase'],
  plans: ['GET /public/facilityPlans', 'GET /public/loanPlans', 'GET /user/planRequest'],
  orders: ['GET /user/orders', 'GET /user/orders/{id}', 'POST /user/orders'],
  addresses: ['GET /user/addresses', 'POST /user/addresses', 'PUT /user/addresses/{id}'],
  wishlist: ['GET /user/favorites', 'POST /user/favorites', 'DELETE /user/favorites/{productId}'],
  checkout: ['POST /user/checkout', 'GET /user/shippingMethods'],
  'pre-invoice': ['GET /user/orders/{id}/payment', 'GET /user/orders/{id}/invoice'],
  'credit score': ['GET /user/creditScore', 'POST /user/creditScore'],
  cooperation: [
    'GET /public/merchantDocuments',
    'PUT /user/cooperation',
    'POST /user/uploads',
    'PUT /user/cooperation/documents/{code}',
    'DELETE /user/files/{id}',
  ],
  blog: ['GET /public/blog', 'GET /public/blog/{slug}'],
  'shipping companies': ['GET /public/shippingCompanies'],
};

test.each(Object.entries(specified))('the shop has the calls of the specification: %s', (_family, names) => {
  const answered = operations.map(({ name }) => name);
  expect(names.filter((name) => !answered.includes(name))).toEqual([]);
});
