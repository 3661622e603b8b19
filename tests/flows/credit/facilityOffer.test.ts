import { HttpResponse, http } from 'msw';
import { importReported, reportClosed } from '@/store/basketImport';
import { acceptOffer, offerPutOff, selectFacilityOffer } from '@/store/facilityOffer';
import { loadProfile, selectProfile } from '@/store/profile';
import { userInfoChanged } from '@/store/session/session';
import { navigationEnded, overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { refusal } from '@/tests/support/answers';
import { aNotification } from '@/tests/support/factories/notification';
import { anOrder } from '@/tests/support/factories/order';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const offer = aNotification({ id: 5, isModal: true, kind: 'facility', value: '1048267', link: null });

let feed = [offer];
let seen: string[] = [];
let asked = 0;
let browser: ReturnType<typeof installStorage>;

const rest = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  browser = installStorage();
  [feed, seen, asked] = [[aNotification({ id: 4 }), offer], [], 0];
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/notifications`, () => {
      asked += 1;
      return HttpResponse.json({ data: feed, extraObject: { nextCursor: null, unseen: 2 } });
    }),
    http.get(`${testApi}/user/orders/:id`, ({ params }) =>
      HttpResponse.json({ data: anOrder({ id: Number(params.id), state: 'awaitingPayment' }) }),
    ),
    http.post(`${testApi}/user/notifications/seen`, ({ request }) => {
      seen.push(new URL(request.url).search);
      return HttpResponse.json({ data: { unseen: 1 } });
    }),
  );
});

/** The user of a signed-in customer is loaded. */
function arrive() {
  const store = startSession();
  const meet = () => store.dispatch(loadProfile.success(undefined, aUser({ newNotifications: 2 })));
  meet();
  const overlay = () => selectOverlay(store.getState());
  const dialog = () => selectFacilityOffer(store.getState());
  return { store, meet, overlay, dialog };
}

describe('the «continue facility purchase» dialog', () => {
  test('opens for the first unseen notification with isModal', async () => {
    feed = [
      aNotification({ id: 4 }),
      aNotification({ id: 6, isModal: true, seen: true }),
      offer,
      aNotification({ id: 7, isModal: true, value: '2' }),
    ];
    const { overlay, dialog } = arrive();
    await until(() => expect(overlay()).toBe('facility'));
    expect(dialog().offer?.id).toBe(5);
    expect(dialog().facility).toMatchObject({ months: 12, amountPerMonth: 4_479_000 });
  });

  test('opens without the plan when its order cannot be loaded, and keeps the order of the page', async () => {
    const store = startSession();
    const { load, answer: orderOf } = callsOf(store);
    load('order', { orderId: 7 });
    await until(() => expect(orderOf('order', { orderId: 7 })).toBeDefined());
    server.use(http.get(`${testApi}/user/orders/1048267`, () => HttpResponse.json({}, { status: 503 })));
    store.dispatch(loadProfile.success(undefined, aUser({ newNotifications: 2 })));
    await until(() => expect(selectOverlay(store.getState())).toBe('facility'));
    expect(selectFacilityOffer(store.getState()).facility).toBeNull();
    expect(orderOf('order', { orderId: 7 })).toMatchObject({ id: 7 });
  });

  test('waits until the report of the merged basket is closed', async () => {
    const { store, overlay } = arrive();
    store.dispatch(
      importReported({
        report: { id: 'merge-1', added: [], reduced: [], dropped: [] },
        source: 'guest',
      }),
    );
    await until(() => expect(asked).toBe(1));
    await rest();
    expect(overlay()).toBeNull();
    store.dispatch(reportClosed());
    await until(() => expect(overlay()).toBe('facility'));
  });

  test.each([
    ['nothing asks for it', () => [aNotification({ id: 4 })]],
    ['it has been seen', () => [{ ...offer, seen: true }]],
  ])('does not open when %s', async (_why, entries) => {
    feed = entries();
    const { overlay } = arrive();
    await until(() => expect(asked).toBe(1));
    await rest();
    expect(overlay()).toBeNull();
  });

  test('shows nothing when the notifications cannot be loaded', async () => {
    server.use(http.get(`${testApi}/user/notifications`, () => HttpResponse.json({}, { status: 500 })));
    const { store, overlay } = arrive();
    await rest();
    expect(overlay()).toBeNull();
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('marks the notification as seen before it shows the order, and updates the bell', async () => {
    const { store, overlay, dialog } = arrive();
    await until(() => expect(overlay()).toBe('facility'));
    store.dispatch(acceptOffer.request(5));
    expect(dialog()).toMatchObject({ busy: true, accepted: false });
    await until(() => expect(dialog()).toMatchObject({ busy: false, accepted: true }));
    expect(seen).toEqual(['?id=5']);
    await until(() => expect(selectProfile(store.getState())?.newNotifications).toBe(1));
  });

  test('stops the spinner without a message after a failure', async () => {
    server.use(http.post(`${testApi}/user/notifications/seen`, () => refusal(503, 'بعداً')));
    const { store, overlay, dialog } = arrive();
    await until(() => expect(overlay()).toBe('facility'));
    store.dispatch(acceptOffer.request(5));
    expect(dialog().busy).toBe(true);
    await until(() => expect(dialog().busy).toBe(false));
    expect(dialog().accepted).toBe(false);
    expect(overlay()).toBe('facility');
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('does not open again in this visit after it was postponed', async () => {
    const { store, meet, overlay } = arrive();
    await until(() => expect(overlay()).toBe('facility'));
    store.dispatch(offerPutOff(5));
    store.dispatch(overlayClosed());
    meet();
    await until(() => expect(asked).toBe(2));
    await rest();
    expect(overlay()).toBeNull();
  });

  test('waits until another overlay is closed', async () => {
    const { store, overlay } = arrive();
    store.dispatch(overlayOpened('basket'));
    await until(() => expect(asked).toBe(1));
    await rest();
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
    browser.goTo(path);
    const { store, overlay } = arrive();
    await rest();
    expect(overlay()).toBeNull();
    browser.goTo('/dashboard');
    store.dispatch(navigationEnded());
    expect(overlay()).toBe('facility');
  });

  test('does not open when the customer signs out before', async () => {
    const { store, overlay } = arrive();
    store.dispatch(overlayOpened('basket'));
    await until(() => expect(asked).toBe(1));
    await rest();
    store.dispatch(userInfoChanged(null));
    store.dispatch(overlayClosed());
    expect(overlay()).toBeNull();
    store.dispatch(userInfoChanged(aUserInfo()));
    expect(overlay()).toBeNull();
  });
});
