import { digipayGateway } from '@/backend/adapters/payment/digipay';
import { type GatewayServer, startGatewayServer } from '@/tests/support/buy/gatewayServer';
import { account, attemptId, request } from '@/tests/support/credit/creditRequest';

let server: GatewayServer;

beforeEach(async () => {
  server = await startGatewayServer();
});

afterEach(() => server.close());

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

  test('refunds a part once, under an id of its own', async () => {
    const change = { id: 'refund-1', by: 8_000_000, left: 50_000_000 };
    server.answer('/refunds', ok({ trackingCode: '571' }), {
      status: 422,
      body: { result: { status: 9008 } },
    });
    await expect(gateway().update?.(payment, change)).resolves.toBeUndefined();
    expect(server.calls.at(-1)).toMatchObject({
      url: '/refunds?type=13',
      body: { providerId: 'refund-1', amount: 80_000_000, saleTrackingCode: '98765' },
    });
    server.answer('/refunds/refund-1', ok({ status: 0 }), ok({ status: 2 }));
    await expect(gateway().update?.(payment, change)).resolves.toBeUndefined();
    await expect(gateway().update?.(payment, change)).rejects.toThrow('did not refund');
  });

  test.each([9003, 9007])('a verification that answers %i says that nothing was paid', async (status) => {
    server.answer('/purchases/verify', { status: 422, body: { result: { status } } });
    await expect(gateway().verify(payment)).resolves.toMatchObject({ outcome: 'failed' });
  });

  test('another refused verification says nothing about the money', async () => {
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
