import { GatewayUnreachable } from '@/backend/adapters/payment/callGateway';
import { maskSecrets } from '@/backend/adapters/payment/maskSecrets';
import { zarinpalGateway } from '@/backend/adapters/payment/zarinpal';
import { zibalGateway } from '@/backend/adapters/payment/zibal';
import { payment as aPayment, openGatewayServer, request } from '@/tests/support/buy/gatewayServer';
import { filesBelow, readText } from '@/tests/support/sourceFiles';

const server = openGatewayServer();
const { attemptId, amount } = request;

describe('Zarinpal', () => {
  const merchantId = '11111111-2222-3333-4444-555555555555';
  const token = 'A0000000000000000000000000000wwOGYpd';
  const payment = { ...aPayment, token };
  const gateway = () => zarinpalGateway({ merchantId }, server.base());
  const errors = (code: number) => ({ data: [], errors: { code, message: 'error', validations: [] } });

  test('is asked for the amount in rial and leads to its page', async () => {
    server.answer('/pg/v4/payment/request.json', {
      data: { code: 100, authority: token, fee_type: 'Merchant', fee: 100 },
      errors: [],
    });
    const url = `${server.base()}/pg/StartPay/${token}`;
    expect(await gateway().start(request)).toEqual({ token, redirect: { url, method: 'GET', fields: {} } });
    expect(server.last()?.body).toEqual({
      merchant_id: merchantId,
      amount: 580_000_000,
      description: request.description,
      callback_url: request.callbackUrl,
      metadata: { mobile: request.mobile, order_id: attemptId },
    });
  });

  test.each([
    [100, 'paid'],
    [101, 'already'],
  ])('takes the money with %i', async (code, outcome) => {
    const card = '603799******0000';
    server.answer('/pg/v4/payment/verify.json', {
      data: { code, ref_id: 419_772_035, card_pan: card, fee: 0 },
      errors: [],
    });
    expect(await gateway().verify(payment)).toEqual({ outcome, amount, reference: '419772035', card });
    expect(server.last()?.body).toEqual({ merchant_id: merchantId, amount: 580_000_000, authority: token });
  });

  test.each([
    ['PAID', 'paid'],
    ['VERIFIED', 'verified'],
    ['IN_BANK', 'pending'],
    ['FAILED', 'failed'],
    ['REVERSED', 'failed'],
    ['SOMETHING', 'unknown'],
  ])('an inquiry that says %s is %s', async (status, outcome) => {
    server.answer('/pg/v4/payment/inquiry.json', { data: { code: 100, status }, errors: [] });
    expect(await gateway().inquire?.(payment)).toMatchObject({ outcome });
  });

  test('reverses in time and says when it is too late', async () => {
    server.answer('/pg/v4/payment/reverse.json', { data: { code: 100 }, errors: [] }, errors(-63));
    expect(await gateway().reverse?.(payment)).toEqual({ done: true });
    expect(await gateway().reverse?.(payment)).toEqual({
      done: false,
      forOperators: 'مهلت درگاه برای تأیید یا برگشت این پرداخت گذشته است. (کد -63)',
    });
  });

  test('recognises its own return only', () => {
    const read = (query: Record<string, string>) => gateway().readCallback({ query, body: {} }, payment);
    expect(read({ Authority: token, Status: 'OK' })).toEqual({ decision: 'paid', tracking: null });
    expect(read({ Authority: token, Status: 'NOK' })).toEqual({ decision: 'cancelled', tracking: null });
    expect(read({ Authority: 'A1', Status: 'OK' })).toBeNull();
  });

  test.each([[null], [[503, {}]]])('knows nothing when it does not answer (%j)', async (reply) => {
    server.answer('/pg/v4/payment/verify.json', reply);
    const verifying = gateway().verify(payment);
    await expect(verifying).rejects.toBeInstanceOf(GatewayUnreachable);
    await expect(verifying).rejects.not.toThrow(merchantId);
  });
});

