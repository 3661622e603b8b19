import { screen, within } from '@testing-library/react';
import type { DeskCustomer, DeskCustomerRow } from '@/contract/desk/customer';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { hrefOf } from '@/tests/support/hrefOf';
import { replaceText } from '@/tests/support/replaceText';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/customer/CustomersScreen';
import { queriesOf, refusal, sent } from '@/tests/support/answers';

const aRow = (over: Partial<DeskCustomerRow> = {}): DeskCustomerRow => ({
  id: 7,
  name: 'مریم احمدی',
  mobile: '09123456789',
  role: 'customer',
  deskRole: null,
  hasSecondStep: false,
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
  const rows = [aRow(), aRow({ id: 8, name: '', mobile: '09120000004', role: 'supervisor' })];
  const { user } = openDesk('customers', {
    'GET /admin/customers': ({ query: { search } }) => ({
      customers: rows.filter(({ name }) => !search || name.startsWith(search)),
      nextCursor: null,
    }),
  });
  expect(await screen.findByRole('link', { name: '۰۹۱۲۰۰۰۰۰۰۴' })).toHaveAttribute(
    'href',
    '/admin/customers?id=8',
  );
  const field = screen.getByRole('searchbox', { name: 'موبایل، نام یا شمارهٔ سفارش' });
  await replaceText(user, field, 'مریم');
  await user.click(screen.getByRole('button', { name: 'جست‌وجو' }));
  await screen.findByText('مریم احمدی');
  expect(screen.queryByText('۰۹۱۲۰۰۰۰۰۰۴')).toBeNull();
  await replaceText(user, field, 'هیچ‌کس');
  await user.click(screen.getByRole('button', { name: 'جست‌وجو' }));
  expect(await screen.findByText('مشتری‌ای با این مشخصات پیدا نشد.')).toBeVisible();
  const searches = queriesOf('GET /admin/customers').map(({ search }) => search);
  expect(new Set(searches)).toEqual(new Set([undefined, 'مریم', 'هیچ‌کس']));
});

test('an account is blocked with a reason and opened again, and a refusal is shown', async () => {
  let customer = aCustomer();
  const block = 'PUT /admin/customers/7/block';
  const { user } = openDesk('customers?id=7', {
    'GET /admin/customers/7': () => customer,
    [block]: ({ body: { reason } }) => {
      const blockedAt = '2026-11-21T08:00:00.000Z';
      customer = aCustomer(reason === null ? {} : { blockedAt, blockReason: reason, sessions: 0 });
      return customer;
    },
    'PUT /admin/customers/7/rights': refusal(409, 'این تنها ناظر فروشگاه است. نخست ناظر دیگری تعیین کنید.'),
  });
  expect(await screen.findByText('۰۰۸••••۹۴۲')).toBeVisible();
  expect(hrefOf('۱۰۴۰۰۰۱')).toBe('/admin/orders?id=1040001');
  await user.click(screen.getByRole('button', { name: 'بستن حساب' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'بستن حساب' }));
  expect(sent(block)).toEqual([]);
  await user.click(dialog.getByLabelText('دلیل'));
  await user.paste('برگشت‌خوردن سه چک');
  await user.click(dialog.getByRole('button', { name: 'بستن حساب' }));
  expect(await screen.findByText(/برگشت‌خوردن سه چک/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'بازکردن حساب' }));
  expect(await screen.findByRole('button', { name: 'بستن حساب' })).toBeEnabled();
  expect(sent(block)).toEqual([{ reason: 'برگشت‌خوردن سه چک' }, { reason: null }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'نقش در میز کار' }), 'پشتیبانی');
  await user.click(screen.getByRole('button', { name: 'ناظر شود' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^با نقش «پشتیبانی»: به گفت‌وگوها، دیدگاه‌ها و پرسش‌ها پاسخ می‌دهد/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'ناظر شود' }));
  expect(await screen.findByText(/این تنها ناظر فروشگاه است/)).toBeVisible();
  expect(sent('PUT /admin/customers/7/rights').at(-1)).toEqual({
    right: 'supervisor',
    on: true,
    deskRole: 'support',
  });
});
