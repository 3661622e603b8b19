import '../support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { OrderScreen } from '@/components/order/OrderScreen';
import { ToastOutlet } from '@/components/ui/ToastOutlet';
import type { Order } from '@/contract/order';
import { aBasketAnswer, aGateway, anOrder, anOrderItem, aUserInfo } from '../support/factories';
import { renderApp, testApi } from '../support/renderApp';
import { server } from '../support/server';
import { onStart } from '../support/shell';
import { customerCalls, refusal } from '../support/signedIn';

const path = `${testApi}/user/orders/1032418`;

/** The page of an order. Later answers of its load follow in the list. */
function open(...orders: [Order, ...Order[]]) {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  let loads = 0;
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(path, () => {
      const order = orders[Math.min(loads, orders.length - 1)];
      loads += 1;
      return HttpResponse.json({ data: order });
    }),
    http.get(`${testApi}/public/gateways`, () => HttpResponse.json({ data: [aGateway()] })),
  );
  mockRouter.push('/dashboard/orders/1032418');
  return renderApp(
    <>
      <OrderScreen id={1032418} />
      <ToastOutlet />
    </>,
  );
}

const order = (over: Partial<Order> = {}) => anOrder({ id: 1032418, ...over });
const heldUntil = new Date(Date.now() + 16 * 60_000).toISOString();

describe('an unpaid order', () => {
  const unpaid = order({ state: 'awaitingPayment', heldUntil, fromWallet: 350_000, instalments: [] });

  test('leads to its payment and says what is left to pay', async () => {
    open(unpaid);
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
      http.post(`${path}/cancel`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ data: { ...unpaid, state: 'cancelled' } });
      }),
    );
    const { user } = open(unpaid);
    await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
    const dialog = await screen.findByRole('dialog', { name: 'سفارش ۱۰۳۲۴۱۸ لغو شود؟' });
    expect(dialog).toHaveTextContent('کالاها به سبد شما برمی‌گردد و ۳۵۰٬۰۰۰ تومان کیف پول شما آزاد می‌شود.');
    await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
    expect(await screen.findByText('لغو شد')).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('stays when the server refuses the cancellation, and says why', async () => {
    server.use(http.post(`${path}/cancel`, () => refusal(409, 'پرداخت این سفارش در حال بررسی است.')));
    const { user } = open(unpaid);
    await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
    expect(await screen.findByText('پرداخت این سفارش در حال بررسی است.')).toBeVisible();
    expect(screen.getByText('در انتظار پرداخت')).toBeVisible();
  });
});

test('a paid order that is not sent yet says where its money goes', async () => {
  const { user } = open(order({ state: 'preparing' }));
  await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
  // 11,900,000 at the purchase and four instalments of 4,479,000.
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '۲۹٬۸۱۶٬۰۰۰ تومان به کیف پول شما برمی‌گردد و قسط‌های مانده حذف می‌شود.',
  );
});

test('a sent order cannot be cancelled and has an invoice', async () => {
  open(order({ state: 'shipped' }));
  expect(await screen.findByRole('link', { name: 'فاکتور' })).toHaveAttribute(
    'href',
    '/invoice?order=1032418',
  );
  expect(screen.queryByRole('button', { name: 'لغو سفارش' })).not.toBeInTheDocument();
});

test('shows the services of a line, the coupon and what was due at the purchase', async () => {
  const services = [{ serviceId: 3, title: 'بیمهٔ یک‌ساله', count: 2, price: 1_500_000 }];
  open(
    order({
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
    const { user } = open(order({ items }));
    await user.click(await screen.findByRole('button', { name: 'خرید دوباره' }));
    expect(await screen.findByText('کالاهای سفارش به سبد افزوده شد')).toBeVisible();
    expect(sent).toEqual([{ items: [{ productPropertyId: 11, qty: 2 }] }]);
  });

  test('reports the lines that were reduced or dropped', async () => {
    answerWith({
      id: 'm',
      added: [],
      reduced: [{ title: 'گوشی Galaxy S25', wanted: 2, qty: 1, reason: 'stock' }],
      dropped: [],
    });
    const { user, store } = open(order());
    await user.click(await screen.findByRole('button', { name: 'خرید دوباره' }));
    await waitFor(() => expect(store.getState().basketImport).toMatchObject({ source: 'order' }));
    expect(store.getState().basketImport?.report?.reduced).toHaveLength(1);
  });
});

describe('paying instalments', () => {
  const running = (paid = 4) => {
    const plan = order({ state: 'delivered' });
    const instalments = plan.instalments.map((one, index) => ({
      ...one,
      amount: 400_000,
      paidAt: index < paid ? '2026-11-01T09:00:00.000Z' : null,
    }));
    return { ...plan, instalments };
  };
  const sendTo = (payment: object | null) => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${path}/payInstalments`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { payment } });
      }),
    );
    return sent;
  };

  test('one from the wallet closes the dialog and shows it as paid', async () => {
    const sent = sendTo(null);
    const { user } = open(running(4), running(5));
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    const dialog = await screen.findByRole('dialog', { name: 'پرداخت قسط' });
    expect(dialog).toHaveTextContent('۱ از ۸ قسط مانده');
    expect(within(dialog).getByRole('radio', { name: /کیف پول/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    expect(await screen.findByText('۵ از ۱۲ پرداخت شد')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ numbers: [5], gateway: null }]);
  });

  test('several at a gateway leaves for it', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const redirect = { url: 'https://bank.test/start', method: 'POST', fields: {} };
    const sent = sendTo({ attemptId: 'a', redirect });
    const { user } = open(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۶/ }));
    expect(dialog).toHaveTextContent('جمع۸۰۰٬۰۰۰ تومان');
    await user.click(await within(dialog).findByRole('radio', { name: 'درگاه آزمایشی' }));
    await user.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ numbers: [5, 6], gateway: 'sandbox' }]);
  });

  test('all that is left are chosen at once, and the wallet says when it has too little', async () => {
    const { user } = open(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت همهٔ مانده' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('۸ از ۸ قسط مانده');
    expect(within(dialog).getByRole('radio', { name: /کیف پول.*موجودی کافی نیست/ })).toBeDisabled();
  });

  test('none chosen says what is missing', async () => {
    const { user } = open(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۵/ }));
    expect(within(dialog).getByText('دست‌کم یک قسط را برگزینید.')).toBeVisible();
  });

  test('a plan of a cancelled order has no payment', async () => {
    open({ ...running(), state: 'cancelled' });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'پرداخت قسط ۵' })).not.toBeInTheDocument();
  });
});

test('the due dates are saved as a calendar file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:test';
    },
    revokeObjectURL: () => {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = open(order());
  await user.click(await screen.findByRole('button', { name: 'افزودن سررسیدها به تقویم' }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(await saved[0]?.text()).toContain('UID:instalment-1032418-5@pelle');
});
