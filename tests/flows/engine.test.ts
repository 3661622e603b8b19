import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { startEngine } from '@/sagas/engine';
import { purchaseDone } from '@/store/basket';
import { makeStore } from '@/store/makeStore';
import { cancelPlanRequest, loadPlanRequest, planRequestSlice, selectPlanRequest } from '@/store/planRequest';
import { searchSlice } from '@/store/search';
import { cartIdReceived } from '@/store/session/session';
import { loadBrands, selectBrands, siteReceived } from '@/store/site';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { answer, calls, page, unavailable } from '../support/answers';
import { aSite } from '../support/factories/site';
import { startShop, testApi } from '../support/renderApp';
import { until } from '../support/until';

const openStore = (companyName = 'پله') => {
  const site = aSite();
  return makeStore({ site: { ...site, company: { ...site.company, companyName } }, renderedAt: 0 });
};

/** An engine that records the actions it receives. */
function recorder() {
  const seen: string[] = [];
  const engine: Middleware = () => (next) => (action) => {
    seen.push((action as UnknownAction).type);
    return next(action);
  };
  return { seen, engine };
}

describe('attaching the engine', () => {
  test('replays earlier actions once, in order, after the engine has started', () => {
    const store = openStore();
    const { seen, engine } = recorder();
    store.dispatch(overlayOpened('basket'));
    store.dispatch(cartIdReceived('a'));
    store.dispatch(overlayClosed());
    store.attachEngine(engine, () => seen.push('started'));
    store.dispatch(cartIdReceived('b'));
    expect(seen).toEqual([
      'started',
      overlayOpened.type,
      cartIdReceived.type,
      overlayClosed.type,
      cartIdReceived.type,
    ]);
  });

  test('runs reducers before the engine is attached, and the replay changes no state', () => {
    const store = openStore();
    store.dispatch(overlayOpened('basket'));
    expect(selectOverlay(store.getState())).toBe('basket');
    const before = store.getState();
    store.attachEngine(recorder().engine, () => {});
    expect(store.getState()).toBe(before);
  });

  test('does not attach a second engine', () => {
    const store = openStore();
    const [first, second] = [recorder(), recorder()];
    store.attachEngine(first.engine, () => {});
    store.attachEngine(second.engine, () => second.seen.push('started'));
    store.dispatch(overlayClosed());
    expect(first.seen).toEqual([overlayClosed.type]);
    expect(second.seen).toEqual([]);
  });
});

test('keeps the other sagas running when one crashes', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, {
    BroadcastChannel: undefined,
    window: Object.assign(new EventTarget(), {
      navigator: {},
      matchMedia: () => {
        throw new Error('No such thing here.');
      },
    }),
  });
  answer({ 'GET /public/brands': [{ id: 1, title: 'اپل', slug: 'apple' }] });
  const store = startShop();
  store.dispatch(purchaseDone('کالا'));
  expect(printed).toHaveBeenCalled();
  store.dispatch(loadBrands.request());
  await until(() => expect(selectBrands(store.getState())).toHaveLength(1));
  printed.mockClear();
});

describe('a late domain', () => {
  test('answers each request once that was dispatched before the engine and before its chunk', async () => {
    answer({ 'GET /user/planRequest': page(null, { invitedPlans: [] }) });
    calls.length = 0;
    const store = openStore();
    store.inject(planRequestSlice);
    store.dispatch(loadPlanRequest.request());
    startEngine(store, testApi);
    await until(() => expect(selectPlanRequest(store.getState()).status).toBe('ready'));
    expect(calls).toHaveLength(1);
  });

  test('has its failures announced as its policies say', async () => {
    answer({ 'POST /user/planRequest/cancel': unavailable() });
    const store = startShop();
    store.inject(planRequestSlice);
    store.dispatch(cancelPlanRequest.request());
    await until(() => expect(store.getState().ui.toasts).toHaveLength(1));
  });
});

describe('concurrent server renders', () => {
  test('share no injected slice and no engine', () => {
    const one = openStore();
    const other = openStore();
    const { seen, engine } = recorder();
    one.inject(searchSlice);
    one.attachEngine(engine, () => {});
    other.dispatch(overlayClosed());
    expect(seen).toEqual([]);
    one.dispatch(overlayClosed());
    expect(one.getState()).toHaveProperty('search');
    expect(other.getState()).not.toHaveProperty('search');
  });
});

test('ignores older site data of a cached page', () => {
  const now = Date.now();
  const open = aSite();
  const closed = aSite({ company: { ...open.company, catalogMode: true } });
  const store = makeStore({ site: open, renderedAt: now });
  store.dispatch(siteReceived({ site: closed, renderedAt: now - 60_000 }));
  expect(store.getState().site.site?.company.catalogMode).toBe(false);
  store.dispatch(siteReceived({ site: closed, renderedAt: now + 1 }));
  expect(store.getState().site.site?.company.catalogMode).toBe(true);
});
