import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { WalletScreen } from '@/components/buy/wallet/WalletScreen';
import type { WalletEntry } from '@/contract/wallet';
import { selectShopCalls } from '@/store/shopCalls';
import { type Answers, answerOnce, page } from '@/tests/support/answers';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { aWalletEntry } from '@/tests/support/factories/wallet';
import { hrefOf } from '@/tests/support/hrefOf';
import { itemAt } from '@/tests/support/itemAt';
import { openScreen } from '@/tests/support/openShop';
import { renderWithStore } from '@/tests/support/renderApp';

const loading = 'GET /user/walletEntries';
const bought = aWalletEntry({
  id: 2,
  kind: 'purchase',
  title: 'خرید سفارش ۱۰۴۸۲۳۱',
  amount: -1_250_000,
  balance: 350_000,
  orderId: 1048231,
});

const older = aWalletEntry({ id: 3, kind: 'gift', title: 'هدیهٔ خوش‌آمد', amount: 50_000 });

/** The wallet of a customer with these entries; a page has two. */
const open = (entries: WalletEntry[], rows: Answers = {}) =>
  openScreen(<WalletScreen />, {
    at: '/dashboard/wallet',
    as: 'customer',
    with: {
      [loading]: ({ query: { filter, cursor } }) => {
        const from = Number(cursor ?? 0);
        const fitting = entries.filter(({ amount }) => filter === 'all' || amount > 0 === (filter === 'in'));
        const nextCursor = from + 2 < fitting.length ? String(from + 2) : null;
        return page(fitting.slice(from, from + 2), { nextCursor });
      },
      ...rows,
    },
  });

const ledger = () => screen.findByRole('list', { name: 'گردش کیف پول' });

describe('the wallet', () => {
  test('shows the balance, and amount and balance of every entry', async () => {
    open([aWalletEntry(), bought]);
    const rows = within(await ledger()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('واریز + ۲٬۰۰۰٬۰۰۰ تومان');
    expect(rows[0]).toHaveTextContent('مانده ۲٬۳۵۰٬۰۰۰');
    expect(rows[0]).toHaveTextContent('۲۵ آبان ۱۴۰۵، ۱۳:۰۰');
    expect(rows[1]).toHaveTextContent('برداشت − ۱٬۲۵۰٬۰۰۰ تومان');
    expect(within(itemAt(rows, 1)).getByRole('link')).toHaveAttribute('href', '/dashboard/orders/1048231');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'موجودی' })).toHaveTextContent('۲٬۳۵۰٬۰۰۰ تومان'),
    );
  });

  test('shows only credits or only debits', async () => {
    const { user } = open([aWalletEntry(), bought]);
    await ledger();
    await user.click(screen.getByRole('radio', { name: 'برداشت' }));
    await waitFor(() =>
      expect(screen.queryByText('افزایش موجودی', { selector: 'li *' })).not.toBeInTheDocument(),
    );
    expect(within(await ledger()).getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'واریز' }));
    expect(await screen.findByText('افزایش موجودی', { selector: 'li *' })).toBeVisible();
  });

  test('keeps the filter when the customer returns, and never shows entries of another filter', async () => {
    const { user, store, unmount } = open([aWalletEntry(), bought]);
    const isLoading = () =>
      selectShopCalls(store.getState()).reads['walletEntries {"filter":"out"}']?.loading;
    await ledger();
    await user.click(screen.getByRole('radio', { name: 'برداشت' }));
    await waitFor(() => expect(isLoading()).toBe(false));
    unmount();
    renderWithStore(store, <WalletScreen />);
    expect(screen.getByRole('radio', { name: 'برداشت' })).toBeChecked();
    expect(within(screen.getByRole('list', { name: 'گردش کیف پول' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    await waitFor(() => expect(isLoading()).toBe(false));
  });

  test('shows further pages on demand', async () => {
    const { user } = open([aWalletEntry(), bought, older]);
    await ledger();
    await user.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    expect(await screen.findByText('هدیهٔ خوش‌آمد')).toBeVisible();
    expect(within(await ledger()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).not.toBeInTheDocument();
  });

  test('shows a message when there are no entries', async () => {
    open([]);
    expect(await screen.findByText('هنوز گردشی در کیف پول شما ثبت نشده است')).toBeVisible();
    expect(emptyListArt()).toBe('/art/extra-wallet.webp');
    expect(hrefOf('دیدن سفارش‌ها')).toBe('/dashboard/orders');
  });

  test('shows an error after a failed load and can load again', async () => {
    const { user } = open([aWalletEntry()]);
    answerOnce({ [loading]: HttpResponse.error });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('گردش کیف پول نرسید');
    await user.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByText('افزایش موجودی', { selector: 'li *' })).toBeVisible();
  });
});

test('shows what unpaid orders keep, and leads to the recharge', async () => {
  open([bought], { 'GET /user/wallet': { balance: 2_350_000, held: 500_000 } });
  expect(await screen.findByText(/۵۰۰٬۰۰۰ تومان برای سفارش پرداخت‌نشده/)).toBeVisible();
  expect(hrefOf('افزایش موجودی')).toBe('/payment/wallet');
});
