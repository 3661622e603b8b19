import { delay, HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { addToBasket } from '@/store/basket';
import { selectProfile } from '@/store/profile';
import {
  codeChosen,
  codeSubmitted,
  codeWanted,
  loginShown,
  mobileSubmitted,
  newPasswordSubmitted,
  numberChanged,
  passwordChosen,
  passwordSubmitted,
  profileSkipped,
  profileSubmitted,
  recoveryChosen,
  selectLogin,
} from '@/store/session/login';
import { selectSignedIn, selectUserInfo, sessionRestored } from '@/store/session/session';
import { personNeeded } from '@/store/session/signIn';
import { overlayClosed, overlayOpened, selectOverlay, toastRaised } from '@/store/ui';
import { installStorage } from '../../support/fakeStorage';
import { signingIn } from '../../support/loginServer';
import { startShop, testApi } from '../../support/renderApp';
import { server } from '../../support/server';
import { until } from '../../support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const mobile = '09123456789';
const edit = {
  fname: 'مریم',
  lname: 'احمدی',
  nationalCode: '0499370899',
  provinceId: 8,
  cityId: 91,
  birthDate: '1992-10-06T00:00:00.000Z',
};
let browser: ReturnType<typeof installStorage>;

beforeEach(() => {
  browser = installStorage();
  mockRouter.setCurrentUrl('/login');
});

/** The login page of a guest. `target` is the parameter of its address. */
function openPage({ target = null as string | null, opened = startShop() } = {}) {
  if (!opened.getState().session.restored) opened.dispatch(sessionRestored({ cartId: null, userInfo: null }));
  opened.dispatch(loginShown({ target }));
  const login = () => selectLogin(opened.getState());
  const at = (step: number) => until(() => expect([login().step, login().busy]).toEqual([step, false]));
  return { store: opened, dispatch: opened.dispatch, login, at };
}

/** The modal over a page of the shop. */
function openModal() {
  mockRouter.setCurrentUrl('/faq');
  const store = startShop();
  store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
  store.dispatch(overlayOpened('login'));
  return openPage({ opened: store });
}

const refuse = (path: string, method: 'post' | 'put', status: number, message?: string) =>
  server.use(
    http[method](
      `${testApi}${path}`,
      () =>
        message === undefined
          ? new HttpResponse('Oops', { status })
          : HttpResponse.json({ message, code: 'bad_input' }, { status }),
      { once: true },
    ),
  );

const stored = () => JSON.parse(browser.stored.get('userInfo') ?? 'null');

describe('a number with a password', () => {
  test('signs in with it in any spelling of the number, and opens the wanted page', async () => {
    const { calls } = signingIn({ way: 'password' });
    const { dispatch, store, at } = openPage({ target: '/order?step=2' });
    dispatch(mobileSubmitted('+98 ۹۱۲ ۳۴۵ ۶۷۸۹'));
    await at(2);
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(mockRouter.asPath).toBe('/order?step=2'));
    expect(calls).toEqual([
      `/v1/checkMobile {"mobile":"${mobile}"}`,
      `/v1/userLogin {"mobile":"${mobile}","password":"Pass1234"}`,
    ]);
    expect(stored().token).toBe('token-1');
    await until(() => expect(selectProfile(store.getState())?.fName).toBe('مریم'));
    expect(selectLogin(store.getState()).step).toBe(0);
  });

  test.each([
    ['none', null],
    ['another host', '//evil.test'],
    ['the login', '/login'],
  ])('opens the home page when the target is %s', async (_name, target) => {
    signingIn({ way: 'password' });
    const { dispatch, at } = openPage({ target });
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(mockRouter.asPath).toBe('/'));
  });

  test.each([
    [
      'in the words of the server',
      'تلاش‌ها زیاد بود؛ ۴۰ ثانیه صبر کنید.',
      'تلاش‌ها زیاد بود؛ ۴۰ ثانیه صبر کنید.',
    ],
    ['in words of our own when it has none', undefined, 'رمز عبور اشتباه است؛ دوباره تلاش کنید.'],
  ])('shows an error for a wrong password, %s', async (_name, message, text) => {
    signingIn({ way: 'password' });
    const { dispatch, at, login, store } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(2);
    refuse('/v1/userLogin', 'post', 401, message);
    dispatch(passwordSubmitted('wrong'));
    await until(() => expect(login().error).toBe(text));
    expect(login().step).toBe(2);
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(selectOverlay(store.getState())).toBeNull();
  });

  test('can sign in with a code instead', async () => {
    const { calls } = signingIn({ way: 'password', userInfo: { hasMainData: false } });
    const { dispatch, at } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(codeChosen());
    await at(1);
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.slice(1)).toEqual([
      `/auth/forgetPassword?isVoiceCall=false {"mobile":"${mobile}"}`,
      `/v1/userLoginBySMS {"mobile":"${mobile}","code":"4711"}`,
    ]);
  });

  test('can return from the code to the password', async () => {
    signingIn({ way: 'password' });
    const { dispatch, at } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(2);
    for (const other of [codeChosen(), recoveryChosen()]) {
      dispatch(other);
      await at(other.type === codeChosen.type ? 1 : 3);
      dispatch(passwordChosen());
      await at(2);
    }
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(mockRouter.asPath).toBe('/'));
  });

  test('can recover the password with a code', async () => {
    const { calls } = signingIn({ way: 'password' });
    const { dispatch, at } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(recoveryChosen());
    await at(3);
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await at(5);
    dispatch(newPasswordSubmitted('Word5678'));
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.slice(2)).toEqual([
      `/auth/verification {"mobile":"${mobile}","code":"4711"}`,
      '/user/resetPassword {"password":"Word5678","secretKey":"secret-1"}',
    ]);
    // The secret is single-use.
    expect(stored()).toMatchObject({ secretKey: null, hasPassword: true });
  });

  test('finishes after the code of the recovery when the main data are missing', async () => {
    signingIn({ way: 'password', userInfo: { hasMainData: false } });
    const { dispatch, at } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(2);
    dispatch(recoveryChosen());
    await at(3);
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(mockRouter.asPath).toBe('/'));
  });
});

