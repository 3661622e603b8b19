import '../../support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { CheckoutScreen } from '@/components/checkout/CheckoutScreen';
import { Layout } from '@/components/layout/Layout';
import { selectOverlay } from '@/store/ui';
import {
  enterCheckout,
  openCheckout,
  stepHeading,
  storeCheckout,
} from '../../support/checkout/checkoutScreen';
import type { checkoutServer } from '../../support/checkout/checkoutServer';
import { aBasketAnswer } from '../../support/factories/basket';
import { aSite } from '../../support/factories/site';
import { renderApp, testApi } from '../../support/renderApp';
import { server } from '../../support/server';

let answers: ReturnType<typeof checkoutServer>;

beforeEach(() => {
  answers = enterCheckout();
});

describe('without an order to place', () => {
  test('an empty basket says so', async () => {
    answers.shop.basket = aBasketAnswer({ items: [], revision: 2 });
    openCheckout();
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
  });

  test('a basket that does not come can be asked for again', async () => {
    server.use(
      http.get(`${testApi}/v2/Cart/Get`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await stepHeading(/نشانی تحویل/)).toBeVisible();
  });

  test('a guest signs in over the page', async () => {
    window.localStorage.clear();
    const { store } = openCheckout();
    expect(await screen.findByText('برای ثبت سفارش وارد شوید')).toBeVisible();
    await waitFor(() => expect(selectOverlay(store.getState())).toBe('login'));
    expect(mockRouter.asPath).toBe('/order');
  });

  test('a shop in catalog mode takes no orders', async () => {
    const site = aSite({ company: { ...aSite().company, catalogMode: true } });
    mockRouter.setCurrentUrl('/order');
    renderApp(<CheckoutScreen />, { site });
    expect(await screen.findByText('فروشگاه اکنون سفارش نمی‌گیرد')).toBeVisible();
  });

  test('an order of this tab that waits for its payment leads to it', async () => {
    answers.shop.basket = aBasketAnswer({ items: [], revision: 2 });
    storeCheckout();
    const stored = JSON.parse(window.sessionStorage.getItem('checkout') ?? '{}');
    window.sessionStorage.setItem('checkout', JSON.stringify({ ...stored, placedOrderId: 501 }));
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'سفارش ۵۰۱ ثبت شده است' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ادامهٔ پرداخت' })).toHaveAttribute(
      'href',
      '/payment/summery?order=501',
    );
  });
});

test('the page has neither header nor footer of the shop', async () => {
  mockRouter.setCurrentUrl('/order');
  renderApp(
    <Layout>
      <CheckoutScreen />
    </Layout>,
  );
  expect(await stepHeading(/نشانی تحویل/)).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});
