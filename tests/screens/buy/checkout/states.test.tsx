import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { CheckoutScreen } from '@/components/buy/checkout/CheckoutScreen';
import { Layout } from '@/components/layout/frame/Layout';
import type { Order } from '@/contract/order';
import { selectOverlay } from '@/store/ui';
import {
  enterCheckout,
  openCheckout,
  stepHeading,
  storeCheckout,
} from '@/tests/support/buy/checkout/checkoutScreen';
import type { checkoutServer } from '@/tests/support/buy/checkout/checkoutServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anOrder } from '@/tests/support/factories/order';
import { aSite } from '@/tests/support/factories/site';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

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

  describe('because it was placed in this tab', () => {
    async function openPlaced(state: Order['state']) {
      answers.shop.basket = aBasketAnswer({ items: [], revision: 2 });
      server.use(
        http.get(`${testApi}/user/orders/501`, () =>
          HttpResponse.json({ data: anOrder({ id: 501, state }) }),
        ),
      );
      storeCheckout();
      const stored = JSON.parse(window.sessionStorage.getItem('checkout') ?? '{}');
      window.sessionStorage.setItem('checkout', JSON.stringify({ ...stored, placedOrderId: 501 }));
      openCheckout();
      expect(await screen.findByRole('heading', { name: 'این سبد در سفارش ۵۰۱ ثبت شد' })).toBeVisible();
      expect(await screen.findByRole('link', { name: 'دیدن سفارش' })).toHaveAttribute(
        'href',
        '/dashboard/orders/501',
      );
    }

    test('an order that waits for its payment leads to it', async () => {
      await openPlaced('awaitingPayment');
      expect(screen.getByRole('link', { name: 'ادامهٔ پرداخت' })).toHaveAttribute(
        'href',
        '/payment/summery?order=501',
      );
    });

    test('nobody is asked to pay an order that is paid', async () => {
      await openPlaced('preparing');
      expect(screen.queryByRole('link', { name: 'ادامهٔ پرداخت' })).not.toBeInTheDocument();
    });
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