describe('a new number', () => {
  const begin = async () => {
    const server = signingIn({ way: 'register', userInfo: { hasMainData: false, hasPassword: false } });
    const page = openPage();
    page.dispatch(mobileSubmitted(mobile));
    await page.at(1);
    return { ...server, ...page };
  };

  test('sees that the code is wrong before the password step', async () => {
    const { calls, dispatch, login } = await begin();
    dispatch(codeSubmitted({ code: '1111', password: null }));
    await until(() => expect(login().error).toBe('کد واردشده درست نیست.'));
    expect(login()).toMatchObject({ step: 1, busy: false, codeChecked: false });
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(login()).toMatchObject({ step: 1, busy: false, codeChecked: true }));
    expect(login().error).toBeNull();
    expect(stored()).toBeNull();
    expect(calls.slice(2)).toEqual([
      `/auth/checkCode {"mobile":"${mobile}","code":"1111"}`,
      `/auth/checkCode {"mobile":"${mobile}","code":"4711"}`,
    ]);
  });

  test('must enter a new code when the code expires during the choice of a password', async () => {
    const { dispatch, at, login } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(login().codeChecked).toBe(true));
    refuse('/v1/userLoginBySMS', 'post', 400, 'کد واردشده درست نیست یا زمان آن گذشته است.');
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await until(() => expect(login()).toMatchObject({ busy: false, codeChecked: false }));
    expect(login().error).toBe('کد واردشده درست نیست یا زمان آن گذشته است.');
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(login().codeChecked).toBe(true));
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
  });

  test('can skip the profile and continues with an incomplete one', async () => {
    const { calls, dispatch, at } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    dispatch(profileSkipped());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(stored()).toMatchObject({ hasMainData: false });
    expect(calls.filter((call) => call.startsWith('/user/user'))).toEqual([]);
  });

  test('enters code and password, then the profile', async () => {
    const { calls, dispatch, at, login, store } = await begin();
    expect(login().context.passwordNeeded).toBe(true);
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    dispatch(profileSubmitted(edit));
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.map((call) => call.split(' ')[0])).toEqual([
      '/v1/checkMobile',
      '/auth/forgetPassword?isVoiceCall=false',
      '/v1/userLoginBySMS',
      '/user/resetPassword',
      '/user/user',
    ]);
    expect(calls.at(-1)).toContain('"birthDate":"1992-10-06T00:00:00.000Z"');
    expect(stored()).toMatchObject({ hasMainData: true });
    // Only the profile page shows a message about the saved profile; the login continues.
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('sends only the password again after it could not be set, because the code is used up', async () => {
    const { calls, dispatch, at, login } = await begin();
    refuse('/user/resetPassword', 'put', 500);
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await until(() => expect(login().error).toBe('خطایی رخ داده است مجدد تلاش کنید'));
    expect(login().step).toBe(1);
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    expect(calls.filter((call) => call.startsWith('/v1/userLoginBySMS'))).toHaveLength(1);
  });

  test('drops the unfinished sign-in when another number is entered', async () => {
    const { calls, dispatch, at, login } = await begin();
    refuse('/user/resetPassword', 'put', 500);
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await until(() => expect(login().error).not.toBeNull());
    dispatch(numberChanged());
    await at(0);
    dispatch(mobileSubmitted('09120000009'));
    await at(1);
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    expect(calls.filter((call) => call.startsWith('/v1/userLoginBySMS'))).toEqual([
      `/v1/userLoginBySMS {"mobile":"${mobile}","code":"4711"}`,
      '/v1/userLoginBySMS {"mobile":"09120000009","code":"4711"}',
    ]);
  });

  test('sends a form once when it is submitted twice', async () => {
    const { calls, dispatch, at } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    expect(calls.filter((call) => call.startsWith('/v1/userLoginBySMS'))).toHaveLength(1);
  });

  test('shows the field errors of a refused profile', async () => {
    const { dispatch, at, login } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    const fields = { nationalCode: 'کد ملی وارد شده صحیح نمی باشد' };
    server.use(
      http.put(`${testApi}/user/user`, () =>
        HttpResponse.json({ message: 'نادرست', code: 'bad_input', fields }, { status: 400 }),
      ),
    );
    dispatch(profileSubmitted(edit));
    await until(() => expect(login()).toMatchObject({ step: 4, error: 'نادرست', fields }));
  });

  test('is signed in even when the tab is closed before the profile', async () => {
    const { dispatch, at, store } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    expect(stored().token).toBe('token-1');
    expect(selectSignedIn(store.getState())).toBe(true);
  });

  test('continues with the profile after a reload', async () => {
    const { dispatch, at } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    const again = startShop();
    again.dispatch(sessionRestored({ cartId: null, userInfo: stored() }));
    const page = openPage({ opened: again });
    expect(page.login()).toMatchObject({ step: 4, mobile });
    page.dispatch(profileSubmitted(edit));
    await until(() => expect(mockRouter.asPath).toBe('/'));
  });

  test('continues with the profile after a reload in which the page renders before the session is read', async () => {
    const { dispatch, at } = await begin();
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    const again = startShop();
    again.dispatch(loginShown({ target: null }));
    again.dispatch(sessionRestored({ cartId: null, userInfo: stored() }));
    await until(() => expect(selectLogin(again.getState())).toMatchObject({ step: 4, mobile }));
  });
});

