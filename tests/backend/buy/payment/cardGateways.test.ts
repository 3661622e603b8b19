import { GatewayUnreachable } from '@/backend/adapters/payment/callGateway';
import { GatewayRefusal } from '@/backend/adapters/payment/gateway';
import { zarinpalGateway } from '@/backend/adapters/payment/zarinpal';
import { zibalGateway } from '@/backend/adapters/payment/zibal';
import { type GatewayServer, startGatewayServer } from '@/tests/support/buy/gatewayServer';

let server: GatewayServer;
beforeEach(async () => {
  server = await startGatewayServer();
});
afterEach(() => server.close());

const attemptId = '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e';
const request = {
  attemptId,
  amount: 31_250_000,
  callbackUrl: 'https://shop.example/payment/response',
  description: 'سفارش ۱۰۴۸۲۶۷',
  mobile: '09123456789',
  cart: [],
  shipping: 0,
  paidElsewhere: 0,
};

describe('Zarinpal', () => {
  const merchantId = '11111111-2222-3333-4444-555555555555';
  const authority = 'A0000000000000000000000000000wwOGYpd';
  const payment = { attemptId, token: authority, amount: request.amount, tracking: null };
  const gateway = () => zarinpalGateway({ merchantId }, server.base);
  const errors = (code: number) => ({ data: [], errors: { code, message: 'error', validations: [] } });

  test('is asked for the amount in rial and leads to its page', async () => {
    server.answer('/pg/v4/payment/request.json', {
      body: { data: { code: 100, authority, fee_type: 'Merchant', fee: 100 }, errors: [] },
    });
    await expect(gateway().start(request)).resolves.toEqual({
      token: authority,
      redirect: { url: `${server.base}/pg/StartPay/${authority}`, method: 'GET', fields: {} },
    });
    expect(server.calls[0]?.body).toEqual({
      merchant_id: merchantId,
      amount: 312_500_000,
      description: request.description,
      callback_url: request.callbackUrl,
      metadata: { mobile: request.mobile, order_id: attemptId },
    });
  });

  test.each([
    [-12, 'شلوغ'],
    [-13, 'مبلغ'],
    [-10, 'نپذیرفت'],
  ])('says in Persian that it refuses with %i', async (code, word) => {
    server.answer('/pg/v4/payment/request.json', { status: 401, body: errors(code) });
    const refusal = gateway().start(request);
    await expect(refusal).rejects.toBeInstanceOf(GatewayRefusal);
    await expect(refusal).rejects.toMatchObject({
      gatewayCode: String(code),
      message: expect.stringContaining(word),
    });
  });

  test.each([
    [100, 'paid'],
    [101, 'already'],
  ])('takes the money with %i', async (code, outcome) => {
    server.answer('/pg/v4/payment/verify.json', {
      body: { data: { code, ref_id: 419_772_035, card_pan: '603799******0000', fee: 0 }, errors: [] },
    });
    await expect(gateway().verify(payment)).resolves.toEqual({
      outcome,
      amount: request.amount,
      reference: '419772035',
      card: '603799******0000',
    });
    expect(server.calls[0]?.body).toEqual({ merchant_id: merchantId, amount: 312_500_000, authority });
  });

  test.each([
    [-51, 'failed'],
    [-54, 'failed'],
    [-50, 'unknown'],
    [-53, 'unknown'],
    [-12, 'unknown'],
    [-9, 'unknown'],
  ])('concludes from a refused verification with %i: %s', async (code, outcome) => {
    server.answer('/pg/v4/payment/verify.json', { status: 401, body: errors(code) });
    await expect(gateway().verify(payment)).resolves.toMatchObject({ outcome });
  });

  test.each([
    ['PAID', 'paid'],
    ['VERIFIED', 'verified'],
    ['IN_BANK', 'pending'],
    ['FAILED', 'failed'],
    ['REVERSED', 'failed'],
    ['SOMETHING', 'unknown'],
  ])('an inquiry that says %s is %s', async (status, outcome) => {
    server.answer('/pg/v4/payment/inquiry.json', { body: { data: { code: 100, status }, errors: [] } });
    await expect(gateway().inquire?.(payment)).resolves.toMatchObject({ outcome });
  });

  test('reverses in time and says when it is too late', async () => {
    server.answer(
      '/pg/v4/payment/reverse.json',
      { body: { data: { code: 100 }, errors: [] } },
      { body: errors(-62) },
    );
    const { reverse } = gateway();
    await expect(reverse?.(payment)).resolves.toBe(true);
    await expect(reverse?.(payment)).resolves.toBe(false);
  });

  test('recognises its own return only', () => {
    const read = (query: Record<string, string>) => gateway().readCallback({ query, body: {} }, payment);
    expect(read({ Authority: authority, Status: 'OK' })).toEqual({ decision: 'paid', tracking: null });
    expect(read({ Authority: authority, Status: 'NOK' })).toEqual({ decision: 'cancelled', tracking: null });
    expect(read({ Authority: 'A1', Status: 'OK' })).toBeNull();
  });

  test.each([null, { status: 503, body: {} }])(
    'knows nothing when it does not answer (%j)',
    async (reply) => {
      server.answer('/pg/v4/payment/verify.json', reply);
      const verifying = gateway().verify(payment);
      await expect(verifying).rejects.toBeInstanceOf(GatewayUnreachable);
      await expect(verifying).rejects.not.toThrow(merchantId);
    },
  );
});

