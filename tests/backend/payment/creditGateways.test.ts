import { creditGateway, snappPay, torobPay } from '@/backend/payment/credit';
import { digipayGateway } from '@/backend/payment/digipay';
import { GatewayRefusal } from '@/backend/payment/gateway';
import { keepaGateway } from '@/backend/payment/keepa';
import { type GatewayServer, startGatewayServer } from '@/tests/support/gatewayServer';

let server: GatewayServer;
beforeEach(async () => {
  server = await startGatewayServer();
});
afterEach(() => server.close());

const attemptId = '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e';
const account = { clientId: 'shop', clientSecret: 's3cret', username: 'user', password: 'pass' };
const request = {
  attemptId,
  amount: 58_000_000,
  callbackUrl: 'https://shop.example/payment/response',
  description: 'سفارش',
  mobile: '09123456789',
  cart: [{ id: '17', title: 'گوشی', category: 'موبایل', count: 1, price: 60_000_000 }],
  shipping: 85_000,
  paidElsewhere: 2_085_000,
};
const pathsCalled = () => server.calls.map(({ method, url }) => `${method} ${url}`);

describe.each([
  [snappPay, 'INSTALLMENT'],
  [torobPay, 'ONLINE_CREDIT'],
])('$name', (dialect, method) => {
  const payment = { attemptId, token: 'pt-1', amount: request.amount, tracking: null };
  const gateway = () => creditGateway(dialect, account, server.base);
  const ok = (response: object) => ({ body: { successful: true, response } });
  const refused = (errorCode: number) => ({
    body: { successful: false, errorData: { errorCode, message: 'no' } },
  });
  beforeEach(() => {
    server.answer('/api/online/v1/oauth/token', { body: { access_token: 'jwt', expires_in: 3600 } });
  });

  test('signs in once and sends a cart whose total is what is paid here and elsewhere', async () => {
    server.answer(
      '/api/online/payment/v1/token',
      ok({ paymentToken: 'pt-1', paymentPageUrl: 'https://pay.example/x' }),
    );
    const shared = gateway();
    await expect(shared.start(request)).resolves.toEqual({
      token: 'pt-1',
      redirect: { url: 'https://pay.example/x', method: 'GET', fields: {} },
    });
    await shared.start({ ...request, attemptId: 'b' });
    const [oauth, first, second] = server.calls;
    expect(oauth?.headers.authorization).toBe(`Basic ${Buffer.from('shop:s3cret').toString('base64')}`);
    expect(oauth?.body).toMatchObject({ grant_type: 'password', username: 'user', password: 'pass' });
    expect(first?.headers.authorization).toBe('Bearer jwt');
    expect(first?.body).toMatchObject({
      amount: 580_000_000,
      mobile: '+989123456789',
      paymentMethodTypeDto: method,
      transactionId: attemptId,
      returnURL: request.callbackUrl,
      externalSourceAmount: 20_850_000,
      cartList: [
        {
          cartId: attemptId,
          cartItems: [{ id: '17', name: 'گوشی', category: 'موبایل', count: 1, amount: 600_000_000 }],
          shippingAmount: 850_000,
          totalAmount: 600_850_000,
        },
      ],
    });
    expect(second?.url).toBe('/api/online/payment/v1/token');
  });

  test('says in Persian that it refuses to lend', async () => {
    server.answer('/api/online/payment/v1/token', refused(1002));
    const refusal = gateway().start(request);
    await expect(refusal).rejects.toBeInstanceOf(GatewayRefusal);
    await expect(refusal).rejects.toMatchObject({
      gatewayCode: '1002',
      message: expect.stringContaining('نپذیرفت'),
    });
  });

  test('verifies', async () => {
    server.answer('/api/online/payment/v1/verify', ok({ transactionId: 'T-9', amount: 580_000_000 }));
    await expect(gateway().verify(payment)).resolves.toEqual({
      outcome: 'paid',
      amount: request.amount,
      reference: 'T-9',
      card: null,
    });
    expect(server.calls.at(-1)?.body).toEqual({ paymentToken: 'pt-1' });
  });

  test.each([
    ['VERIFY', 'already'],
    ['SETTLE', 'already'],
    ['REVERT', 'failed'],
    ['CANCEL', 'failed'],
    ['PENDING', 'unknown'],
  ])('a refused verification with the status %s is %s', async (status, outcome) => {
    server.answer('/api/online/payment/v1/verify', refused(1007));
    server.answer('/api/online/payment/v1/status', ok({ status, transactionId: 'T-9', amount: 580_000_000 }));
    await expect(gateway().verify(payment)).resolves.toMatchObject({ outcome });
  });

  test.each([
    ['PENDING', 'pending'],
    ['OK', 'paid'],
    ['VERIFY', 'verified'],
    ['SETTLE', 'verified'],
    ['CANCEL', 'failed'],
    ['ELSE', 'unknown'],
  ])('an inquiry that says %s is %s', async (status, outcome) => {
    server.answer('/api/online/payment/v1/status', ok({ status }));
    await expect(gateway().inquire?.(payment)).resolves.toMatchObject({ outcome });
    expect(pathsCalled().at(-1)).toBe('GET /api/online/payment/v1/status?paymentToken=pt-1');
  });

  test.each([
    ['VERIFY', 'revert'],
    ['SETTLE', 'cancel'],
  ])('gives a payment back that stands at %s by %s', async (status, step) => {
    server.answer('/api/online/payment/v1/status', ok({ status }));
    server.answer(`/api/online/payment/v1/${step}`, ok({ transactionId: 'T-9' }));
    await expect(gateway().reverse?.(payment)).resolves.toBe(true);
  });

  test('recognises its own return, sent as a form or in the address', () => {
    const read = (query: Record<string, string>, body: Record<string, string>) =>
      gateway().readCallback({ query, body }, payment);
    expect(read({}, { transactionId: attemptId, state: 'OK' })).toEqual({ decision: 'paid', tracking: null });
    expect(read({ transactionId: attemptId, state: 'FAILED' }, {})).toEqual({
      decision: 'failed',
      tracking: null,
    });
    expect(read({}, { transactionId: 'other', state: 'OK' })).toBeNull();
  });

  test('says whether it would lend the amount', async () => {
    server.answer(
      '/api/online/offer/v1/eligible',
      ok({ eligible: true, title_message: '۴ قسط', description: 'بدون کارمزد' }),
    );
    await expect(gateway().checkEligible?.(1_000_000, request.mobile)).resolves.toEqual({
      eligible: true,
      title: '۴ قسط',
      text: 'بدون کارمزد',
    });
    expect(pathsCalled().at(-1)).toBe('GET /api/online/offer/v1/eligible?amount=10000000');
  });
});

