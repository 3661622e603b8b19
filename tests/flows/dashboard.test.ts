import { HttpResponse, http } from 'msw';
import type { DashboardMenuItem } from '@/contract/user';
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
import { userInfoChanged } from '@/store/session';
import { testApi } from '../support/renderApp';
import { server } from '../support/server';
import { customerCalls, startSession } from '../support/signedIn';
import { until } from '../support/until';

const entry = (id: number, order: number, active = true): DashboardMenuItem => ({
  id,
  title: `بخش ${id}`,
  link: `/dashboard/${id}`,
  icon: 'package',
  order,
  active,
  badge: null,
});

function openDashboard() {
  const store = startSession();
  store.inject(dashboardSlice);
  return store;
}

beforeEach(() => server.use(...customerCalls()));

describe('the menu of the dashboard', () => {
  test('has the active entries only, by their order', () => {
    const menu = [entry(1, 30), entry(2, 10), entry(3, 20, false), entry(4, 5.5)];
    expect(shownEntries(menu).map(({ id }) => id)).toEqual([4, 2, 1]);
  });

  test('comes in the name of the customer', async () => {
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

  test('that failed says so, and stays as it was until it comes', async () => {
    let broken = false;
    server.use(
      http.get(`${testApi}/user/v2/Dashboard/Get`, () =>
        broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ data: [entry(1, 1)] }),
      ),
    );
    const store = openDashboard();
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectDashboardMenu(store.getState())).toHaveLength(1));
    broken = true;
    store.dispatch(loadDashboardMenu.request());
    await until(() => expect(selectMenuFailed(store.getState())).toBe(true));
    expect(selectDashboardMenu(store.getState())).toHaveLength(1);
    store.dispatch(loadDashboardMenu.request());
    expect(selectMenuFailed(store.getState())).toBe(false);
  });
});

describe('the overview', () => {
  const overview = { nextInstalment: null, orders: [], cheaperFavorites: [] };

  test('is forgotten when the customer leaves', async () => {
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.json({ data: overview })));
    const store = openDashboard();
    store.dispatch(loadOverview.request());
    await until(() => expect(selectOverview(store.getState())).toEqual(overview));
    store.dispatch(userInfoChanged(null));
    expect(selectOverview(store.getState())).toBeNull();
    expect(selectDashboardMenu(store.getState())).toBeNull();
  });

  test('that does not come can be asked for again', async () => {
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
