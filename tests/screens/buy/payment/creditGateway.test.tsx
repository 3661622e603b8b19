import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { CreditGatewayScreen } from '@/components/buy/payment/CreditGatewayScreen';
import type { Gateway } from '@/contract/payment';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

beforeEach(() => window.localStorage.clear());

const digipay: Gateway = { code: 'digipay', title: 'دیجی‌پی', kind: 'instalment', reason: null };

function open(gateways: Gateway[], { filled }: { filled: boolean }) {
  const asked: (string | null)[] = [];
  server.use(
    ...(filled ? [http.get(`${testApi}/v2/Cart/Get`, () => HttpResponse.json(aBasketAnswer()))] : []),
    ...onStart(),
    http.get(`${testApi}/public/gateways`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('amount'));
      return HttpResponse.json({ data: gateways });
    }),
  );
  renderApp(<CreditGatewayScreen code="digipay" title="دیجی‌پی" path="/digiPay" />);
  return asked;
}

test('leads a shopper with a basket to the checkout', async () => {
  const asked = open([digipay], { filled: true });
  const link = await screen.findByRole('link', { name: 'ادامهٔ خرید با دیجی‌پی' });
  expect(link).toHaveAttribute('href', '/order?gateway=digipay');
  expect(Number(asked.at(-1))).toBeGreaterThan(0);
});

test.each([
  [true, 'اعتبار شما کافی است'],
  [false, 'اعتبار شما کافی نیست'],
])('says whether the lender would lend the price of the basket (%s)', async (eligible, title) => {
  const codes: string[] = [];
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...customerCalls(aUser()),
    http.get(`${testApi}/user/gateways/:code/eligibility`, ({ params }) => {
      codes.push(String(params.code));
      return HttpResponse.json({ data: { eligible, title, text: 'سقف ۵۰ میلیون تومان است.' } });
    }),
  );
  open([digipay], { filled: true });
  expect(await screen.findByText(`${title}. سقف ۵۰ میلیون تومان است.`)).toBeVisible();
  expect(codes).toEqual(['digipay']);
});

test('tells a guest that the lender answers after the sign-in', async () => {
  open([digipay], { filled: true });
  expect(await screen.findByText(/پس از ورود، دیجی‌پی می‌گوید/)).toBeVisible();
});

test('leads a shopper without a basket to the products', async () => {
  open([digipay], { filled: false });
  expect(await screen.findByRole('link', { name: 'دیدن کالاها' })).toHaveAttribute('href', '/shop');
});

test('says why the basket cannot be paid there', async () => {
  open([{ ...digipay, reason: 'دیجی‌پی مبلغ کمتر از ۱٬۰۰۰ تومان را نمی‌پذیرد.' }], { filled: true });
  expect(await screen.findByText(/نمی‌پذیرد/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /ادامهٔ خرید/ })).not.toBeInTheDocument();
});

test('says that the shop does not work with the gateway', async () => {
  open([], { filled: true });
  expect(await screen.findByText(/اکنون با دیجی‌پی کار نمی‌کند/)).toBeVisible();
});
