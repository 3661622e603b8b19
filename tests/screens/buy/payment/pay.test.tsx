import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { BillScreen } from '@/components/buy/payment/BillScreen';
import { CreditGatewayScreen } from '@/components/buy/payment/CreditGatewayScreen';
import { RechargeScreen } from '@/components/buy/payment/RechargeScreen';
import { ResponseScreen } from '@/components/buy/payment/ResponseScreen';
import { SummaryScreen } from '@/components/buy/payment/SummaryScreen';
import type { Gateway, PaymentSummary } from '@/contract/payment';
import { openGateway } from '@/services/browser/gateway';
import { type Answers, answerOnce, calls, queriesOf, refusal, sent } from '@/tests/support/answers';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aGateway, aPaymentSummary } from '@/tests/support/factories/payment';
import { closedGate } from '@/tests/support/gate';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

const key = expect.stringMatching(/^[0-9a-f-]{36}$/);
/** Bodies and keys of the payments that were started. */
const started = (name: string) =>
  calls
    .filter((call) => call.name === name)
    .map(({ body, headers }) => [body, headers.get('idempotency-key')]);
const toBank = (fields: object = {}) => ({
  attemptId: 'a',
  redirect: { url: 'https://bank.test/start', method: 'POST', fields },
});

const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
beforeEach(() => submit.mockClear());

test('a gateway that wants a form gets every field in it', () => {
  openGateway({ url: 'https://bank.test/start', method: 'POST', fields: { RefId: '12', kind: 'خرید' } });
  const form = submit.mock.contexts.at(-1) as HTMLFormElement;
  expect(form).toMatchObject({ method: 'post', action: 'https://bank.test/start' });
  expect([...form.querySelectorAll('input')].map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'RefId', '12'],
    ['hidden', 'kind', 'خرید'],
  ]);
});

describe('the search for a bill', () => {
  const open = (rows: Answers) => openScreen(<BillScreen />, { at: '/pay', as: 'customer', with: rows });
  const numberField = () => screen.findByLabelText('شمارهٔ سفارش یا صورت‌حساب');
  const findButton = () => screen.getByRole('button', { name: 'دیدن صورت‌حساب' });

  test('leads to the payment of the number', async () => {
    const { user } = open({ 'GET /user/orders/1048267/payment': aPaymentSummary() });
    await user.type(await numberField(), '1048267');
    await user.click(findButton());
    await waitFor(() => expect(mockRouter.asPath).toBe('/pay/2?order=1048267'));
  });

  test('says that the customer has no such bill and keeps the number', async () => {
    const { user } = open({ 'GET /user/orders/77/payment': refusal(404, 'این سفارش پیدا نشد.') });
    const field = await numberField();
    expect(findButton()).toBeDisabled();
    await user.type(field, '۷۷');
    await user.click(findButton());
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/پرداختی با این شماره در حساب شما نیست/);
    expect(field).toHaveValue('۷۷');
    expect(mockRouter.asPath).toBe('/pay');
  });
});

