import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { SummaryScreen } from '@/components/buy/payment/SummaryScreen';
import type { PaymentSummary } from '@/contract/payment';
import { refusal } from '@/tests/support/answers';
import { aGateway, aPaymentSummary } from '@/tests/support/factories/payment';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

const path = `${testApi}/user/orders/1048267/payment`;

function open(summary: PaymentSummary | null, query = '?order=1048267') {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(path, () =>
      summary ? HttpResponse.json({ data: summary }) : refusal(409, 'این سفارش پرداخت شده است.'),
    ),
  );
  mockRouter.push(`/payment/summery${query}`);
  return renderApp(<SummaryScreen />);
}

const leaveButton = () => screen.findByRole('button', { name: /رفتن به درگاه/ });

test('shows what is paid today, row by row', async () => {
  open(aPaymentSummary());
  const form = await screen.findByRole('form', { name: 'خلاصهٔ پرداخت' });
  expect(form).toHaveTextContent('اکنون می‌پردازید۳۱٬۲۵۰٬۰۰۰ تومان');
  expect(form).toHaveTextContent('سفارش ۱۰۴۸۲۶۷، ۴ کالا');
  const row = (title: string) => screen.getByText(title).closest('div');
  expect(row('پیش‌پرداخت طرح پله ۱۲')).toHaveTextContent('۲۶٬۷۲۰٬۰۰۰');
  expect(row('از کیف پول، نگه داشته شد')).toHaveTextContent('\u200e\u2212۲٬۳۵۰٬۰۰۰');
});

test('starts a payment at the chosen gateway once, however often the button is pressed', async () => {
  const sent: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(`${testApi}/user/orders/1048267/pay`, async ({ request }) => {
      sent.push([await request.json(), request.headers.get('idempotency-key')]);
      await answered;
      return refusal(503, 'درگاه پاسخ نداد.');
    }),
  );
  const { user } = open(aPaymentSummary());
  await user.click(await screen.findByRole('radio', { name: 'درگاه آزمایشی' }));
  const button = await leaveButton();
  await user.click(button);
  await user.click(button);
  expect(button).toHaveTextContent('در حال رفتن به درگاه…');
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(sent).toEqual([[{ gateway: 'sandbox' }, expect.stringMatching(/^[0-9a-f-]{36}$/)]]);
});

test('leaves for a bank that wants a form', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  server.use(
    http.post(`${testApi}/user/orders/1048267/pay`, () =>
      HttpResponse.json({
        data: {
          attemptId: 'a',
          redirect: { url: 'https://bank.test/start', method: 'POST', fields: { RefId: '12' } },
        },
      }),
    ),
  );
  const { user } = open(aPaymentSummary());
  await user.click(await leaveButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(window.localStorage.getItem('fromOrder')).toBe('true');
  expect(await leaveButton()).toHaveAttribute('aria-busy', 'true');
});

test('a gateway that refuses the amount says why and is not chosen', async () => {
  open(
    aPaymentSummary({
      gateways: [aGateway({ code: 'zarinpal', title: 'زرین‌پال', reason: 'بیشتر از سقف درگاه' }), aGateway()],
    }),
  );
  expect(await screen.findByRole('radio', { name: /زرین‌پال.*بیشتر از سقف درگاه/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
});

test('says why nothing can be paid when no gateway accepts the amount', async () => {
  open(aPaymentSummary({ gateways: [aGateway({ reason: 'بیشتر از سقف درگاه' })] }));
  expect(await leaveButton()).toBeDisabled();
  expect(screen.getByText('هیچ درگاهی این مبلغ را نمی‌پذیرد.')).toBeVisible();
});

test('closes the payment when the products are no longer kept', async () => {
  open(aPaymentSummary({ heldUntil: new Date(Date.now() - 1000).toISOString() }));
  await waitFor(async () => expect(await leaveButton()).toBeDisabled());
  expect(screen.getByText(/این سفارش دیگر قابل پرداخت نیست/)).toBeVisible();
});

test('«another gateway» focuses one that is not chosen', async () => {
  window.location.hash = '#gateways';
  open(aPaymentSummary());
  expect(await screen.findByRole('radio', { name: 'درگاه آزمایشی' })).toHaveFocus();
  window.location.hash = '';
});

test.each([
  ['an order that needs no payment', '?order=1048267'],
  ['an address without an order', ''],
])('%s leads to the orders', async (_what, query) => {
  open(null, query);
  expect(await screen.findByRole('heading', { name: 'پرداختی برای این سفارش نیست' })).toBeVisible();
});

test('a lost answer is asked for again', async () => {
  const { user } = open(aPaymentSummary());
  server.use(http.get(path, () => HttpResponse.error(), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await leaveButton()).toBeEnabled();
});
