import { creditGateway, snappPay, torobPay } from '@/backend/adapters/payment/credit';
import { GatewayRefusal } from '@/backend/adapters/payment/gateway';
import { type GatewayServer, startGatewayServer } from '@/tests/support/buy/gatewayServer';
import { account, attemptId, request } from '@/tests/support/credit/creditRequest';

let server: GatewayServer;

beforeEach(async () => {
  server = await startGatewayServer();
});

afterEach(() => server.close());

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

test('SnappPay lowers a settled payment to what is kept, and Torobpay documents no such call', async () => {
  const payment = { attemptId, token: 'pt-1', amount: 58_000_000, tracking: null };
  server.answer('/api/online/v1/oauth/token', { body: { access_token: 'jwt', expires_in: 3600 } });
  server.answer(
    '/api/online/payment/v1/update',
    { body: { successful: true, response: { transactionId: 'T-9' } } },
    { body: { successful: false, errorData: { errorCode: 1009 } } },
  );
  const { update } = creditGateway(snappPay, account, server.base);
  const change = { id: 'change-1', by: 18_000_000, left: 40_000_000 };
  await expect(update?.(payment, change)).resolves.toBeUndefined();
  expect(server.calls.at(-1)?.body).toMatchObject({
    paymentToken: 'pt-1',
    amount: 400_000_000,
    paymentMethodTypeDto: 'INSTALLMENT',
    cartList: [
      { cartId: attemptId, cartItems: [{ count: 1, amount: 400_000_000 }], totalAmount: 400_000_000 },
    ],
  });
  await expect(update?.(payment, change)).rejects.toThrow('did not lower the payment (1009)');
  expect(creditGateway(torobPay, account, server.base).update).toBeUndefined();
});
