import { delay, HttpResponse, http } from 'msw';
import type { DashboardMenuItem } from '@/contract/dashboard';
import {
  dashboardSlice,
  loadDashboardMenu,
  loadOverview,
  selectDashboardMenu,
  selectMenuFailed,
  selectOverview,
  selectOverviewFailed,
  shownEntries,
} from '@/store/dashboard';
import { favoriteSlice, favoriteWanted } from '@/store/favorite';
import { userInfoChanged } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { aUser } from '@/tests/support/factories/profile';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const entry = (id: number, order: number, active = true): DashboardMenuItem => ({
  id,
  title: `بخش ${id}`,
  link: `/dashboard/${id}`,
  icon: 'package',
  order,
  active,
  badge: null,
});

const markAllSeen = () => shopCalls.change.request({ id: 'all', change: 'markAllSeen', input: {} });

function openDashboard() {
  const store = startSession();
  store.inject(dashboardSlice);
  return store;
}

beforeEach(() => server.use(...customerCalls()));

describe('the menu of the dashboard', () => {
  test('has only the active entries, sorted by order', () => {
    const menu = [entry(1, 30), entry(2, 10), entry(3, 20, false), entry(4, 5.5)];
    expect(shownEntries(menu).map(({ id }) => id)).toEqual([4, 2, 1]);
  });

  test('is loaded with the token of the customer', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(`${testApi}/user/v2/Dashboard/Get`, ({ request }) => {
        asked.push(request.headers.get('Authorization'));
        return HttpResponse.json({ data: [entry(1, 1)] });
      }),
    );
    const store = openDashboard();
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectDashboardMenu(store.getState())).toEqual([entry(1, 1)]));
    expect(asked).toEqual(['Bearer token-1']);
  });

  test('shows an error after a failed load and keeps its entries until the next', async () => {
    let broken = false;
    let entries = [entry(1, 1)];
    server.use(
      http.get(`${testApi}/user/v2/Dashboard/Get`, () =>
        broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ data: entries }),
      ),
    );
    const store = openDashboard();
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectDashboardMenu(store.getState())).toHaveLength(1));
    broken = true;
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectMenuFailed(store.getState())).toBe(true));
    expect(selectDashboardMenu(store.getState())).toHaveLength(1);
    broken = false;
    entries = [entry(1, 1), entry(2, 2)];
    store.dispatch(loadDashboardMenu.request());
    expect(selectMenuFailed(store.getState())).toBe(false);
    await until(() => expect(selectDashboardMenu(store.getState())).toHaveLength(2));
  });
});

describe('the badges of the menu', () => {
  const edit = {
    fname: 'مریم',
    lname: 'احمدی',
    nationalCode: '0499370899',
    provinceId: 8,
    cityId: 91,
    birthDate: '1992-10-06T00:00:00.000Z',
  };
  test.each([
    [
      'a message was seen',
      () => shopCalls.change.request({ id: 'row', change: 'markSeen', input: { id: 3 } }),
    ],
    ['all messages were seen', markAllSeen],
    [
      'the profile was saved',
      () => shopCalls.change.request({ id: 'profile', change: 'editProfile', input: edit }),
    ],
    ['a product was liked', () => favoriteWanted({ productId: 7, liked: true })],
  ])('are loaded again once %s', async (_, change) => {
    const calls: string[] = [];
    const answer = (name: string, data: unknown) => () => {
      calls.push(name);
      return HttpResponse.json({ data });
    };
    server.use(
      http.get(`${testApi}/user/v2/Dashboard/Get`, answer('menu', [entry(1, 1)])),
      http.post(`${testApi}/user/notifications/seen`, answer('change', { unseen: 0 })),
      http.post(`${testApi}/user/notifications/allSeen`, answer('change', { unseen: 0 })),
      http.put(`${testApi}/user/user`, answer('change', aUser())),
      http.get(`${testApi}/user/favoriteIds`, () => HttpResponse.json({ data: [] })),
      http.post(`${testApi}/user/favorites`, answer('change', [7])),
    );
    const store = openDashboard();
    store.inject(favoriteSlice);
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectDashboardMenu(store.getState())).toHaveLength(1));
    store.dispatch(change());
    await until(() => expect(calls).toEqual(['menu', 'change', 'menu']));
  });

  test('are not loaded before a dashboard page was opened', async () => {
    const calls: string[] = [];
    server.use(
      http.get(`${testApi}/user/v2/Dashboard/Get`, () => {
        calls.push('menu');
        return HttpResponse.json({ data: [] });
      }),
      http.post(`${testApi}/user/notifications/allSeen`, () => {
        calls.push('change');
        return HttpResponse.json({ data: { unseen: 0 } });
      }),
    );
    const store = startSession();
    store.dispatch(markAllSeen());
    await until(() => expect(calls).toContain('change'));
    await delay(50);
    expect(calls).toEqual(['change']);
  });

  test('come from the newest request, whichever answer arrives last', async () => {
    let asked = 0;
    server.use(
      http.get(`${testApi}/user/v2/Dashboard/Get`, async () => {
        asked += 1;
        const nth = asked;
        if (nth === 1) await delay(150);
        return HttpResponse.json({ data: [entry(nth, 1)] });
      }),
    );
    const store = openDashboard();
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(asked).toBe(1));
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectDashboardMenu(store.getState())).toEqual([entry(2, 1)]));
    await delay(250);
    expect(selectDashboardMenu(store.getState())).toEqual([entry(2, 1)]);
  });
});

describe('the overview', () => {
  const overview = { nextInstalment: null, orders: [], cheaperFavorites: [] };

  test('is cleared when the customer signs out', async () => {
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.json({ data: overview })));
    const store = openDashboard();
    store.dispatch(loadOverview.request());
    await until(() => expect(selectOverview(store.getState())).toEqual(overview));
    store.dispatch(userInfoChanged(null));
    expect(selectOverview(store.getState())).toBeNull();
    expect(selectDashboardMenu(store.getState())).toBeNull();
  });

  test('can be loaded again after a failure', async () => {
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.error(), { once: true }));
    const store = openDashboard();
    store.dispatch(loadOverview.request());
    await until(() => expect(selectOverviewFailed(store.getState())).toBe(true));
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.json({ data: overview })));
    store.dispatch(loadOverview.request());
    await until(() => expect(selectOverview(store.getState())).toEqual(overview));
    expect(selectOverviewFailed(store.getState())).toBe(false);
  });
});
