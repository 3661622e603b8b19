import { creditGateway, snappPay, torobPay } from '@/backend/adapters/payment/credit';
import { digipayGateway } from '@/backend/adapters/payment/digipay';
import { keepaGateway } from '@/backend/adapters/payment/keepa';
import { account, payment as aPayment, openGatewayServer, request } from '@/tests/support/buy/gatewayServer';

const server = openGatewayServer();
const { attemptId, amount } = request;
const lastCall = () => `${server.last()?.method} ${server.last()?.url}`;

describe('SnappPay and Torobpay', () => {
  const snapp = () => creditGateway(snappPay, account, server.base());
  const torob = () => creditGateway(torobPay, account, server.base());
  const ok = (response: object) => ({ successful: true, response });
  const refused = (errorCode: number) => ({ successful: false, errorData: { errorCode, message: 'no' } });
  beforeEach(() => {
    server.answer('/api/online/v1/oauth/token', { access_token: 'jwt', expires_in: 3600 });
  });

  describe.each([
    [snappPay, 'INSTALLMENT'],
    [torobPay, 'ONLINE_CREDIT'],
  ])('$name', (dialect, method) => {
    const gateway = () => creditGateway(dialect, account, server.base());

    test('signs in once and sends a cart whose total is what is paid here and elsewhere', async () => {
      const url = 'https://pay.example/x';
      server.answer('/api/online/payment/v1/token', ok({ paymentToken: 'pt-1', paymentPageUrl: url }));
      const shared = gateway();
      expect(await shared.start(request)).toEqual({
        token: 'pt-1',
        redirect: { url, method: 'GET', fields: {} },
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

    test('verifies', async () => {
      server.answer('/api/online/payment/v1/verify', ok({ transactionId: 'T-9', amount: 580_000_000 }));
      expect(await gateway().verify(aPayment)).toEqual({
        outcome: 'paid',
        amount,
        reference: 'T-9',
        card: null,
      });
      expect(server.last()?.body).toEqual({ paymentToken: 'T-1' });
    });

    test.each([
      ['VERIFY', 'already'],
      ['SETTLE', 'already'],
      ['REVERT', 'failed'],
      ['CANCEL', 'failed'],
      ['PENDING', 'unknown'],
    ])('a refused verification with the status %s is %s', async (status, outcome) => {
      server.answer('/api/online/payment/v1/verify', refused(1007));
      const seen = { status, transactionId: 'T-9', amount: 580_000_000 };
      server.answer('/api/online/payment/v1/status', ok(seen));
      expect(await gateway().verify(aPayment)).toMatchObject({ outcome });
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
      expect(await gateway().inquire?.(aPayment)).toMatchObject({ outcome });
      expect(lastCall()).toBe('GET /api/online/payment/v1/status?paymentToken=T-1');
    });

    test.each([
      ['VERIFY', 'revert'],
      ['SETTLE', 'cancel'],
    ])('gives a payment back that stands at %s by %s', async (status, step) => {
      server.answer('/api/online/payment/v1/status', ok({ status }));
      server.answer(`/api/online/payment/v1/${step}`, ok({ transactionId: 'T-9' }));
      expect(await gateway().reverse?.(aPayment)).toEqual({ done: true });
    });

    test('recognises its own return, sent as a form or in the address', () => {
      const read = (query: Record<string, string>, body: Record<string, string>) =>
        gateway().readCallback({ query, body }, aPayment);
      const own = { transactionId: attemptId };
      expect(read({}, { ...own, state: 'OK' })).toEqual({ decision: 'paid', tracking: null });
      expect(read({ ...own, state: 'FAILED' }, {})).toEqual({ decision: 'failed', tracking: null });
      expect(read({}, { transactionId: 'other', state: 'OK' })).toBeNull();
    });

    test('says whether it would lend the amount', async () => {
      const offer = { eligible: true, title_message: '۴ قسط', description: 'بدون کارمزد' };
      server.answer('/api/online/offer/v1/eligible', ok(offer));
      expect(await gateway().checkEligible?.(1_000_000, request.mobile)).toEqual({
        eligible: true,
        title: '۴ قسط',
        text: 'بدون کارمزد',
      });
      expect(lastCall()).toBe('GET /api/online/offer/v1/eligible?amount=10000000');
    });
  });

  test('SnappPay is settled, also when the first answer was lost, and Torobpay needs no settling', async () => {
    server.answer('/api/online/payment/v1/settle', ok({}), refused(1));
    server.answer('/api/online/payment/v1/status', ok({ status: 'SETTLE' }), ok({ status: 'VERIFY' }));
    const { settle } = snapp();
    expect(await settle?.(aPayment)).toBeUndefined();
    expect(await settle?.(aPayment)).toBeUndefined();
    await expect(settle?.(aPayment)).rejects.toThrow('did not settle');
    expect(torob().settle).toBeUndefined();
  });

  test('SnappPay lowers a settled payment to what is kept, and Torobpay documents no such call', async () => {
    server.answer('/api/online/payment/v1/update', ok({ transactionId: 'T-9' }), refused(1009));
    const { update } = snapp();
    const change = { id: 'change-1', by: 18_000_000, left: 40_000_000 };
    expect(await update?.(aPayment, change)).toBeUndefined();
    expect(server.last()?.body).toMatchObject({
      paymentToken: 'T-1',
      amount: 400_000_000,
      paymentMethodTypeDto: 'INSTALLMENT',
      cartList: [
        { cartId: attemptId, cartItems: [{ count: 1, amount: 400_000_000 }], totalAmount: 400_000_000 },
      ],
    });
    await expect(update?.(aPayment, change)).rejects.toThrow('did not lower the payment (1009)');
    expect(torob().update).toBeUndefined();
  });
});

describe('Digipay', () => {
  const payment = { ...aPayment, tracking: '13:98765' };
  const gateway = () => digipayGateway(account, server.base());
  const ok = (more: object = {}) => ({ result: { status: 0, message: 'ok' }, ...more });
  const refused = (status: number): [number, object] => [422, { result: { status } }];
  beforeEach(() => {
    server.answer('/oauth/token', { access_token: 'jwt', expires_in: 3600 });
  });

  test('is asked for a ticket in rial and leads to its page', async () => {
    const url = 'https://app.example/upg?ticket-1';
    server.answer('/tickets/business', ok({ ticket: 'ticket-1', redirectUrl: url }));
    const redirect = { url, method: 'GET', fields: {} };
    expect(await gateway().start(request)).toEqual({ token: 'ticket-1', redirect });
    expect(server.last()).toMatchObject({
      url: '/tickets/business?type=11',
      headers: { agent: 'WEB', 'digipay-version': '2022-02-02' },
      body: { amount: 580_000_000, cellNumber: '09123456789', providerId: attemptId },
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
    const card = '6037**0000';
    server.answer('/purchases/verify', ok({ amount: 580_000_000, rrn: '1122', maskedPan: card }));
    expect(await gateway().verify(payment)).toEqual({ outcome: 'paid', amount, reference: '1122', card });
    expect(server.last()).toMatchObject({
      url: '/purchases/verify?type=13',
      body: { trackingCode: '98765', providerId: attemptId },
    });
    expect(await gateway().verify(aPayment)).toMatchObject({ outcome: 'unknown' });
  });

  test.each([
    [{ rrn: '1122' }, 'no amount'],
    [{ amount: 580_000_000 }, 'no reference'],
    [{ amount: 580_000_000, rrn: '1122', providerId: 'other' }, 'another payment'],
  ])('knows nothing from a verification that answers %j', async (more, reason) => {
    server.answer('/purchases/verify', ok(more));
    expect(await gateway().verify(payment)).toEqual({ outcome: 'unknown', reason });
  });

  test('says that a customer is still at the gateway', async () => {
    server.answer('/purchases/verify', refused(9004));
    const reason = 'مشتری هنوز در درگاه است. (کد 9004)';
    expect(await gateway().verify(payment)).toMatchObject({ outcome: 'unknown', reason });
  });

  test('refunds a part once, under an id of its own', async () => {
    const change = { id: 'refund-1', by: 8_000_000, left: 50_000_000 };
    server.answer('/refunds', ok({ trackingCode: '571' }), refused(9008));
    expect(await gateway().update?.(payment, change)).toBeUndefined();
    expect(server.last()).toMatchObject({
      url: '/refunds?type=13',
      body: { providerId: 'refund-1', amount: 80_000_000, saleTrackingCode: '98765' },
    });
    server.answer('/refunds/refund-1', ok({ status: 0 }), ok({ status: 2 }));
    expect(await gateway().update?.(payment, change)).toBeUndefined();
    await expect(gateway().update?.(payment, change)).rejects.toThrow('did not refund');
  });

  test('reports the delivery of a purchase on credit only', async () => {
    server.answer('/purchases/deliver', ok());
    const delivery = { orderId: 1_048_267, at: '2026-11-22T08:00:00.000Z' };
    await gateway().deliver?.(payment, delivery);
    expect(server.last()).toMatchObject({
      url: '/purchases/deliver?type=13',
      body: { trackingCode: '98765', invoiceNumber: '1048267', deliveryDate: Date.parse(delivery.at) },
    });
    const before = server.calls.length;
    await gateway().deliver?.({ ...payment, tracking: '0:98765' }, delivery);
    expect(server.calls).toHaveLength(before);
  });

  test('reverses', async () => {
    server.answer('/reverse', ok(), refused(9009));
    expect(await gateway().reverse?.(payment)).toEqual({ done: true });
    expect(await gateway().reverse?.(payment)).toMatchObject({ done: false });
  });
});

describe('Keepa', () => {
  const gateway = () => keepaGateway({ clientId: 'a', clientSecret: 'b', terminalId: '42' }, server.base());
  beforeEach(() => {
    server.answer('/clients/authorize', { accessToken: 'jwt' });
  });

  test('is asked for a token in rial and leads to its page', async () => {
    const url = 'https://keepa.example/kt-1';
    server.answer('/cpg-payments/v2/get-token', { token: 'kt-1', paymentUrl: url });
    const redirect = { url, method: 'GET' };
    expect(await gateway().start(request)).toMatchObject({ token: 'kt-1', redirect });
    const body = { terminalId: 42, invoiceNumber: attemptId, amount: 580_000_000 };
    expect(server.last()?.body).toMatchObject(body);
  });

  test('verifies, and reads an earlier verification from the inquiry', async () => {
    server.answer('/cpg-payments/v2/verify', { refNum: 'R1' }, [400, {}]);
    server.answer('/cpg-payments/v2/inquiry/T-1', { status: 1, amount: 580_000_000, refNum: 'R1' });
    const { verify } = gateway();
    expect(await verify(aPayment)).toMatchObject({ outcome: 'paid', amount, reference: 'R1' });
    expect(await verify(aPayment)).toMatchObject({ outcome: 'already', amount });
  });

  test.each([
    [1, 'verified'],
    [8, 'paid'],
    [3, 'unknown'],
  ])('an inquiry with status %i is %s', async (status, outcome) => {
    server.answer('/cpg-payments/v2/inquiry/T-1', { status });
    expect(await gateway().inquire?.(aPayment)).toMatchObject({ outcome });
  });
});