describe('Zibal', () => {
  const payment = { ...aPayment, token: '3714061' };
  const gateway = () => zibalGateway({ merchant: 'zibal' }, server.base());
  const paid = { refNumber: 5_551_234, amount: 580_000_000, cardNumber: '62741****44', status: 1 };
  const taken = { amount, reference: '5551234', card: '62741****44' };

  test('is asked for the amount in rial and leads to its page', async () => {
    server.answer('/v1/request', { result: 100, trackId: 3_714_061, message: 'success' });
    expect(await gateway().start(request)).toEqual({
      token: '3714061',
      redirect: { url: `${server.base()}/start/3714061`, method: 'GET', fields: {} },
    });
    expect(server.last()?.body).toEqual({
      merchant: 'zibal',
      amount: 580_000_000,
      callbackUrl: request.callbackUrl,
      description: request.description,
      orderId: attemptId,
      mobile: request.mobile,
    });
  });

  test('answers the amount it took in toman, which a repeated verification reads from the inquiry', async () => {
    server.answer('/v1/verify', { ...paid, result: 100 }, { result: 201, message: 'previously verified' });
    server.answer('/v1/inquiry', { ...paid, result: 100 });
    expect(await gateway().verify(payment)).toEqual({ outcome: 'paid', ...taken });
    expect(server.last()?.body).toEqual({ merchant: 'zibal', trackId: 3_714_061 });
    expect(await gateway().verify(payment)).toEqual({ outcome: 'already', ...taken });
  });

  test.each([
    [1, 'verified'],
    [2, 'paid'],
    [-1, 'pending'],
    [3, 'failed'],
    [-2, 'unknown'],
    [11, 'unknown'],
    [99, 'unknown'],
  ])('an inquiry that says %i is %s', async (status, outcome) => {
    server.answer('/v1/inquiry', { result: 100, status });
    expect(await gateway().inquire?.(payment)).toMatchObject({ outcome });
  });

  test.each([
    [{ trackId: '3714061', success: '1', status: '2' }, 'paid'],
    [{ trackId: '3714061', success: '0', status: '3' }, 'cancelled'],
    [{ trackId: '3714061', success: '0', status: '5' }, 'failed'],
    [{ trackId: '1', success: '1' }, null],
  ])('reads the return %j as %s', (query, decision) => {
    const expected = decision && { decision, tracking: null };
    expect(gateway().readCallback({ query, body: {} }, payment)).toEqual(expected);
  });
});

test('numbers of cards and secrets are masked at every depth, and nothing else', () => {
  expect(
    maskSecrets({
      card: '6037 9918 1234 5678',
      text: 'Card 6037991812345678 with Bearer abc.def',
      reference: '123456789012',
      headers: { authorization: 'Basic eA==', Accept: 'json' },
      list: [{ clientSecret: 'x', merchant_id: 'm', amount: 5 }],
      nothing: null,
    }),
  ).toEqual({
    card: '6037…5678',
    text: 'Card 6037…5678 with Bearer …',
    reference: '123456789012',
    headers: { authorization: '…', Accept: 'json' },
    list: [{ clientSecret: '…', merchant_id: '…', amount: 5 }],
    nothing: null,
  });
});

test('rial exists only where it goes to gateways, to the tax office and to lists of other sites', () => {
  const folders = ['backend', 'contract', 'rules', 'utils', 'store', 'sagas', 'services'];
  /** Code without comments and without the texts that shoppers read. */
  const codeOf = (path: string) => readText(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const users = filesBelow(folders, /\.tsx?$/).filter((path) =>
    /\btoRial\b|fromRial|amountRial|payment\/rial|\.\/rial'/.test(codeOf(path)),
  );
  const inAdapters =
    /^backend\/(adapters\/payment\/|db\/schema\/payment\.ts$|domains\/browse\/feed\/files\.ts$|domains\/buy\/taxInvoice\/packet\.ts$)/;
  expect(users.length).toBeGreaterThan(4);
  expect(users.filter((path) => !inAdapters.test(path))).toEqual([]);
});