describe('the summary of an order', () => {
  const [reading, paying] = ['GET /user/orders/1048267/payment', 'POST /user/orders/1048267/pay'];
  const open = (summary: Partial<PaymentSummary> | null = {}, query = '?order=1048267', rows: Answers = {}) =>
    openScreen(<SummaryScreen />, {
      at: `/payment/summery${query}`,
      as: 'customer',
      with: {
        [reading]: summary ? aPaymentSummary(summary) : refusal(409, 'این سفارش پرداخت شده است.'),
        ...rows,
      },
    });
  const leaveButton = () => screen.findByRole('button', { name: /رفتن به درگاه/ });

  test('shows what is paid today, row by row', async () => {
    open();
    const form = await screen.findByRole('form', { name: 'خلاصهٔ پرداخت' });
    expect(form).toHaveTextContent('اکنون می‌پردازید۳۱٬۲۵۰٬۰۰۰ تومان');
    expect(form).toHaveTextContent('سفارش ۱۰۴۸۲۶۷، ۴ کالا');
    const row = (title: string) => screen.getByText(title).closest('div');
    expect(row('پیش‌پرداخت طرح پله ۱۲')).toHaveTextContent('۲۶٬۷۲۰٬۰۰۰');
    expect(row('از کیف پول، نگه داشته شد')).toHaveTextContent('\u200e\u2212۲٬۳۵۰٬۰۰۰');
  });

  test('starts a payment at the chosen gateway once, however often the button is pressed', async () => {
    const bank = closedGate();
    const answer = () => bank.opened.then(() => refusal(503, 'درگاه پاسخ نداد.'));
    const { user } = open({}, undefined, { [paying]: answer });
    await user.click(await screen.findByRole('radio', { name: 'درگاه آزمایشی' }));
    const button = await leaveButton();
    await user.dblClick(button);
    expect(button).toHaveTextContent('در حال رفتن به درگاه…');
    bank.open();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(started(paying)).toEqual([[{ gateway: 'sandbox' }, key]]);
  });

  test('leaves for a bank that wants a form', async () => {
    const { user } = open({}, undefined, { [paying]: toBank({ RefId: '12' }) });
    await user.click(await leaveButton());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem('fromOrder')).toBe('true');
    expect(await leaveButton()).toHaveAttribute('aria-busy', 'true');
  });

  const reason = 'بیشتر از سقف درگاه';

  test('says why a gateway refuses the amount, and does not choose it', async () => {
    open({ gateways: [aGateway({ code: 'zarinpal', title: 'زرین‌پال', reason }), aGateway()] });
    expect(await screen.findByRole('radio', { name: /زرین‌پال.*بیشتر از سقف درگاه/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
  });

  test.each([
    [
      'no gateway accepts the amount',
      { gateways: [aGateway({ reason })] },
      'هیچ درگاهی این مبلغ را نمی‌پذیرد.',
    ],
    ['the products are no longer kept', { heldUntil: '2026-01-01T10:00:00Z' }, /دیگر قابل پرداخت نیست/],
  ])('closes the payment when %s', async (_why, summary, text) => {
    open(summary);
    await waitFor(async () => expect(await leaveButton()).toBeDisabled());
    expect(screen.getByText(text)).toBeVisible();
  });

  test('focuses a gateway that is not chosen for «another gateway»', async () => {
    open({}, '?order=1048267#gateways');
    window.location.hash = '#gateways';
    expect(await screen.findByRole('radio', { name: 'درگاه آزمایشی' })).toHaveFocus();
    window.location.hash = '';
  });

  test.each([
    ['an order that needs no payment', '?order=1048267'],
    ['an address without an order', ''],
  ])('leads from %s to the orders', async (_what, query) => {
    open(null, query);
    expect(await screen.findByRole('heading', { name: 'پرداختی برای این سفارش نیست' })).toBeVisible();
  });

  test('can be asked for again after a lost answer', async () => {
    const { user } = open();
    answerOnce({ [reading]: HttpResponse.error });
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await leaveButton()).toBeEnabled();
  });
});

describe('the recharge of the wallet', () => {
  /** The gateway zarinpal takes at most five million toman. */
  const gateways: Answers = {
    'GET /public/gateways': ({ query }) => [
      aGateway({
        ...{ code: 'zarinpal', title: 'زرین‌پال' },
        reason: Number(query.amount) > 5_000_000 ? 'بیشتر از سقف درگاه' : null,
      }),
      aGateway(),
      aGateway({ code: 'digipay', title: 'دیجی‌پی', kind: 'instalment' }),
    ],
    'POST /user/wallet/recharge': () => toBank(),
  };
  const open = (query = '') =>
    openScreen(<RechargeScreen />, { at: `/payment/wallet${query}`, as: 'customer', with: gateways });
  const field = () => screen.findByRole('textbox', { name: 'مبلغ' });
  const button = (name: RegExp | string = /رفتن به درگاه/) => screen.getByRole('button', { name });

  test.each(['2500000', '۲۵۰۰۰۰۰', '٢٥٠٠٠٠٠'])('groups and spells %s while it is typed', async (typed) => {
    const { user } = open();
    await user.type(await field(), typed);
    expect(await field()).toHaveValue('۲٬۵۰۰٬۰۰۰');
    expect(screen.getByText('دو میلیون و پانصد هزار تومان')).toBeVisible();
  });

  test('says what is missing, and takes a suggested amount', async () => {
    const { user } = open();
    expect(button()).toBeDisabled();
    expect(screen.getByText('مبلغ را بنویسید یا برگزینید.')).toBeVisible();
    await user.click(button('۵٬۰۰۰٬۰۰۰'));
    expect(await field()).toHaveValue('۵٬۰۰۰٬۰۰۰');
    expect(button('۵٬۰۰۰٬۰۰۰')).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([
    ['9999', 'کمترین مبلغ ۱۰٬۰۰۰ تومان است.'],
    ['200000001', 'بیشترین مبلغ ۲۰۰٬۰۰۰٬۰۰۰ تومان است.'],
  ])('refuses %s and says why', async (typed, text) => {
    const { user } = open();
    await user.type(await field(), typed);
    expect(await field()).toHaveAccessibleDescription(text);
    expect(button()).toBeDisabled();
  });

  test('offers no lender, which pays for orders only, and leaves a gateway that does not take the amount', async () => {
    const { user } = open();
    expect(await screen.findByRole('radio', { name: 'زرین‌پال' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'دیجی‌پی' })).not.toBeInTheDocument();
    await user.click(button('۱۰٬۰۰۰٬۰۰۰'));
    await waitFor(() => expect(screen.getByRole('radio', { name: /زرین‌پال/ })).toBeDisabled());
    expect(screen.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
  });

  test('sends the amount with the order that it is meant for', async () => {
    const { user } = open('?order=1048267');
    expect(await screen.findByText('پس از پرداخت، سفارش ۱۰۴۸۲۶۷ را ادامه می‌دهید.')).toBeVisible();
    await user.click(button('۲٬۰۰۰٬۰۰۰'));
    await screen.findByRole('radio', { name: 'زرین‌پال' });
    await user.click(button());
    const wanted = { amount: 2_000_000, gateway: 'zarinpal', orderId: 1048267 };
    await waitFor(() => expect(started('POST /user/wallet/recharge')).toEqual([[wanted, key]]));
    expect(window.localStorage.getItem('fromOrder')).toBeNull();
  });
});

test('a return that names no payment leads to the orders and the wallet', () => {
  openScreen(<ResponseScreen />);
  expect([hrefOf('سفارش‌های من'), hrefOf('کیف پول')]).toEqual(['/dashboard/orders', '/dashboard/wallet']);
});

describe('the page of a lender', () => {
  const digipay: Gateway = { code: 'digipay', title: 'دیجی‌پی', kind: 'instalment', reason: null };
  const filled: Answers = { 'GET /v2/Cart/Get': () => Response.json(aBasketAnswer()) };
  const open = (gateways: Gateway[] = [digipay], rows = filled, as: 'guest' | 'customer' = 'guest') =>
    openScreen(<CreditGatewayScreen code="digipay" title="دیجی‌پی" path="/digiPay" />, {
      as,
      with: { 'GET /public/gateways': gateways, ...rows },
    });

  test('leads a shopper with a basket to the checkout, and tells a guest that the lender answers after the sign-in', async () => {
    open();
    await screen.findByRole('link', { name: 'ادامهٔ خرید با دیجی‌پی' });
    expect(hrefOf('ادامهٔ خرید با دیجی‌پی')).toBe('/order?gateway=digipay');
    expect(Number(queriesOf('GET /public/gateways').at(-1)?.amount)).toBeGreaterThan(0);
    expect(screen.getByText(/پس از ورود، دیجی‌پی می‌گوید/)).toBeVisible();
  });

  test.each([
    [true, 'اعتبار شما کافی است'],
    [false, 'اعتبار شما کافی نیست'],
  ])('says whether the lender would lend the price of the basket (%s)', async (eligible, title) => {
    const asking = 'GET /user/gateways/digipay/eligibility';
    const verdict = { eligible, title, text: 'سقف ۵۰ میلیون تومان است.' };
    open(undefined, { ...filled, [asking]: verdict }, 'customer');
    expect(await screen.findByText(`${title}. سقف ۵۰ میلیون تومان است.`)).toBeVisible();
    expect(sent(asking)).toHaveLength(1);
  });

  test('leads a shopper without a basket to the products', async () => {
    open(undefined, {});
    await screen.findByRole('link', { name: 'دیدن کالاها' });
    expect(hrefOf('دیدن کالاها')).toBe('/shop');
  });

  test.each([
    ['the basket cannot be paid there', [{ ...digipay, reason: 'نمی‌پذیرد.' }], /نمی‌پذیرد/, /ادامهٔ خرید/],
    ['the shop does not work with it', [], /اکنون با دیجی‌پی کار نمی‌کند/, /ادامهٔ خرید با/],
  ])('says that %s', async (_what, gateways, text, name) => {
    open(gateways);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});
