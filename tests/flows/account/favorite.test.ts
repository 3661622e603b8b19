import { HttpResponse } from 'msw';
import {
  favoriteBroughtBack,
  favoriteRemoved,
  favoriteSlice,
  favoritesAsked,
  favoriteWanted,
  selectFavoriteIds,
  selectLiked,
} from '@/store/favorite';
import { userInfoChanged } from '@/store/session/session';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { answerOnce, calls, page, refusal } from '@/tests/support/answers';
import { aFavorite } from '@/tests/support/factories/favorite';
import { aCard } from '@/tests/support/factories/product';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

/** Ids of the favorites on the server, the newest first. */
let liked: number[] = [];
let browser: ReturnType<typeof installStorage>;
/** Whether the changes of hearts are lost. */
let isLost = false;

const like = 'POST /user/favorites';
const unlike = 'DELETE /user/favorites/:id';
const ids = 'GET /user/favoriteIds';
/** The calls about favorites, in their order. */
const asked = () => calls.map(({ name }) => name).filter((name) => [ids, like, unlike].includes(name));
const kept = () => JSON.parse(browser.stored.get('favorites') ?? '[]');
const keep = (text: string) => browser.stored.set('favorites', text);
const ended = refusal(401, 'نشست شما پایان یافته است.');

beforeEach(() => {
  liked = [];
  isLost = false;
  browser = installStorage();
});

function openStore(as: 'guest' | 'customer') {
  return openShop({
    as,
    with: {
      [ids]: () => liked,
      [like]: ({ body }) => {
        if (isLost) return HttpResponse.error();
        liked = [...new Set([...body.productIds, ...liked])];
        return liked;
      },
      [unlike]: ({ params }) => {
        if (isLost) return HttpResponse.error();
        liked = liked.filter((id) => id !== Number(params.id));
        return liked;
      },
      'GET /user/favorites': () =>
        page(
          [1, 2].map((id) => aFavorite({ product: aCard({ id, title: `کالای ${id}` }) })),
          { nextCursor: null },
        ),
    },
  });
}

/** A tab with hearts on screen, and their state. */
async function openTab(as: 'guest' | 'customer') {
  const store = openStore(as);
  store.inject(favoriteSlice);
  store.dispatch(favoritesAsked());
  store.dispatch(favoritesAsked());
  await until(() => expect(selectFavoriteIds(store.getState())).not.toBeNull());
  return {
    store,
    press: (productId: number, isLiked: boolean) =>
      store.dispatch(favoriteWanted({ productId, liked: isLiked })),
    heart: (productId: number) => selectLiked(store.getState(), productId),
    toasts: () => toastsOf(store),
  };
}

describe("a guest's favorites", () => {
  test('are stored in this browser, newest first, not sent to the server, and announced once', async () => {
    const { press, heart, toasts } = await openTab('guest');
    press(5, true);
    press(7, true);
    expect(heart(5)).toBe(true);
    expect(kept()).toEqual([{ productId: 7 }, { productId: 5 }]);
    expect(toasts()).toEqual(['روی همین دستگاه نگه داشته شد']);
    press(5, false);
    expect(heart(5)).toBe(false);
    expect(kept()).toEqual([{ productId: 7 }]);
    expect(asked()).toEqual([]);
  });

  test('are at most 200; the oldest is dropped', async () => {
    keep(JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ productId: index + 1 }))));
    const { press, heart } = await openTab('guest');
    press(900, true);
    expect(kept()).toHaveLength(200);
    expect(kept()[0]).toEqual({ productId: 900 });
    expect([heart(200), heart(199)]).toEqual([false, true]);
  });

  test.each([
    ['{', []],
    ['"x"', []],
    ['[{"productId":"1"},{"productId":-2},null,{"productId":3},{"productId":3}]', [3]],
  ])('what somebody else wrote in their place (%s) does no harm', async (text, expected) => {
    keep(text);
    const { store } = await openTab('guest');
    expect(selectFavoriteIds(store.getState())).toEqual(expected);
  });

  test('follow the changes of another tab', async () => {
    const { heart } = await openTab('guest');
    browser.writeElsewhere('favorites', '[{"productId":9}]');
    expect(heart(9)).toBe(true);
    browser.writeElsewhere('favorites', null);
    expect(heart(9)).toBe(false);
  });

  test('are merged into those of the customer at sign-in and removed from the browser', async () => {
    liked = [1];
    const { store, press, heart } = await openTab('guest');
    press(5, true);
    store.dispatch(userInfoChanged(aUserInfo()));
    await until(() => expect(selectFavoriteIds(store.getState())).toEqual([5, 1]));
    expect(liked).toEqual([5, 1]);
    expect(kept()).toEqual([]);
    expect(heart(1)).toBe(true);
    expect(asked()).toEqual([like]);
  });

  test('are merged on a page without a heart too', async () => {
    keep('[{"productId":5}]');
    openStore('customer');
    await until(() => expect(liked).toEqual([5]));
    await until(() => expect(kept()).toEqual([]));
  });

  test('stay in the browser when the merge fails, and the hearts show the state of the server', async () => {
    keep('[{"productId":5}]');
    liked = [1];
    const opening = openTab('customer');
    answerOnce({ [like]: refusal(503, 'بعداً') });
    const { store, toasts } = await opening;
    expect(selectFavoriteIds(store.getState())).toEqual([1]);
    expect(kept()).toEqual([{ productId: 5 }]);
    expect(toasts()).toEqual([]);
  });
});

