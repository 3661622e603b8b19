import { delay, HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { addToBasket } from '@/store/basket';
import { selectProfile } from '@/store/profile';
import { codeSubmitted, loginShown, mobileSubmitted, passwordSubmitted } from '@/store/session/login';
import { selectSignedIn, selectUserInfo, sessionRestored } from '@/store/session/session';
import { personNeeded } from '@/store/session/signIn';
import { overlayClosed, overlayOpened, selectOverlay, toastRaised } from '@/store/ui';
import { mobile, openBrowser, openModal, openPage, stored } from '@/tests/support/account/loginPage';
import { signingIn } from '@/tests/support/account/loginServer';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(openBrowser);

const aKnown = { token: 'token-1', secretKey: null, hasMainData: true, hasPassword: true, mobile };

describe('in the modal', () => {
  test('does the waiting action after the sign-in on the same page', async () => {
    signingIn({ way: 'password' });
    mockRouter.setCurrentUrl('/products/1/a');
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    store.dispatch(personNeeded(toastRaised({ kind: 'info', text: 'انجام شد' })));
    expect(store.getState().ui.toasts).toEqual([]);
    expect(selectOverlay(store.getState())).toBe('login');
    const { dispatch, at } = openPage({ opened: store });
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
    await until(() => expect(store.getState().ui.toasts).toMatchObject([{ text: 'انجام شد' }]));
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(mockRouter.asPath).toBe('/products/1/a');
  });

  test('keeps an overlay open that the waiting action has opened', async () => {
    signingIn({ way: 'password' });
    const { store, dispatch, at } = openModal();
    dispatch(personNeeded(overlayOpened('basket')));
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(selectOverlay(store.getState())).toBe('basket'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(selectOverlay(store.getState())).toBe('basket');
  });

  test('drops the waiting action and cancels the call in flight when it is closed', async () => {
    signingIn({ way: 'password', latency: 60 });
    const { store, dispatch, at, login } = openModal();
    dispatch(personNeeded(overlayOpened('basket')));
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(passwordSubmitted('Pass1234'));
    dispatch(overlayClosed());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(selectOverlay(store.getState())).toBeNull();
    expect(login().busy).toBe(false);
  });

  test('keeps the session when it is closed while a change of the guest is in flight', async () => {
    signingIn({ way: 'firstTime' });
    server.use(
      http.post(`${testApi}/v2/Cart/AddToCart`, async () => {
        await delay(300);
        return HttpResponse.error();
      }),
    );
    const { store, dispatch, at, login } = openModal();
    dispatch(mobileSubmitted(mobile));
    await at(3);
    dispatch(addToBasket({ productPropertyId: 77, title: 'قاب', stock: 3, maxBuy: 3 }));
    dispatch(codeSubmitted({ code: '4711', password: null }));
    // The session is stored, so a closed tab does not lose it either.
    await until(() => expect(stored()?.token).toBe('token-1'));
    expect(selectSignedIn(store.getState())).toBe(false);
    dispatch(overlayClosed());
    await until(() => expect(selectSignedIn(store.getState())).toBe(true));
    await until(() => expect(selectProfile(store.getState())?.fName).toBe('مریم'));
    expect(stored().token).toBe('token-1');
    expect(login()).toMatchObject({ step: 0, busy: false });
  });

  test('does the action of a customer at once', () => {
    signingIn();
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: { ...aKnown } }));
    store.dispatch(personNeeded(overlayOpened('basket')));
    expect(selectOverlay(store.getState())).toBe('basket');
  });
});

test.each([
  ['after', false],
  ['before', true],
])('redirects a customer from the login page, shown %s the session is known', async (_name, early) => {
  signingIn();
  const store = startShop();
  if (early) store.dispatch(loginShown({ target: '/dashboard' }));
  store.dispatch(sessionRestored({ cartId: null, userInfo: aKnown }));
  if (!early) openPage({ opened: store, target: '/dashboard' });
  await until(() => expect(mockRouter.asPath).toBe('/dashboard'));
  expect(selectUserInfo(store.getState())).toEqual(aKnown);
});
