import { screen, within } from '@testing-library/react';
import { PaymentResultScreen } from '@/components/buy/payment/PaymentResultScreen';
import type { Order } from '@/contract/order';
import type { PaymentAttempt } from '@/contract/payment';
import { type Answers, refusal } from '@/tests/support/answers';
import { anOrder, instalments } from '@/tests/support/factories/order';
import { anAttempt, attemptId } from '@/tests/support/factories/payment';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

type Options = { order?: Order; guest?: boolean };

/** The result page of an address. */
const open = (query: string, { order, guest }: Options = {}, rows: Answers = {}) =>
  openScreen(<PaymentResultScreen />, {
    at: `/payment-resualt${query}`,
    as: guest ? 'guest' : 'customer',
    with: { 'GET /user/orders/1048267': order ?? refusal(404, 'این سفارش پیدا نشد.'), ...rows },
  });

const openAttempt = (over: Partial<PaymentAttempt>, options?: Options) =>
  open(`?attempt=${attemptId}`, options, { [`GET /public/paymentAttempts/${attemptId}`]: anAttempt(over) });

const fact = async (title: string) => (await screen.findByText(title, { selector: 'dt' })).closest('div');
const card = (title: string) => screen.findByRole('region', { name: title });

describe('a paid order', () => {
  const order = anOrder({ id: 1048267, state: 'preparing', instalments: instalments(0) });

  test('shows the receipt, the delivery, the next instalment and the ways on', async () => {
    openAttempt({}, { order });
    expect(await card('پرداخت شد، سپاس')).toBeVisible();
    expect(await screen.findByText(/سفارش ۱۰۴۸۲۶۷ ثبت شد و شنبه ۱ آذر، ۱۵ تا ۱۸/)).toBeVisible();
    expect(await fact('مبلغ')).toHaveTextContent('۳۱٬۲۵۰٬۰۰۰ تومان');
    expect(await fact('شمارهٔ پیگیری بانک')).toHaveTextContent('۴۱۹۷۷۲۰۳۵');
    expect(await fact('کارت')).toHaveTextContent('۶۰۳۷ ۹۹•• •••• ۰۰۰۰');
    expect(await fact('زمان')).toHaveTextContent('جمعه ۲۹ آبان ۱۴۰۵، ۱۴:۳۰');
    expect(screen.getByText(/قسط ۱،/)).toHaveTextContent('قسط ۱، ۸ شهریور ۱۴۰۵');
    expect(hrefOf('دیدن سفارش')).toBe('/dashboard/orders/1048267');
    expect(hrefOf('فاکتور')).toBe('/invoice?order=1048267');
  });

  test('shows the receipt in a browser without a session', async () => {
    openAttempt({}, { guest: true });
    expect(await card('پرداخت شد، سپاس')).toBeVisible();
    expect(screen.getByText('سفارش ۱۰۴۸۲۶۷ ثبت شد.')).toBeVisible();
    expect(await fact('شمارهٔ پیگیری بانک')).toHaveTextContent('۴۱۹۷۷۲۰۳۵');
  });

  test('copies the reference as the bank wrote it', async () => {
    const { user } = openAttempt({}, { order });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'کپی شمارهٔ پیگیری بانک' }));
    expect(write).toHaveBeenCalledWith('419772035');
  });

  test('sends the receipt with the share sheet of the device', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user } = openAttempt({}, { order });
    await user.click(await screen.findByRole('button', { name: 'فرستادن رسید' }));
    Object.assign(navigator, { share: undefined });
    expect(share.mock.calls[0][0].text.split('\n')).toEqual([
      'رسید پرداخت، پله',
      'سفارش: ۱۰۴۸۲۶۷',
      'مبلغ: ۳۱٬۲۵۰٬۰۰۰ تومان',
      'شمارهٔ پیگیری بانک: ۴۱۹۷۷۲۰۳۵',
      expect.stringContaining('کارت: '),
      'درگاه: درگاه آزمایشی',
      'زمان: جمعه ۲۹ آبان ۱۴۰۵، ۱۴:۳۰',
      `شناسهٔ پرداخت: ${attemptId}`,
    ]);
  });

  test('copies the receipt when the device has no share sheet, and prints it', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = openAttempt({}, { order });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'فرستادن رسید' }));
    expect(write.mock.calls[0]?.[0]).toContain('مبلغ: ۳۱٬۲۵۰٬۰۰۰ تومان');
    await user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

test('a recharge leads to the wallet, or to the order it was meant for', async () => {
  const { unmount } = openAttempt({ purpose: 'recharge', orderId: null });
  expect(await card('کیف پول شما شارژ شد')).toBeVisible();
  expect(hrefOf('دیدن کیف پول')).toBe('/dashboard/wallet');
  unmount();
  openAttempt({ purpose: 'recharge' });
  expect(await screen.findByRole('link', { name: 'ادامهٔ سفارش ۱۰۴۸۲۶۷' })).toHaveAttribute(
    'href',
    '/dashboard/orders/1048267',
  );
});

