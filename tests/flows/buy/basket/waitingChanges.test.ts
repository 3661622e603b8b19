import fc from 'fast-check';
import { addToBasket, lineStepped, selectQuantity } from '@/store/basket';
import { selectBasketBusy } from '@/store/companion';
import { selectKeptBasket, selectKnownLine, selectKnownQuantity } from '@/store/keptBasket';
import type { AppStore } from '@/store/makeStore';
import { sessionRestored } from '@/store/session/session';
import { createFakeBrowser } from '@/tests/support/fakeBrowser';
import { createFakeShop } from '@/tests/support/fakeShop';
import { forAllAsync } from '@/tests/support/forAll';
import { traces } from '@/tests/support/generated';
import { createTimeline } from '@/tests/support/timeline';

const variants: Record<number, { stock: number; maxBuy: number }> = {
  1: { stock: 9, maxBuy: 5 },
  2: { stock: 2, maxBuy: 5 },
  3: { stock: 30, maxBuy: 30 },
};
const products = Object.keys(variants).map(Number);
const limitsOf = (product: number) => variants[product] ?? { stock: 0, maxBuy: 0 };

/** Long enough (ms) for every call in flight, and for the other tab to hear of it. */
const quietMs = 500;

type Opening = {
  /** Whether the browser notices that the network is lost. */
  noticed?: boolean;
  tabCount?: number;
};

/** Tabs of a guest whose browser remembers a basket. */
function openBrowser(lines: Record<number, number> | null, { noticed = true, tabCount = 1 }: Opening = {}) {
  const timeline = createTimeline();
  const shop = createFakeShop({ ...variants });
  let lost = false;
  /** Calls that change a line and are not lost, as «AddToCart 1 2» (variant, quantity). */
  const changes: string[] = [];
  const browser = createFakeBrowser({
    timeline,
    shop,
    nextFate: () => ({ there: 10, back: 10, wrong: 'nothing' }),
    isLost: () => lost,
    onCall(_tab, { path, payload }, done) {
      if (!done && !lost && payload)
        changes.push([path.split('/').pop(), ...Object.values(payload)].join(' '));
    },
  });
  const navigator = {
    get onLine() {
      return !noticed || !lost;
    },
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  if (lines) browser.storeCartId(shop.make(lines));
  const open = () => {
    const tab = browser.openTab();
    tab.dispatch(sessionRestored({ cartId: browser.cartId(), userInfo: null }));
    return tab;
  };
  const tabs = Array.from({ length: tabCount }, open);
  return {
    tabs,
    shop,
    browser,
    timeline,
    changes,
    onServer: () => shop.quantities(browser.cartId()),
    tab: (place = 0) => tabs[place] as AppStore,
    setLost(now: boolean, isNoticed = true) {
      lost = now;
      if (!now && isNoticed) browser.noticeNetwork();
    },
    reload(place = 0) {
      browser.closeTab(tabs[place] as AppStore);
      tabs[place] = open();
    },
  };
}

const add = (tab: AppStore, product: number) =>
  tab.dispatch(addToBasket({ productPropertyId: product, title: `کالای ${product}`, ...limitsOf(product) }));
const step = (tab: AppStore, product: number, by: 1 | -1 | 'remove') =>
  tab.dispatch(lineStepped({ productPropertyId: product, step: by }));
const outcomesOf = (tab: AppStore) => selectKeptBasket(tab.getState()).outcomes;

test('keeps changes without a network over a reload, and sends each quantity once, in order', async () => {
  const { tab, timeline, setLost, reload, changes, onServer, browser } = openBrowser({ 1: 2, 3: 1 });
  await timeline.rest();
  setLost(true);
  add(tab(), 2);
  step(tab(), 3, 'remove');
  step(tab(), 1, 1);
  step(tab(), 1, 1);
  await timeline.rest();
  reload();
  await timeline.rest();
  expect(selectKeptBasket(tab().getState()).waiting).toMatchObject([
    { title: 'کالای 2', qty: 1 },
    { productPropertyId: 3, qty: 0 },
    { productPropertyId: 1, qty: 4 },
  ]);
  expect(selectBasketBusy(tab().getState())).toBe(true);
  expect(changes).toEqual([]);
  setLost(false);
  await timeline.rest();
  expect(changes).toEqual(['AddToCart 2 1', 'RemoveItem 3', 'UpdateCart 1 4']);
  expect(onServer()).toEqual({ 1: 4, 2: 1 });
  expect(browser.stored('waitingChanges')).toBeNull();
  expect(outcomesOf(tab())).toEqual([]);
});

test('asks again by itself where the browser does not notice that the network is back', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { tab, timeline, setLost, onServer } = openBrowser({ 1: 2 });
  await timeline.rest();
  setLost(true);
  step(tab(), 1, 1);
  await timeline.rest();
  setLost(false, false);
  await jest.advanceTimersByTimeAsync(2_000);
  await timeline.rest();
  jest.useRealTimers();
  expect(onServer()).toEqual({ 1: 3 });
});

test('an addition to a basket that was never seen comes on top of what is there', async () => {
  const { tab, timeline, setLost, onServer, browser } = openBrowser({ 3: 2 });
  setLost(true);
  add(tab(), 3);
  await timeline.rest();
  expect(browser.stored('keptLines')).toBeNull();
  setLost(false);
  await timeline.rest();
  expect(onServer()).toEqual({ 3: 3 });
});

