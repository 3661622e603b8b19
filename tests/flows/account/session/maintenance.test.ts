import mockRouter from 'next-router-mock';
import { selectSupervisor } from '@/store/profile';
import { appStarted, sessionRestored } from '@/store/session/session';
import { loadBrands, selectSite } from '@/store/site';
import { browser, openBrowser, tokensOf } from '@/tests/support/account/endedSession';
import { signingIn } from '@/tests/support/account/loginServer';
import { answer, calls, refusal } from '@/tests/support/answers';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { startShop } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const closed = aSite({ company: { ...aSite().company, maintenanceMode: true } });
/** How often a pass was requested, and how often the page was reloaded. */
const passes = () => tokensOf('POST /user/maintenancePass').length;
let reloads = 0;

beforeEach(() => {
  openBrowser();
  reloads = 0;
  Object.assign(window.location, {
    reload: () => {
      reloads += 1;
    },
  });
  answer({
    'POST /user/maintenancePass': ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-1' ? null : refusal(403, 'نه'),
  });
});

/** A page of the shop in the browser of a customer, by default during maintenance. */
async function open(route: string, role: 'customer' | 'supervisor', site = closed) {
  signingIn({ user: { role } });
  answer({ 'GET /public/site': site });
  mockRouter.setCurrentUrl(route);
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  const store = startShop({ site });
  store.dispatch(appStarted());
  await until(() => expect(store.getState().profile?.user?.role).toBe(role));
  await untilQuiet();
  return store;
}

describe('during maintenance', () => {
  test('requests a pass for a supervisor on the maintenance page and reloads it', async () => {
    const store = await open('/maintenance', 'supervisor');
    expect(selectSupervisor(store.getState())).toBe(true);
    expect([passes(), reloads]).toEqual([1, 1]);
  });

  test('requests a pass for a supervisor on any other page without a reload', async () => {
    await open('/faq', 'supervisor');
    expect([passes(), reloads]).toEqual([1, 0]);
  });

  test('reloads the maintenance page that a supervisor reaches from the login', async () => {
    // The login is closed before the answer to the pass arrives.
    await open('/login', 'supervisor');
    expect([passes(), reloads]).toEqual([1, 0]);
    await open('/maintenance', 'supervisor');
    expect([passes(), reloads]).toEqual([2, 1]);
  });

  test('requests no pass for a customer', async () => {
    await open('/maintenance', 'customer');
    expect([passes(), reloads]).toEqual([0, 0]);
  });

  test('does not reload repeatedly when the server does not accept the pass', async () => {
    await open('/maintenance', 'supervisor');
    // After the reload the maintenance page opens again.
    await open('/maintenance', 'supervisor');
    expect([passes(), reloads]).toEqual([1, 1]);
  });

  test('does not reload the page when the pass is refused', async () => {
    answer({ 'POST /user/maintenancePass': refusal(403, 'نه') });
    await open('/maintenance', 'supervisor');
    expect(reloads).toBe(0);
  });
});

test('requests no pass while the shop is open', async () => {
  const store = await open('/faq', 'supervisor', aSite());
  expect(selectSupervisor(store.getState())).toBe(true);
  expect(passes()).toBe(0);
});

describe('the start of maintenance during a visit', () => {
  test.each([
    ['loads the modes when a call is refused because of it', 'maintenance', 1],
    ['does not load the modes when the backend is only unavailable', 'unavailable', 0],
  ])('%s', async (_name, code, loads) => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    answer({
      'GET /public/site': closed,
      'GET /public/brands': Response.json({ message: 'بسته', code }, { status: 503 }),
    });
    store.dispatch(loadBrands.request());
    await untilQuiet();
    expect(calls.filter(({ name }) => name === 'GET /public/site')).toHaveLength(loads);
    expect(selectSite(store.getState())?.company.maintenanceMode).toBe(loads === 1);
  });
});