describe('a payment that failed', () => {
  const failed = {
    outcome: 'notPaid',
    reference: null,
    card: null,
    reason: 'موجودی کارت کافی نیست',
  } as const;
  const heldUntil = new Date(Date.now() + 16 * 60_000).toISOString();

  test('says why, what became of the wallet, how long the products are kept, and where to pay again', async () => {
    openAttempt({ ...failed, walletReleased: 2_350_000, heldUntil });
    expect(await card('پرداخت انجام نشد')).toBeVisible();
    expect(await fact('سفارش')).toHaveTextContent('۱۰۴۸۲۶۷');
    expect(await fact('علت')).toHaveTextContent('موجودی کارت کافی نیست');
    expect(await fact('کیف پول')).toHaveTextContent('۲٬۳۵۰٬۰۰۰ تومان به کیف پول برگشت');
    expect(screen.getByText(/برای شما نگه داشته می‌شود/)).toBeVisible();
    expect(screen.getByText(/حداکثر تا ۷۲ ساعت/)).toBeVisible();
    expect(hrefOf('پرداخت دوباره')).toBe('/payment/summery?order=1048267');
    expect(hrefOf('درگاه دیگر')).toBe('/payment/summery?order=1048267#gateways');
    expect(screen.queryByText('شمارهٔ پیگیری بانک')).not.toBeInTheDocument();
  });

  test('says that the part of the wallet waits for the order, and comes back without a payment', async () => {
    openAttempt({ ...failed, walletHeld: 500_000, heldUntil });
    expect(await fact('کیف پول')).toHaveTextContent(
      '۵۰۰٬۰۰۰ تومان برای این سفارش نگه داشته شده؛ اگر پرداخت نشود، برمی‌گردد',
    );
  });

  test('offers no payment for an order whose products are no longer kept', async () => {
    openAttempt(failed);
    expect(await screen.findByText('کالاهای این سفارش دیگر نگه داشته نمی‌شود.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'پرداخت دوباره' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'دیدن سفارش' })).toBeVisible();
  });

  test.each([
    ['recharge', 'پرداخت دوباره', '/payment/wallet?order=1048267'],
    ['instalment', 'بازگشت به قسط‌ها', '/dashboard/orders/1048267#instalments'],
  ] as const)('of the purpose %s leads back to it', async (purpose, name, href) => {
    openAttempt({ ...failed, purpose });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});

test('a payment that the bank has not answered shows where the money is and when it asks again', async () => {
  openAttempt({ outcome: 'checking', reference: null, card: null });
  const region = await card('در حال بررسی با بانک');
  const steps = within(region).getByRole('list', { name: 'مرحله‌های پرداخت' });
  expect(within(steps).getByText('بررسی')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('در صورت کسر وجه، مبلغ حداکثر تا ۷۲ ساعت به حساب شما بازمی‌گردد.')).toBeVisible();
  expect(await fact('بررسی بعدی')).toHaveTextContent('ثانیهٔ دیگر');
});

test('the page of a checked payment changes by itself and says so', async () => {
  let outcome: PaymentAttempt['outcome'] = 'checking';
  const row = `GET /public/paymentAttempts/${attemptId}`;
  const { user } = open(`?attempt=${attemptId}`, {}, { [row]: () => anAttempt({ outcome }) });
  await card('در حال بررسی با بانک');
  outcome = 'paid';
  await user.click(screen.getByRole('button', { name: 'بررسی دوباره' }));
  expect(await card('پرداخت شد، سپاس')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).closest('[role=status]')).not.toBeNull();
});

test.each([
  ['wallet', 'برگشت به کیف پول', /همهٔ مبلغ به کیف پول شما برگشت/],
  ['card', 'برگشت به کارت', /همهٔ مبلغ به کارت شما برمی‌گردد/],
] as const)('money that was given back to the %s says so', async (refundedTo, title, text) => {
  openAttempt({ outcome: 'refunded', refundedTo });
  expect(await card('وجه به شما برگشت')).toHaveTextContent(text);
  expect(await fact(title)).toHaveTextContent('۳۱٬۲۵۰٬۰۰۰ تومان');
  expect(hrefOf('برگشت به سبد')).toBe('/cart');
});

test('a bank that took another sum: both sums, where the money went, and the way to pay the order', async () => {
  openAttempt({
    outcome: 'refunded',
    refundedTo: 'card',
    refundedAmount: 31_000_000,
    heldUntil: new Date(Date.now() + 16 * 60_000).toISOString(),
  });
  expect(await fact('برگشت به کارت')).toHaveTextContent('۳۱٬۰۰۰٬۰۰۰ تومان');
  expect(await fact('مبلغ')).toHaveTextContent('۳۱٬۲۵۰٬۰۰۰ تومان');
  expect(screen.getByText(/حداکثر تا ۷۲ ساعت/)).toBeVisible();
  expect(hrefOf('پرداخت دوباره')).toBe('/payment/summery?order=1048267');
});

describe('an order without a gateway', () => {
  test('that the wallet has paid shows its sum', async () => {
    open('?order=1048267', { order: anOrder({ id: 1048267, state: 'preparing' }) });
    expect(await card('سفارش شما ثبت شد')).toBeVisible();
    expect(await fact('جمع سفارش')).toHaveTextContent('۵۹٬۵۰۰٬۰۰۰ تومان');
    expect(screen.getByRole('link', { name: 'فاکتور' })).toBeVisible();
  });

  test('that is not paid leads to its payment', async () => {
    open('?order=1048267', { order: anOrder({ id: 1048267, state: 'awaitingPayment' }) });
    expect(await card('سفارش در انتظار پرداخت است')).toBeVisible();
    expect(hrefOf('پرداخت')).toBe('/payment/summery?order=1048267');
  });

  test('asks a guest to sign in', async () => {
    open('?order=1048267', { guest: true });
    expect(await screen.findByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible();
  });
});

test.each(['', '?order=12x', '?attempt='])('an address without a payment (%s) says so', async (query) => {
  open(query);
  expect(await screen.findByRole('heading', { name: 'این پرداخت پیدا نشد' })).toBeVisible();
});
