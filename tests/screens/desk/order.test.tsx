import '../../support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { DeskScreen } from '@/components/desk/DeskScreen';
import type { DeskOrder, DeskOrderPage, DeskOrderRow } from '@/contract/desk/order';
import type { Order } from '@/contract/order';
import { refusal } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskServer';
import { anOrder, anOrderItem } from '@/tests/support/factories/order';
import { aReturn } from '@/tests/support/factories/orderReturn';
import { renderApp } from '@/tests/support/renderApp';

const customer = { id: 3, name: 'سارا محمدی', mobile: '09121112233' };
const aRow = (over: Partial<DeskOrderRow> = {}): DeskOrderRow => ({
  id: 1_040_001,
  state: 'preparing',
  placedAt: '2026-11-20T08:00:00.000Z',
  paidAt: '2026-11-20T08:05:00.000Z',
  customer,
  total: 4_000_000,
  delivery: 'پیک پله',
  title: 'شارژر',
  lines: 1,
  openReturns: 0,
  ...over,
});
const aPage = (orders: DeskOrderRow[], nextCursor: string | null = null): DeskOrderPage => ({
  orders,
  nextCursor,
});

/** The desk with one order. */
function openOrder(order: Partial<Order>) {
  const shown = anOrder({ id: 1_040_001, returns: [], instalments: [], ...order });
  const answer: DeskOrder = { order: shown, customer, cheques: null, chequeOwners: {} };
  const desk = openDesk('/admin/orders?id=1040001', { 'orders/1040001': () => answer });
  return { desk, ...renderApp(<DeskScreen slug="orders" />) };
}

test('lists the waiting orders with their customers, and turns the page', async () => {
  const cursors: (string | null)[] = [];
  openDesk('/admin/orders', {
    orders: () => {
      cursors.push(null);
      return aPage([aRow(), aRow({ id: 1_040_002, openReturns: 1 })], '1040002');
    },
  });
  const { user } = renderApp(<DeskScreen slug="orders" />);
  const table = await screen.findByRole('table', { name: 'سفارش‌ها' });
  expect(within(table).getByRole('link', { name: '۱۰۴۰۰۰۱' })).toHaveAttribute(
    'href',
    '/admin/orders?id=1040001',
  );
  expect(within(table).getAllByText('سارا محمدی')).toHaveLength(2);
  expect(within(table).getByText('مرجوعی باز')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  await waitFor(() => expect(cursors).toHaveLength(2));
});

test('an emptied search shows the first page of the whole list', async () => {
  const queries: string[] = [];
  openDesk('/admin/orders', {
    orders: (query) => {
      queries.push(String(query));
      return aPage([aRow()], '1040001');
    },
  });
  const { user } = renderApp(<DeskScreen slug="orders" />);
  const field = await screen.findByRole('searchbox');
  await user.type(field, '0912{Enter}');
  await waitFor(() => expect(queries.at(-1)).toBe('tab=waiting&search=0912'));
  await user.click(await screen.findByRole('button', { name: 'صفحهٔ بعد' }));
  await waitFor(() => expect(queries.at(-1)).toBe('tab=waiting&search=0912&cursor=1040001'));
  await user.clear(field);
  await waitFor(() => expect(queries.at(-1)).toBe('tab=waiting'));
});

test('ships an order with its tracking code in Latin digits', async () => {
  const { desk, user } = openOrder({ state: 'preparing', paidAt: '2026-11-20T08:05:00.000Z' });
  await user.type(await screen.findByLabelText('کد رهگیری (اگر دارد)'), '۲۱۳۰');
  await user.click(screen.getByRole('button', { name: 'تحویل به پیک یا پست' }));
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'order', id: 1_040_001, change: { step: 'ship', tracking: '2130' } },
    ]),
  );
});

test('a refusal of the server is shown, and the typed code stays', async () => {
  const { desk, user } = openOrder({ state: 'preparing', paidAt: '2026-11-20T08:05:00.000Z' });
  desk.refusal = refusal(409, 'این مورد دیگر در وضعیتی نیست که این کار ممکن باشد.');
  const code = await screen.findByLabelText('کد رهگیری (اگر دارد)');
  await user.type(code, '77');
  await user.click(screen.getByRole('button', { name: 'تحویل به پیک یا پست' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('این مورد دیگر در وضعیتی نیست');
  expect(code).toHaveValue('77');
});

test('an order is cancelled with a reason only', async () => {
  const { desk, user } = openOrder({ state: 'preparing', paidAt: '2026-11-20T08:05:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
  const dialog = await screen.findByRole('dialog', { name: 'لغو سفارش' });
  await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
  expect(within(dialog).getByText('این متن را بنویسید.')).toBeInTheDocument();
  expect(desk.commands).toEqual([]);
  await user.type(within(dialog).getByLabelText('دلیل'), 'کالا در انبار نیست');
  await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'order', id: 1_040_001, change: { step: 'cancel', reason: 'کالا در انبار نیست' } },
    ]),
  );
});

test('the delivery takes a serial number for each piece that has one', async () => {
  const { desk, user } = openOrder({ state: 'shipped', items: [anOrderItem({ id: 7, qty: 2 })] });
  const [first] = await screen.findAllByLabelText('شمارهٔ سریال (اگر دارد)');
  await user.type(first as HTMLElement, '351234567890127');
  await user.click(screen.getByRole('button', { name: 'ثبت تحویل به مشتری' }));
  await waitFor(() =>
    expect(desk.commands).toEqual([
      {
        what: 'order',
        id: 1_040_001,
        change: {
          step: 'deliver',
          serials: [{ itemId: 7, imei: '351234567890127', activationCode: null }],
        },
      },
    ]),
  );
});

test('products that arrived are accepted into the stock or not', async () => {
  const returned = aReturn({ id: 12, state: 'received' });
  const { desk, user } = openOrder({ state: 'delivered', returns: [returned] });
  await user.click(await screen.findByRole('button', { name: 'پذیرش، کالا فروختنی نیست' }));
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'return', id: 12, decision: { verdict: 'accept', sellable: false } },
    ]),
  );
});

test('a customer who is no supervisor sees no section and makes no call', async () => {
  openDesk('/admin/orders', {}, 'customer');
  renderApp(<DeskScreen slug="orders" />);
  expect(await screen.findByText('این بخش فقط برای ناظر فروشگاه است')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
