import { endpoints } from '@/services/http/endpoints';
import { addToBasket, clearBasket, lineStepped, selectBasketLines } from '@/store/basket';
import type { AppStore } from '@/store/makeStore';
import { sessionRestored } from '@/store/session/session';
import { createFakeBrowser, type Fate } from '@/tests/support/fakeBrowser';
import { createFakeShop } from '@/tests/support/fakeShop';
import { createTimeline } from '@/tests/support/timeline';

/** Variants by the limit that applies to them. */
export const variants = { phone: 1, lastTwo: 2, charger: 3, gone: 4 } as const;
const limits: Record<number, { stock: number; maxBuy: number }> = {
  [variants.phone]: { stock: 9, maxBuy: 5 },
  [variants.lastTwo]: { stock: 2, maxBuy: 5 },
  [variants.charger]: { stock: 30, maxBuy: 30 },
  [variants.gone]: { stock: 0, maxBuy: 5 },
};

const names: Record<string, string> = {
  [endpoints.getBasket]: 'get',
  [endpoints.addToBasket]: 'add',
  [endpoints.updateBasket]: 'update',
  [endpoints.removeFromBasket]: 'remove',
  [endpoints.clearBasket]: 'clear',
};

type Options = {
  /** The basket that the browser stored in an earlier visit. */
  lines?: Record<number, number>;
  tabs?: number;
  desktop?: boolean;
};

/** A browser whose tabs have loaded their basket, and the calls since then. The next calls get `fates` in order. */
export async function openBasket({ lines, tabs: count = 1, desktop = false }: Options = {}) {
  const timeline = createTimeline();
  const shop = createFakeShop({ ...limits });
  const fates: Partial<Fate>[] = [];
  /** Sent calls as «update 1 3» (variant, quantity). */
  const calls: string[] = [];
  /** The same calls, added when their answers were handled. */
  const ended: string[] = [];
  const browser = createFakeBrowser(
    {
      timeline,
      shop,
      nextFate: () => ({ there: 10, back: 10, wrong: 'nothing', ...fates.shift() }),
      onCall(_tab, { path, payload }, done) {
        const name = names[path];
        const figures = Object.values(payload ?? {});
        if (name) (done ? ended : calls).push([name, ...figures].join(' '));
      },
    },
    { desktop },
  );
  if (lines) browser.storeCartId(shop.make(lines));
  const tabs = Array.from({ length: count }, () => createShopper(browser.openTab()));
  for (const { store } of tabs) store.dispatch(sessionRestored({ cartId: browser.cartId(), userInfo: null }));
  await timeline.rest();
  calls.length = 0;
  ended.length = 0;
  const nth = (place: number) => {
    const tab = tabs[place];
    if (!tab) throw new Error(`There is no tab ${place}.`);
    return tab;
  };
  return {
    get tab() {
      return nth(0);
    },
    get other() {
      return nth(1);
    },
    /** Opens another tab, which has not loaded its basket yet. */
    openTab() {
      const tab = createShopper(browser.openTab());
      tab.store.dispatch(sessionRestored({ cartId: browser.cartId(), userInfo: null }));
      return tab;
    },
    rest: timeline.rest,
    shop,
    browser,
    calls,
    ended,
    fates,
    /** The basket of this browser on the server. */
    onServer: () => shop.quantities(browser.cartId()),
  };
}

/** Actions of a shopper in one tab, and the state on screen. */
function createShopper(store: AppStore) {
  return {
    store,
    add: (property: number) =>
      store.dispatch(
        addToBasket({
          productPropertyId: property,
          title: `کالای ${property}`,
          ...(limits[property] ?? { stock: 0, maxBuy: 0 }),
        }),
      ),
    step: (property: number, step: 1 | -1 | 'remove') =>
      store.dispatch(lineStepped({ productPropertyId: property, step })),
    clear: () => store.dispatch(clearBasket.request()),
    lines: () =>
      Object.fromEntries(
        selectBasketLines(store.getState()).map(({ productPropertyId, qty }) => [productPropertyId, qty]),
      ),
    toasts: () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`),
  };
}
