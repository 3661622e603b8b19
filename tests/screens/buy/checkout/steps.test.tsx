import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import {
  enterCheckout,
  openCheckout,
  openReview,
  stepButton,
  stepHeading,
} from '@/tests/support/buy/checkout/checkoutScreen';
import { type checkoutServer, slotIds } from '@/tests/support/buy/checkout/checkoutServer';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

let answers: ReturnType<typeof checkoutServer>;

beforeEach(() => {
  answers = enterCheckout();
});

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

  test('list can be asked for again after a failure', async () => {
    server.use(
      http.get(`${testApi}/user/addresses`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('radio', { name: /خانه/ })).toBeChecked();
  });
});