test('signs in a known number without a password with a code', async () => {
  signingIn({ way: 'firstTime', userInfo: { hasMainData: true } });
  const { dispatch, at } = openPage();
  dispatch(mobileSubmitted(mobile));
  await at(3);
  dispatch(codeSubmitted({ code: '4711', password: null }));
  await until(() => expect(mockRouter.asPath).toBe('/'));
});

describe('codes', () => {
  const begin = async () => {
    const shop = signingIn({ way: 'firstTime' });
    const page = openPage();
    page.dispatch(mobileSubmitted(mobile));
    await page.at(3);
    return { ...shop, ...page };
  };
  const sent = (calls: string[]) => calls.filter((call) => call.startsWith('/auth/forgetPassword'));

  test('can be requested again after the time that the server sets', async () => {
    const { login } = await begin();
    const left = (login().resendAt ?? 0) - Date.now();
    expect(left).toBeGreaterThan(115_000);
    expect(left).toBeLessThanOrEqual(120_000);
  });

  test('can be sent by voice call', async () => {
    const { calls, dispatch } = await begin();
    dispatch(codeWanted({ isVoiceCall: true }));
    await until(() => expect(sent(calls)[1]).toContain('isVoiceCall=true'));
  });

  test.each([
    ['in the words of the server', '۳۷ ثانیهٔ دیگر دوباره تلاش کنید.', '۳۷ ثانیهٔ دیگر دوباره تلاش کنید.'],
    ['else in those of the specification', undefined, 'مشخصه وارد شده صحیح نمی باشد'],
  ])('keep the step and show the reason when sending fails, %s', async (_name, message, text) => {
    signingIn({ way: 'firstTime' });
    const { dispatch, login } = openPage();
    refuse('/auth/forgetPassword', 'post', 429, message);
    dispatch(mobileSubmitted(mobile));
    await until(() => expect(login().error).toBe(text));
    expect(login()).toMatchObject({ step: 0, busy: false });
  });

  test('can be entered again after a wrong one', async () => {
    const { dispatch, login } = await begin();
    dispatch(codeSubmitted({ code: '0000', password: null }));
    await until(() => expect(login().error).toBe('کد واردشده درست نیست.'));
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(mockRouter.asPath).toBe('/'));
  });

  test('are called wrong or expired when the server sends no message', async () => {
    const { dispatch, login } = await begin();
    refuse('/auth/verification', 'post', 500);
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() =>
      expect(login().error).toBe('کد واردشده اشتباه است یا اعتبار آن گذشته است؛ دوباره تلاش کنید.'),
    );
  });

  test('are sent again to another number, but not to the same one', async () => {
    const { calls, dispatch, at } = await begin();
    dispatch(numberChanged());
    await at(0);
    dispatch(mobileSubmitted(mobile));
    await at(3);
    expect(sent(calls)).toHaveLength(1);
    dispatch(numberChanged());
    await at(0);
    dispatch(mobileSubmitted('09351112233'));
    await at(3);
    expect(sent(calls)).toHaveLength(2);
  });

  test('can be entered after a reload, for ten minutes', async () => {
    const { login } = await begin();
    const { resendAt } = login();
    expect(openPage().login()).toMatchObject({ step: 3, mobile, resendAt });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    expect(openPage().login().step).toBe(0);
    later.mockRestore();
  });

  test('are dropped by «change number» together with the call in flight', async () => {
    signingIn({ way: 'firstTime', latency: 80 });
    const { dispatch, at, login } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(3);
    dispatch(codeSubmitted({ code: '4711', password: null }));
    dispatch(numberChanged());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(login()).toMatchObject({ step: 0, mobile, busy: false });
    expect(stored()).toBeNull();
  });
});

