import { delay, HttpResponse, http } from 'msw';
import { shownEntries } from '@/components/ui/panel/shownEntries';
import type { DashboardMenuItem } from '@/contract/dashboard';
import { favoriteSlice, favoriteWanted } from '@/store/favorite';
import { userInfoChanged } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { aUser } from '@/tests/support/factories/profile';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
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
  const calls = callsOf(store);
  const load = () => calls.load('dashboardMenu', {});
  const menu = () => calls.answer('dashboardMenu', {});
  return { store, calls, load, menu };
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
    const { load, menu } = openDashboard();
    load();
    await until(() => expect(menu()).toEqual([entry(1, 1)]));
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
    const { calls, load, menu } = openDashboard();
    const failure = () => calls.stateOf('dashboardMenu', {}).failure;
    load();
    await until(() => expect(menu()).toHaveLength(1));
    broken = true;
    load();
    await until(() => expect(failure()).not.toBeNull());
    expect(menu()).toHaveLength(1);
    broken = false;
    entries = [entry(1, 1), entry(2, 2)];
    load();
    expect(failure()).toBeNull();
    await until(() => expect(menu()).toHaveLength(2));
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
    const { store, calls: shown, menu } = openDashboard();
    store.inject(favoriteSlice);
    shown.show('dashboardMenu', {});
    await until(() => expect(menu()).toHaveLength(1));
    store.dispatch(change());
    await until(() => expect(calls).toEqual(['menu', 'change', 'menu']));
  });

  test('are not loaded before a dashboard page is opened', async () => {
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
    const { load, menu } = openDashboard();
    load();
    await until(() => expect(asked).toBe(1));
    load();
    await until(() => expect(menu()).toEqual([entry(2, 1)]));
    await delay(250);
    expect(menu()).toEqual([entry(2, 1)]);
  });
});

describe('the overview', () => {
  const overview = { nextInstalment: null, orders: [], cheaperFavorites: [] };

  test('is cleared when the customer signs out', async () => {
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.json({ data: overview })));
    const { store, calls, menu } = openDashboard();
    calls.load('overview', {});
    await until(() => expect(calls.answer('overview', {})).toEqual(overview));
    store.dispatch(userInfoChanged(null));
    expect(calls.answer('overview', {})).toBeUndefined();
    expect(menu()).toBeUndefined();
  });

  test('can be loaded again after a failure', async () => {
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.error(), { once: true }));
    const { calls } = openDashboard();
    calls.load('overview', {});
    await until(() => expect(calls.stateOf('overview', {}).failure).not.toBeNull());
    server.use(http.get(`${testApi}/user/overview`, () => HttpResponse.json({ data: overview })));
    calls.load('overview', {});
    await until(() => expect(calls.answer('overview', {})).toEqual(overview));
    expect(calls.stateOf('overview', {}).failure).toBeNull();
  });

  test('is asked for again by the page that opens while a load ahead of it fails', async () => {
    const refused = closedGate();
    let asked = 0;
    server.use(
      http.get(`${testApi}/user/overview`, async () => {
        asked += 1;
        if (asked > 1) return HttpResponse.json({ data: overview });
        await refused.opened;
        return HttpResponse.error();
      }),
    );
    const { store, calls } = openDashboard();
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {}, ahead: true }));
    await until(() => expect(asked).toBe(1));
    calls.show('overview', {});
    refused.open();
    await until(() => expect(calls.answer('overview', {})).toEqual(overview));
    expect(store.getState().ui.toasts).toEqual([]);
  });
});
