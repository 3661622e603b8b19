import { screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { CheckoutScreen } from '@/components/buy/checkout/CheckoutScreen';
import { Layout } from '@/components/layout/frame/Layout';
import type { Order } from '@/contract/order';
import { selectCheckout } from '@/store/checkout';
import { selectOverlay } from '@/store/ui';
import { answerOnce, unavailable } from '@/tests/support/answers';
import {
  answers,
  enterCheckout,
  openCheckout,
  openReview,
  stepButton,
  stepHeading,
  storeCheckout,
} from '@/tests/support/buy/checkout/checkoutScreen';
import { slotIds } from '@/tests/support/buy/checkout/checkoutServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anOrder } from '@/tests/support/factories/order';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';

beforeEach(enterCheckout);

/** Loads the late part before the first test, so that no test waits for it. */
beforeAll(() => import('@/components/ui/form/address/AddressSheet'));

const currentStep = () => document.querySelector('[aria-current="step"] h2')?.textContent;

describe('the steps', () => {
  test('lead from the address to the order, each with an address of its own', async () => {
    const { user, store } = openCheckout();
    await stepHeading(/نشانی تحویل/);
    expect(screen.getByRole('radio', { name: /خانه/ })).toBeChecked();
    await user.click(await stepButton('ادامه به شیوهٔ ارسال'));
    expect(mockRouter.asPath).toBe('/order?step=shipping');
    await user.click(await screen.findByRole('radio', { name: /پیک پله/ }));
    await user.click(screen.getByRole('radio', { name: /۱۵ تا ۱۸/ }));
    await user.click(await stepButton('ادامه به پرداخت'));
    expect(mockRouter.asPath).toBe('/order?step=payment');
    expect(await screen.findByRole('radio', { name: /زرین‌پال/ })).toBeChecked();
    await user.click(await stepButton('ادامه به بازبینی'));
    expect(mockRouter.asPath).toBe('/order?step=review');
    await user.click(screen.getByRole('checkbox', { name: /شرایط خرید/ }));
    answers.shop.place = () => ({ orderId: 501, payment: null });
    await user.click(await stepButton('پرداخت و ثبت سفارش'));
    await waitFor(() => expect(mockRouter.asPath).toBe('/payment-resualt?order=501'));
    expect(answers.placed[0]?.order).toMatchObject({
      addressId: 1,
      shipping: { methodId: 1, slotId: slotIds.afternoon },
      gateway: 'zarinpal',
    });
    expect(window.localStorage.getItem('fromOrder')).toBeNull();
    expect(store.getState().checkout?.placedOrderId).toBe(501);
  });

  test('say their choice when they are done, and can be changed', async () => {
    const { user } = await openReview();
    expect(screen.getByText(/^خانه، تهران، ونک/)).toBeVisible();
    expect(screen.getByText('پیک پله، یکشنبه ۱ آذر، ۱۵ تا ۱۸')).toBeVisible();
    expect(screen.getByText('نقدی، زرین‌پال')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^تغییر شیوهٔ ارسال/ }));
    expect(mockRouter.asPath).toBe('/order?step=shipping');
    expect(screen.getByRole('radio', { name: /۱۵ تا ۱۸/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: /شیوهٔ ارسال/ })).toHaveFocus();
  });

  test('fall back to the first one that is not complete', async () => {
    openCheckout('review');
    await waitFor(() => expect(mockRouter.asPath).toBe('/order?step=shipping'));
    expect(currentStep()).toContain('شیوهٔ ارسال');
  });

  test('say why the next one cannot be opened', async () => {
    const { user } = openCheckout('shipping');
    const next = await stepButton('ادامه به پرداخت');
    expect(next).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('radio', { name: /پست پیشتاز/ }));
    await user.click(screen.getByRole('radio', { name: /پیک پله/ }));
    expect(next).toHaveAccessibleDescription('برای ادامه، روز و ساعت تحویل را انتخاب کنید.');
    await user.click(next);
    expect(mockRouter.asPath).toBe('/order?step=shipping');
    await user.click(screen.getByRole('radio', { name: /تحویل حضوری/ }));
    expect(next).toHaveAccessibleDescription('برای ادامه، شعبهٔ تحویل را انتخاب کنید.');
  });

  test('can be walked with the keyboard alone', async () => {
    const { user } = openCheckout();
    await stepHeading(/نشانی تحویل/);
    const next = await stepButton('ادامه به شیوهٔ ارسال');
    while (document.activeElement !== next) await user.tab();
    await user.keyboard('{Enter}');
    expect(await stepHeading(/شیوهٔ ارسال/)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('radio', { name: /پیک پله/ })).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('radio', { name: /یکشنبه/ })).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: /۱۵ تا ۱۸/ })).toBeChecked();
  });
});