describe("a customer's favorites", () => {
  test('are loaded once, however many hearts are on screen, and cleared at sign-out', async () => {
    liked = [3];
    const { store, heart } = await openTab('customer');
    expect(heart(3)).toBe(true);
    expect(asked()).toEqual([ids]);
    store.dispatch(userInfoChanged(null));
    expect(heart(3)).toBe(false);
  });

  test('send one call at a time for quick presses and end with the last state', async () => {
    const { store, press, heart } = await openTab('customer');
    const first = closedGate();
    answerOnce({ [like]: () => first.opened.then(() => [5]) });
    for (const isLiked of [true, false, true, false]) press(5, isLiked);
    await until(() => expect(asked()).toEqual([ids, like]));
    first.open();
    await until(() => expect(store.getState().favorite?.wanted).toEqual({}));
    expect(asked()).toEqual([ids, like, unlike]);
    expect(heart(5)).toBe(false);
  });

  test('roll back a refused change and show the reason', async () => {
    const { press, heart, toasts } = await openTab('customer');
    answerOnce({ [like]: refusal(409, 'نمی‌شود') });
    press(5, true);
    expect(heart(5)).toBe(true);
    await until(() => expect(heart(5)).toBe(false));
    expect(toasts()).toEqual(['نمی‌شود']);
  });

  test('open the login after the session has ended; closing it rolls the heart back without a toast', async () => {
    const { store, press, heart, toasts } = await openTab('customer');
    answerOnce({ [like]: ended });
    press(5, true);
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    expect(heart(5)).toBe(true);
    store.dispatch(overlayClosed());
    expect(heart(5)).toBe(false);
    await untilQuiet();
    expect(toasts()).toEqual([]);
    expect(asked()).toEqual([ids, like]);
  });

  test.each([
    ['are stored in this browser when the session turns out to have ended', ended, [{ productId: 5 }]],
    ['show no message of a call in flight after the customer has signed out', [5], []],
  ])('%s', async (_name, answered, stored) => {
    const { store, press, heart, toasts } = await openTab('customer');
    const call = closedGate();
    answerOnce({ [like]: () => call.opened.then(() => answered) });
    press(5, true);
    await until(() => expect(asked()).toEqual([ids, like]));
    store.dispatch(userInfoChanged(null));
    call.open();
    await untilQuiet();
    expect(kept()).toEqual(stored);
    expect(heart(5)).toBe(stored.length > 0);
    expect(selectOverlay(store.getState())).toBeNull();
    expect(toasts()).toEqual(stored.map(() => 'روی همین دستگاه نگه داشته شد'));
    expect(asked()).toEqual([ids, like]);
  });

  test('are loaded again after a change without an answer', async () => {
    const { press, heart, toasts } = await openTab('customer');
    answerOnce({
      [like]: () => {
        liked = [5];
        return HttpResponse.error();
      },
    });
    press(5, true);
    await until(() => expect(toasts()).toEqual(['خطایی رخ داده است مجدد تلاش کنید']));
    await until(() => expect(heart(5)).toBe(true));
    expect(asked()).toEqual([ids, like, ids]);
  });

  test('keep a change when an older load answers later', async () => {
    const { store, press, heart } = await openTab('customer');
    const older = closedGate();
    answerOnce({ [ids]: () => older.opened.then(() => []) });
    store.dispatch(userInfoChanged(aUserInfo({ hasMainData: true })));
    await until(() => expect(asked()).toEqual([ids, ids]));
    press(5, true);
    await until(() => expect(liked).toEqual([5]));
    older.open();
    await untilQuiet();
    expect(heart(5)).toBe(true);
  });
});

describe('the favorites page', () => {
  async function openPage() {
    liked = [1, 2];
    const tab = await openTab('customer');
    const shop = callsOf(tab.store);
    shop.load('favorites', {});
    const rows = () => shop.items('favorites', {}).map(({ product }) => product.id);
    await until(() => expect(rows()).toEqual([1, 2]));
    const [favorite = aFavorite()] = shop.items('favorites', {});
    return { ...tab, rows, row: { favorite, index: 0 } };
  }

  test('keeps a row that is restored before the server was called', async () => {
    const { store, rows, row } = await openPage();
    store.dispatch(favoriteRemoved(row));
    store.dispatch(favoriteBroughtBack(row));
    await until(() => expect(store.getState().favorite?.wanted).toEqual({}));
    await untilQuiet();
    expect(rows()).toEqual([1, 2]);
    expect(liked).toContain(1);
  });
});

describe("a customer's heart without a network", () => {
  const present = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterEach(() => present && Object.defineProperty(globalThis, 'navigator', present));
  const setOnline = (onLine: boolean) => {
    isLost = !onLine;
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } });
    if (onLine) window.dispatchEvent(new Event('online'));
  };
  const waiting = () => browser.stored.get('waitingFavorites');

  test('waits over a reload and is sent when the network is back', async () => {
    const { press, heart } = await openTab('customer');
    setOnline(false);
    press(7, true);
    press(8, true);
    press(8, false);
    await until(() => expect(waiting()).toContain('"productId":7'));
    expect(heart(7)).toBe(true);
    expect(liked).toEqual([]);

    const reloaded = await openTab('customer');
    await until(() => expect(reloaded.heart(7)).toBe(true));
    setOnline(true);
    await until(() => expect(liked).toEqual([7]));
    await until(() => expect(waiting()).toBeUndefined());
    expect(reloaded.toasts()).toEqual([]);
  });

  test('is forgotten at a sign-out', async () => {
    const { store, press, heart } = await openTab('customer');
    setOnline(false);
    press(7, true);
    await until(() => expect(waiting()).toBeDefined());
    browser.stored.clear();
    store.dispatch(userInfoChanged(null));
    setOnline(true);
    await untilQuiet();
    expect(heart(7)).toBe(false);
    expect(liked).toEqual([]);
    expect(waiting()).toBeUndefined();
  });
});
