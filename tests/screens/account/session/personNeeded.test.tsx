import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import { OverviewScreen } from '@/components/account/dashboard/OverviewScreen';
import { FavoritesScreen } from '@/components/account/favorite/FavoritesScreen';
import { LoginScreen } from '@/components/account/session/LoginScreen';
import { BasketScreen } from '@/components/buy/basket/BasketScreen';
import { Overlays } from '@/components/layout/frame/Overlays';
import { Header } from '@/components/layout/header/Header';
import BottomBar from '@/components/layout/menu/BottomBar';
import { selectSignedIn } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { selectOverlay } from '@/store/ui';
import { loginAnswers } from '@/tests/support/account/loginServer';
import type { Answers } from '@/tests/support/answers';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { hrefOf } from '@/tests/support/hrefOf';
import { itemAt } from '@/tests/support/itemAt';
import { openScreen } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';
import { SoftLinks } from '@/tests/support/SoftLinks';

const kept = '۱ کالا روی این دستگاه نگه داشته شده است.';
const loginName = 'ورود یا ثبت‌نام';

const basketOf = (items = aBasketAnswer().data.items) => Response.json(aBasketAnswer({ items }));
const aGuestBasket = () => window.localStorage.setItem('cartId', 'cart-1');

type Opening = { at?: string; as?: 'customer'; with?: Answers };

/** A part of the shop with the overlays over it. */
const open = (part: ReactNode, { at = '/faq', as, with: rows }: Opening = {}) =>
  openScreen(
    <SoftLinks>
      {part}
      <Overlays />
    </SoftLinks>,
    {
      at,
      as,
      with: {
        ...loginAnswers(),
        'GET /user/overview': { nextInstalment: null, orders: [], cheaperFavorites: [] },
        'POST /user/favorites': [5],
        'GET /v2/Cart/Get': () => basketOf(),
        'POST /user/importBasket': () => Response.error(),
        'POST /user/logout': null,
        ...rows,
      },
    },
  );

const openOverview = (as?: 'customer') => open(<OverviewScreen />, { at: '/dashboard', as });
const findDialog = () => screen.findByRole('dialog', { name: loginName });

/** Signs in with the modal login over the page. */
async function signIn(user: ReturnType<typeof userEvent.setup>) {
  const dialog = await findDialog();
  await replaceText(user, within(dialog).getByRole('textbox', { name: 'شمارهٔ موبایل' }), '09123456789');
  await user.keyboard('{Enter}');
  await replaceText(user, await within(dialog).findByLabelText('رمز عبور'), 'Pass1234');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test.each<[string, () => ReactNode, string, string]>([
  ['the favorites of the bottom bar', () => <BottomBar />, 'علاقه‌مندی', '/dashboard/favorites'],
  ['the profile of the bottom bar', () => <BottomBar />, 'پروفایل', '/dashboard'],
  ['the messages of the header', () => <Header />, 'پیام‌ها', '/dashboard/notifications'],
])('lets a guest who opens %s sign in over the page, and opens it', async (_name, part, link, target) => {
  const { user, store } = open(part());
  await user.click(screen.getByRole('link', { name: link }));
  expect(mockRouter.asPath).toBe('/faq');
  await signIn(user);
  await waitFor(() => expect(mockRouter.asPath).toBe(target));
  expect(selectSignedIn(store.getState())).toBe(true);
});

describe('«ادامهٔ خرید» in the basket', () => {
  const goOn = async () => itemAt(await screen.findAllByRole('link', { name: 'ادامهٔ خرید' }), 0);

  test('signs a guest in over the basket and goes on to checkout', async () => {
    aGuestBasket();
    const { user } = open(<BasketScreen />, { at: '/cart' });
    const link = await goOn();
    // Without scripts the login page leads to checkout.
    expect(link).toHaveAttribute('href', '/login?c=/order');
    await user.click(link);
    await signIn(user);
    await waitFor(() => expect(mockRouter.asPath).toBe('/order'));
  });

  test('leads a customer straight to checkout', async () => {
    const { user, store } = open(<BasketScreen />, { as: 'customer' });
    const link = await goOn();
    await waitFor(() => expect(link).toHaveAttribute('href', '/order'));
    await user.click(link);
    await waitFor(() => expect(mockRouter.asPath).toBe('/order'));
    expect(selectOverlay(store.getState())).toBeNull();
  });
});

describe('a page of the dashboard', () => {
  test('opens the login for a guest at once, keeps its explanation after it is closed, and appears after the sign-in', async () => {
    const { user } = openOverview();
    const dialog = await findDialog();
    await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: loginName }));
    await signIn(user);
    expect(await screen.findByText('هنوز سفارشی ندارید')).toBeInTheDocument();
    expect(mockRouter.asPath).toBe('/dashboard');
  });

  test('does not open the login for a customer who signs out', async () => {
    const { store } = openOverview('customer');
    await screen.findByText('هنوز سفارشی ندارید');
    act(() => void store.dispatch(logoutWanted()));
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectOverlay(store.getState())).toBeNull();
  });
});

describe('a guest with favorites', () => {
  beforeEach(() => window.localStorage.setItem('favorites', JSON.stringify([{ productId: 5 }])));

  test('sees in the login that they are stored on this device', async () => {
    const { user } = open(<BottomBar />);
    await user.click(screen.getByRole('link', { name: 'علاقه‌مندی' }));
    const dialog = await findDialog();
    expect(within(dialog).getByRole('status')).toHaveTextContent(kept);
  });

  test('sees this only on the login page that leads to the favorites', async () => {
    open(<LoginScreen />, { at: '/login?c=/dashboard/favorites' });
    expect(await screen.findByText(new RegExp(kept))).toBeInTheDocument();
    act(() => void mockRouter.push('/login?c=/faq'));
    await waitFor(() => expect(screen.queryByText(new RegExp(kept))).not.toBeInTheDocument());
  });

  test('sees this on the favorites page', async () => {
    openScreen(<FavoritesScreen />, { at: '/dashboard/favorites' });
    expect(await screen.findByText(new RegExp(kept))).toBeInTheDocument();
  });
});

describe('the basket of the bottom bar', () => {
  test('leads a guest to the login page, which links to the basket', async () => {
    aGuestBasket();
    const bar = open(<BottomBar />);
    expect(hrefOf(/سبد خرید/)).toBe('/login?c=/cart');
    await bar.user.click(screen.getByRole('link', { name: /سبد خرید/ }));
    await waitFor(() => expect(mockRouter).toMatchObject({ pathname: '/login', query: { c: '/cart' } }));
    bar.unmount();
    const { user } = open(<LoginScreen />, { at: '/login?c=/cart' });
    await user.click(await screen.findByRole('link', { name: 'دیدن سبد بدون ورود' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/cart'));
  });

  test('has no link on the login page when it is empty', async () => {
    open(<LoginScreen />, { at: '/login?c=/cart', with: { 'GET /v2/Cart/Get': basketOf([]) } });
    await screen.findByRole('textbox', { name: 'شمارهٔ موبایل' });
    expect(screen.queryByRole('link', { name: 'دیدن سبد بدون ورود' })).not.toBeInTheDocument();
  });
});
