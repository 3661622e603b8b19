import { HttpResponse, http } from 'msw';
import {
  favoriteBroughtBack,
  favoriteList,
  favoriteListSlice,
  favoriteRemoved,
  favoritesAsked,
  favoritesSlice,
  favoriteWanted,
  selectFavoriteIds,
  selectFavoriteList,
  selectLiked,
} from '@/store/favorite';
import type { AppStore } from '@/store/makeStore';
import { userInfoChanged } from '@/store/session/session';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { aCard, aFavorite, aUserInfo } from '../support/factories';
import { installStorage } from '../support/fakeStorage';
import { testApi } from '../support/renderApp';
import { server } from '../support/server';
import { customerCalls, refusal, startSession } from '../support/signedIn';
import { until } from '../support/until';

/** The favourites on the server, and the calls it received. */
let liked: number[] = [];
let calls: string[] = [];
/** How the next calls fail, in order. */
let troubles: (() => Response)[] = [];
let latency = 0;
let browser: ReturnType<typeof installStorage>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const kept = () => JSON.parse(browser.stored.get('favorites') ?? '[]');

beforeEach(() => {
  browser = installStorage();
  [liked, calls, troubles, latency] = [[], [], [], 0];
  const answer = async (call: string, change: () => void) => {
    calls.push(call);
    const trouble = troubles.shift();
    await wait(latency);
    if (trouble) return trouble();
    change();
    return HttpResponse.json({ data: liked });
  };
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/favoriteIds`, () => answer('ids', () => {})),
    http.post(`${testApi}/user/favorites`, async ({ request }) => {
      const { productIds } = Object(await request.json());
      return answer(`like ${productIds}`, () => {
        liked = [...new Set([...productIds, ...liked])];
      });
    }),
    http.delete(`${testApi}/user/favorites/:id`, ({ params }) =>
      answer(`unlike ${params.id}`, () => {
        liked = liked.filter((id) => id !== Number(params.id));
      }),
    ),
    http.get(`${testApi}/user/favorites`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      calls.push(`list ${searchParams}`);
      const first = searchParams.get('cursor') === null;
      const data = first ? [1, 2] : [3];
      return HttpResponse.json({
        data: data.map((id) => aFavorite({ product: aCard({ id, title: `کالای ${id}` }) })),
        extraObject: { nextCursor: first ? 'next' : null },
      });
    }),
  );
});

/** A tab with hearts on screen, and their state. */
async function open(customer: boolean) {
  const store = startSession(customer);
  store.inject(favoritesSlice);
  store.dispatch(favoritesAsked());
  store.dispatch(favoritesAsked());
  await until(() => expect(selectFavoriteIds(store.getState())).not.toBeNull());
  return { store, ...looking(store) };
}
const looking = (store: AppStore) => ({
  press: (productId: number, like: boolean) => store.dispatch(favoriteWanted({ productId, liked: like })),
  heart: (productId: number) => selectLiked(store.getState(), productId),
  toasts: () => store.getState().ui.toasts.map(({ text }) => text),
});

describe("a guest's favourites", () => {
  test('are stored in this browser, newest first, and not sent to the server', async () => {
    const { press, heart } = await open(false);
    press(5, true);
    press(7, true);
    expect(heart(5)).toBe(true);
    expect(kept()).toEqual([{ productId: 7 }, { productId: 5 }]);
    press(5, false);
    expect(heart(5)).toBe(false);
    expect(kept()).toEqual([{ productId: 7 }]);
    expect(calls).toEqual([]);
  });

  test('announce once where they are stored', async () => {
    const { press, toasts } = await open(false);
    press(5, true);
    press(7, true);
    expect(toasts()).toEqual(['روی همین دستگاه نگه داشته شد']);
  });

  test('are at most 200; the oldest is dropped', async () => {
    browser.stored.set(
      'favorites',
      JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ productId: index + 1 }))),
    );
    const { press, heart } = await open(false);
    press(900, true);
    expect(kept()).toHaveLength(200);
    expect(kept()[0]).toEqual({ productId: 900 });
    expect(heart(200)).toBe(false);
    expect(heart(199)).toBe(true);
  });

  test.each(['{', '"x"', '[{"productId":"1"},{"productId":-2},null,{"productId":3},{"productId":3}]'])(
    'what somebody else wrote in their place (%s) does no harm',
    async (text) => {
      browser.stored.set('favorites', text);
      const { store } = await open(false);
      expect(selectFavoriteIds(store.getState())).toEqual(text.includes('3') ? [3] : []);
    },
  );

  test('follow the changes of another tab', async () => {
    const { heart } = await open(false);
    browser.writeElsewhere('favorites', '[{"productId":9}]');
    expect(heart(9)).toBe(true);
    browser.writeElsewhere('favorites', null);
    expect(heart(9)).toBe(false);
  });

  test('are merged into those of the customer at sign-in and removed from the browser', async () => {
    liked = [1];
    const { store, press, heart } = await open(false);
    press(5, true);
    store.dispatch(userInfoChanged(aUserInfo()));
    await until(() => expect(selectFavoriteIds(store.getState())).toEqual([5, 1]));
    expect(liked).toEqual([5, 1]);
    expect(kept()).toEqual([]);
    expect(heart(1)).toBe(true);
    expect(calls).toEqual(['like 5']);
  });

  test('are merged on a page without a heart too', async () => {
    browser.stored.set('favorites', '[{"productId":5}]');
    startSession(true);
    await until(() => expect(liked).toEqual([5]));
    await until(() => expect(kept()).toEqual([]));
  });

  test('stay in the browser when the merge fails, and the hearts show the state of the server', async () => {
    browser.stored.set('favorites', '[{"productId":5}]');
    liked = [1];
    troubles = [() => refusal(503, 'بعداً')];
    const { store, toasts } = await open(true);
    expect(selectFavoriteIds(store.getState())).toEqual([1]);
    expect(kept()).toEqual([{ productId: 5 }]);
    expect(toasts()).toEqual([]);
  });
});

describe("a customer's favourites", () => {
  test('are loaded once, however many hearts are on screen', async () => {
    liked = [3];
    const { heart } = await open(true);
    expect(heart(3)).toBe(true);
    expect(calls).toEqual(['ids']);
  });

  test('change at once on screen and then on the server', async () => {
    const { press, heart } = await open(true);
    press(5, true);
    expect(heart(5)).toBe(true);
    expect(liked).toEqual([]);
    await until(() => expect(liked).toEqual([5]));
    expect(kept()).toEqual([]);
  });

  test('send one call at a time for quick presses and end with the last state', async () => {
    latency = 30;
    const { store, press, heart } = await open(true);
    press(5, true);
    press(5, false);
    press(5, true);
    press(5, false);
    await until(() => expect(store.getState().favorites?.wanted).toEqual({}));
    expect(calls).toEqual(['ids', 'like 5', 'unlike 5']);
    expect(heart(5)).toBe(false);
    expect(liked).toEqual([]);
  });

  test('roll back a refused change and show the reason', async () => {
    const { press, heart, toasts } = await open(true);
    troubles = [() => refusal(409, 'نمی‌شود')];
    press(5, true);
    expect(heart(5)).toBe(true);
    await until(() => expect(heart(5)).toBe(false));
    expect(toasts()).toEqual(['نمی‌شود']);
  });

  test('open the login after the session has ended; closing it rolls the heart back without a toast', async () => {
    const { store, press, heart, toasts } = await open(true);
    troubles = [() => refusal(401, 'نشست شما پایان یافته است.')];
    press(5, true);
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    expect(heart(5)).toBe(true);
    store.dispatch(overlayClosed());
    expect(heart(5)).toBe(false);
    expect(toasts()).toEqual([]);
    expect(calls).toEqual(['ids', 'like 5']);
  });

  test('are stored in this browser when the session turns out to have ended', async () => {
    const { store, press, heart, toasts } = await open(true);
    latency = 20;
    troubles = [() => refusal(401, 'نشست شما پایان یافته است.')];
    press(5, true);
    await until(() => expect(calls).toEqual(['ids', 'like 5']));
    store.dispatch(userInfoChanged(null));
    await until(() => expect(kept()).toEqual([{ productId: 5 }]));
    expect(heart(5)).toBe(true);
    expect(selectOverlay(store.getState())).toBeNull();
    expect(toasts()).toEqual(['روی همین دستگاه نگه داشته شد']);
  });

  test('show no message of a call in flight after the customer has signed out', async () => {
    const { store, press, heart, toasts } = await open(true);
    latency = 20;
    press(5, true);
    await until(() => expect(calls).toEqual(['ids', 'like 5']));
    store.dispatch(userInfoChanged(null));
    await wait(60);
    expect(heart(5)).toBe(false);
    expect(toasts()).toEqual([]);
    expect(calls).toEqual(['ids', 'like 5']);
  });

  test('are loaded again after a change without an answer', async () => {
    const { press, heart, toasts } = await open(true);
    troubles = [
      () => {
        liked = [5];
        return HttpResponse.error();
      },
    ];
    press(5, true);
    await until(() => expect(toasts()).toEqual(['خطایی رخ داده است مجدد تلاش کنید']));
    await until(() => expect(heart(5)).toBe(true));
    expect(calls).toEqual(['ids', 'like 5', 'ids']);
  });

  test('keep a change when an older load answers later', async () => {
    const { store, press, heart } = await open(true);
    latency = 40;
    store.dispatch(userInfoChanged(aUserInfo({ hasMainData: true })));
    await until(() => expect(calls).toEqual(['ids', 'ids']));
    latency = 0;
    press(5, true);
    await until(() => expect(liked).toEqual([5]));
    await wait(80);
    expect(heart(5)).toBe(true);
  });

  test('are cleared at sign-out', async () => {
    liked = [3];
    const { store, heart } = await open(true);
    store.dispatch(userInfoChanged(null));
    expect(heart(3)).toBe(false);
  });
});

describe('the favourites page', () => {
  async function openPage() {
    liked = [1, 2, 3];
    const tab = await open(true);
    tab.store.inject(favoriteListSlice);
    tab.store.dispatch(favoriteList.load.request({ query: {}, cursor: null }));
    const rows = () => selectFavoriteList(tab.store.getState()).items.map(({ product }) => product.id);
    await until(() => expect(rows()).toEqual([1, 2]));
    calls = [];
    const placed = () => {
      const favorite = selectFavoriteList(tab.store.getState()).items[0];
      if (!favorite) throw new Error('The page is empty.');
      return { favorite, index: 0 };
    };
    return { ...tab, rows, placed };
  }

  test('loads page by page', async () => {
    const { store, rows } = await openPage();
    store.dispatch(favoriteList.load.request({ query: {}, cursor: 'next' }));
    await until(() => expect(rows()).toEqual([1, 2, 3]));
    store.dispatch(favoriteList.load.request({ query: { cheaper: true }, cursor: null }));
    expect(rows()).toEqual([]);
    await until(() => expect(rows()).toEqual([1, 2]));
    expect(calls).toEqual(['list cursor=next', 'list cheaper=true']);
  });

  test('removes a row at once, and the toast restores it at its index', async () => {
    const { store, rows, placed, heart } = await openPage();
    store.dispatch(favoriteRemoved(placed()));
    expect(rows()).toEqual([2]);
    const toast = store.getState().ui.toasts[0];
    expect(toast).toMatchObject({ text: 'از علاقه‌مندی‌ها برداشته شد', detail: 'کالای 1' });
    await until(() => expect(liked).toEqual([2, 3]));
    if (toast?.action) store.dispatch(toast.action.dispatch);
    expect(rows()).toEqual([1, 2]);
    expect(heart(1)).toBe(true);
    await until(() => expect(liked).toEqual([1, 2, 3]));
  });

  test('keeps a row that is restored before the server was called', async () => {
    latency = 20;
    const { store, rows, placed } = await openPage();
    const row = placed();
    store.dispatch(favoriteRemoved(row));
    store.dispatch(favoriteBroughtBack(row));
    await until(() => expect(store.getState().favorites?.wanted).toEqual({}));
    await wait(0);
    expect(rows()).toEqual([1, 2]);
    expect(liked).toContain(1);
  });

  test('shows a row again when the server refuses to remove it', async () => {
    const { store, rows, placed, toasts } = await openPage();
    troubles = [() => refusal(503, 'بعداً')];
    store.dispatch(favoriteRemoved(placed()));
    expect(rows()).toEqual([2]);
    await until(() => expect(rows()).toEqual([1, 2]));
    expect(toasts()).toContain('بعداً');
  });

  test('replaces the toast of a removal that failed', async () => {
    const { store, rows, placed } = await openPage();
    troubles = [() => refusal(401, 'نشست شما پایان یافته است.')];
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
