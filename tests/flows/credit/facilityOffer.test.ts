import { importReported, reportClosed } from '@/store/basketImport';
import { offerPutOff, selectFacilityOffer } from '@/store/facilityOffer';
import { loadProfile } from '@/store/profile';
import { userInfoChanged } from '@/store/session/session';
import { navigationEnded, overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { type Answers, answer, page, sent, unavailable } from '@/tests/support/answers';
import { aNotification } from '@/tests/support/factories/notification';
import { anOrder } from '@/tests/support/factories/order';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { openShop } from '@/tests/support/openShop';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const offer = aNotification({ id: 5, isModal: true, kind: 'facility', value: '1048267', link: null });
const feedOf = (...entries: (typeof offer)[]) => page(entries, { nextCursor: null, unseen: 2 });

/** The user of a signed-in customer is loaded. */
function arrive(rows: Answers = {}) {
  const store = openShop({
    as: 'customer',
    with: {
      'GET /user/notifications': feedOf(aNotification({ id: 4 }), offer),
      'GET /user/orders/:id': ({ params }) => anOrder({ id: Number(params.id), state: 'awaitingPayment' }),
      'POST /user/notifications/seen': { unseen: 1 },
      ...rows,
    },
  });
  const meet = () => store.dispatch(loadProfile.success(undefined, aUser({ newNotifications: 2 })));
  meet();
  return {
    store,
    meet,
    asked: () => sent('GET /user/notifications').length,
    overlay: () => selectOverlay(store.getState()),
    dialog: () => selectFacilityOffer(store.getState()),
  };
}

/** The dialog is open. */
async function meetOffer(rows?: Answers) {
  const shop = arrive(rows);
  await until(() => expect(shop.overlay()).toBe('facility'));
  return shop;
}

describe('the «continue facility purchase» dialog', () => {
  test('opens for the first unseen notification with isModal', async () => {
    const seen = aNotification({ id: 6, isModal: true, seen: true });
    const later = aNotification({ id: 7, isModal: true, value: '2' });
    const { dialog } = await meetOffer({
      'GET /user/notifications': feedOf(aNotification({ id: 4 }), seen, offer, later),
    });
    expect(dialog()).toMatchObject({ offer: { id: 5 }, facility: { months: 12, amountPerMonth: 4_479_000 } });
  });

  test('opens without the plan when its order cannot be loaded, and keeps the order of the page', async () => {
    const { store, meet, overlay, dialog } = arrive({ 'GET /user/notifications': feedOf() });
    const { load, answer: orderOf } = callsOf(store);
    load('order', { orderId: 7 });
    await until(() => expect(orderOf('order', { orderId: 7 })).toBeDefined());
    answer({ 'GET /user/notifications': feedOf(offer), 'GET /user/orders/1048267': unavailable() });
    meet();
    await until(() => expect(overlay()).toBe('facility'));
    expect(dialog().facility).toBeNull();
    expect(orderOf('order', { orderId: 7 })).toMatchObject({ id: 7 });
  });

  test('waits until the report of the merged basket is closed', async () => {
    const { store, overlay } = arrive();
    const report = { id: 'merge-1', added: [], reduced: [], dropped: [] };
    store.dispatch(importReported({ report, source: 'guest' }));
    await untilQuiet();
    expect(overlay()).toBeNull();
    store.dispatch(reportClosed());
    await until(() => expect(overlay()).toBe('facility'));
  });

  test.each([
    ['nothing asks for it', feedOf(aNotification({ id: 4 }))],
    ['it has been seen', feedOf({ ...offer, seen: true })],
    ['the notifications cannot be loaded', unavailable()],
  ])('does not open when %s, and nothing is said', async (_why, feed) => {
    const { store, asked, overlay } = arrive({ 'GET /user/notifications': feed });
    await untilQuiet();
    expect([asked(), overlay(), store.getState().ui.toasts]).toEqual([1, null, []]);
  });

  test('does not open again in this visit after it was postponed', async () => {
    const { store, meet, asked, overlay } = await meetOffer();
    store.dispatch(offerPutOff(5));
    store.dispatch(overlayClosed());
    meet();
    await untilQuiet();
    expect([asked(), overlay()]).toEqual([2, null]);
  });

  test('waits until another overlay is closed', async () => {
    const { store, overlay } = arrive();
    store.dispatch(overlayOpened('basket'));
    await untilQuiet();
    expect(overlay()).toBe('basket');
    store.dispatch(overlayClosed());
    expect(overlay()).toBe('facility');
  });

  test.each([
    '/shop',
    '/cart',
    '/login',
    '/pay/2',
    '/payment/summery',
    '/checked',
    '/planloanrequest',
    '/dashboard/orders/7',
  ])('does not open on %s', async (path) => {
    const browser = installStorage();
    browser.goTo(path);
    const { store, overlay } = arrive();
    await untilQuiet();
    expect(overlay()).toBeNull();
    browser.goTo('/dashboard');
    store.dispatch(navigationEnded());
    expect(overlay()).toBe('facility');
  });

  test('does not open when the customer signs out before', async () => {
    const { store, overlay } = arrive();
    store.dispatch(overlayOpened('basket'));
    await untilQuiet();
    store.dispatch(userInfoChanged(null));
    store.dispatch(overlayClosed());
    expect(overlay()).toBeNull();
    store.dispatch(userInfoChanged(aUserInfo()));
    expect(overlay()).toBeNull();
  });
});
