import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { OrdersScreen } from '@/components/buy/order/list/OrdersScreen';
import type { OrderSummary } from '@/contract/order';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { anOrderSummary } from '@/tests/support/factories/order';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { SoftLinks } from '@/tests/support/SoftLinks';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

const counts = { all: 14, current: 2, delivered: 9, awaitingPayment: 1, returned: 1, cancelled: 1 };
const push = jest.spyOn(mockRouter, 'push');
const replace = jest.spyOn(mockRouter, 'replace');

/** The list at an address. `asked` has the queries that the server received. */
function open(address: string, orders: OrderSummary[] = [anOrderSummary()], known: object = counts) {
  const asked: Record<string, string>[] = [];
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/orders`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(params));
      const data = params.get('search') === 'هیچ' ? [] : orders;
      return HttpResponse.json({ data, extraObject: { nextCursor: null, counts: known } });
    }),
  );
  mockRouter.push(address);
  push.mockClear();
  replace.mockClear();
  const app = renderApp(
    <SoftLinks>
      <OrdersScreen />
    </SoftLinks>,
  );
  return { ...app, asked };
}

const list = () => screen.findByRole('list', { name: 'سفارش‌ها' });
const field = () => screen.getByRole('searchbox', { name: 'جست‌وجو در سفارش‌ها' });

beforeEach(() => server.use(...onStart()));

test('the search of the orders has a name of its own beside the one of the header', async () => {
  open('/dashboard/orders');
  await list();
  expect(screen.getByRole('search', { name: 'جست‌وجو در سفارش‌ها' })).toContainElement(field());
});

describe('the tabs of the orders', () => {
  test('show their numbers of orders, and replace the history entry of the previous tab', async () => {
    const { user, asked } = open('/dashboard/orders');
    await list();
    const tabs = screen.getByRole('navigation', { name: 'سفارش‌ها به تفکیک وضعیت' });
    expect(within(tabs).getByRole('link', { name: 'همه ۱۴' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(tabs).getByRole('link', { name: 'تحویل‌شده ۹' }));
    await waitFor(() => expect(asked).toEqual([{ tab: 'all' }, { tab: 'delivered' }]));
    expect(mockRouter.asPath).toBe('/dashboard/orders?tab=delivered');
    expect(push).not.toHaveBeenCalled();
    expect(within(tabs).getByRole('link', { name: 'تحویل‌شده ۹' })).toHaveAttribute('aria-current', 'page');
    await list();
  });

  test('are read from the address; an unknown one shows all', async () => {
    const { asked } = open('/dashboard/orders?tab=cancelled&search=گوشی');
    await list();
    expect(asked).toEqual([{ tab: 'cancelled', search: 'گوشی' }]);
    expect(field()).toHaveValue('گوشی');
  });

  test('show all for an invalid address', async () => {
    const { asked } = open('/dashboard/orders?tab=nonsense');
    await list();
    expect(asked).toEqual([{ tab: 'all' }]);
  });

  test('show a message and a link to all when one is empty', async () => {
    open('/dashboard/orders?tab=returned', []);
    expect(await screen.findByText('در این بخش سفارشی نیست')).toBeVisible();
    expect(screen.getByRole('link', { name: 'همهٔ سفارش‌ها' })).toHaveAttribute('href', '/dashboard/orders');
  });
});

describe('the search in the orders', () => {
  test('waits for a pause in typing, and shows Persian digits', async () => {
    const { user, asked } = open('/dashboard/orders?tab=current');
    await list();
    await user.type(field(), 'Galaxy 25');
    expect(field()).toHaveValue('Galaxy ۲۵');
    await waitFor(() => expect(asked).toHaveLength(2), { timeout: 3000 });
    expect(asked[1]).toEqual({ tab: 'current', search: 'Galaxy ۲۵' });
    expect(replace).toHaveBeenCalledTimes(1);
    expect(push).not.toHaveBeenCalled();
    expect(field()).toHaveValue('Galaxy ۲۵');
  });

  test('shows a message without results and can be cleared', async () => {
    const { user, asked } = open('/dashboard/orders');
    await list();
    await user.type(field(), 'هیچ{Enter}');
    expect(await screen.findByText('سفارشی با این نام یا شماره پیدا نشد')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'پاک‌کردن جست‌وجو' }));
    await list();
    expect(field()).toHaveValue('');
    expect(mockRouter.asPath).toBe('/dashboard/orders');
    expect(asked).toEqual([{ tab: 'all' }, { tab: 'all', search: 'هیچ' }, { tab: 'all' }]);
  });

  test('is cleared with its button, and the field keeps the focus', async () => {
    const { user } = open('/dashboard/orders?search=گوشی');
    await list();
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await list();
  });
});

describe('an order in the list', () => {
  test('shows state, number, day, total, progress and delivery time', async () => {
    open('/dashboard/orders');
    const [row] = within(await list()).getAllByRole('listitem');
    expect(row).toHaveTextContent('در راه');
    expect(row).toHaveTextContent('سفارش ۱۰۴۸۲۳۱، ۲۷ آبان ۱۴۰۵');
    expect(row).toHaveTextContent('۵۳٬۷۹۰٬۰۰۰ تومان');
    expect(row).toHaveTextContent('امروز، ۱۴ تا ۱۷ با پیک پله');
    expect(screen.getByRole('link', { name: 'جزئیات سفارش ۱۰۴۸۲۳۱' })).toHaveAttribute(
      'href',
      '/dashboard/orders/1048231',
    );
  });

  test('shows until when its products are reserved before payment', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    open('/dashboard/orders', [anOrderSummary({ state: 'awaitingPayment', heldUntil: soon })]);
    expect(await screen.findByText(/برای شما نگه داشته می‌شود/)).toBeVisible();
  });

  test('shows when the reservation ends while the page is open', async () => {
    const hour = 3_600_000;
    const now = Date.now;
    open('/dashboard/orders', [
      anOrderSummary({ state: 'awaitingPayment', heldUntil: new Date(now() + hour).toISOString() }),
    ]);
    await screen.findByText(/برای شما نگه داشته می‌شود/);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + hour);
    await screen.findByText('زمان نگه‌داشتن کالا گذشته است.', undefined, { timeout: 4000 });
    clock.mockRestore();
  });

  test('shows that its reservation has ended', async () => {
    open('/dashboard/orders', [
      anOrderSummary({ state: 'awaitingPayment', heldUntil: '2026-01-01T10:00:00.000Z' }),
    ]);
    expect(await screen.findByText('زمان نگه‌داشتن کالا گذشته است.')).toBeVisible();
  });

  test('counts the products without a picture', async () => {
    open('/dashboard/orders', [anOrderSummary({ itemCount: 7 })]);
    expect(await screen.findByText('و ۵ کالای دیگر')).toBeInTheDocument();
  });

  test('writes the number one as a word', async () => {
    open('/dashboard/orders', [anOrderSummary({ itemCount: 3 })]);
    expect(await screen.findByText('و یک کالای دیگر')).toBeInTheDocument();
  });
});

test('shows one link to a customer without orders', async () => {
  open('/dashboard/orders', [], { all: 0 });
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeVisible();
  expect(emptyListArt()).toBe('/art/extra-parcel.webp');
  expect(screen.getByRole('link', { name: 'دیدن پیشنهادها' })).toBeVisible();
});

test('shows an error after a failed load and can load again', async () => {
  const { user } = open('/dashboard/orders');
  server.use(http.get(`${testApi}/user/orders`, () => HttpResponse.error(), { once: true }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('سفارش‌های شما نرسید');
  await user.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }));
  await list();
});