test('SnappPay is settled, also when the first answer was lost, and Torobpay needs no settling', async () => {
  const payment = { attemptId, token: 'pt-1', amount: 1000, tracking: null };
  server.answer('/api/online/v1/oauth/token', { body: { access_token: 'jwt', expires_in: 3600 } });
  server.answer(
    '/api/online/payment/v1/settle',
    { body: { successful: true, response: {} } },
    { body: { successful: false, errorData: { errorCode: 1 } } },
  );
  server.answer(
    '/api/online/payment/v1/status',
    { body: { successful: true, response: { status: 'SETTLE' } } },
    { body: { successful: true, response: { status: 'VERIFY' } } },
  );
  const { settle } = creditGateway(snappPay, account, server.base);
  await expect(settle?.(payment)).resolves.toBeUndefined();
  await expect(settle?.(payment)).resolves.toBeUndefined();
  await expect(settle?.(payment)).rejects.toThrow('did not settle');
  expect(creditGateway(torobPay, account, server.base).settle).toBeUndefined();
});

describe('Digipay', () => {
  const payment = { attemptId, token: 'ticket-1', amount: request.amount, tracking: '13:98765' };
  const gateway = () => digipayGateway(account, server.base);
  const ok = (more: object = {}) => ({ body: { result: { status: 0, message: 'ok' }, ...more } });
  beforeEach(() => {
    server.answer('/oauth/token', { body: { access_token: 'jwt', expires_in: 3600 } });
  });

  test('is asked for a ticket in rial and leads to its page', async () => {
    server.answer(
      '/tickets/business',
      ok({ ticket: 'ticket-1', redirectUrl: 'https://app.example/upg?ticket-1' }),
    );
    await expect(gateway().start(request)).resolves.toEqual({
      token: 'ticket-1',
      redirect: { url: 'https://app.example/upg?ticket-1', method: 'GET', fields: {} },
    });
    const call = server.calls.at(-1);
    expect(call?.url).toBe('/tickets/business?type=11');
    expect(call?.headers).toMatchObject({ agent: 'WEB', 'digipay-version': '2022-02-02' });
    expect(call?.body).toMatchObject({
      amount: 580_000_000,
      cellNumber: '09123456789',
      providerId: attemptId,
    });
  });

  test('keeps the tracking code and the type of its return', () => {
    const read = (body: Record<string, string>) => gateway().readCallback({ query: {}, body }, payment);
    const form = { providerId: attemptId, amount: '580000000', trackingCode: '98765', type: '13' };
    expect(read({ ...form, result: 'SUCCESS' })).toEqual({ decision: 'paid', tracking: '13:98765' });
    expect(read({ ...form, result: 'FAILURE' })).toEqual({ decision: 'failed', tracking: '13:98765' });
    expect(read({ ...form, providerId: 'other', result: 'SUCCESS' })).toBeNull();
  });

  test('verifies with the tracking code, and knows nothing without one', async () => {
    server.answer('/purchases/verify', ok({ amount: 580_000_000, rrn: '1122', maskedPan: '6037**0000' }));
    await expect(gateway().verify(payment)).resolves.toEqual({
      outcome: 'paid',
      amount: request.amount,
      reference: '1122',
      card: '6037**0000',
    });
    expect(server.calls.at(-1)).toMatchObject({
      url: '/purchases/verify?type=13',
      body: { trackingCode: '98765', providerId: attemptId },
    });
    await expect(gateway().verify({ ...payment, tracking: null })).resolves.toMatchObject({
      outcome: 'unknown',
    });
  });

  test.each([
    [{ rrn: '1122' }, 'no amount'],
    [{ amount: 580_000_000 }, 'no reference'],
    [{ amount: 580_000_000, rrn: '1122', providerId: 'other' }, 'another payment'],
  ])('knows nothing from a verification that answers %j', async (more, reason) => {
    server.answer('/purchases/verify', ok(more));
    await expect(gateway().verify(payment)).resolves.toEqual({ outcome: 'unknown', reason });
  });

  test('a refused verification says nothing about the money', async () => {
    server.answer('/purchases/verify', { status: 422, body: { result: { status: 9004 } } });
    await expect(gateway().verify(payment)).resolves.toEqual({ outcome: 'unknown', reason: 'status 9004' });
  });

  test('reports the delivery of a purchase on credit only', async () => {
    server.answer('/purchases/deliver', ok());
    const delivery = { orderId: 1_048_267, at: '2026-11-22T08:00:00.000Z' };
    await gateway().deliver?.(payment, delivery);
    expect(server.calls.at(-1)).toMatchObject({
      url: '/purchases/deliver?type=13',
      body: { trackingCode: '98765', invoiceNumber: '1048267', deliveryDate: Date.parse(delivery.at) },
    });
    const before = server.calls.length;
    await gateway().deliver?.({ ...payment, tracking: '0:98765' }, delivery);
    expect(server.calls).toHaveLength(before);
  });

  test('reverses', async () => {
    server.answer('/reverse', ok(), { body: { result: { status: 5 } } });
    const { reverse } = gateway();
    await expect(reverse?.(payment)).resolves.toBe(true);
    await expect(reverse?.(payment)).resolves.toBe(false);
  });
});

