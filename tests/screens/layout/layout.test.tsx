import '@/tests/support/dialog';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import ThemeChoice from '@/components/browse/theme/ThemeChoice';
import { Layout } from '@/components/layout/frame/Layout';
import type { User } from '@/contract/profile';
import { selectBasketNotice } from '@/store/basket';
import { importReported } from '@/store/basketImport';
import { siteReceived } from '@/store/site';
import { toastRaised } from '@/store/ui';
import { signingIn } from '@/tests/support/account/loginServer';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

const closedShop = (over = {}) => aSite({ company: { ...aSite().company, maintenanceMode: true, ...over } });

// jsdom has no layout, so no element comes near the screen and still parts stay unchanged.
class NothingNear {
  observe() {}
  disconnect() {}
}
Object.defineProperty(window, 'IntersectionObserver', { value: NothingNear });

beforeEach(() => {
  mockRouter.push('/');
  server.use(...onStart());
});

describe('the layout', () => {
  test('gives a page a skip link, header, main and footer', () => {
    renderApp(<Layout>صفحه</Layout>);
    expect(screen.getByRole('link', { name: 'رفتن به محتوای صفحه' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveTextContent('صفحه');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('shows the login page without header and footer', () => {
    mockRouter.push('/login');
    renderApp(<Layout>صفحه</Layout>);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('shows the login without a way back on a page that is not there', async () => {
    mockRouter.push('/invoice');
    Object.assign(mockRouter, { pathname: '/404' });
    renderApp(<Layout>صفحه</Layout>);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ورود/ثبت نام' })).toHaveAttribute('href', '/login');
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    expect(await screen.findByRole('navigation', { name: 'نوار پایین' })).toBeInTheDocument();
  });
});

describe('maintenance', () => {
  test('carries the shop’s own logo', async () => {
    renderApp(<Layout>صفحه</Layout>, {
      site: closedShop({ companyLogoUrl: '/art/x.avif', companyName: 'موبایل البرز' }),
    });
    expect(await screen.findByRole('img', { name: 'موبایل البرز' })).toBeInTheDocument();
  });

  test('shows only its screen: countdown, retry button, support phone number', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    renderApp(<Layout>صفحه</Layout>, { site: closedShop({ maintenanceModeExpDateTime: until }) });
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(screen.queryByText('صفحه')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /تماس با پشتیبانی/ })).toHaveAttribute(
      'href',
      'tel:021-91000000',
    );
  });

  test('shows no countdown without an end', async () => {
    renderApp(<Layout>صفحه</Layout>, { site: closedShop() });
    expect(await screen.findByText(/در دست تعمیر است/)).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('customers', () => {
  /** The layout of somebody whose session is stored. */
  function open(user: Partial<User>, site = aSite()) {
    signingIn({ user });
    server.use(http.get(`${testApi}/public/site`, () => HttpResponse.json({ data: site })));
    window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
    return renderApp(<Layout>صفحه</Layout>, { site });
  }

  test('shows a seller the seller notice with their name on every page', async () => {
    mockRouter.push('/invoice');
    open({ noCheck: true });
    expect(await screen.findByText('حالت فروشنده: مریم احمدی')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('صفحه');
  });

  test('shows other customers no seller notice', async () => {
    open({});
    expect(await screen.findByRole('button', { name: /مریم احمدی/ })).toBeInTheDocument();
    expect(screen.queryByText(/حالت فروشنده/)).not.toBeInTheDocument();
  });

  test('shows a supervisor the shop with a notice during maintenance', async () => {
    server.use(http.post(`${testApi}/user/maintenancePass`, () => HttpResponse.json({ data: null })));
    open({ role: 'supervisor' }, closedShop());
    expect(await screen.findByText(/حالت تعمیر روشن است/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('main')).toHaveTextContent('صفحه');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('shows a customer only the maintenance screen, also when maintenance starts during a visit', async () => {
    const { store } = open({});
    expect(await screen.findByText('صفحه')).toBeInTheDocument();
    act(() => {
      store.dispatch(siteReceived({ site: closedShop(), renderedAt: Date.now() + 60_000 }));
    });
    expect(await screen.findByRole('heading', { name: /داریم فروشگاه را/ })).toBeInTheDocument();
    expect(screen.queryByText('صفحه')).not.toBeInTheDocument();
  });

  test('the report of a merged basket names every line and why, and can be undone or closed', async () => {
    const { store, user } = open({});
    await waitFor(() => expect(store.getState().session.userInfo).not.toBeNull());
    act(() => {
      store.dispatch(
        importReported({
          source: 'guest',
          report: {
            id: 'import-1',
            added: [{ title: 'قاب سیلیکونی', qty: 2 }],
            reduced: [{ title: 'گوشی Galaxy S25', wanted: 9, qty: 5, reason: 'maxBuy' }],
            dropped: [{ title: 'شارژر', wanted: 1, reason: 'gone' }],
          },
        }),
      );
    });
    const report = await screen.findByRole('region', { name: 'سبد پیشین شما به سبد حسابتان افزوده شد' });
    const lines = within(report)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toEqual([
      'قاب سیلیکونی۲ عدد',
      'گوشی Galaxy S25۵ از ۹ عدد؛ بیش از سقف خرید هر نفر',
      'شارژردیگر فروخته نمی‌شود',
    ]);
    const undone: string[] = [];
    server.use(
      http.post(`${testApi}/user/undoImportBasket`, ({ request }) => {
        undone.push(new URL(request.url).search);
        return HttpResponse.json(
          { message: 'سبد شما از آن زمان تغییر کرده است.', code: 'conflict' },
          { status: 409 },
        );
      }),
    );
    await user.click(within(report).getByRole('button', { name: 'بازگرداندن' }));
    await waitFor(() => expect(undone).toEqual(['?id=import-1']));
    await waitFor(() =>
      expect(selectBasketNotice(store.getState())).toBe('سبد شما از آن زمان تغییر کرده است.'),
    );
    await user.click(within(report).getByRole('button', { name: 'بستن گزارش سبد' }));
    expect(report).not.toBeInTheDocument();
  });
});

describe('toasts', () => {
  test('appear top right in their kind and close on a press', async () => {
    const { store, user } = renderApp(<Layout>صفحه</Layout>);
    act(() => {
      store.dispatch(toastRaised({ kind: 'warning', text: 'محدودیت حداکثر تعداد', detail: 'تا ۲ عدد' }));
    });
    const toast = await screen.findByRole('alert', {}, { timeout: 5000 });
    expect(toast).toHaveTextContent('محدودیت حداکثر تعداد');
    expect(document.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
    expect(document.querySelector('.Toastify__toast--rtl')).toBeInTheDocument();
    await user.click(screen.getByText('محدودیت حداکثر تعداد'));
    fireEvent.animationEnd(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });
});

describe('equal toasts', () => {
  const limit = { kind: 'warning', text: 'محدودیت حداکثر تعداد', detail: 'تا ۲ عدد' } as const;

  test('replace each other, and another number is another toast', async () => {
    const { store } = renderApp(<Layout>صفحه</Layout>);
    const raise = (detail: string = limit.detail) =>
      act(async () => {
        store.dispatch(toastRaised({ ...limit, detail }));
      });
    await raise();
    await screen.findByRole('alert', {}, { timeout: 5000 });
    await raise();
    await raise();
    await waitFor(() => expect(store.getState().ui.toasts).toEqual([]));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await raise('تا ۳ عدد');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  test('appear again at once after one was closed', async () => {
    const { store, user } = renderApp(<Layout>صفحه</Layout>);
    const raise = () => act(async () => void store.dispatch(toastRaised(limit)));
    await raise();
    const first = await screen.findByRole('alert', {}, { timeout: 5000 });
    // Its exit animation has not ended yet.
    await user.click(within(first).getByText(limit.text));
    await raise();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  });
});

describe('the theme', () => {
  test('is painted and remembered; the choice of the device forgets it', async () => {
    const { user } = renderApp(<ThemeChoice />);
    await user.click(screen.getByRole('radio', { name: 'تیره' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(window.localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'مانند دستگاه' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
    expect(window.localStorage.getItem('theme')).toBeNull();
  });
});
