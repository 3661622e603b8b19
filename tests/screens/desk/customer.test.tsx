import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { DeskCustomer, DeskCustomerRow } from '@/contract/desk/customer';
import { openDesk } from '@/tests/support/desk/deskScreen';
import '@/tests/support/dialog';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/customer/CustomersScreen';
import { refusal } from '@/tests/support/answers';
import { testApi } from '@/tests/support/renderApp';

const aRow = (over: Partial<DeskCustomerRow> = {}): DeskCustomerRow => ({
  id: 7,
  name: 'مریم احمدی',
  mobile: '09123456789',
  role: 'customer',
  noCheck: false,
  blockedAt: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  orders: 3,
  ...over,
});
const aCustomer = (over: Partial<DeskCustomer> = {}): DeskCustomer => ({
  ...aRow(),
  blockReason: null,
  nationalCode: '008••••942',
  place: 'تهران، تهران',
  hasPassword: true,
  sessions: 2,
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  wallet: { balance: 250_000, held: 50_000, entries: [] },
  newestOrders: [
    {
      id: 1040001,
      state: 'delivered',
      placedAt: '2026-11-01T08:00:00.000Z',
      total: 900_000,
      title: 'شارژر',
    },
  ],
  spent: 900_000,
  ...over,
});

test('customers are found by what the operator types', async () => {
  const asked: (string | null)[] = [];
  const { user } = openDesk('customers', [
    http.get(`${testApi}/admin/customers`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      asked.push(search);
      const rows = [aRow(), aRow({ id: 8, name: '', mobile: '09120000004', role: 'supervisor' })];
      const customers = search === null ? rows : search === 'مریم' ? rows.slice(0, 1) : [];
      return HttpResponse.json({ data: { customers, nextCursor: null } });
    }),
  ]);
  expect(await screen.findByRole('link', { name: '۰۹۱۲۰۰۰۰۰۰۴' })).toHaveAttribute(
    'href',
    '/admin/customers?id=8',
  );
  const field = screen.getByRole('searchbox', { name: 'موبایل، نام یا شمارهٔ سفارش' });
  await user.click(field);
  await user.paste('مریم');
  await user.click(screen.getByRole('button', { name: 'جست‌وجو' }));
  await screen.findByText('مریم احمدی');
  expect(screen.queryByText('۰۹۱۲۰۰۰۰۰۰۴')).toBeNull();
  await user.clear(field);
  await user.paste('هیچ‌کس');
  await user.click(screen.getByRole('button', { name: 'جست‌وجو' }));
  expect(await screen.findByText('مشتری‌ای با این مشخصات پیدا نشد.')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([null, 'مریم', 'هیچ‌کس']));
});

test('an account is blocked with a reason and opened again, and a refusal is shown', async () => {
  let customer = aCustomer();
  const sent: unknown[] = [];
  const { user } = openDesk(
    'customers',
    [
      http.get(`${testApi}/admin/customers/7`, () => HttpResponse.json({ data: customer })),
      http.put<object, { reason: string | null }>(
        `${testApi}/admin/customers/7/block`,
        async ({ request }) => {
          const body = await request.json();
          sent.push(body);
          customer = aCustomer(
            body.reason === null
              ? {}
              : { blockedAt: '2026-11-21T08:00:00.000Z', blockReason: body.reason, sessions: 0 },
          );
          return HttpResponse.json({ data: customer });
        },
      ),
      http.put(`${testApi}/admin/customers/7/rights`, () =>
        refusal(409, 'این تنها ناظر فروشگاه است. نخست ناظر دیگری تعیین کنید.'),
      ),
    ],
    '?id=7',
  );
  expect(await screen.findByText('۰۰۸••••۹۴۲')).toBeVisible();
  expect(screen.getByRole('link', { name: '۱۰۴۰۰۰۱' })).toHaveAttribute('href', '/admin/orders?id=1040001');
  await user.click(screen.getByRole('button', { name: 'بستن حساب' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'بستن حساب' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByLabelText('دلیل'));
  await user.paste('برگشت‌خوردن سه چک');
  await user.click(dialog.getByRole('button', { name: 'بستن حساب' }));
  expect(await screen.findByText(/برگشت‌خوردن سه چک/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'بازکردن حساب' }));
  expect(await screen.findByRole('button', { name: 'بستن حساب' })).toBeEnabled();
  expect(sent).toEqual([{ reason: 'برگشت‌خوردن سه چک' }, { reason: null }]);
  await user.click(screen.getByRole('button', { name: 'ناظر شود' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/مدارک خصوصی و گفت‌وگوها را می‌بیند/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'ناظر شود' }));
  expect(await screen.findByText(/این تنها ناظر فروشگاه است/)).toBeVisible();
});
