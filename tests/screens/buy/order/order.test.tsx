import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { OrdersScreen } from '@/components/buy/order/list/OrdersScreen';
import { answerOnce, page, queriesOf } from '@/tests/support/answers';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { anOrderSummary } from '@/tests/support/factories/order';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';
import { SoftLinks } from '@/tests/support/SoftLinks';

const loading = 'GET /user/orders';
const counts = { all: 14, current: 2, delivered: 9, awaitingPayment: 1, returned: 1, cancelled: 1 };
const push = jest.spyOn(mockRouter, 'push');
const replace = jest.spyOn(mockRouter, 'replace');

/** The list at an address. */
function open(query = '', orders = [anOrderSummary()], known: object = counts) {
  push.mockClear();
  replace.mockClear();
  return openScreen(
    <SoftLinks>
      <OrdersScreen />
    </SoftLinks>,
    {
      at: `/dashboard/orders${query}`,
      as: 'customer',
      with: {
        [loading]: ({ query: { search } }) =>
          page(search === 'هیچ' ? [] : orders, { nextCursor: null, counts: known }),
      },
    },
  );
}

const list = () => screen.findByRole('list', { name: 'سفارش‌ها' });
const field = () => screen.getByRole('searchbox', { name: 'جست‌وجو در سفارش‌ها' });

test('the search of the orders has a name of its own beside the one of the header', async () => {
  open();
  await list();
  expect(screen.getByRole('search', { name: 'جست‌وجو در سفارش‌ها' })).toContainElement(field());
});

describe('the tabs of the orders', () => {
  test('show their numbers of orders, and replace the history entry of the previous tab', async () => {
    const { user } = open();
    await list();
    const tabs = screen.getByRole('navigation', { name: 'سفارش‌ها به تفکیک وضعیت' });
    expect(within(tabs).getByRole('link', { name: 'همه ۱۴' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(tabs).getByRole('link', { name: 'تحویل‌شده ۹' }));
    await waitFor(() => expect(queriesOf(loading)).toEqual([{ tab: 'all' }, { tab: 'delivered' }]));
    expect(mockRouter.asPath).toBe('/dashboard/orders?tab=delivered');
    expect(push).not.toHaveBeenCalled();
    expect(within(tabs).getByRole('link', { name: 'تحویل‌شده ۹' })).toHaveAttribute('aria-current', 'page');
    await list();
  });

  test('are read from the address; an unknown one shows all', async () => {
    open('?tab=cancelled&search=گوشی');
    await list();
    expect(queriesOf(loading)).toEqual([{ tab: 'cancelled', search: 'گوشی' }]);
    expect(field()).toHaveValue('گوشی');
    cleanup();
    open('?tab=nonsense');
    await list();
    expect(queriesOf(loading)).toEqual([{ tab: 'all' }]);
  });

  test('show a message and a link to all when one is empty', async () => {
    open('?tab=returned', []);
    expect(await screen.findByText('در این بخش سفارشی نیست')).toBeVisible();
    expect(hrefOf('همهٔ سفارش‌ها')).toBe('/dashboard/orders');
  });
});

describe('the search in the orders', () => {
  test('waits for a pause in typing, and shows Persian digits', async () => {
    const { user } = open('?tab=current');
    await list();
    await user.type(field(), 'Galaxy 25');
    expect(field()).toHaveValue('Galaxy ۲۵');
    await waitFor(() => expect(queriesOf(loading)).toHaveLength(2), { timeout: 3000 });
    expect(queriesOf(loading)[1]).toEqual({ tab: 'current', search: 'Galaxy ۲۵' });
    expect(replace).toHaveBeenCalledTimes(1);
    expect(push).not.toHaveBeenCalled();
    expect(field()).toHaveValue('Galaxy ۲۵');
  });

  test('shows a message without results and can be cleared', async () => {
    const { user } = open();
    await list();
    await user.type(field(), 'هیچ{Enter}');
    expect(await screen.findByText('سفارشی با این نام یا شماره پیدا نشد')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'پاک‌کردن جست‌وجو' }));
    await list();
    expect(field()).toHaveValue('');
    expect(mockRouter.asPath).toBe('/dashboard/orders');
    expect(queriesOf(loading)).toEqual([{ tab: 'all' }, { tab: 'all', search: 'هیچ' }, { tab: 'all' }]);
  });

  test('is cleared with its button, and the field keeps the focus', async () => {
    const { user } = open('?search=گوشی');
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
    open();
    const [row] = within(await list()).getAllByRole('listitem');
    expect(row).toHaveTextContent('در راه');
    expect(row).toHaveTextContent('سفارش ۱۰۴۸۲۳۱، ۲۷ آبان ۱۴۰۵');
    expect(row).toHaveTextContent('۵۳٬۷۹۰٬۰۰۰ تومان');
    expect(row).toHaveTextContent('امروز، ۱۴ تا ۱۷ با پیک پله');
    expect(hrefOf('جزئیات سفارش ۱۰۴۸۲۳۱')).toBe('/dashboard/orders/1048231');
  });

  const kept = (heldUntil: number) =>
    open('', [anOrderSummary({ state: 'awaitingPayment', heldUntil: new Date(heldUntil).toISOString() })]);

  test('shows until when its products are reserved, and when that ends while the page is open', async () => {
    const hour = 3_600_000;
    const now = Date.now;
    kept(now() + hour);
    expect(await screen.findByText(/برای شما نگه داشته می‌شود/)).toBeVisible();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + hour);
    await screen.findByText('زمان نگه‌داشتن کالا گذشته است.', undefined, { timeout: 4000 });
    clock.mockRestore();
  });

  test.each([
    [7, 'و ۵ کالای دیگر'],
    [3, 'و یک کالای دیگر'],
  ])('of %i products counts those without a picture', async (itemCount, text) => {
    open('', [anOrderSummary({ itemCount })]);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

test('shows one link to a customer without orders', async () => {
  open('', [], { all: 0 });
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeVisible();
  expect(emptyListArt()).toBe('/art/extra-parcel.webp');
  expect(screen.getByRole('link', { name: 'دیدن پیشنهادها' })).toBeVisible();
});

test('shows an error after a failed load and can load again', async () => {
  const { user } = open();
  answerOnce({ [loading]: HttpResponse.error });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('سفارش‌های شما نرسید');
  await user.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }));
  await list();
});