describe('a refusal', () => {
  const toasts = (store: ReturnType<typeof startShop>) => store.getState().ui.toasts.map(({ text }) => text);

  test.each([
    ['the server’s words', 'نام کاربری بسته است.', 'نام کاربری بسته است.'],
    ['words of our own when it has none', undefined, 'رمز عبور اشتباه است؛ دوباره تلاش کنید.'],
  ])('of a password also appears in a toast, in %s', async (_name, message, text) => {
    signingIn({ way: 'password' });
    const { dispatch, at, login, store } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(2);
    refuse('/v1/userLogin', 'post', 400, message);
    dispatch(passwordSubmitted('wrong'));
    await until(() => expect(login().error).toBe(text));
    expect(toasts(store)).toEqual([text]);
  });

  test.each([
    ['a number', '/v1/checkMobile', 'خطایی رخ داده است مجدد تلاش کنید'],
    ['a code that could not be sent', '/auth/forgetPassword', 'مشخصه وارد شده صحیح نمی باشد'],
  ])('of %s shows the text of the specification when the server sends none', async (_name, path, text) => {
    signingIn({ way: 'firstTime' });
    const { dispatch, login, store } = openPage();
    refuse(path, 'post', 500);
    dispatch(mobileSubmitted(mobile));
    await until(() => expect(login().error).toBe(text));
    expect(toasts(store)).toEqual([text]);
  });

  test('of a profile also appears in a toast', async () => {
    signingIn({ way: 'register', userInfo: { hasMainData: false, hasPassword: false } });
    const { dispatch, at, login, store } = openPage();
    dispatch(mobileSubmitted(mobile));
    await at(1);
    dispatch(codeSubmitted({ code: '4711', password: 'Word5678' }));
    await at(4);
    refuse('/user/user', 'put', 400, 'کد ملی تکراری است.');
    dispatch(profileSubmitted(edit));
    await until(() => expect(login().error).toBe('کد ملی تکراری است.'));
    expect(toasts(store)).toEqual(['کد ملی تکراری است.']);
  });
});

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

const aKnown = { token: 'token-1', secretKey: null, hasMainData: true, hasPassword: true, mobile };

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
