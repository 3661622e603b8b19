import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { openSandboxBank } from '@/backend/adapters/payment/sandbox/bank';
import { sandboxLenders } from '@/backend/adapters/payment/sandbox/lenders';
import type { GatewayEligibility } from '@/contract/payment';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { customerOf, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-22T09:00:00.000Z');
let shop: TestApp;
/** Lenders that do not answer, by their code. */
const silent = new Set<string>();
/** Questions to the lenders: code, amount in toman and mobile number. */
const asked: unknown[] = [];

beforeAll(async () => {
  shop = await openTestApp({
    now: () => now,
    openPayment: (db) => {
      const sandbox = openSandboxBank(db, () => now);
      const lenders = sandboxLenders(sandbox.gateway).map((lender) => ({
        ...lender,
        async checkEligible(amount: number, mobile: string) {
          asked.push([lender.code, amount, mobile]);
          if (silent.has(lender.code)) throw new Error('The lender does not answer.');
          return (await lender.checkEligible?.(amount, mobile)) as GatewayEligibility;
        },
      }));
      return { gateways: gatewaysOf([sandbox.gateway, ...lenders]), shopUrl: null, sandbox };
    },
  });
  await run(
    shop.db,
    `UPDATE settings SET company = jsonb_set(company, '{validGateways}', '["sandbox", "digipay", "keepa"]')`,
  );
});
afterAll(() => shop.close());

/** A customer with pieces of a variant in the basket. */
async function shopperWith(property: number, qty: number) {
  const { token, userId } = await createCustomer(shop.db, { now });
  await customerOf(shop.app, token).add(property, qty);
  const [user] = await run<{ mobile: string }>(shop.db, 'SELECT mobile FROM users WHERE id = $1', [userId]);
  const call = asCustomer(shop.app, token);
  return {
    mobile: user?.mobile,
    ask: (code: string) => call.get<GatewayEligibility>(`/user/gateways/${code}/eligibility`),
  };
}

test('a lender is asked with the price of the basket and the number of its customer, and says yes or no', async () => {
  const { ask, mobile } = await shopperWith(small.charger, 1);
  expect((await ask('digipay')).data).toMatchObject({ eligible: true });
  expect(asked.at(-1)).toEqual(['digipay', expect.any(Number), mobile]);
  const rich = await shopperWith(small.phone, 2);
  expect((await rich.ask('keepa')).data).toMatchObject({
    eligible: false,
    text: 'سقف اعتبار آزمایشی ۵۰٬۰۰۰٬۰۰۰ تومان است.',
  });
});

test('a lender that does not answer leaves the question to its own page', async () => {
  const { ask } = await shopperWith(small.charger, 1);
  silent.add('keepa');
  expect((await ask('keepa')).data).toEqual({
    eligible: null,
    title: 'کیپا (آزمایشی)',
    text: 'کیپا (آزمایشی) اعتبار شما را هنگام پرداخت، در سایت خود بررسی می‌کند.',
  });
});

test('a gateway that lends nothing, an unknown one and a guest get no answer', async () => {
  const { ask } = await shopperWith(small.charger, 1);
  const message = 'فروشگاه اکنون با این وام‌دهنده کار نمی‌کند.';
  expect(await ask('sandbox')).toMatchObject({ status: 404, message });
  expect(await ask('nobody')).toMatchObject({ status: 404, message });
  const guest = asCustomer(shop.app, null);
  expect(await guest.get('/user/gateways/digipay/eligibility')).toMatchObject({ status: 401 });
});
