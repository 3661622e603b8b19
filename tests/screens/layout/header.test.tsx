import { screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { Header } from '@/components/layout/header/Header';
import BottomBar from '@/components/layout/menu/BottomBar';
import { selectOverlay } from '@/store/ui';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';
import { SoftLinks } from '@/tests/support/SoftLinks';

const catalogMode = () => aSite({ company: { ...aSite().company, catalogMode: true } });
const basket = () => screen.getByLabelText('سبد خرید');
const widen = (width: number) =>
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });

beforeEach(() => {
  widen(1440);
});

describe('the header', () => {
  test.each([
    ['/', '/login'],
    ['/shop?category=phones&page=2', '/login?c=%2Fshop%3Fcategory%3Dphones%26page%3D2'],
  ])('leads a guest at %s to the login and back', async (at, href) => {
    openScreen(<Header />, { at });
    expect(await screen.findByRole('link', { name: 'ورود/ثبت نام' })).toHaveAttribute('href', href);
  });

  test('shows how many pieces are in the basket', async () => {
    openScreen(<Header />, { with: { 'GET /v2/Cart/Get': () => Response.json(aBasketAnswer()) } });
    await waitFor(() => expect(basket()).toHaveTextContent('۱'));
  });

  test('has a bell without a mark that leads a guest to the login', () => {
    openScreen(<Header />);
    expect(hrefOf('پیام‌ها')).toBe('/login?c=/dashboard/notifications');
  });

  test.each([
    [3, '۳ خوانده‌نشده، پیام‌ها'],
    [0, 'پیام‌ها'],
  ])('shows %i unread notifications at the bell of a customer', async (newNotifications, name) => {
    openScreen(<Header />, { as: { newNotifications } });
    await screen.findByRole('button', { name: /مریم احمدی/ });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/notifications');
    expect(screen.queryByRole('link', { name: 'ورود/ثبت نام' })).not.toBeInTheDocument();
  });

  test('opens the drawer with the basket icon on desktop', async () => {
    const { store, user } = openScreen(<Header />);
    await user.click(basket());
    expect(selectOverlay(store.getState())).toBe('basket');
    expect(mockRouter.asPath).toBe('/');
  });

  test.each([
    ['on phones', 390, '/'],
    ['in checkout', 1440, '/order'],
  ])('links the basket icon to the basket page %s', async (_where, width, path) => {
    widen(width);
    const { store, user } = openScreen(
      <SoftLinks>
        <Header />
      </SoftLinks>,
      { at: path },
    );
    await user.click(basket());
    await waitFor(() => expect(mockRouter.asPath).toBe('/cart'));
    expect(selectOverlay(store.getState())).toBeNull();
  });

  test('has no basket in catalog mode', () => {
    openScreen(
      <>
        <Header />
        <BottomBar />
      </>,
      { site: catalogMode() },
    );
    expect(screen.queryByLabelText('سبد خرید')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'سبد خرید' })).not.toBeInTheDocument();
  });

  test('renders without site data', () => {
    openScreen(<Header />, { site: null });
    expect(hrefOf('فروشگاه')).toBe('/');
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  test('hides when scrolling down past 50 px and returns when scrolling up', () => {
    openScreen(<Header />);
    const scroll = (to: number) => {
      Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    };
    const header = screen.getByRole('banner');
    scroll(40);
    expect(header).not.toHaveAttribute('data-hidden');
    scroll(200);
    expect(header).toHaveAttribute('data-hidden');
    scroll(180);
    expect(header).not.toHaveAttribute('data-hidden');
  });
});

describe('the bottom bar', () => {
  test('has five links and marks the current one', () => {
    openScreen(<BottomBar />);
    const doors = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(doors).toEqual([
      ['خانه', '/'],
      ['سبد خرید', '/login?c=/cart'],
      ['علاقه‌مندی', '/login?c=/dashboard/favorites'],
      ['پروفایل', '/login?c=/dashboard'],
    ]);
    expect(screen.getByRole('link', { name: 'خانه' })).toHaveAttribute('aria-current', 'page');
  });

  test('leads a customer to their own pages', async () => {
    openScreen(<BottomBar />, { as: 'customer' });
    await waitFor(() => expect(hrefOf('علاقه‌مندی')).toBe('/dashboard/favorites'));
    expect(hrefOf('پروفایل')).toBe('/dashboard');
    expect(hrefOf(/سبد خرید/)).toBe('/cart');
  });

  test('opens the categories', async () => {
    const { store, user } = openScreen(<BottomBar />);
    await user.click(screen.getByRole('button', { name: 'دسته‌بندی' }));
    expect(selectOverlay(store.getState())).toBe('categories');
  });
});
