import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import Toasts from '@/components/ui/kit/Toasts';
import { type Toast, toastRaised } from '@/store/ui';
import { openScreen } from '@/tests/support/openShop';

const link = { title: 'دیدن سبد', href: '/cart' };

/** A page with one button and the toasts. */
function openPage() {
  const { store, user } = openScreen(
    <>
      <button type="button">افزودن</button>
      <Toasts />
    </>,
    { at: '/products/1/phone' },
  );
  /** Shows a toast and waits for it. */
  async function raise(text: string, over: Partial<Toast> = {}) {
    act(() => void store.dispatch(toastRaised({ kind: 'success', text, ...over })));
    return screen.findByRole('status', { name: text });
  }
  return { user, raise, page: screen.getByRole('button', { name: 'افزودن' }) };
}

const progressOf = (toast: HTMLElement) => toast.querySelector('[role="progressbar"][aria-hidden="false"]');

/** jsdom plays no animation, so its end is reported by hand. */
async function expectClosed(toast: HTMLElement) {
  await waitFor(() => {
    fireEvent.animationEnd(toast);
    expect(toast).not.toBeInTheDocument();
  });
}

test('a toast with a link has no time limit and a button that closes it', async () => {
  const { user, raise } = openPage();
  expect(progressOf(await raise('کپی شد'))).toBeInTheDocument();
  const toast = await raise('به سبد افزوده شد', { link });
  expect(progressOf(toast)).not.toBeInTheDocument();
  await user.click(within(toast).getByRole('button', { name: 'بستن پیام' }));
  await expectClosed(toast);
});

test('a toast closes with Escape, and the focus returns to where it was', async () => {
  const { user, raise, page } = openPage();
  page.focus();
  const toast = await raise('به سبد افزوده شد', { link });
  act(() => within(toast).getByRole('link', { name: 'دیدن سبد' }).focus());
  await user.keyboard('{Escape}');
  await expectClosed(toast);
  expect(page).toHaveFocus();
});

test('a toast with a link closes when the focus has left it, and not while it moves inside', async () => {
  const { raise, page } = openPage();
  const toast = await raise('به سبد افزوده شد', { link });
  act(() => within(toast).getByRole('link', { name: 'دیدن سبد' }).focus());
  act(() => within(toast).getByRole('button', { name: 'بستن پیام' }).focus());
  fireEvent.animationEnd(toast);
  expect(toast).toBeInTheDocument();
  act(() => page.focus());
  await expectClosed(toast);
});

test('another page closes a toast with a link, and another variant of the product does not', async () => {
  const { raise } = openPage();
  const toast = await raise('به سبد افزوده شد', { link });
  act(() => void mockRouter.push('/products/1/phone?variant=2'));
  fireEvent.animationEnd(toast);
  expect(toast).toBeInTheDocument();
  act(() => void mockRouter.push('/cart'));
  await expectClosed(toast);
});

test('a third toast with a link closes the oldest', async () => {
  const { raise } = openPage();
  const first = await raise('یک', { link });
  const second = await raise('دو', { link });
  await raise('سه', { link });
  await expectClosed(first);
  expect(second).toBeInTheDocument();
});
