import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { OrderScreen } from '@/components/buy/order/detail/OrderScreen';
import type { Order } from '@/contract/order';
import { serverTimeSeen } from '@/store/clock';
import { refusal } from '@/tests/support/answers';
import { anOrder, anOrderItem } from '@/tests/support/factories/order';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

const path = `${testApi}/user/orders/1032418`;

/** The page of an order; null for an order of another customer. */
function open(order: Order | null) {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(path, () => (order ? HttpResponse.json({ data: order }) : refusal(404, 'این سفارش پیدا نشد.'))),
  );
  mockRouter.push('/dashboard/orders/1032418');
  return renderApp(<OrderScreen id={1032418} />);
}

const stepStates = async () =>
  within(await screen.findByRole('list', { name: 'مرحله‌های سفارش' }))
    .getAllByRole('listitem')
    .map((item) => `${item.querySelector('b')?.textContent} ${item.dataset.state}`);

describe('an order', () => {
  test('shows state, products, address and sums', async () => {
    open(anOrder({ id: 1032418, items: [anOrderItem({ qty: 2 })] }));
    expect(await screen.findByText('تحویل شد')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('سفارش ۱۰۳۲۴۱۸');
    expect(screen.getByRole('link', { name: /Galaxy S25/ })).toHaveAttribute(
      'href',
      '/products/1/samsung-galaxy-s25?variant=11',
    );
    const lines = screen.getByRole('region', { name: 'کالاها' });
    expect(lines).toHaveTextContent('۲ عدد');
    expect(lines).toHaveTextContent('۱۱۹٬۰۰۰٬۰۰۰ تومان');
    const delivery = screen.getByRole('region', { name: 'تحویل' });
    expect(delivery).toHaveTextContent('مریم احمدی، ۰۹۱۲۳۴۵۶۷۸۹');
    expect(delivery).toHaveTextContent('پلاک ۸');
    expect(delivery).toHaveTextContent('کد رهگیری ۹۰۳۳۱۲۹۴۱۲');
    const sums = screen.getByRole('region', { name: 'مبلغ سفارش' });
    expect(sums).toHaveTextContent('هزینهٔ ارسالرایگان');
    expect(sums).toHaveTextContent('جمع۵۹٬۵۰۰٬۰۰۰ تومان');
    expect(sums).toHaveTextContent('پیش‌پرداخت۱۱٬۹۰۰٬۰۰۰ تومان');
    expect(sums).toHaveTextContent('قسط ماهانه، ۱۲ ماه۴٬۴۷۹٬۰۰۰ تومان');
  });

  test('that is on its way is read again when the customer comes back to the tab, a delivered one is not', async () => {
    const shown: { order: Order; reads: number } = {
      order: anOrder({ id: 1032418, state: 'preparing' }),
      reads: 0,
    };
    open(shown.order);
    server.use(
      http.get(path, () => {
        shown.reads += 1;
        return HttpResponse.json({ data: shown.order });
      }),
    );
    expect(await screen.findAllByText('آماده‌سازی')).not.toHaveLength(0);
    const comeBack = () => fireEvent(document, new Event('visibilitychange'));
    shown.order = anOrder({ id: 1032418, state: 'delivered' });
    comeBack();
    expect(await screen.findByText('تحویل شد')).toBeVisible();
    const { reads } = shown;
    comeBack();
    await act(async () => {});
    expect(shown.reads).toBe(reads);
  });

  test('shows a product that no longer exists without a link', async () => {
    open(anOrder({ items: [anOrderItem({ productId: null })] }));
    expect(await screen.findByRole('heading', { name: /Galaxy S25/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Galaxy S25/ })).not.toBeInTheDocument();
  });

  test('the activation code is copied as the operator wants it typed', async () => {
    const { user } = open(anOrder());
    const part = await screen.findByRole('region', { name: 'کد فعال‌سازی گوشی' });
    expect(part).toHaveTextContent('۴۸۲ ۷۱۹ ۰۳۵');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(part).getByRole('button', { name: 'کپی کد فعال‌سازی' }));
    expect(await within(part).findByText('کپی شد')).toBeVisible();
    expect(write).toHaveBeenCalledWith('482719035');
  });

  test('a delivered phone says step by step how it is activated', async () => {
    const { user } = open(anOrder());
    const part = await screen.findByRole('region', { name: 'کد فعال‌سازی گوشی' });
    expect(part).toHaveTextContent('IMEI 35••••••4127');
    const steps = within(part)
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(steps).toHaveLength(4);
    expect(steps[2]).toContain('*7777# را شماره‌گیری');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(part).getByRole('button', { name: 'کپی شمارهٔ سامانهٔ همتا' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('*7777#'));
  });

  test('a phone that is not delivered yet has no activation code on the page', async () => {
    open(anOrder({ state: 'shipped', events: anOrder().events.slice(0, -1) }));
    await screen.findByRole('region', { name: 'مبلغ سفارش' });
    expect(screen.queryByRole('region', { name: 'کد فعال‌سازی گوشی' })).not.toBeInTheDocument();
  });

  test('an order without phones has no codes, and one paid at once no plan', async () => {
    open(anOrder({ items: [anOrderItem({ units: [] })], instalments: [], facility: null }));
    await screen.findByRole('region', { name: 'مبلغ سفارش' });
    expect(screen.queryByRole('region', { name: 'کد فعال‌سازی گوشی' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the steps of an order', () => {
  const done = ['ثبت done', 'پرداخت done'];
  test.each([
    ['awaitingPayment', ['ثبت done', 'پرداخت now', 'آماده‌سازی next', 'در راه next', 'تحویل next']],
    ['preparing', [...done, 'آماده‌سازی now', 'در راه next', 'تحویل next']],
    ['shipped', [...done, 'آماده‌سازی done', 'در راه now', 'تحویل next']],
    ['delivered', [...done, 'آماده‌سازی done', 'در راه done', 'تحویل done']],
  ] as const)('of one that is %s', async (state, steps) => {
    open(anOrder({ state }));
    expect(await stepStates()).toEqual(steps);
  });

  test('show each return of an order, in one step when its money went back at once', async () => {
    const event = (kind: 'returned' | 'refunded', day: number) => ({
      kind,
      at: `2026-11-${day}T10:00:00.000Z`,
      note: null,
    });
    const returns = [
      event('returned', 20),
      event('refunded', 20),
      event('returned', 21),
      event('refunded', 24),
    ];
    open(anOrder({ state: 'returned', events: [...anOrder().events, ...returns] }));
    const ends = ['برگشت وجه done', 'مرجوعی done', 'برگشت وجه done'];
    expect(await stepStates()).toEqual(['ثبت done', 'تحویل done', ...ends]);
  });
});

describe('the plan of an order', () => {
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const numbers = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  test('shows the instalments around the next one, and all on demand', async () => {
    const { user, store } = open(anOrder());
    const threeDaysBefore = Date.parse('2026-12-27T08:00:00.000Z');
    act(() => void store.dispatch(serverTimeSeen({ server: threeDaysBefore, browser: Date.now() })));
    expect(await screen.findByText('۴ از ۱۲ پرداخت شد')).toBeVisible();
    expect(numbers()).toEqual(['۳', '۴', '۵', '۶', '۷']);
    expect(rows()[1]).toHaveTextContent('پرداخت شد');
    expect(rows()[2]).toHaveTextContent('۳ روز مانده');
    expect(rows()[3]).toHaveTextContent('در پیش');
    await user.click(screen.getByRole('button', { name: 'همهٔ ۱۲ قسط' }));
    expect(numbers()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'همهٔ ۱۲ قسط' })).not.toBeInTheDocument();
  });

  test('the due dates are days of the Jalali calendar', async () => {
    open(anOrder());
    await screen.findByRole('table');
    expect(rows()[2]).toHaveTextContent('۹ دی ۱۴۰۵');
  });
});

describe('an order that cannot be shown', () => {
  test('of another customer has one link back to the list', async () => {
    open(null);
    expect(await screen.findByText('این سفارش پیدا نشد')).toBeVisible();
    expect(screen.getByRole('link', { name: 'سفارش‌های من' })).toHaveAttribute('href', '/dashboard/orders');
  });

  test('can be loaded again after a failure', async () => {
    const { user } = open(anOrder());
    server.use(http.get(path, () => HttpResponse.json({}, { status: 503 }), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(screen.getByText('تحویل شد')).toBeVisible());
  });
});
