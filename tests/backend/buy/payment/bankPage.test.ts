import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { createCustomer } from '@/tests/support/customer';
import { renameShop } from '@/tests/support/layout/renameShop';

let shop: PaymentShop;
let userId: number;
beforeAll(async () => {
  shop = await openPaymentShop();
  ({ userId } = await createCustomer(shop.db));
});
afterAll(() => shop.close());

const open = async () => shop.start({ userId, purpose: 'recharge', orderId: null, amount: 31_250_000 });
const read = async (token: string) => shop.app.inject(`/sandboxBank/${token}`);

test('the page names the amount in rial and toman and the payee, and says that it is a sandbox', async () => {
  const { token } = await open();
  const { statusCode, body, headers } = await read(token);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('درگاه آزمایشی: پول واقعی جابه‌جا نمی‌شود، شمارهٔ کارت واقعی وارد نکنید.');
  expect(body).toContain('۳۱۲٬۵۰۰٬۰۰۰ ریال');
  expect(body).toContain('۳۱٬۲۵۰٬۰۰۰ تومان');
  expect(body).toContain('پله');
  await renameShop(shop.db, 'بازار آفتاب');
  const renamed = (await read(token)).body;
  expect(renamed).toContain('بازار آفتاب');
  expect(renamed).not.toContain('پله');
  await renameShop(shop.db, 'پله');
});

test('its policy allows no script and one style sheet, and no field of the card is sent', async () => {
  const { token } = await open();
  const { body, headers } = await read(token);
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(body).not.toMatch(/<script| style=| on\w+=/);
  const named = [...body.matchAll(/<(?:input|button)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(['scenario', 'action']));
  expect((await read(token)).body).not.toContain(String(nonce));
});

test('a payment is decided once, and its page then leads back', async () => {
  const { token } = await open();
  const first = await shop.choose(token, 'pay');
  expect(first).toMatch(/^\/payment\/response\?gateway=sandbox&attempt=[\da-f-]+&Token=[\w-]+&Status=OK$/);
  expect(await shop.choose(token, 'cancel')).toBe(first);
  expect((await read(token)).body).toContain('این پرداخت بسته شده است');
});

test('the page closes after a quarter of an hour, and an unknown payment is not found', async () => {
  const { token } = await open();
  shop.clock.now += 15 * minuteMs;
  expect((await read(token)).body).toContain('این پرداخت بسته شده است');
  expect(await shop.choose(token, 'pay')).toContain('Status=NOK');
  const unknown = await read('no-such-payment');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('این پرداخت پیدا نشد');
});

test('money that the shop does not take returns to the card after half an hour', async () => {
  const { attempt, token } = await open();
  await shop.bank.books.decide(token, 'pay');
  shop.clock.now += 30 * minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'failed' });
});
