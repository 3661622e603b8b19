import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { AddToBasket } from '@/components/browse/productCard/AddToBasket';
import { selectOverlay } from '@/store/ui';
import { answer, changes } from '@/tests/support/answers';
import {
  answering,
  DrawerPlace,
  keeping,
  loading,
  more,
  openBasket,
  openDrawer,
  payable,
  phone,
  quantity,
} from '@/tests/support/buy/basketScreen';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import type { openScreen } from '@/tests/support/openShop';

describe('the drawer', () => {
  test('shows two skeleton lines, then the basket', async () => {
    openDrawer();
    expect(screen.getByRole('status', { name: 'در حال دریافت سبد خرید' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('data-replace');
    expect(screen.getByText('۱ کالا')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ادامهٔ خرید' })).toBeInTheDocument();
  });

  test('changes a quantity at once and dims the totals until the server answers', async () => {
    const { rows, quantities } = keeping({ 11: 1 }, 80);
    const { user } = openDrawer(rows);
    await user.click(await screen.findByRole('button', { name: `یکی بیشتر از ${phone}` }));
    expect(quantity()).toHaveTextContent('۲');
    expect(payable()).toHaveAttribute('aria-busy', 'true');
    expect(payable()).toHaveTextContent('۵۹٬۵۰۰٬۰۰۰');
    await user.click(more());
    expect(quantity()).toHaveTextContent('۳');
    await waitFor(() => expect(payable()).toHaveAttribute('aria-busy', 'false'));
    expect(payable()).toHaveTextContent('۱۷۸٬۵۰۰٬۰۰۰');
    expect(screen.getByText('۳ کالا در سبد، قابل پرداخت ۱۷۸٬۵۰۰٬۰۰۰ تومان')).toHaveAttribute(
      'role',
      'status',
    );
    expect(changes()).toEqual(Array(2).fill('POST /v2/Cart/UpdateCart'));
    expect(quantities()).toEqual({ 11: 3 });
  });

  test('turns minus into a trash button at one, and is empty after the last line', async () => {
    const { rows, quantities } = keeping({ 11: 2 });
    const { user } = openDrawer(rows);
    await user.click(await screen.findByRole('button', { name: `یکی کمتر از ${phone}` }));
    await user.click(await screen.findByRole('button', { name: `حذف ${phone} از سبد` }));
    expect(screen.getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeInTheDocument();
    await waitFor(() => expect(quantities()).toEqual({}));
  });

  test('names the added product until it is closed', async () => {
    Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
    const { rows } = keeping({});
    const { user, store } = openBasket(
      rows,
      <>
        <AddToBasket productPropertyId={11} title={phone} stock={9} maxBuy={5} />
        <DrawerPlace />
      </>,
    );
    await user.click(screen.getByRole('button', { name: /افزودن به سبد/ }));
    const line = (await screen.findByText(/به سبد افزوده شد\./)).closest('[role="status"]');
    expect(line).toHaveTextContent(`${phone} به سبد افزوده شد.`);
    expect(store.getState().ui.toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'بستن سبد خرید' }));
    await waitFor(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('explains an unreachable basket and can load it again', async () => {
    const { user } = openDrawer({ [loading]: HttpResponse.error });
    expect(await screen.findByRole('alert')).toHaveTextContent('سبد خریدتان دست‌نخورده است');
    answer(answering());
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('link', { name: phone })).toBeInTheDocument();
  });

  test('closes on Back', async () => {
    const { store } = openDrawer();
    await screen.findByRole('link', { name: phone });
    act(() => window.history.back());
    await waitFor(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('goes back once for two quick presses on close', async () => {
    window.history.pushState({ page: 'product' }, '');
    const { store, user } = openDrawer();
    await user.dblClick(screen.getByRole('button', { name: 'بستن سبد خرید' }));
    await waitFor(() => expect(selectOverlay(store.getState())).toBeNull());
    expect(window.history.state).toEqual({ page: 'product' });
  });
});

describe('«delete all»', () => {
  const ask = async (user: ReturnType<typeof openScreen>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'حذف همه' }));
    return screen.findByRole('dialog', {
      name: 'آیا از حذف همه ۳ محصول از سبد خرید اطمینان دارید ؟',
    });
  };

  test('asks for confirmation; cancelling changes nothing and keeps the drawer open', async () => {
    const { rows } = keeping({ 11: 2, 12: 1 });
    const { user } = openDrawer(rows);
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'سبد خرید' })).toBeInTheDocument();
    expect(changes()).toEqual([]);
  });

  test('closes only the confirmation on Back', async () => {
    const { rows } = keeping({ 11: 2, 12: 1 });
    const { user, store } = openDrawer(rows);
    const question = await ask(user);
    act(() => window.history.back());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(selectOverlay(store.getState())).toBe('basket');
  });

  test('empties the basket and keeps the drawer open', async () => {
    const { rows, quantities } = keeping({ 11: 2, 12: 1 });
    const { user, store } = openDrawer(rows);
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'حذف همه' }));
    expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeInTheDocument();
    await waitFor(() => expect(quantities()).toEqual({}));
    expect(changes()).toEqual(['DELETE /v2/Cart/DeleteCart']);
    expect(selectOverlay(store.getState())).toBe('basket');
  });
});

describe('at a limit', () => {
  const limited = { qty: 3, maxBuy: 3, stock: 9 };
  const openLine = (item: Parameters<typeof aBasketItem>[0], opening = {}) =>
    openBasket(answering(aBasketAnswer({ items: [aBasketItem(item)] })), undefined, opening);
  const reason = 'از این کالا تا ۳ عدد می‌توانید بردارید.';

  test('keeps the focus on plus, changes nothing, and says both sentences', async () => {
    const { user, store } = openLine(limited);
    await screen.findByText(reason);
    await user.click(more());
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(more()).toHaveAccessibleDescription(reason);
    expect(more()).toHaveFocus();
    expect(quantity()).toHaveTextContent('۳');
    expect(store.getState().ui.toasts).toEqual([
      expect.objectContaining({ kind: 'warning', text: 'محدودیت حداکثر تعداد', detail: reason }),
    ]);
  });

  test('shows a text once when the server sends the same notice', async () => {
    const words = 'از این کالا ۱ عدد در انبار مانده است.';
    openLine({ qty: 1, stock: 1, info: { message: words } });
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  test('lets a seller add more', async () => {
    openLine(limited, { as: { noCheck: true } });
    await waitFor(() => expect(more()).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
});
