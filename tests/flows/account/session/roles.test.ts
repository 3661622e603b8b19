import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { selectSupervisor } from '@/store/profile';
import { appStarted, sessionRestored } from '@/store/session/session';
import { loadBrands, selectSite } from '@/store/site';
import { signingIn } from '@/tests/support/account/loginServer';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const closed = aSite({ company: { ...aSite().company, maintenanceMode: true } });
const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));
const refused = (status: number, code: string) =>
  HttpResponse.json({ message: 'فروشگاه در دست تعمیر است.', code }, { status });
let browser: ReturnType<typeof installStorage>;
/** How often a pass was requested, and how often the page was reloaded. */
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

/** A page of the shop during maintenance, in the browser of a customer. */
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
  test('requests a pass for a supervisor on the maintenance page and reloads it', async () => {
    const store = await open('/maintenance', 'supervisor');
    expect(selectSupervisor(store.getState())).toBe(true);
    expect([passes, reloads]).toEqual([1, 1]);
  });

  test('requests a pass for a supervisor on any other page without a reload', async () => {
    await open('/faq', 'supervisor');
    expect([passes, reloads]).toEqual([1, 0]);
  });

  test('reloads the maintenance page that a supervisor reaches from the login', async () => {
    // The login is closed before the answer to the pass arrives.
    await open('/login', 'supervisor');
    expect([passes, reloads]).toEqual([1, 0]);
    await open('/maintenance', 'supervisor');
    expect([passes, reloads]).toEqual([2, 1]);
  });

  test('requests no pass for a customer', async () => {
    await open('/maintenance', 'customer');
    expect([passes, reloads]).toEqual([0, 0]);
  });

  test('does not reload repeatedly when the server does not accept the pass', async () => {
    await open('/maintenance', 'supervisor');
    // After the reload the maintenance page opens again.
    await open('/maintenance', 'supervisor');
    expect([passes, reloads]).toEqual([1, 1]);
  });

  test('does not reload the page when the pass is refused', async () => {
    server.use(http.post(`${testApi}/user/maintenancePass`, () => refused(403, 'forbidden')));
    await open('/maintenance', 'supervisor');
    expect(reloads).toBe(0);
  });
});

test('requests no pass while the shop is open', async () => {
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

describe('the start of maintenance during a visit', () => {
  const browse = () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    return store;
  };

  test('loads the modes when a call is refused because of it', async () => {
    signingIn();
    const store = browse();
    server.use(http.get(`${testApi}/public/brands`, () => refused(503, 'maintenance')));
    store.dispatch(loadBrands.request());
    await until(() => expect(selectSite(store.getState())?.company.maintenanceMode).toBe(true));
    expect(sites).toBe(1);
  });

  test('does not load the modes when the backend is only unavailable', async () => {
    signingIn();
    const store = browse();
    server.use(http.get(`${testApi}/public/brands`, () => refused(503, 'unavailable')));
    store.dispatch(loadBrands.request());
    await rest();
    expect(sites).toBe(0);
  });
});
