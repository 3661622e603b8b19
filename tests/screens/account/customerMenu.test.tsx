import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import CustomerMenu from '@/components/account/customer/CustomerMenu';
import type { NextInstalment } from '@/contract/order';
import type { User } from '@/contract/profile';
import { selectSignedIn } from '@/store/session/session';
import { anInstalment } from '@/tests/support/factories/order';
import { openScreen } from '@/tests/support/openShop';

async function open(as: Partial<User> = {}, nextInstalment: NextInstalment | null = null) {
  const app = openScreen(
    <>
      <CustomerMenu />
      <button type="button">جای دیگر</button>
    </>,
    {
      at: '/faq',
      as,
      with: {
        'GET /user/overview': { nextInstalment, orders: [], cheaperFavorites: [] },
        'POST /user/logout': null,
      },
    },
  );
  const button = await screen.findByRole('button', { name: /کیف پول/ }, { timeout: 5000 });
  const menu = () => screen.queryByRole('navigation', { name: 'حساب کاربری' });
  return { ...app, button, menu };
}

test('shows name and wallet balance on the button', async () => {
  const { button } = await open();
  expect(button).toHaveTextContent('مریم احمدی');
  expect(button).toHaveTextContent('کیف پول ۲٬۳۵۰٬۰۰۰ تومان');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('shows the number of a customer without a name', async () => {
  const { button } = await open({ fName: null, lName: null });
  expect(button).toHaveTextContent('۰۹۱۲۳۴۵۶۷۸۹');
});

test('contains the wallet and the links of the dashboard', async () => {
  const { user, button, menu } = await open();
  await user.click(button);
  const doors = within(menu() ?? document.body).getAllByRole('link');
  expect(doors.map((door) => [door.textContent, door.getAttribute('href')])).toEqual([
    ['موجودی کیف پول۲٬۳۵۰٬۰۰۰ تومان', '/dashboard/wallet'],
    ['پیشخوان', '/dashboard'],
    ['کیف پول', '/dashboard/wallet'],
    ['سفارش‌ها', '/dashboard/orders'],
    ['علاقه‌مندی‌ها', '/dashboard/favorites'],
    ['نشانی‌ها', '/dashboard/addresses'],
  ]);
});

test('shows the next instalment with a link to its plan', async () => {
  const nextInstalment = {
    orderId: 7,
    title: 'گوشی موبایل سامسونگ Galaxy S25',
    number: 2,
    instalments: [
      anInstalment({ number: 1, dueDate: '2025-10-30', paidAt: '2025-10-30T08:00:00.000Z' }),
      anInstalment({ number: 2, dueDate: '2025-11-29' }),
    ],
  };
  const { user, button } = await open({}, nextInstalment);
  await user.click(button);
  const line = await screen.findByRole('link', { name: 'قسط ۲، شنبه ۸ آذر ۴٬۴۷۹٬۰۰۰ تومان' });
  expect(line).toHaveAttribute('href', '/dashboard/orders/7#instalments');
});

test('closes on Escape and returns the focus', async () => {
  const { user, button, menu } = await open();
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('moves through its links with the arrow keys, and closes on Tab', async () => {
  const { user, button, menu } = await open();
  await user.click(button);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'پیشخوان' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'خروج' })).toHaveFocus();
  await user.tab();
  expect(menu()).not.toBeInTheDocument();
});

test('closes on a press outside and on a followed link', async () => {
  const { user, button, menu } = await open();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'جای دیگر' }));
  expect(menu()).not.toBeInTheDocument();
  await user.click(button);
  // jsdom does not navigate; the test checks that the press is handled.
  const door = screen.getByRole('link', { name: 'سفارش‌ها' });
  door.addEventListener('click', (event) => event.preventDefault());
  await user.click(door);
  expect(menu()).not.toBeInTheDocument();
});

test('signs out with its last entry', async () => {
  const { user, button, store } = await open();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'خروج' }));
  await waitFor(() => expect(selectSignedIn(store.getState())).toBe(false));
  await waitFor(() => expect(mockRouter.asPath).toBe('/'));
  expect(window.localStorage.getItem('userInfo')).toBeNull();
});
