import { HttpResponse } from 'msw';
import { selectFavoriteIds } from '@/store/favorite';
import { userInfoChanged } from '@/store/session/session';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { browser, favorites, openBrowser, openTab, wait } from '@/tests/support/account/favoriteServer';
import { refusal } from '@/tests/support/answers';
import { aUserInfo } from '@/tests/support/factories/session';
import { startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const kept = () => JSON.parse(browser.stored.get('favorites') ?? '[]');

beforeEach(openBrowser);

describe("a guest's favorites", () => {
  test('are stored in this browser, newest first, and not sent to the server', async () => {
    const { press, heart } = await openTab(false);
    press(5, true);
    press(7, true);
    expect(heart(5)).toBe(true);
    expect(kept()).toEqual([{ productId: 7 }, { productId: 5 }]);
    press(5, false);
    expect(heart(5)).toBe(false);
    expect(kept()).toEqual([{ productId: 7 }]);
    expect(favorites.calls).toEqual([]);
  });

  test('announce once where they are stored', async () => {
    const { press, toasts } = await openTab(false);
    press(5, true);
    press(7, true);
    expect(toasts()).toEqual(['روی همین دستگاه نگه داشته شد']);
  });

  test('are at most 200; the oldest is dropped', async () => {
    browser.stored.set(
      'favorites',
      JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ productId: index + 1 }))),
    );
    const { press, heart } = await openTab(false);
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
      const { store } = await openTab(false);
      expect(selectFavoriteIds(store.getState())).toEqual(text.includes('3') ? [3] : []);
    },
  );

  test('follow the changes of another tab', async () => {
    const { heart } = await openTab(false);
    browser.writeElsewhere('favorites', '[{"productId":9}]');
    expect(heart(9)).toBe(true);
    browser.writeElsewhere('favorites', null);
    expect(heart(9)).toBe(false);
  });

  test('are merged into those of the customer at sign-in and removed from the browser', async () => {
    favorites.liked = [1];
    const { store, press, heart } = await openTab(false);
    press(5, true);
    store.dispatch(userInfoChanged(aUserInfo()));
    await until(() => expect(selectFavoriteIds(store.getState())).toEqual([5, 1]));
    expect(favorites.liked).toEqual([5, 1]);
    expect(kept()).toEqual([]);
    expect(heart(1)).toBe(true);
    expect(favorites.calls).toEqual(['like 5']);
  });

  test('are merged on a page without a heart too', async () => {
    browser.stored.set('favorites', '[{"productId":5}]');
    startSession(true);
    await until(() => expect(favorites.liked).toEqual([5]));
    await until(() => expect(kept()).toEqual([]));
  });

  test('stay in the browser when the merge fails, and the hearts show the state of the server', async () => {
    browser.stored.set('favorites', '[{"productId":5}]');
    favorites.liked = [1];
    favorites.troubles = [() => refusal(503, 'بعداً')];
    const { store, toasts } = await openTab(true);
    expect(selectFavoriteIds(store.getState())).toEqual([1]);
    expect(kept()).toEqual([{ productId: 5 }]);
    expect(toasts()).toEqual([]);
  });
});

describe("a customer's favorites", () => {
  test('are loaded once, however many hearts are on screen', async () => {
    favorites.liked = [3];
    const { heart } = await openTab(true);
    expect(heart(3)).toBe(true);
    expect(favorites.calls).toEqual(['ids']);
  });

  test('change at once on screen and then on the server', async () => {
    const { press, heart } = await openTab(true);
    press(5, true);
    expect(heart(5)).toBe(true);
    expect(favorites.liked).toEqual([]);
    await until(() => expect(favorites.liked).toEqual([5]));
    expect(kept()).toEqual([]);
  });

  test('send one call at a time for quick presses and end with the last state', async () => {
    favorites.latency = 30;
    const { store, press, heart } = await openTab(true);
    press(5, true);
    press(5, false);
    press(5, true);
    press(5, false);
    await until(() => expect(store.getState().favorite?.wanted).toEqual({}));
    expect(favorites.calls).toEqual(['ids', 'like 5', 'unlike 5']);
    expect(heart(5)).toBe(false);
    expect(favorites.liked).toEqual([]);
  });

  test('roll back a refused change and show the reason', async () => {
    const { press, heart, toasts } = await openTab(true);
    favorites.troubles = [() => refusal(409, 'نمی‌شود')];
    press(5, true);
    expect(heart(5)).toBe(true);
    await until(() => expect(heart(5)).toBe(false));
    expect(toasts()).toEqual(['نمی‌شود']);
  });

  test('open the login after the session has ended; closing it rolls the heart back without a toast', async () => {
    const { store, press, heart, toasts } = await openTab(true);
    favorites.troubles = [() => refusal(401, 'نشست شما پایان یافته است.')];
    press(5, true);
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    expect(heart(5)).toBe(true);
    store.dispatch(overlayClosed());
    expect(heart(5)).toBe(false);
    expect(toasts()).toEqual([]);
    expect(favorites.calls).toEqual(['ids', 'like 5']);
  });

  test('are stored in this browser when the session turns out to have ended', async () => {
    const { store, press, heart, toasts } = await openTab(true);
    favorites.latency = 20;
    favorites.troubles = [() => refusal(401, 'نشست شما پایان یافته است.')];
    press(5, true);
    await until(() => expect(favorites.calls).toEqual(['ids', 'like 5']));
    store.dispatch(userInfoChanged(null));
    await until(() => expect(kept()).toEqual([{ productId: 5 }]));
    expect(heart(5)).toBe(true);
    expect(selectOverlay(store.getState())).toBeNull();
    expect(toasts()).toEqual(['روی همین دستگاه نگه داشته شد']);
  });

  test('show no message of a call in flight after the customer has signed out', async () => {
    const { store, press, heart, toasts } = await openTab(true);
    favorites.latency = 20;
    press(5, true);
    await until(() => expect(favorites.calls).toEqual(['ids', 'like 5']));
    store.dispatch(userInfoChanged(null));
    await wait(60);
    expect(heart(5)).toBe(false);
    expect(toasts()).toEqual([]);
    expect(favorites.calls).toEqual(['ids', 'like 5']);
  });

  test('are loaded again after a change without an answer', async () => {
    const { press, heart, toasts } = await openTab(true);
    favorites.troubles = [
      () => {
        favorites.liked = [5];
        return HttpResponse.error();
      },
    ];
    press(5, true);
    await until(() => expect(toasts()).toEqual(['خطایی رخ داده است مجدد تلاش کنید']));
    await until(() => expect(heart(5)).toBe(true));
    expect(favorites.calls).toEqual(['ids', 'like 5', 'ids']);
  });

  test('keep a change when an older load answers later', async () => {
    const { store, press, heart } = await openTab(true);
    favorites.latency = 40;
    store.dispatch(userInfoChanged(aUserInfo({ hasMainData: true })));
    await until(() => expect(favorites.calls).toEqual(['ids', 'ids']));
    favorites.latency = 0;
    press(5, true);
    await until(() => expect(favorites.liked).toEqual([5]));
    await wait(80);
    expect(heart(5)).toBe(true);
  });

  test('are cleared at sign-out', async () => {
    favorites.liked = [3];
    const { store, heart } = await openTab(true);
    store.dispatch(userInfoChanged(null));
    expect(heart(3)).toBe(false);
  });
});