test.each([null, { 3: 1 }])(
  'a guest with %j who leaves before the answer finds what was added',
  async (lines) => {
    for (const leftAfter of [1, 5, 11, 15, 19, 21, 31]) {
      const { tab, timeline, reload, onServer, browser } = openBrowser(lines);
      await timeline.rest();
      add(tab(), 1);
      add(tab(), 1);
      timeline.after(leftAfter, reload);
      await timeline.rest();
      expect([leftAfter, onServer()]).toEqual([leftAfter, { ...lines, 1: 2 }]);
      expect([browser.stored('leftChanges'), browser.stored('waitingChanges')]).toEqual([null, null]);
      expect(outcomesOf(tab())).toEqual([]);
    }
  },
);

test('says which change was refused, and which line had changed meanwhile', async () => {
  const { tab, timeline, setLost, onServer, shop, browser } = openBrowser({ 1: 1, 3: 1 });
  await timeline.rest();
  setLost(true);
  add(tab(), 2);
  add(tab(), 2);
  step(tab(), 3, 1);
  await timeline.rest();
  shop.setStock(2, 1);
  shop.carts.get(browser.cartId() ?? '')?.lines.set(3, 7);
  setLost(false);
  await timeline.rest();
  expect(onServer()).toEqual({ 1: 1, 3: 2 });
  expect(outcomesOf(tab())).toMatchObject([
    { title: 'کالای 2', qty: 2, found: 0, refusal: 'محدودیت در تعداد' },
    { productPropertyId: 3, qty: 2, found: 7, refusal: null },
  ]);
  expect(selectQuantity(tab().getState(), 2)).toBe(0);
  expect(tab().getState().ui.toasts).toHaveLength(1);
});

test('two tabs keep one list, and only one of them sends it', async () => {
  const { tab, timeline, setLost, changes, onServer } = openBrowser(null, { tabCount: 2 });
  await timeline.rest();
  setLost(true);
  add(tab(0), 1);
  await timeline.rest();
  add(tab(1), 1);
  add(tab(1), 3);
  await timeline.rest();
  expect(selectQuantity(tab(0).getState(), 1)).toBe(2);
  setLost(false);
  await timeline.rest();
  expect(changes).toEqual(['AddToCart 1 2', 'AddToCart 3 1']);
  expect(onServer()).toEqual({ 1: 2, 3: 1 });
});

const clicks = { add: null, plus: 1, minus: -1, trash: 'remove' } as const;
type Act = keyof typeof clicks | 'lose' | 'find' | 'reload';
type Step = { wait: number; tab: number; product: number; act: Act };

const often = (weight: number, act: Act) => ({ weight, arbitrary: fc.constant(act) });
const steps = fc.record<Step>({
  wait: fc.constantFrom(3, 8, 15, 40, 300),
  tab: fc.nat(1),
  product: fc.constantFrom(...products),
  act: fc.oneof(
    often(5, 'add'),
    often(4, 'plus'),
    often(3, 'minus'),
    often(2, 'trash'),
    often(3, 'lose'),
    often(2, 'find'),
    often(2, 'reload'),
  ),
});

/** The quantity that a shopper sees after a click, by the rules of the quantity control. */
function afterClick(act: keyof typeof clicks, qty: number, product: number): number {
  const { stock, maxBuy } = limitsOf(product);
  if (act === 'add' || (act === 'plus' && qty > 0)) return Math.min(qty + 1, stock, maxBuy);
  if (act === 'minus' && qty > 1) return qty - 1;
  return act === 'trash' ? 0 : qty;
}

test('any order of clicks, losses and reloads in two tabs ends as the shopper saw it, on the server and on screen', async () => {
  const trace = fc.record({
    lines: fc.constantFrom<Record<number, number> | null>(null, {}, { 1: 2, 3: 1 }),
    noticed: fc.boolean(),
    steps: fc.array(steps, { minLength: 1, maxLength: 16 }),
  });
  await forAllAsync({ numRuns: traces(80) }, trace, async ({ lines, noticed, steps }) => {
    const { timeline, tabs, tab, setLost, reload, onServer, browser } = openBrowser(lines, {
      noticed,
      tabCount: 2,
    });
    const seen: Record<number, number> = { ...lines };
    let at = quietMs;
    let last = 0;
    let missed = false;
    for (const { wait, tab: place, product, act } of steps) {
      // The other tab knows of a change only after it has heard of it.
      const isQuiet = place !== last || act === 'find';
      at += isQuiet ? quietMs : wait;
      last = place;
      timeline.after(at, () => {
        if (act === 'lose' || act === 'find') return setLost(act === 'lose');
        if (act === 'reload') return reload(place);
        const by = clicks[act];
        // A line that was added has its buttons once the server has answered or the browser keeps it.
        if (by !== null && !selectKnownLine(tab(place).getState(), product)) return;
        const shown = selectKnownQuantity(tab(place).getState(), product);
        // The network was lost before this tab heard of a change in the other one.
        missed ||= shown !== (seen[product] ?? 0);
        const wanted = afterClick(act, shown, product);
        if (wanted !== shown) seen[product] = wanted;
        if (by === null) add(tab(place), product);
        else step(tab(place), product, by);
      });
      if (act === 'reload' || act === 'find') at += quietMs;
    }
    await timeline.rest();
    setLost(false);
    await timeline.rest();
    expect(onServer()).toEqual(Object.fromEntries(Object.entries(seen).filter(([, qty]) => qty > 0)));
    for (const { getState } of tabs) {
      for (const product of products)
        expect(selectKnownQuantity(getState(), product)).toBe(seen[product] ?? 0);
      expect(selectBasketBusy(getState())).toBe(false);
      if (!missed) expect(selectKeptBasket(getState()).outcomes).toEqual([]);
    }
    expect(browser.stored('waitingChanges')).toBeNull();
  });
  expect(console.error).not.toHaveBeenCalled();
}, 600_000);