describe('Zibal', () => {
  const payment = { attemptId, token: '3714061', amount: request.amount, tracking: null };
  const gateway = () => zibalGateway({ merchant: 'zibal' }, server.base);
  const paid = { refNumber: 5_551_234, amount: 312_500_000, cardNumber: '62741****44', status: 1 };

  test('is asked for the amount in rial and leads to its page', async () => {
    server.answer('/v1/request', { body: { result: 100, trackId: 3_714_061, message: 'success' } });
    await expect(gateway().start(request)).resolves.toEqual({
      token: '3714061',
      redirect: { url: `${server.base}/start/3714061`, method: 'GET', fields: {} },
    });
    expect(server.calls[0]?.body).toEqual({
      merchant: 'zibal',
      amount: 312_500_000,
      callbackUrl: request.callbackUrl,
      description: request.description,
      orderId: attemptId,
      mobile: request.mobile,
    });
  });

  test.each([
    [105, 'مبلغ'],
    [113, 'مبلغ'],
    [102, 'نپذیرفت'],
    [104, 'نپذیرفت'],
  ])('says in Persian that it refuses with %i', async (result, word) => {
    server.answer('/v1/request', { body: { result, message: 'error' } });
    await expect(gateway().start(request)).rejects.toMatchObject({ message: expect.stringContaining(word) });
  });

  test('answers the amount it took in toman', async () => {
    server.answer('/v1/verify', { body: { ...paid, result: 100 } });
    await expect(gateway().verify(payment)).resolves.toEqual({
      outcome: 'paid',
      amount: request.amount,
      reference: '5551234',
      card: '62741****44',
    });
    expect(server.calls[0]?.body).toEqual({ merchant: 'zibal', trackId: 3_714_061 });
  });

  test('a repeated verification reads the figures from the inquiry', async () => {
    server.answer('/v1/verify', { body: { result: 201, message: 'previously verified' } });
    server.answer('/v1/inquiry', { body: { ...paid, result: 100 } });
    await expect(gateway().verify(payment)).resolves.toMatchObject({
      outcome: 'already',
      amount: request.amount,
      reference: '5551234',
    });
  });

  test.each([
    [202, 3, 'failed', 'لغو'],
    [202, 5, 'failed', 'موجودی'],
    [202, undefined, 'failed', 'انجام نشد'],
    [203, undefined, 'failed', 'انجام نشد'],
    [102, undefined, 'unknown', '102'],
  ])('concludes from result %i and status %p: %s', async (result, status, outcome, reason) => {
    server.answer('/v1/verify', { body: { result, status } });
    await expect(gateway().verify(payment)).resolves.toEqual({
      outcome,
      reason: expect.stringContaining(reason),
    });
  });

  test.each([
    [1, 'verified'],
    [2, 'paid'],
    [-1, 'pending'],
    [3, 'failed'],
    [12, 'failed'],
    [18, 'failed'],
    [-2, 'unknown'],
    [11, 'unknown'],
  ])('an inquiry that says %i is %s', async (status, outcome) => {
    server.answer('/v1/inquiry', { body: { result: 100, status } });
    await expect(gateway().inquire?.(payment)).resolves.toMatchObject({ outcome });
  });

  test('recognises its own return only', () => {
    const read = (query: Record<string, string>) => gateway().readCallback({ query, body: {} }, payment);
    expect(read({ trackId: '3714061', success: '1', status: '2' })).toEqual({
      decision: 'paid',
      tracking: null,
    });
    expect(read({ trackId: '3714061', success: '0', status: '3' })).toEqual({
      decision: 'cancelled',
      tracking: null,
    });
    expect(read({ trackId: '3714061', success: '0', status: '5' })).toEqual({
      decision: 'failed',
      tracking: null,
    });
    expect(read({ trackId: '1', success: '1' })).toBeNull();
  });
});