describe('Keepa', () => {
  const payment = { attemptId, token: 'kt-1', amount: request.amount, tracking: null };
  const gateway = () => keepaGateway({ clientId: 'a', clientSecret: 'b', terminalId: '42' }, server.base);
  beforeEach(() => {
    server.answer('/clients/authorize', { body: { accessToken: 'jwt' } });
  });

  test('is asked for a token in rial and leads to its page', async () => {
    server.answer('/cpg-payments/v2/get-token', {
      body: { token: 'kt-1', paymentUrl: 'https://keepa.example/kt-1' },
    });
    await expect(gateway().start(request)).resolves.toMatchObject({
      token: 'kt-1',
      redirect: { url: 'https://keepa.example/kt-1', method: 'GET' },
    });
    expect(server.calls.at(-1)?.body).toMatchObject({
      terminalId: 42,
      invoiceNumber: attemptId,
      amount: 580_000_000,
    });
  });

  test('verifies, and reads an earlier verification from the inquiry', async () => {
    server.answer('/cpg-payments/v2/verify', { body: { refNum: 'R1' } }, { status: 400, body: {} });
    server.answer('/cpg-payments/v2/inquiry/kt-1', {
      body: { status: 1, amount: 580_000_000, refNum: 'R1' },
    });
    const { verify } = gateway();
    await expect(verify(payment)).resolves.toMatchObject({
      outcome: 'paid',
      amount: request.amount,
      reference: 'R1',
    });
    await expect(verify(payment)).resolves.toMatchObject({ outcome: 'already', amount: request.amount });
  });

  test.each([
    [1, 'verified'],
    [8, 'paid'],
    [3, 'unknown'],
  ])('an inquiry with status %i is %s', async (status, outcome) => {
    server.answer('/cpg-payments/v2/inquiry/kt-1', { body: { status } });
    await expect(gateway().inquire?.(payment)).resolves.toMatchObject({ outcome });
  });
});
