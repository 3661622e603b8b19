import { openOrderPage, orderPath, shownOrder } from '@/tests/support/buy/orderScreen';
import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { refusal } from '@/tests/support/answers';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anOrderItem, instalments } from '@/tests/support/factories/order';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

const heldUntil = new Date(Date.now() + 16 * 60_000).toISOString();

describe('an unpaid order', () => {
  const unpaid = shownOrder({ state: 'awaitingPayment', heldUntil, fromWallet: 350_000, instalments: [] });

  test('leads to its payment and says what is left to pay', async () => {
    openOrderPage(unpaid);
    const panel = await screen.findByRole('region', { name: 'پرداخت سفارش' });
    expect(panel).toHaveTextContent('برای شما نگه داشته می‌شود');
    expect(within(panel).getByRole('link', { name: 'پرداخت' })).toHaveAttribute(
      'href',
      '/payment/summery?order=1032418',
    );
    const sums = screen.getByRole('region', { name: 'مبلغ سفارش' });
    expect(sums).toHaveTextContent('از کیف پول۳۵۰٬۰۰۰ تومان');
    expect(sums).toHaveTextContent('مانده برای پرداخت۱۱٬۵۵۰٬۰۰۰ تومان');
    expect(screen.queryByRole('link', { name: 'فاکتور' })).not.toBeInTheDocument();
  });

  test('is cancelled after a question that names what happens', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${orderPath}/cancel`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ data: { ...unpaid, state: 'cancelled' } });
      }),
    );
    const { user } = openOrderPage(unpaid);
    await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
    const dialog = await screen.findByRole('dialog', { name: 'سفارش ۱۰۳۲۴۱۸ لغو شود؟' });
    expect(dialog).toHaveTextContent('کالاها به سبد شما برمی‌گردد و ۳۵۰٬۰۰۰ تومان کیف پول شما آزاد می‌شود.');
    await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
    expect(await screen.findByText('لغو شد')).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('stays when the server refuses the cancellation, and says why', async () => {
    server.use(http.post(`${orderPath}/cancel`, () => refusal(409, 'پرداخت این سفارش در حال بررسی است.')));
    const { user } = openOrderPage(unpaid);
    await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
    expect(await screen.findByText('پرداخت این سفارش در حال بررسی است.')).toBeVisible();
    expect(screen.getByText('در انتظار پرداخت')).toBeVisible();
  });
});

test('a paid order that is not sent yet says where its money goes', async () => {
  const { user } = openOrderPage(shownOrder({ state: 'preparing' }));
  await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
  // 11,900,000 at the purchase and four instalments of 4,479,000.
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '۲۹٬۸۱۶٬۰۰۰ تومان به کیف پول شما برمی‌گردد و قسط‌های مانده حذف می‌شود.',
  );
});

test('an order of which nothing was paid says nothing of money when it is cancelled', async () => {
  const { user } = openOrderPage(
    shownOrder({ state: 'preparing', payToday: 0, instalments: instalments(0) }),
  );
  await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('قسط‌های مانده حذف می‌شود. این کار برگشت ندارد.');
  expect(dialog).not.toHaveTextContent('کیف پول');
});

test('a sent order cannot be cancelled and has an invoice', async () => {
  openOrderPage(shownOrder({ state: 'shipped' }));
  expect(await screen.findByRole('link', { name: 'فاکتور' })).toHaveAttribute(
    'href',
    '/invoice?order=1032418',
  );
  expect(screen.queryByRole('button', { name: 'لغو سفارش' })).not.toBeInTheDocument();
});

test('shows the services of a line, the coupon and what was due at the purchase', async () => {
  const services = [{ serviceId: 3, title: 'بیمهٔ یک‌ساله', count: 2, price: 1_500_000 }];
  openOrderPage(
    shownOrder({
      items: [anOrderItem({ services })],
      serviceTotal: 3_000_000,
      couponDiscount: 500_000,
      payToday: 14_400_000,
    }),
  );
  expect(await screen.findByText('بیمهٔ یک‌ساله، ۲ عدد')).toBeVisible();
  const sums = screen.getByRole('region', { name: 'مبلغ سفارش' });
  expect(sums).toHaveTextContent('بیمه و خدمات۳٬۰۰۰٬۰۰۰ تومان');
  expect(sums).toHaveTextContent('کد تخفیف۵۰۰٬۰۰۰ تومان');
  expect(sums).toHaveTextContent('هنگام خرید، با پیش‌پرداخت۱۴٬۴۰۰٬۰۰۰ تومان');
});

describe('buying again', () => {
  const answerWith = (report: object) => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${testApi}/user/addBasketBulk`, async ({ request }) => {
        sent.push(await request.json());
        const { data, extraObject } = aBasketAnswer();
        return HttpResponse.json({ data, extraObject: { ...extraObject, report } });
      }),
    );
    return sent;
  };
  const added = [{ title: 'گوشی Galaxy S25', qty: 2 }];

  test('adds the lines that the shop still sells', async () => {
    const sent = answerWith({ id: 'm', added, reduced: [], dropped: [] });
    const items = [anOrderItem({ qty: 2 }), anOrderItem({ id: 2, productPropertyId: null, units: [] })];
    const { user } = openOrderPage(shownOrder({ items }));
    await user.click(await screen.findByRole('button', { name: 'خرید دوباره' }));
    expect(await screen.findByText('کالاهای سفارش به سبد افزوده شد')).toBeVisible();
    expect(sent).toEqual([{ items: [{ productPropertyId: 11, qty: 2, companions: [] }] }]);
  });

  test('reports the lines that were reduced or dropped', async () => {
    answerWith({
      id: 'm',
      added: [],
      reduced: [{ title: 'گوشی Galaxy S25', wanted: 2, qty: 1, reason: 'stock' }],
      dropped: [],
    });
    const { user, store } = openOrderPage(shownOrder());
    await user.click(await screen.findByRole('button', { name: 'خرید دوباره' }));
    await waitFor(() => expect(store.getState().basketImport).toMatchObject({ source: 'order' }));
    expect(store.getState().basketImport?.report?.reduced).toHaveLength(1);
  });
});
