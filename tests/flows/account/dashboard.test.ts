import { HttpResponse } from 'msw';
import type { DashboardMenuItem } from '@/contract/dashboard';
import { favoriteSlice, favoriteWanted } from '@/store/favorite';
import { shopCalls } from '@/store/shopCalls';
import { type Answers, answer, answerOnce, calls, unavailable } from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const entry = (id: number): DashboardMenuItem => ({
  id,
  title: `بخش ${id}`,
  link: `/dashboard/${id}`,
  icon: 'package',
  order: id,
  active: true,
  badge: null,
});

const asked = (read: string) => calls.filter(({ name }) => name === `GET ${read}`);
const menuPath = '/user/v2/Dashboard/Get';

const change = (name: string, input: object = {}) =>
  shopCalls.change.request({ id: 'form', change: name, input });
const markAllSeen = change('markAllSeen');

/** A customer of a dashboard whose menu has one entry. */
function openDashboard(rows: Answers = {}) {
  const store = openShop({
    as: 'customer',
    with: {
      [`GET ${menuPath}`]: [entry(1)],
      'POST /user/notifications/seen': { unseen: 0 },
      'POST /user/notifications/allSeen': { unseen: 0 },
      'PUT /user/user': aUser(),
      'GET /user/favoriteIds': [],
      'POST /user/favorites': [7],
      ...rows,
    },
  });
  const shop = callsOf(store);
  const load = () => shop.load('dashboardMenu', {});
  const menu = () => shop.answer('dashboardMenu', {})?.map(({ id }) => id);
  return { store, shop, load, menu };
}

describe('the menu of the dashboard', () => {
  test('shows an error after a failed load and keeps its entries until the next', async () => {
    const { shop, load, menu } = openDashboard();
    const failure = () => shop.stateOf('dashboardMenu', {}).failure;
    load();
    await until(() => expect(menu()).toEqual([1]));
    expect(asked(menuPath)[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    answerOnce({ [`GET ${menuPath}`]: unavailable() });
    load();
    await until(() => expect(failure()).not.toBeNull());
    expect(menu()).toEqual([1]);
    answer({ [`GET ${menuPath}`]: [entry(1), entry(2)] });
    load();
    expect(failure()).toBeNull();
    await until(() => expect(menu()).toEqual([1, 2]));
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
    ['a message was seen', change('markSeen', { id: 3 }), 'POST /user/notifications/seen'],
    ['all messages were seen', markAllSeen, 'POST /user/notifications/allSeen'],
    ['the profile was saved', change('editProfile', edit), 'PUT /user/user'],
    ['a product was liked', favoriteWanted({ productId: 7, liked: true }), 'POST /user/favorites'],
  ])('are loaded again once %s', async (_, action, call) => {
    const { store, shop, menu } = openDashboard();
    store.inject(favoriteSlice);
    shop.show('dashboardMenu', {});
    await until(() => expect(menu()).toEqual([1]));
    calls.length = 0;
    store.dispatch(action);
    const names = () =>
      calls.map(({ name }) => name).filter((name) => [call, `GET ${menuPath}`].includes(name));
    await until(() => expect(names()).toEqual([call, `GET ${menuPath}`]));
  });

  test('are not loaded before a dashboard page is opened', async () => {
    const { store } = openDashboard();
    store.dispatch(markAllSeen);
    await untilQuiet();
    expect(calls.map(({ name }) => name)).toContain('POST /user/notifications/allSeen');
    expect(asked(menuPath)).toEqual([]);
  });

  test('come from the newest request, whichever answer arrives last', async () => {
    const first = closedGate();
    const { load, menu } = openDashboard({
      [`GET ${menuPath}`]: async () => {
        if (asked(menuPath).length > 1) return [entry(2)];
        await first.opened;
        return [entry(1)];
      },
    });
    load();
    await until(() => expect(asked(menuPath)).toHaveLength(1));
    load();
    await until(() => expect(menu()).toEqual([2]));
    first.open();
    await untilQuiet();
    expect(menu()).toEqual([2]);
  });
});

test('the overview is asked for again by the page that opens while a load ahead of it fails', async () => {
  const overview = { nextInstalment: null, orders: [], cheaperFavorites: [] };
  const refused = closedGate();
  const { store, shop } = openDashboard({
    'GET /user/overview': async () => {
      if (asked('/user/overview').length > 1) return overview;
      await refused.opened;
      return HttpResponse.error();
    },
  });
  store.dispatch(shopCalls.load.request({ read: 'overview', query: {}, ahead: true }));
  await until(() => expect(asked('/user/overview')).toHaveLength(1));
  shop.show('overview', {});
  refused.open();
  await until(() => expect(shop.answer('overview', {})).toEqual(overview));
  expect(toastsOf(store)).toEqual([]);
});
