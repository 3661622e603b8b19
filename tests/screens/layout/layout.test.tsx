import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import ThemeChoice from '@/components/browse/theme/ThemeChoice';
import { Layout } from '@/components/layout/frame/Layout';
import type { User } from '@/contract/profile';
import { selectBasketNotice } from '@/store/basket';
import { importReported } from '@/store/basketImport';
import { siteReceived } from '@/store/site';
import { toastRaised } from '@/store/ui';
import { queriesOf, refusal } from '@/tests/support/answers';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { observeElements } from '@/tests/support/intersections';
import { openScreen } from '@/tests/support/openShop';

const closedShop = (over = {}) => aSite({ company: { ...aSite().company, maintenanceMode: true, ...over } });

observeElements('far');

type Opening = Parameters<typeof openScreen>[1];
const openLayout = (opening?: Opening) => openScreen(<Layout>صفحه</Layout>, opening);

describe('the layout', () => {
  test('gives a page a skip link, header, main and footer', () => {
    openLayout();
    expect(hrefOf('رفتن به محتوای صفحه')).toBe('#main');
    expect(screen.getByRole('main')).toHaveTextContent('صفحه');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('shows the login page without header and footer', () => {
    openLayout({ at: '/login' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('shows the login without a way back on a page that is not there', async () => {
    mockRouter.push('/invoice');
    Object.assign(mockRouter, { pathname: '/404' });
    openLayout();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(hrefOf('ورود/ثبت نام')).toBe('/login');
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    expect(await screen.findByRole('navigation', { name: 'نوار پایین' })).toBeInTheDocument();
  });
});

describe('maintenance', () => {
  test('carries the shop’s own logo', async () => {
    openLayout({ site: closedShop({ companyLogoUrl: '/art/x.avif', companyName: 'موبایل البرز' }) });
    expect(await screen.findByRole('img', { name: 'موبایل البرز' })).toBeInTheDocument();
  });

  test('shows only its screen: countdown, retry button, support phone number', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    openLayout({ site: closedShop({ maintenanceModeExpDateTime: until }) });
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(screen.queryByText('صفحه')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    expect(hrefOf(/تماس با پشتیبانی/)).toBe('tel:021-91000000');
  });

  test('shows no countdown without an end', async () => {
    openLayout({ site: closedShop() });
    expect(await screen.findByText(/در دست تعمیر است/)).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('customers', () => {
  /** The layout of somebody whose session is stored. */
  const open = (as: Partial<User>, opening: Opening = {}, site = aSite()) =>
    openLayout({ as, site, ...opening, with: { 'GET /public/site': site, ...opening?.with } });

  test('shows a seller the seller notice with their name on every page', async () => {
    open({ noCheck: true }, { at: '/invoice' });
    expect(await screen.findByText('حالت فروشنده: مریم احمدی')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('صفحه');
  });

  test('shows other customers no seller notice', async () => {
    open({});
    expect(await screen.findByRole('button', { name: /مریم احمدی/ })).toBeInTheDocument();
    expect(screen.queryByText(/حالت فروشنده/)).not.toBeInTheDocument();
  });

  test('shows a supervisor the shop with a notice during maintenance', async () => {
    open({ role: 'supervisor' }, { with: { 'POST /user/maintenancePass': null } }, closedShop());
    expect(await screen.findByText(/حالت تعمیر روشن است/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('main')).toHaveTextContent('صفحه');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('shows a customer only the maintenance screen, also when maintenance starts during a visit', async () => {
    const { store } = open({});
    expect(await screen.findByText('صفحه')).toBeInTheDocument();
    act(() => void store.dispatch(siteReceived({ site: closedShop(), renderedAt: Date.now() + 60_000 })));
    expect(await screen.findByRole('heading', { name: /داریم فروشگاه را/ })).toBeInTheDocument();
    expect(screen.queryByText('صفحه')).not.toBeInTheDocument();
  });

  test('the report of a merged basket names every line and why, and can be undone or closed', async () => {
    const changed = 'سبد شما از آن زمان تغییر کرده است.';
    const { store, user } = open({}, { with: { 'POST /user/undoImportBasket': refusal(409, changed) } });
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
    await user.click(within(report).getByRole('button', { name: 'بازگرداندن' }));
    await waitFor(() => expect(selectBasketNotice(store.getState())).toBe(changed));
    expect(queriesOf('POST /user/undoImportBasket')).toEqual([{ id: 'import-1' }]);
    await user.click(within(report).getByRole('button', { name: 'بستن گزارش سبد' }));
    expect(report).not.toBeInTheDocument();
  });
});

describe('toasts', () => {
  test('appear top right in their kind and close on a press', async () => {
    const { store, user } = openLayout();
    act(
      () =>
        void store.dispatch(
          toastRaised({ kind: 'warning', text: 'محدودیت حداکثر تعداد', detail: 'تا ۲ عدد' }),
        ),
    );
    const toast = await screen.findByRole('alert');
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
    const { store } = openLayout();
    const raise = (detail: string = limit.detail) =>
      act(async () => {
        store.dispatch(toastRaised({ ...limit, detail }));
      });
    await raise();
    await screen.findByRole('alert');
    await raise();
    await raise();
    await waitFor(() => expect(store.getState().ui.toasts).toEqual([]));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await raise('تا ۳ عدد');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  test('appear again at once after one was closed', async () => {
    const { store, user } = openLayout();
    const raise = () => act(async () => void store.dispatch(toastRaised(limit)));
    await raise();
    const first = await screen.findByRole('alert');
    // Its exit animation has not ended yet.
    await user.click(within(first).getByText(limit.text));
    await raise();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  });
});

describe('the theme', () => {
  test('is painted and remembered; the choice of the device forgets it', async () => {
    const { user } = openScreen(<ThemeChoice />);
    await user.click(screen.getByRole('radio', { name: 'تیره' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(window.localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'مانند دستگاه' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
    expect(window.localStorage.getItem('theme')).toBeNull();
  });
});
