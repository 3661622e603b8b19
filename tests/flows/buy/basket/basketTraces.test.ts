import fc from 'fast-check';
import {
  addToBasket,
  clearBasket,
  lineStepped,
  selectBasketCount,
  selectBasketLines,
  selectQuantity,
} from '@/store/basket';
import { selectBasketBusy } from '@/store/companion';
import type { AppStore } from '@/store/makeStore';
import { appResumed, selectCartId, sessionRestored } from '@/store/session/session';
import { overlayOpened } from '@/store/ui';
import { aUserInfo } from '@/tests/support/factories/session';
import { createFakeBrowser, type Fate } from '@/tests/support/fakeBrowser';
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

const runs = traces(80);

type Click =
  | 'add'
  | 'plus'
  | 'minus'
  | 'trash'
  | 'clear'
  | 'drawer'
  | 'refocus'
  | 'stockFalls'
  | 'cartExpires';
type Step = { wait: number; tab: number; click: Click; product: number };
/** `customer` signs in first; the session identifies the basket. */
type Start = 'none' | 'filled' | 'expired' | 'customer';

const stepOf = (clicks: readonly fc.WeightedArbitrary<Click>[], tabs: number): fc.Arbitrary<Step> =>
  fc.record({
    // Mostly quick clicks, sometimes a pause in which all calls end.
    wait: fc.oneof({ weight: 6, arbitrary: fc.nat(150) }, { weight: 1, arbitrary: fc.nat(20_000) }),
    tab: fc.nat(tabs - 1),
    click: fc.oneof(...clicks),
    product: fc.constantFrom(...products),
  });

const often = (weight: number, click: Click) => ({ weight, arbitrary: fc.constant(click) });
const shopping = [often(5, 'add'), often(6, 'plus'), often(3, 'minus'), often(2, 'trash'), often(1, 'clear')];
const looking = [often(1, 'drawer'), often(1, 'refocus')];
const unseen = [often(1, 'stockFalls'), often(1, 'cartExpires')];

const smooth: Fate = { there: 10, back: 10, wrong: 'nothing' };
const latency = fc.oneof(fc.nat(60), fc.nat(1500));
const fateOf = (wrong: fc.Arbitrary<Fate['wrong']>): fc.Arbitrary<Fate> =>
  fc.record({ there: latency, back: latency, wrong });
const troubles = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate['wrong']>('nothing') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Fate['wrong']>(
      'refused',
      'requestLost',
      'answerLost',
      'answerLate',
      'requestLate',
    ),
  },
);

type Trace = { start: Start; steps: Step[]; fates: Fate[]; tabCount: number };

/** Plays a trace against real stores and sagas until no call is left. */
async function play(
  { start, steps, fates, tabCount }: Trace,
  around = (_tab: AppStore, _step: Step, click: () => void) => click(),
) {
  const timeline = createTimeline();
  const shop = createFakeShop({ ...variants });
  const waiting = [...fates];
  const inFlight = new Set<string>();
  /** Variants with a second call while one was in flight. */
  const doubled: string[] = [];
  /** Tabs that may not know the state of the server: a load failed, or they missed a change. */
  const unsure = new Set<number>();
  const everyTabUnsure = () => {
    for (let tab = 0; tab < tabCount; tab += 1) unsure.add(tab);
  };
  const browser = createFakeBrowser({
    timeline,
    shop,
    nextFate: () => waiting.shift() ?? smooth,
    onCall(tab, { payload }, done) {
      if (payload === null) return;
      const line = `${tab}: ${JSON.stringify(Reflect.get(Object(payload), 'productPropertyId'))}`;
      if (!done && inFlight.has(line)) doubled.push(line);
      if (done) inFlight.delete(line);
      else inFlight.add(line);
    },
    onTrouble(tab, { method }, wrong) {
      if (method === 'get') unsure.add(tab);
      else if (wrong === 'requestLate') everyTabUnsure();
    },
  });
  const userInfo = start === 'customer' ? aUserInfo() : null;
  if (userInfo) shop.owned.set(`Bearer ${userInfo.token}`, shop.make({ 1: 2, 3: 1 }));
  if (start === 'filled') browser.storeCartId(shop.make({ 1: 2, 3: 1 }));
  if (start === 'expired') browser.storeCartId('cart-of-last-year');

  const tabs = Array.from({ length: tabCount }, () => browser.openTab());
  for (const tab of tabs) tab.dispatch(sessionRestored({ cartId: browser.cartId(), userInfo }));
  const basketId = () => (userInfo ? (shop.owned.get(`Bearer ${userInfo.token}`) ?? null) : browser.cartId());

  let at = 0;
  for (const step of steps) {
    at += step.wait;
    timeline.after(at, () => {
      const tab = tabs[step.tab];
      if (!tab) return;
      around(tab, step, () => click(tab, step));
    });
  }
  await timeline.rest();
  // The network works again. A tab that was offline loads the basket when the shopper returns to it.
  waiting.length = 0;
  for (const tab of unsure) tabs[tab]?.dispatch(appResumed());
  await timeline.rest();
  expect(doubled).toEqual([]);
  return { tabs, shop, browser, basketId };

  function click(tab: AppStore, { click, product }: Step) {
    const line = { productPropertyId: product };
    if (click === 'add')
      tab.dispatch(addToBasket({ ...line, title: `کالای ${product}`, ...limitsOf(product) }));
    else if (click === 'plus') tab.dispatch(lineStepped({ ...line, step: 1 }));
    else if (click === 'minus') tab.dispatch(lineStepped({ ...line, step: -1 }));
    else if (click === 'trash') tab.dispatch(lineStepped({ ...line, step: 'remove' }));
    else if (click === 'clear') tab.dispatch(clearBasket.request());
    else if (click === 'drawer') tab.dispatch(overlayOpened('basket'));
    else if (click === 'refocus') tab.dispatch(appResumed());
    else {
      everyTabUnsure();
      if (click === 'stockFalls') shop.setStock(product, 1);
      else shop.carts.clear();
    }
  }
}

