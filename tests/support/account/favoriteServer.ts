import { HttpResponse, http } from 'msw';
import {
  favoriteSlice,
  favoritesAsked,
  favoriteWanted,
  selectFavoriteIds,
  selectLiked,
} from '@/store/favorite';
import type { AppStore } from '@/store/makeStore';
import { aFavorite } from '@/tests/support/factories/favorite';
import { aCard } from '@/tests/support/factories/product';
import { installStorage } from '@/tests/support/fakeStorage';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

type FavoriteServer = {
  liked: number[];
  /** The calls that the server received. */
  calls: string[];
  /** How the next calls fail, in order. */
  troubles: (() => Response)[];
  /** Of each answer, in ms. */
  latency: number;
};

/** The favorites on the server. */
export const favorites: FavoriteServer = { liked: [], calls: [], troubles: [], latency: 0 };

/** Storage of the browser of the present test. */
export let browser: ReturnType<typeof installStorage>;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A browser with empty storage, and a server without favorites. */
export function openBrowser() {
  browser = installStorage();
  Object.assign(favorites, { liked: [], calls: [], troubles: [], latency: 0 });
  const answer = async (call: string, change: () => void) => {
    favorites.calls.push(call);
    const trouble = favorites.troubles.shift();
    await wait(favorites.latency);
    if (trouble) return trouble();
    change();
    return HttpResponse.json({ data: favorites.liked });
  };
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/favoriteIds`, () => answer('ids', () => {})),
    http.post(`${testApi}/user/favorites`, async ({ request }) => {
      const { productIds } = Object(await request.json());
      return answer(`like ${productIds}`, () => {
        favorites.liked = [...new Set([...productIds, ...favorites.liked])];
      });
    }),
    http.delete(`${testApi}/user/favorites/:id`, ({ params }) =>
      answer(`unlike ${params.id}`, () => {
        favorites.liked = favorites.liked.filter((id) => id !== Number(params.id));
      }),
    ),
    http.get(`${testApi}/user/favorites`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      favorites.calls.push(`list ${searchParams}`);
      const first = searchParams.get('cursor') === null;
      const data = first ? [1, 2] : [3];
      return HttpResponse.json({
        data: data.map((id) => aFavorite({ product: aCard({ id, title: `کالای ${id}` }) })),
        extraObject: { nextCursor: first ? 'next' : null },
      });
    }),
  );
}

/** A tab with hearts on screen, and their state. */
export async function openTab(customer: boolean) {
  const store = startSession(customer);
  store.inject(favoriteSlice);
  store.dispatch(favoritesAsked());
  store.dispatch(favoritesAsked());
  await until(() => expect(selectFavoriteIds(store.getState())).not.toBeNull());
  return { store, ...looking(store) };
}

export const looking = (store: AppStore) => ({
  press: (productId: number, like: boolean) => store.dispatch(favoriteWanted({ productId, liked: like })),
  heart: (productId: number) => selectLiked(store.getState(), productId),
  toasts: () => store.getState().ui.toasts.map(({ text }) => text),
});
