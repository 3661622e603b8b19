import '../support/dialog';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { Layout } from '@/components/layout/Layout';
import ThemeChoice from '@/components/layout/ThemeChoice';
import { toastRaised } from '@/store/ui';
import { aSite } from '../support/factories';
import { renderApp } from '../support/renderApp';
import { server } from '../support/server';
import { onStart } from '../support/shell';

const closedShop = (over = {}) => aSite({ company: { ...aSite().company, maintenanceMode: true, ...over } });

// jsdom has no layout, so nothing ever comes near the screen: still parts stay as they are.
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

  test('leaves the login page bare', () => {
    mockRouter.push('/login');
    renderApp(<Layout>صفحه</Layout>);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('leaving the payment result for another page clears the stored flag, reloading it does not', async () => {
    window.localStorage.setItem('fromOrder', 'true');
    mockRouter.push('/payment-resualt?id=1');
    renderApp(<Layout>صفحه</Layout>);
    act(() => {
      mockRouter.push('/payment-resualt?id=2');
    });
    expect(window.localStorage.getItem('fromOrder')).toBe('true');
    act(() => {
      mockRouter.push('/');
    });
    await waitFor(() => expect(window.localStorage.getItem('fromOrder')).toBeNull());
  });
});

describe('maintenance', () => {
  test('shows nothing but its screen: countdown, another try, a call to the first address', async () => {
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

  test('counts nothing when no end is set', async () => {
    renderApp(<Layout>صفحه</Layout>, { site: closedShop() });
    expect(await screen.findByText(/در دست تعمیر است/)).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
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