const linesOf = (tab: AppStore) =>
  Object.fromEntries(
    selectBasketLines(tab.getState()).map(({ productPropertyId, qty }) => [productPropertyId, qty]),
  );

test('ends with the state of the server in two tabs after any clicks and network failures', async () => {
  const traces = fc.record<Trace>({
    start: fc.constantFrom<Start>('none', 'filled', 'expired', 'customer'),
    steps: fc.array(stepOf([...shopping, ...looking, ...unseen], 2), { minLength: 1, maxLength: 14 }),
    fates: fc.array(fateOf(troubles), { maxLength: 20 }),
    tabCount: fc.constant(2),
  });
  await forAllAsync({ numRuns: runs }, traces, async (trace) => {
    const { tabs, shop, browser, basketId } = await play(trace);
    if (trace.start === 'customer') expect(browser.cartId()).toBeNull();
    for (const tab of tabs) {
      const state = tab.getState();
      const server = shop.quantities(basketId());
      expect(linesOf(tab)).toEqual(server);
      expect(selectBasketCount(state)).toBe(Object.values(server).reduce((sum, qty) => sum + qty, 0));
      expect(selectBasketBusy(state)).toBe(false);
      if (trace.start !== 'customer') expect(selectCartId(state)).toBe(browser.cartId());
    }
  });
  expect(console.error).not.toHaveBeenCalled();
}, 600_000);

/** The «add» buttons, which work whether the variant is in the basket or not. */
const quantitiesOf = (tab: AppStore): Record<number, number> =>
  Object.fromEntries(products.map((product) => [product, selectQuantity(tab.getState(), product)]));
const inBasket = (quantities: Record<number, number>) =>
  Object.fromEntries(Object.entries(quantities).filter(([, qty]) => qty > 0));

/** The controls of a line exist while the line exists; «delete all» exists while any line does. */
function canBeClicked(tab: AppStore, { click, product }: Step): boolean {
  const lines = linesOf(tab);
  if (click === 'clear') return Object.keys(lines).length > 0;
  return product in lines || !['plus', 'minus', 'trash'].includes(click);
}

/** The quantity on screen after a click, by the rules of the quantity control. */
function afterClick(click: Click, qty: number, product: number): number {
  const { stock, maxBuy } = limitsOf(product);
  if (click === 'add' || click === 'plus') return Math.min(qty + 1, stock, maxBuy);
  if (click === 'minus' && qty > 1) return qty - 1;
  return click === 'trash' || click === 'clear' ? 0 : qty;
}

test('shows every click at once and loses none over a slow network that answers in any order', async () => {
  const traces = fc.record<Trace>({
    start: fc.constantFrom<Start>('none', 'filled', 'customer'),
    steps: fc.array(stepOf([...shopping, ...looking], 1), { minLength: 1, maxLength: 20 }),
    fates: fc.array(fateOf(fc.constant('nothing')), { maxLength: 30 }),
    tabCount: fc.constant(1),
  });
  await forAllAsync({ numRuns: runs }, traces, async ({ steps, ...trace }) => {
    const known = { wait: 10_000, tab: 0, click: 'refocus', product: 1 } as const;
    let wanted: Record<number, number> = {};
    const { tabs, shop, basketId } = await play(
      { ...trace, steps: [known, ...steps] },
      (tab, step, click) => {
        if (!canBeClicked(tab, step)) return;
        const before = quantitiesOf(tab);
        click();
        wanted = quantitiesOf(tab);
        const changed = step.click === 'clear' ? products : [step.product];
        for (const product of changed)
          before[product] = afterClick(step.click, before[product] ?? 0, product);
        expect(wanted).toEqual(before);
      },
    );
    expect(shop.quantities(basketId())).toEqual(inBasket(wanted));
    for (const tab of tabs) {
      expect(linesOf(tab)).toEqual(inBasket(wanted));
      expect(tab.getState().ui.toasts.filter(({ kind }) => kind === 'danger')).toEqual([]);
    }
  });
}, 600_000);
