import { screen, within } from '@testing-library/react';
import { queriesOf } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { hrefOf } from '@/tests/support/hrefOf';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/customer/CustomersScreen';

test('the search opens by «/», asks once after a pause, and the arrows walk through its links', async () => {
  const { user } = openDesk('customers', {
    'GET /admin/customers': { customers: [], nextCursor: null },
    'GET /admin/search': [
      { kind: 'order', id: 1040001, title: 'شارژر', note: 'مریم احمدی' },
      { kind: 'customer', id: 7, title: 'مریم احمدی', note: '09121112233' },
    ],
  });
  const field = await screen.findByRole('searchbox', { name: /موبایل، نام/ });
  await user.type(field, '/');
  expect(field).toHaveValue('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  field.blur();
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'جست‌وجو در میز کار' }));
  const search = dialog.getByRole('searchbox');
  search.focus();
  await user.keyboard('مریم');
  expect(await dialog.findByText('۲ نتیجه')).toBeVisible();
  expect(queriesOf('GET /admin/search')).toEqual([{ search: 'مریم' }]);
  expect(hrefOf(/سفارش ۱۰۴۰۰۰۱/, dialog)).toBe('/admin/orders?id=1040001');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('link', { name: /مشتری ۷/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(search).toHaveFocus();
});
