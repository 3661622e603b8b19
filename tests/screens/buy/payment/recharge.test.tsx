import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { RechargeScreen } from '@/components/buy/payment/RechargeScreen';
import { ResponseScreen } from '@/components/buy/payment/ResponseScreen';
import { aGateway } from '@/tests/support/factories/payment';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

/** The recharge page. The gateway zarinpal takes at most five million toman. */
function open(query = '') {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(`${testApi}/public/gateways`, ({ request }) => {
      const amount = Number(new URL(request.url).searchParams.get('amount') ?? 0);
      const reason = amount > 5_000_000 ? 'بیشتر از سقف درگاه' : null;
      return HttpResponse.json({
        data: [
          aGateway({ code: 'zarinpal', title: 'زرین‌پال', reason }),
          aGateway(),
          aGateway({ code: 'digipay', title: 'دیجی‌پی', kind: 'instalment' }),
        ],
      });
    }),
  );
  mockRouter.push(`/payment/wallet${query}`);
  return renderApp(<RechargeScreen />);
}

const field = () => screen.findByRole('textbox', { name: 'مبلغ' });
const button = () => screen.getByRole('button', { name: /رفتن به درگاه/ });

test.each(['2500000', '۲۵۰۰۰۰۰', '٢٥٠٠٠٠٠'])('groups and spells %s while it is typed', async (typed) => {
  const { user } = open();
  await user.type(await field(), typed);
  expect(await field()).toHaveValue('۲٬۵۰۰٬۰۰۰');
  expect(screen.getByText('دو میلیون و پانصد هزار تومان')).toBeVisible();
});

test('a suggested amount fills the field', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '۵٬۰۰۰٬۰۰۰' }));
  expect(await field()).toHaveValue('۵٬۰۰۰٬۰۰۰');
  expect(screen.getByRole('button', { name: '۵٬۰۰۰٬۰۰۰' })).toHaveAttribute('aria-pressed', 'true');
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

test('says what is missing while there is no amount', () => {
  open();
  expect(button()).toBeDisabled();
  expect(screen.getByText('مبلغ را بنویسید یا برگزینید.')).toBeVisible();
});

test('offers no lender, which pays for orders only', async () => {
  open();
  expect(await screen.findByRole('radio', { name: 'زرین‌پال' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'دیجی‌پی' })).not.toBeInTheDocument();
});

test('leaves a gateway that does not take the amount', async () => {
  const { user } = open();
  expect(await screen.findByRole('radio', { name: 'زرین‌پال' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '۱۰٬۰۰۰٬۰۰۰' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /زرین‌پال/ })).toBeDisabled());
  expect(screen.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
});

test('sends the amount with the order that it is meant for', async () => {
  const sent: unknown[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  server.use(
    http.post(`${testApi}/user/wallet/recharge`, async ({ request }) => {
      sent.push([await request.json(), request.headers.get('idempotency-key')]);
      const redirect = { url: 'https://bank.test/start', method: 'POST', fields: {} };
      return HttpResponse.json({ data: { attemptId: 'a', redirect } });
    }),
  );
  const { user } = open('?order=1048267');
  expect(await screen.findByText('پس از پرداخت، سفارش ۱۰۴۸۲۶۷ را ادامه می‌دهید.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '۲٬۰۰۰٬۰۰۰' }));
  await screen.findByRole('radio', { name: 'زرین‌پال' });
  await user.click(button());
  await waitFor(() =>
    expect(sent).toEqual([
      [
        { amount: 2_000_000, gateway: 'zarinpal', orderId: 1048267 },
        expect.stringMatching(/^[0-9a-f-]{36}$/),
      ],
    ]),
  );
  expect(window.localStorage.getItem('fromOrder')).toBeNull();
});

test('a return that names no payment leads to the orders and the wallet', () => {
  server.use(...onStart());
  renderApp(<ResponseScreen />);
  expect(screen.getByRole('link', { name: 'سفارش‌های من' })).toHaveAttribute('href', '/dashboard/orders');
  expect(screen.getByRole('link', { name: 'کیف پول' })).toHaveAttribute('href', '/dashboard/wallet');
});