describe('the address', () => {
  test('is asked for when the customer has none', async () => {
    answers.shop.addresses = [];
    const { user } = openCheckout();
    expect(await screen.findByText(/هنوز نشانی ندارید/)).toBeVisible();
    expect(await stepButton('ادامه به شیوهٔ ارسال')).toHaveAccessibleDescription(
      'برای ادامه، یک نشانی بیفزایید.',
    );
    await user.click(screen.getByRole('button', { name: 'افزودن نشانی جدید' }));
    expect(await screen.findByRole('dialog', { name: 'افزودن نشانی جدید' })).toBeInTheDocument();
  });

  test.each([
    ['addresses', 'GET /user/addresses'],
    ['basket', 'GET /v2/Cart/Get'],
  ])('list can be asked for again after a failure of the %s', async (_what, row) => {
    const { user } = openCheckout();
    answerOnce({ [row]: unavailable() });
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('radio', { name: /خانه/ })).toBeChecked();
  });
});

test('a link from a branch chooses its pick-up, one from a gateway the gateway, and both leave the address clean', async () => {
  const { unmount } = openCheckout('shipping&branch=2');
  expect(await screen.findByRole('radio', { name: /تحویل حضوری/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /شعبهٔ تجریش/ })).toBeChecked();
  expect(mockRouter.asPath).toBe('/order?step=shipping');
  unmount();
  const { store } = openCheckout('', { at: '/order?gateway=sandbox' });
  await waitFor(() => expect(selectCheckout(store.getState()).draft.gateway).toBe('sandbox'));
  await waitFor(() => expect(mockRouter.asPath).toBe('/order'));
});

describe('without an order to place', () => {
  test('an empty basket says so', async () => {
    answers.shop.basket = aBasketAnswer({ items: [] });
    openCheckout();
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
  });

  test('a guest signs in over the page', async () => {
    const { store } = openCheckout('', { as: 'guest' });
    expect(await screen.findByText('برای ثبت سفارش وارد شوید')).toBeVisible();
    await waitFor(() => expect(selectOverlay(store.getState())).toBe('login'));
    expect(mockRouter.asPath).toBe('/order');
  });

  test('a shop in catalog mode takes no orders', async () => {
    openCheckout('', { site: aSite({ company: { ...aSite().company, catalogMode: true } }) });
    expect(await screen.findByText('فروشگاه اکنون سفارش نمی‌گیرد')).toBeVisible();
  });

  test.each<[Order['state'], boolean]>([
    ['awaitingPayment', true],
    ['preparing', false],
  ])('an order of this tab that is %s leads on, and to its payment: %s', async (state, isUnpaid) => {
    answers.shop.basket = aBasketAnswer({ items: [] });
    storeCheckout(undefined, 501);
    openCheckout('', { with: { 'GET /user/orders/501': anOrder({ id: 501, state }) } });
    expect(await screen.findByRole('heading', { name: 'این سبد در سفارش ۵۰۱ ثبت شد' })).toBeVisible();
    await screen.findByRole('link', { name: 'دیدن سفارش' });
    expect(hrefOf('دیدن سفارش')).toBe('/dashboard/orders/501');
    if (isUnpaid) expect(hrefOf('ادامهٔ پرداخت')).toBe('/payment/summery?order=501');
    else expect(screen.queryByRole('link', { name: 'ادامهٔ پرداخت' })).not.toBeInTheDocument();
  });
});

test('the page has neither header nor footer of the shop', async () => {
  const page = (
    <Layout>
      <CheckoutScreen />
    </Layout>
  );
  openCheckout('', {}, page);
  expect(await stepHeading(/نشانی تحویل/)).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});
