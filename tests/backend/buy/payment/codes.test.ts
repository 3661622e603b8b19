import { creditGateway, snappPay, torobPay } from '@/backend/adapters/payment/credit';
import { digipayGateway } from '@/backend/adapters/payment/digipay';
import { GatewayRefusal, type PaymentGateway, reasonForOperators } from '@/backend/adapters/payment/gateway';
import { keepaGateway } from '@/backend/adapters/payment/keepa';
import { outcomes } from '@/backend/adapters/payment/outcomes';
import { watchedGateway } from '@/backend/adapters/payment/watched';
import { zarinpalGateway } from '@/backend/adapters/payment/zarinpal';
import { zibalGateway } from '@/backend/adapters/payment/zibal';
import { account, payment as aPayment, openGatewayServer, request } from '@/tests/support/buy/gatewayServer';

const server = openGatewayServer();
const payment = { ...aPayment, token: '3714061', tracking: '11:98765' };
/** A sentence of Persian letters, digits and signs. */
const persian = /^[\u0600-\u06ff\u200c .،؛]+$/;

/** The gateways, and how each of them writes a code into its answers. */
const providers: {
  name: string;
  open: () => PaymentGateway;
  start: string;
  verify: string;
  /** The answer to a call that is refused with the code. */
  refuse: (code: string) => [number, object];
}[] = [
  {
    name: 'Zarinpal',
    open: () => zarinpalGateway({ merchantId: 'm' }, server.base()),
    start: '/pg/v4/payment/request.json',
    verify: '/pg/v4/payment/verify.json',
    refuse: (code) => [401, { data: [], errors: { code: Number(code), message: 'error' } }],
  },
  {
    name: 'Zibal',
    open: () => zibalGateway({ merchant: 'zibal' }, server.base()),
    start: '/v1/request',
    verify: '/v1/verify',
    refuse: (code) => [200, { result: Number(code), message: 'error' }],
  },
  {
    name: 'Digipay',
    open: () => digipayGateway(account, server.base()),
    start: '/tickets/business',
    verify: '/purchases/verify',
    refuse: (code) => [422, { result: { status: Number(code), message: 'error' } }],
  },
  ...[snappPay, torobPay].map((dialect) => ({
    name: dialect.name,
    open: () => creditGateway(dialect, account, server.base()),
    start: '/api/online/payment/v1/token',
    verify: '/api/online/payment/v1/verify',
    refuse: (code: string): [number, object] => [
      400,
      { successful: false, errorData: { errorCode: Number(code), message: 'error' } },
    ],
  })),
  {
    name: 'Keepa',
    open: () => keepaGateway({ clientId: 'a', clientSecret: 'b', terminalId: '42' }, server.base()),
    start: '/cpg-payments/v2/get-token',
    verify: '/cpg-payments/v2/verify',
    refuse: (code) => [Number(code), {}],
  },
];
const find = (name: string) => {
  const found = providers.find((one) => one.name === name);
  if (!found) throw new Error(`There is no provider ${name}.`);
  return found;
};

beforeEach(() => {
  server.answer('/oauth/token', { access_token: 'jwt', expires_in: 3600 });
  server.answer('/api/online/v1/oauth/token', { access_token: 'jwt', expires_in: 3600 });
  server.answer('/clients/authorize', { accessToken: 'jwt' });
});

/** The codes that the documents of the gateways name, with what they say about the money. The reason of an unknown one names its code. */
test.each<[provider: string, outcome: 'failed' | 'unknown', codes: number[], reason: string | null]>([
  ['Zarinpal', 'failed', [-51, -54], 'پرداخت انجام نشد.'],
  ['Zarinpal', 'unknown', [-9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19], null],
  ['Zarinpal', 'unknown', [-30, -31, -32, -33, -34, -35, -36, -37, -38, -39, -40, -41], null],
  ['Zarinpal', 'unknown', [-50, -52, -53, -55], null],
  ['Zibal', 'failed', [202, 203], 'پرداخت انجام نشد.'],
  ['Zibal', 'unknown', [102, 103, 104, 105, 106, 113, 114], null],
  ['Digipay', 'failed', [9003], 'زمان پرداخت به پایان رسید.'],
  ['Digipay', 'failed', [9007], 'پرداخت انجام نشد.'],
  [
    'Digipay',
    'unknown',
    [1054, 9000, 9001, 9004, 9005, 9006, 9008, 9009, 9010, 9011, 9012, 9030, 9031, 15_805],
    null,
  ],
  ['SnappPay', 'unknown', [1000, 1005, 1007, 1009, 1011, 1048, 1051, 1053], null],
  ['Torobpay', 'unknown', [1000, 1011], null],
  ['Keepa', 'unknown', [400, 401, 403, 404, 429], null],
])('a verification that %s refuses is %s: %j', async (name, outcome, codes, reason) => {
  const { open, verify, refuse } = find(name);
  for (const code of codes) {
    server.answer(verify, refuse(String(code)));
    const expected = { outcome, reason: reason ?? expect.stringContaining(`(کد ${code})`) };
    expect([code, await open().verify(payment)]).toEqual([code, expect.objectContaining(expected)]);
  }
});

test.each(providers)(
  'an unknown code of $name is neither paid nor a failure',
  async ({ open, start, verify, refuse }) => {
    for (const code of ['499', '77777', '-9999']) {
      const [status, body] = refuse(code);
      const reply: [number, object] = [status > 0 && status < 600 ? status : 418, body];
      server.answer(verify, reply);
      server.answer(start, reply);
      expect((await open().verify(payment)).outcome).toBe('unknown');
      await expect(open().start(request)).rejects.toMatchObject({
        message: expect.stringContaining('نپذیرفت'),
        forOperators: outcomes.unknown.operator,
      });
    }
  },
);

