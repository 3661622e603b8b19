import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { Header } from '@/components/layout/header/Header';
import BottomBar from '@/components/layout/menu/BottomBar';
import { selectOverlay } from '@/store/ui';
import { signingIn } from '@/tests/support/account/loginServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { SoftLinks } from '@/tests/support/SoftLinks';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

const catalogMode = () => aSite({ company: { ...aSite().company, catalogMode: true } });
const keepSession = () => window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
const basket = () => screen.getByLabelText('سبد خرید');
const widen = (width: number) =>
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });

beforeEach(() => {
  mockRouter.push('/');
  widen(1440);
  server.use(...onStart());
});

describe('the header', () => {
  test('leads a guest to the login page', () => {
    renderApp(<Header />);
    expect(screen.getByRole('link', { name: 'ورود/ثبت نام' })).toHaveAttribute('href', '/login');
  });

  test('shows how many pieces are in the basket', async () => {
    server.use(http.get(`${testApi}/v2/Cart/Get`, () => HttpResponse.json(aBasketAnswer())));
    renderApp(<Header />);
    await waitFor(() => expect(basket()).toHaveTextContent('۱'));
  });

  test('leads a guest to the login and back to the current page', () => {
    mockRouter.push('/shop?category=phones&page=2');
    renderApp(<Header />);
    const link = screen.getByRole('link', { name: 'ورود/ثبت نام' });
    expect(link).toHaveAttribute('href', '/login?c=%2Fshop%3Fcategory%3Dphones%26page%3D2');
  });

  test('has a bell without a mark that leads a guest to the login', () => {
    renderApp(<Header />);
    expect(screen.getByRole('link', { name: 'پیام‌ها' })).toHaveAttribute(
      'href',
      '/login?c=/dashboard/notifications',
    );
  });

  test.each([
    [3, '۳ خوانده‌نشده، پیام‌ها'],
    [0, 'پیام‌ها'],
  ])('shows %i unread notifications at the bell of a customer', async (newNotifications, name) => {
    signingIn({ user: { newNotifications } });
    keepSession();
    renderApp(<Header />);
    await screen.findByRole('button', { name: /مریم احمدی/ }, { timeout: 5000 });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/notifications');
    expect(screen.queryByRole('link', { name: 'ورود/ثبت نام' })).not.toBeInTheDocument();
  });

  test('opens the drawer with the basket icon on desktop', async () => {
    const { store, user } = renderApp(<Header />);
    await user.click(basket());
    expect(selectOverlay(store.getState())).toBe('basket');
    expect(mockRouter.asPath).toBe('/');
  });

  test.each([
    ['on phones', 390, '/'],
    ['in checkout', 1440, '/order'],
  ])('links the basket icon to the basket page %s', async (_where, width, path) => {
    widen(width);
    mockRouter.push(path);
    const { store, user } = renderApp(
      <SoftLinks>
        <Header />
      </SoftLinks>,
    );
    await user.click(basket());
    await waitFor(() => expect(mockRouter.asPath).toBe('/cart'));
    expect(selectOverlay(store.getState())).toBeNull();
  });

  test('has no basket in catalog mode', () => {
    renderApp(
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
    renderApp(<Header />, { site: null });
    expect(screen.getByRole('link', { name: 'فروشگاه' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  test('hides when scrolling down past 50 px and returns when scrolling up', () => {
    renderApp(<Header />);
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
    renderApp(<BottomBar />);
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
    signingIn();
    keepSession();
    renderApp(<BottomBar />);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'علاقه‌مندی' })).toHaveAttribute('href', '/dashboard/favorites'),
    );
    expect(screen.getByRole('link', { name: 'پروفایل' })).toHaveAttribute('href', '/dashboard');
  });

  test('opens the categories', async () => {
    const { store, user } = renderApp(<BottomBar />);
    await user.click(screen.getByRole('button', { name: 'دسته‌بندی' }));
    expect(selectOverlay(store.getState())).toBe('categories');
  });
});
