import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { selectSupervisor } from '@/store/profile';
import { appStarted, sessionRestored } from '@/store/session/session';
import { loadBrands, selectSite } from '@/store/site';
import { aSite, aUserInfo } from '../../support/factories';
import { installStorage } from '../../support/fakeStorage';
import { signingIn } from '../../support/loginServer';
import { startShop, testApi } from '../../support/renderApp';
import { server } from '../../support/server';
import { until } from '../../support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const closed = aSite({ company: { ...aSite().company, maintenanceMode: true } });
const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));
const refused = (status: number, code: string) =>
  HttpResponse.json({ message: 'فروشگاه در دست تعمیر است.', code }, { status });
let browser: ReturnType<typeof installStorage>;
/** How often the pass was asked for, and the page loaded anew. */
let passes = 0;
let reloads = 0;
let sites = 0;

beforeEach(() => {
  browser = installStorage();
  [passes, reloads, sites] = [0, 0, 0];
  Object.assign(window.location, {
    reload: () => {
      reloads += 1;
    },
  });
  server.use(
    http.get(`${testApi}/public/site`, () => {
      sites += 1;
      return HttpResponse.json({ data: closed });
    }),
    http.post(`${testApi}/user/maintenancePass`, ({ request }) => {
      passes += 1;
      return request.headers.get('Authorization') === 'Bearer token-1'
        ? HttpResponse.json({ data: null })
        : refused(403, 'forbidden');
    }),
  );
});

/** A page of the closed shop in the browser of somebody who is signed in. */
async function open(route: string, role: 'customer' | 'supervisor') {
  signingIn({ user: { role } });
  mockRouter.setCurrentUrl(route);
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  const store = startShop({ site: closed });
  store.dispatch(appStarted());
  await until(() => expect(store.getState().profile?.user?.role).toBe(role));
  await rest();
  return store;
}

describe('during maintenance', () => {
  test('a supervisor at the maintenance page gets a pass, and the page again', async () => {
    const store = await open('/maintenance', 'supervisor');
    expect(selectSupervisor(store.getState())).toBe(true);
    expect([passes, reloads]).toEqual([1, 1]);
  });

  test('a supervisor on any other page gets the pass and goes on', async () => {
    await open('/faq', 'supervisor');
    expect([passes, reloads]).toEqual([1, 0]);
  });

  test('a supervisor whom the login leads to the maintenance page gets the page again', async () => {
    // The login is left before the answer about its pass can come.
    await open('/login', 'supervisor');
    expect([passes, reloads]).toEqual([1, 0]);
    await open('/maintenance', 'supervisor');
    expect([passes, reloads]).toEqual([2, 1]);
  });

  test('a customer gets none', async () => {
    await open('/maintenance', 'customer');
    expect([passes, reloads]).toEqual([0, 0]);
  });

  test('a pass that the server does not accept never reloads on and on', async () => {
    await open('/maintenance', 'supervisor');
    // The page that comes after the reload is the maintenance page once more.
    await open('/maintenance', 'supervisor');
    expect([passes, reloads]).toEqual([1, 1]);
  });

  test('a refused pass leaves the page as it is', async () => {
    server.use(http.post(`${testApi}/user/maintenancePass`, () => refused(403, 'forbidden')));
    await open('/maintenance', 'supervisor');
    expect(reloads).toBe(0);
  });
});

test('an open shop asks for no pass', async () => {
  server.use(http.get(`${testApi}/public/site`, () => HttpResponse.json({ data: aSite() })));
  signingIn({ user: { role: 'supervisor' } });
  mockRouter.setCurrentUrl('/faq');
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectSupervisor(store.getState())).toBe(true));
  await rest();
  expect(passes).toBe(0);
});

describe('the mode turns on while somebody browses', () => {
  const browse = () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    return store;
  };

  test('a call refused because of it asks for the modes at once', async () => {
    signingIn();
    const store = browse();
    server.use(http.get(`${testApi}/public/brands`, () => refused(503, 'maintenance')));
    store.dispatch(loadBrands.request());
    await until(() => expect(selectSite(store.getState())?.company.maintenanceMode).toBe(true));
    expect(sites).toBe(1);
  });

  test('a backend that is merely unavailable does not', async () => {
    signingIn();
    const store = browse();
    server.use(http.get(`${testApi}/public/brands`, () => refused(503, 'unavailable')));
    store.dispatch(loadBrands.request());
    await rest();
    expect(sites).toBe(0);
  });
});
