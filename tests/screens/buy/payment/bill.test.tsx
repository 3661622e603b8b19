import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { BillScreen } from '@/components/buy/payment/BillScreen';
import { refusal } from '@/tests/support/answers';
import { aPaymentSummary } from '@/tests/support/factories/payment';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

function open() {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(...onStart(), ...customerCalls());
  mockRouter.push('/pay');
  return renderApp(<BillScreen />);
}
const numberField = () => screen.findByLabelText('شمارهٔ سفارش یا صورت‌حساب');
const findButton = () => screen.getByRole('button', { name: 'دیدن صورت‌حساب' });

test('finds a bill by its number and leads to its payment', async () => {
  server.use(
    http.get(`${testApi}/user/orders/1048267/payment`, () => HttpResponse.json({ data: aPaymentSummary() })),
  );
  const { user } = open();
  await user.type(await numberField(), '1048267');
  await user.click(findButton());
  await waitFor(() => expect(mockRouter.asPath).toBe('/pay/2?order=1048267'));
});

test('says that the customer has no such bill and keeps the number', async () => {
  server.use(http.get(`${testApi}/user/orders/77/payment`, () => refusal(404, 'این سفارش پیدا نشد.')));
  const { user } = open();
  const field = await numberField();
  expect(findButton()).toBeDisabled();
  await user.type(field, '۷۷');
  await user.click(findButton());
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/پرداختی با این شماره در حساب شما نیست/);
  expect(field).toHaveValue('۷۷');
  expect(mockRouter.asPath).toBe('/pay');
});