/** An answer that calls itself a success and lacks what a success must have. */
test.each<[provider: string, reply: object | [number, object]]>([
  ['Zarinpal', { data: { code: 100 }, errors: [] }],
  ['Zibal', { result: 100 }],
  ['Digipay', { result: { status: 0 } }],
  ['Digipay', [422, { result: { status: 0 }, amount: 580_000_000, rrn: '1' }]],
  ['SnappPay', [400, { successful: true, response: { transactionId: 'T-9' } }]],
])('a success of %s without its facts is not paid: %j', async (name, reply) => {
  const { open, verify } = find(name);
  server.answer(verify, reply);
  expect((await open().verify(payment)).outcome).toBe('unknown');
});

/** The states of a payment at Zibal that its verification (202) and its inquiry name. */
test.each([
  [3, 'پرداخت را لغو کردید.', 'منصرف'],
  [4, 'شمارهٔ کارت نادرست است.', 'کارت مشتری'],
  [5, 'موجودی کارت کافی نیست.', 'موجودی'],
  [6, 'رمز کارت نادرست است.', 'رمز'],
  [7, 'تعداد تلاش‌ها زیاد بود. کمی بعد دوباره تلاش کنید.', 'تلاش'],
  [8, 'تعداد یا مبلغ پرداخت از سقف روزانهٔ کارت بیشتر است.', 'سقف'],
  [9, 'تعداد یا مبلغ پرداخت از سقف روزانهٔ کارت بیشتر است.', 'سقف'],
  [10, 'شمارهٔ کارت نادرست است.', 'بانک'],
  [12, 'بانک صادرکنندهٔ کارت پاسخ نداد.', 'بانک'],
  [15, 'مبلغ به کارت برگشت.', 'برگرداند'],
  [16, 'مبلغ به کارت برگشت.', 'برگرداند'],
  [18, 'مبلغ به کارت برگشت.', 'برگرداند'],
])(
  'state %i of Zibal tells the shopper «%s» and the merchant something of their own',
  async (status, text, word) => {
    const gateway = find('Zibal').open();
    server.answer('/v1/verify', { result: 202, status });
    server.answer('/v1/inquiry', { result: 100, status });
    const failed = { outcome: 'failed', reason: text, forOperators: expect.stringContaining(word) };
    expect(await gateway.verify(payment)).toEqual(failed);
    expect(await gateway.inquire?.(payment)).toEqual(failed);
  },
);

test.each([
  [-60, 'بانک'],
  [-61, 'وضعیت'],
  [-62, 'نشانی سرور'],
  [-63, 'مهلت'],
])('the desk reads why Zarinpal did not give money back with %i', async (code, word) => {
  const noted: (string | null)[] = [];
  const gateway = watchedGateway(find('Zarinpal').open(), ({ error }) => noted.push(error));
  server.answer('/pg/v4/payment/reverse.json', find('Zarinpal').refuse(String(code)));
  expect(await gateway.reverse?.(payment)).toMatchObject({ done: false });
  expect(noted).toEqual([expect.stringContaining(word)]);
});

test('the desk reads its own sentence about a payment that failed', async () => {
  const noted: (string | null)[] = [];
  const gateway = watchedGateway(find('Zibal').open(), ({ error }) => noted.push(error));
  server.answer('/v1/verify', { result: 202, status: 5 });
  expect(await gateway.verify(payment)).toMatchObject({ reason: 'موجودی کارت کافی نیست.' });
  expect(noted).toEqual(['موجودی کارت مشتری کافی نبود.']);
});

test.each([
  ['Zarinpal', '-10', 'نپذیرفت', 'کد درگاه'],
  ['Zarinpal', '-12', 'شلوغ', 'درخواست‌ها زیاد بود'],
  ['Zarinpal', '-13', 'مبلغ', 'حد درگاه'],
  ['Zibal', '102', 'نپذیرفت', 'کد درگاه'],
  ['Zibal', '104', 'نپذیرفت', 'کد درگاه'],
  ['Zibal', '105', 'مبلغ', 'حد درگاه'],
  ['Zibal', '106', 'نپذیرفت', 'نشانی فروشگاه'],
  ['Zibal', '113', 'مبلغ', 'حد درگاه'],
  ['SnappPay', '401', 'نپذیرفت', 'کد درگاه'],
  ['SnappPay', '1002', 'نپذیرفت', 'روشن نبود'],
  ['SnappPay', '1051', 'نپذیرفت', 'نشانی فروشگاه'],
  ['Torobpay', '401', 'نپذیرفت', 'کد درگاه'],
  ['Torobpay', '1002', 'نپذیرفت', 'روشن نبود'],
  ['Digipay', '9031', 'نپذیرفت', 'خدمت نمی‌دهد'],
  ['Keepa', '401', 'نپذیرفت', 'کد درگاه'],
])(
  'a purchase that %s refuses with %s tells the shopper «%s» and the merchant «%s»',
  async (name, code, forShopper, forMerchant) => {
    const { open, start, refuse } = find(name);
    server.answer(start, refuse(code));
    const refusal = await open()
      .start(request)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GatewayRefusal);
    expect(refusal).toMatchObject({ gatewayCode: code, message: expect.stringContaining(forShopper) });
    expect(reasonForOperators(refusal)).toContain(forMerchant);
  },
);

test('every outcome has a sentence for the shopper and another for the merchant, in Persian', () => {
  for (const { shopper, operator } of Object.values(outcomes)) {
    expect(shopper('زیبال')).toMatch(persian);
    expect(operator).toMatch(persian);
    expect(operator).not.toBe(shopper('زیبال'));
  }
});
