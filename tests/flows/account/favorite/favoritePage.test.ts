import { favoriteBroughtBack, favoriteRemoved } from '@/store/favorite';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { favorites, openBrowser, openTab, wait } from '@/tests/support/account/favoriteServer';
import { refusal } from '@/tests/support/answers';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';

beforeEach(openBrowser);

describe('the favorites page', () => {
  async function openPage() {
    favorites.liked = [1, 2, 3];
    const tab = await openTab(true);
    const calls = callsOf(tab.store);
    calls.load('favorites', {});
    const rows = () => calls.items('favorites', {}).map(({ product }) => product.id);
    await until(() => expect(rows()).toEqual([1, 2]));
    favorites.calls = [];
    const placed = () => {
      const favorite = calls.items('favorites', {})[0];
      if (!favorite) throw new Error('The page is empty.');
      return { favorite, index: 0 };
    };
    return { ...tab, calls, rows, placed };
  }

  test('loads page by page', async () => {
    const { calls, rows } = await openPage();
    calls.load('favorites', {}, 'next');
    await until(() => expect(rows()).toEqual([1, 2, 3]));
    calls.load('favorites', { cheaper: true });
    const cheaper = () => calls.items('favorites', { cheaper: true }).map(({ product }) => product.id);
    expect(cheaper()).toEqual([]);
    await until(() => expect(cheaper()).toEqual([1, 2]));
    expect(favorites.calls).toEqual(['list cursor=next', 'list cheaper=true']);
  });

  test('removes a row at once, and the toast restores it at its index', async () => {
    const { store, rows, placed, heart } = await openPage();
    store.dispatch(favoriteRemoved(placed()));
    expect(rows()).toEqual([2]);
    const toast = store.getState().ui.toasts[0];
    expect(toast).toMatchObject({ text: 'از علاقه‌مندی‌ها برداشته شد', detail: 'کالای 1' });
    await until(() => expect(favorites.liked).toEqual([2, 3]));
    if (toast?.action) store.dispatch(toast.action.dispatch);
    expect(rows()).toEqual([1, 2]);
    expect(heart(1)).toBe(true);
    await until(() => expect(favorites.liked).toEqual([1, 2, 3]));
  });

  test('keeps a row that is restored before the server was called', async () => {
    favorites.latency = 20;
    const { store, rows, placed } = await openPage();
    const row = placed();
    store.dispatch(favoriteRemoved(row));
    store.dispatch(favoriteBroughtBack(row));
    await until(() => expect(store.getState().favorite?.wanted).toEqual({}));
    await wait(0);
    expect(rows()).toEqual([1, 2]);
    expect(favorites.liked).toContain(1);
  });

  test('shows a row again when the server refuses to remove it', async () => {
    const { store, rows, placed, toasts } = await openPage();
    favorites.troubles = [() => refusal(503, 'بعداً')];
    store.dispatch(favoriteRemoved(placed()));
    expect(rows()).toEqual([2]);
    await until(() => expect(rows()).toEqual([1, 2]));
    expect(toasts()).toContain('بعداً');
  });

  test('replaces the toast of a removal that failed', async () => {
    const { store, rows, placed } = await openPage();
    favorites.troubles = [() => refusal(401, 'نشست شما پایان یافته است.')];
    store.dispatch(favoriteRemoved(placed()));
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.dispatch(overlayClosed());
    await until(() => expect(rows()).toEqual([1, 2]));
    const ofRow = store.getState().ui.toasts.filter(({ detail }) => detail === 'کالای 1');
    expect(ofRow).toEqual([
      { id: 'favorite-1', kind: 'info', detail: 'کالای 1', text: 'از علاقه‌مندی‌ها برداشته نشد' },
    ]);
  });
});
