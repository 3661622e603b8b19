import { HttpResponse, http } from 'msw';
import { appResumed, appStarted, selectCartId, selectRestored } from '@/store/session/session';
import { selectBrands, selectCatalogMode, selectStaticsData } from '@/store/site';
import { selectBranches, selectProvinces } from '@/store/sitePlaces';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aSite, aStaticsData } from '@/tests/support/factories/site';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

const minute = 60_000;
const stored = new Map<string, string>();
const asked: string[] = [];
const reads: string[] = [];

const cached = (age: number, shape = 1) =>
  JSON.stringify({ shape, savedAt: Date.now() - age, data: aStaticsData({ version: 'cached' }) });

const answers: Record<string, unknown> = {
  '/public/site': { data: { ...aSite(), company: { ...aSite().company, catalogMode: true } } },
  '/public/getStaticsData': { data: aStaticsData({ version: 'fresh' }) },
  '/public/brands': { data: [{ id: 1, title: 'اپل', slug: 'apple' }] },
  '/public/provinces': { data: [{ id: 8, title: 'تهران', cities: [] }] },
  '/public/branchs': { data: [{ id: 1, title: 'شعبهٔ ونک' }] },
};

beforeEach(() => {
  stored.clear();
  asked.length = 0;
  reads.length = 0;
  Object.assign(globalThis, {
    BroadcastChannel: undefined,
    window: Object.assign(new EventTarget(), {
      navigator: {},
      location: { pathname: '/faq' },
      localStorage: {
        getItem: (key: string) => {
          reads.push(key);
          return stored.get(key) ?? null;
        },
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    }),
  });
  server.use(
    http.get(`${testApi}/public/*`, ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      asked.push(path);
      const answer = answers[path];
      return answer ? HttpResponse.json(answer) : HttpResponse.json({}, { status: 404 });
    }),
    http.get(`${testApi}/v2/Cart/Get`, ({ request }) => {
      const cartId = request.headers.get('CartId');
      asked.push(`/v2/Cart/Get of ${cartId}`);
      return HttpResponse.json(aBasketAnswer({ cartId, ...(cartId ? {} : { items: [], revision: 0 }) }));
    }),
  );
});

/** A page after hydration and all its first loads. */
async function startPage() {
  const shop = startShop();
  shop.dispatch(appStarted());
  await rest();
  return shop;
}

/**
 * Waits until the page has sent no request for ten turns of 25 ms: the loads of the start follow one another. It counts turns,
 * because on a busy machine a quarter of a second may pass in one of them.
 */
async function rest() {
  let quietTurns = 0;
  const onRequest = () => {
    quietTurns = 0;
  };
  server.events.on('request:start', onRequest);
  for (; quietTurns < 10; quietTurns += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  server.events.removeListener('request:start', onRequest);
}

const versionOf = (shop: ReturnType<typeof startShop>) => selectStaticsData(shop.getState())?.version;

describe('on start', () => {
  test('sends the stored cart id with every request', async () => {
    stored.set('cartId', 'cart-1');
    const sent: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      sent.push(request.headers.get('CartId'));
    });
    await startPage();
    server.events.removeAllListeners('request:start');
    expect(sent).toEqual(Array(6).fill('cart-1'));
  });

  test('loads site, static data, brands, provinces, branches and the basket once each', async () => {
    stored.set('cartId', 'cart-1');
    const shop = await startPage();
    expect([...asked].sort()).toEqual([
      '/public/branchs',
      '/public/brands',
      '/public/getStaticsData',
      '/public/provinces',
      '/public/site',
      '/v2/Cart/Get of cart-1',
    ]);
    const state = shop.getState();
    expect(selectBrands(state)).toHaveLength(1);
    expect(selectProvinces(state)).toHaveLength(1);
    expect(selectBranches(state)).toHaveLength(1);
    expect(selectCatalogMode(state)).toBe(true);
    expect(selectCartId(state)).toBe('cart-1');
    expect(state.basket.answer?.data.cartId).toBe('cart-1');
  });

  test('shows no message after a failed load and keeps the rendered data', async () => {
    server.use(http.get(`${testApi}/*`, () => HttpResponse.json({}, { status: 503 })));
    const state = (await startPage()).getState();
    expect(state.site.site).toEqual(aSite());
    expect(selectBranches(state)).toEqual([]);
    expect(state.ui.toasts).toEqual([]);
  });

  test('treats a browser that refuses storage as one without a basket', async () => {
    Object.assign(globalThis, {
      window: Object.assign(new EventTarget(), { navigator: {}, location: { pathname: '/faq' } }),
    });
    const state = (await startPage()).getState();
    expect(selectRestored(state)).toBe(true);
    expect(selectCartId(state)).toBeNull();
  });
});

describe('browser storage', () => {
  test('is not read before the page is hydrated', async () => {
    stored.set('cartId', 'cart-1');
    stored.set('staticData', cached(0));
    const shop = startShop();
    await rest();
    expect(reads.filter((key) => key !== 'theme')).toEqual([]);
    expect(selectRestored(shop.getState())).toBe(false);
    expect(selectStaticsData(shop.getState())).toBeNull();
  });
});

describe('static data', () => {
  test('is stored with its version and the time', async () => {
    const before = Date.now();
    const shop = await startPage();
    expect(versionOf(shop)).toBe('fresh');
    const kept: unknown = JSON.parse(stored.get('staticData') ?? '');
    expect(kept).toEqual({
      shape: 1,
      savedAt: expect.any(Number),
      data: aStaticsData({ version: 'fresh' }),
    });
    expect(Reflect.get(Object(kept), 'savedAt')).toBeGreaterThanOrEqual(before);
  });

  test('is used without a request for ten minutes', async () => {
    stored.set('staticData', cached(9 * minute));
    const shop = await startPage();
    expect(versionOf(shop)).toBe('cached');
    expect(asked).not.toContain('/public/getStaticsData');
  });

  test('is used at once and loaded again when it is older', async () => {
    stored.set('staticData', cached(11 * minute));
    const shop = startShop();
    shop.dispatch(appStarted());
    expect(versionOf(shop)).toBe('cached');
    await rest();
    expect(versionOf(shop)).toBe('fresh');
  });

  test.each([
    ['of another shape', () => cached(0, 0)],
    ['that is not JSON', () => '{'],
    ['that is null', () => 'null'],
  ])('%s is not read', async (_name, copy) => {
    stored.set('staticData', copy());
    const shop = startShop();
    shop.dispatch(appStarted());
    expect(versionOf(shop)).toBeUndefined();
    await rest();
    expect(versionOf(shop)).toBe('fresh');
  });
});

test('loads the modes and the basket when the page returns', async () => {
  stored.set('cartId', 'cart-1');
  const shop = await startPage();
  asked.length = 0;
  shop.dispatch(appResumed());
  await rest();
  expect([...asked].sort()).toEqual(['/public/site', '/v2/Cart/Get of cart-1']);
});
