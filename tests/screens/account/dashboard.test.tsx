import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import CustomerMenu from '@/components/account/customer/CustomerMenu';
import { OverviewScreen } from '@/components/account/dashboard/OverviewScreen';
import { UnknownPage } from '@/components/account/dashboard/UnknownPage';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { NextInstalment, Overview } from '@/contract/order';
import type { User } from '@/contract/profile';
import { selectSignedIn } from '@/store/session/session';
import { type Answers, answer } from '@/tests/support/answers';
import { aFavorite } from '@/tests/support/factories/favorite';
import { anInstalment, anOrderSummary, instalments } from '@/tests/support/factories/order';
import { aCard } from '@/tests/support/factories/product';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

const entry = (over: Partial<DashboardMenuItem>): DashboardMenuItem => ({
  id: 1,
  title: 'پیشخوان',
  link: '/dashboard',
  icon: 'layout-dashboard',
  order: 1,
  active: true,
  badge: null,
  ...over,
});

const menu = [
  entry({ id: 3, order: 3, title: 'کیف پول', link: '/dashboard/wallet', icon: 'wallet' }),
  entry({
    id: 2,
    order: 2,
    title: 'سفارش‌ها',
    link: '/dashboard/orders',
    icon: 'package',
    badge: { text: '۱ در راه', tone: 'accent' },
  }),
  entry({ id: 4, order: 4, title: 'بسته', link: '/dashboard/closed', active: false }),
  entry({}),
];

const nothing: Overview = { nextInstalment: null, orders: [], cheaperFavorites: [] };

type Opening = { as?: Partial<User>; page?: ReactNode; with?: Answers };

/** The dashboard of a customer with this overview. */
const open = (
  overview: Partial<Overview> = {},
  { as = {}, page = <OverviewScreen />, with: rows }: Opening = {},
) =>
  openScreen(page, {
    at: '/dashboard',
    as,
    with: {
      'GET /user/v2/Dashboard/Get': menu,
      'GET /user/overview': { ...nothing, ...overview },
      ...rows,
    },
  });

/** A moment so many days from today, at noon in Tehran. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
/** `YYYY-MM-DD` as the shop counts days. */
const tehranDay = (day: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' }).format(day);

describe('the frame', () => {
  test('greets the customer with name, number and wallet', async () => {
    open();
    const person = await screen.findByRole('region', { name: 'حساب شما' });
    await within(person).findByText('مریم احمدی');
    expect(person).toHaveTextContent('م\u200cا');
    expect(person).toHaveTextContent('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    expect(person).toHaveTextContent('۲٬۳۵۰٬۰۰۰ تومان');
    expect(hrefOf('ویرایش مشخصات', within(person))).toBe('/dashboard/profile');
    await screen.findByText('هنوز سفارشی ندارید');
  });

  test('surrounds the 404 of an unknown address', async () => {
    open({}, { page: <UnknownPage /> });
    expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeInTheDocument();
    const nav = await screen.findByRole('navigation', { name: 'بخش‌های حساب' });
    await waitFor(() => expect(within(nav).getAllByRole('link')).toHaveLength(3));
    expect(hrefOf('حساب من')).toBe('/dashboard');
  });

  test('greets a customer without a name', async () => {
    open({}, { as: { fName: null, lName: null } });
    await screen.findByText('مشتری پله');
    await screen.findByText('هنوز سفارشی ندارید');
  });

  test('shows the active entries of the menu in order, and marks the current page', async () => {
    open();
    const nav = await screen.findByRole('navigation', { name: 'بخش‌های حساب' });
    await waitFor(() => expect(within(nav).getAllByRole('link')).toHaveLength(3));
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard/orders',
      '/dashboard/wallet',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    expect(links[1]).not.toHaveAttribute('aria-current');
    expect(links[1]).toHaveTextContent('۱ در راه');
    await screen.findByText('هنوز سفارشی ندارید');
  });

  test('leads a guest to the login and back, and loads nothing', async () => {
    openScreen(<OverviewScreen />, { at: '/dashboard?from=menu' });
    expect(await screen.findByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible();
    expect(hrefOf('ورود یا ثبت‌نام')).toBe('/login?c=%2Fdashboard%3Ffrom%3Dmenu');
    expect(screen.queryByRole('navigation', { name: 'بخش‌های حساب' })).not.toBeInTheDocument();
  });
});

describe('the overview', () => {
  test('shows the next instalment, its due date and the remaining amount', async () => {
    const plan = instalments(4).map((one) =>
      one.number === 5 ? { ...one, dueDate: tehranDay(inDays(9)) } : one,
    );
    open({
      nextInstalment: { orderId: 1032418, title: 'Galaxy S25', number: 5, instalments: plan },
    });
    const card = await screen.findByRole('region', { name: /قسط ۵ از ۱۲/ });
    expect(card).toHaveTextContent('۴٬۴۷۹٬۰۰۰ تومان');
    expect(card).toHaveTextContent('۹ روز تا سررسید');
    expect(card).toHaveTextContent('پرداخت‌شده ۱۷٬۹۱۶٬۰۰۰');
    expect(card).toHaveTextContent('مانده ۳۵٬۸۳۲٬۰۰۰');
    expect(hrefOf('جدول قسط‌ها', within(card))).toBe('/dashboard/orders/1032418#instalments');
  });

  test('shows the steps of a current order, and only the state of a delivered one', async () => {
    open({ orders: [anOrderSummary(), anOrderSummary({ id: 7, state: 'delivered' })] });
    const title = await screen.findAllByRole('link', { name: /کنسول PlayStation 5 Slim و یک کالای دیگر/ });
    expect(title[0]).toHaveAttribute('href', '/dashboard/orders/1048231');
    const steps = screen.getByRole('list', { name: 'مرحله‌های سفارش' });
    const items = within(steps).getAllByRole('listitem');
    expect(items.map((item) => item.dataset.state)).toEqual(['done', 'done', 'done', 'now', 'next']);
    expect(items[3]).toHaveAttribute('aria-current', 'step');
    expect(items[3]).toHaveTextContent('امروز، ۱۴ تا ۱۷');
    expect(screen.getByText('تحویل شد')).toBeVisible();
  });

  test('shows the favorites whose price has fallen', async () => {
    open({
      orders: [anOrderSummary()],
      cheaperFavorites: [aFavorite({ product: aCard({ id: 9 }), seenPrice: 63_500_000, cheaper: true })],
    });
    const part = await screen.findByRole('region', { name: 'علاقه‌مندی‌هایی که ارزان شد' });
    expect(hrefOf(/Galaxy S25/, within(part))).toBe('/products/9/samsung-galaxy-s25');
    expect(part).toHaveTextContent('قیمت پیشین ۶۳٬۵۰۰٬۰۰۰تخفیف ۶٪۵۹٬۵۰۰٬۰۰۰ تومان');
  });

  test('has one link for a customer without orders', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'دیدن پیشنهادها' })).toHaveAttribute(
      'href',
      '/shop?discounted=true',
    );
  });

  test('shows an error after a failed load and can load again', async () => {
    const { user } = open({}, { with: { 'GET /user/overview': HttpResponse.error() } });
    expect(await screen.findByRole('alert')).toHaveTextContent('خلاصهٔ حساب شما نرسید');
    answer({ 'GET /user/overview': nothing });
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByText('هنوز سفارشی ندارید')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the menu of the customer', () => {
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
});
