import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { addToBasket } from '@/store/basket';
import type { AppStore } from '@/store/makeStore';
import { selectProfile } from '@/store/profile';
import {
  codeChosen,
  codeSubmitted,
  loginShown,
  mobileSubmitted,
  numberChanged,
  passwordChosen,
  passwordSubmitted,
  profileSubmitted,
  recoveryChosen,
  selectLogin,
} from '@/store/session/login';
import { selectSignedIn, selectUserInfo, sessionRestored } from '@/store/session/session';
import { personNeeded } from '@/store/session/signIn';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { type LoginOptions, loginAnswers, loginCalls } from '@/tests/support/account/loginServer';
import { type Answers, answer, answerOnce, refusal } from '@/tests/support/answers';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { startShop } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const mobile = '09123456789';
const code = codeSubmitted({ code: '4711', password: null });
const codeAndPassword = codeSubmitted({ code: '4711', password: 'Word5678' });
const edit = {
  fname: 'مریم',
  lname: 'احمدی',
  nationalCode: '0499370899',
  provinceId: 8,
  cityId: 91,
  birthDate: '1992-10-06T00:00:00.000Z',
};
/** An answer of a broken server. */
const broken = () => new HttpResponse('Oops', { status: 500 });
const noAnswer = 'خطایی رخ داده است مجدد تلاش کنید';

let browser: ReturnType<typeof installStorage>;
beforeEach(() => {
  browser = installStorage();
});

/** The session in the local storage. */
const stored = () => JSON.parse(browser.stored.get('userInfo') ?? 'null');
const pathsOf = (path: string) => loginCalls().filter((call) => call.startsWith(path));

/** What a test does in a login that is shown. */
function loginOf(store: AppStore) {
  const login = () => selectLogin(store.getState());
  const at = (step: number) => until(() => expect([login().step, login().busy]).toEqual([step, false]));
  return { store, dispatch: store.dispatch, login, at };
}

type Opening = LoginOptions & { at?: string; target?: string | null; with?: Answers };

/** The login page of a guest, or the modal over a page. `target` is the parameter of the address. */
function openPage({ at = '/login', target = null, with: rows, ...options }: Opening = {}) {
  mockRouter.setCurrentUrl(at);
  const store = openShop({ with: { ...loginAnswers(options), ...rows } });
  if (at !== '/login') store.dispatch(overlayOpened('login'));
  store.dispatch(loginShown({ target }));
  return loginOf(store);
}

/** The step at which a number arrives. */
async function openStep(step: number, opening: Opening) {
  const page = openPage(opening);
  page.dispatch(mobileSubmitted(mobile));
  await page.at(step);
  return page;
}

const openPassword = (opening: Opening = {}) => openStep(2, opening);
const openCode = (opening: Opening = {}) => openStep(3, { way: 'firstTime', ...opening });
const openNewNumber = () =>
  openStep(1, { way: 'register', userInfo: { hasMainData: false, hasPassword: false } });

/** The step of the profile, to which a new number comes with its code and password. */
async function openProfile() {
  const page = await openNewNumber();
  page.dispatch(codeAndPassword);
  await page.at(4);
  return page;
}

const atHome = () => until(() => expect(mockRouter.asPath).toBe('/'));

describe('a new number', () => {
  test('drops the unfinished sign-in when another number is entered', async () => {
    const { dispatch, at, login } = await openNewNumber();
    answerOnce({ 'PUT /user/resetPassword': broken() });
    dispatch(codeAndPassword);
    await until(() => expect(login()).toMatchObject({ step: 1, error: noAnswer }));
    dispatch(numberChanged());
    await at(0);
    dispatch(mobileSubmitted('09120000009'));
    await at(1);
    dispatch(codeAndPassword);
    await at(4);
    expect(pathsOf('/v1/userLoginBySMS')).toEqual([
      `/v1/userLoginBySMS {"mobile":"${mobile}","code":"4711"}`,
      '/v1/userLoginBySMS {"mobile":"09120000009","code":"4711"}',
    ]);
  });

  test('shows the refusal of a profile with its field errors, and a toast', async () => {
    const { dispatch, login, store } = await openProfile();
    const fields = { nationalCode: 'کد ملی وارد شده صحیح نمی باشد' };
    answer({ 'PUT /user/user': refusal(400, 'کد ملی تکراری است.', fields) });
    dispatch(profileSubmitted(edit));
    await until(() => expect(login()).toMatchObject({ step: 4, error: 'کد ملی تکراری است.', fields }));
    expect(toastsOf(store)).toEqual(['کد ملی تکراری است.']);
  });

  test.each([
    ['after', false],
    ['before', true],
  ])(
    'is signed in before the profile, and continues with it after a reload that shows the page %s the session is read',
    async (_when, early) => {
      const { store } = await openProfile();
      expect(stored().token).toBe('token-1');
      expect(selectSignedIn(store.getState())).toBe(true);
      const again = startShop();
      if (early) again.dispatch(loginShown({ target: null }));
      again.dispatch(sessionRestored({ cartId: null, userInfo: stored() }));
      if (!early) again.dispatch(loginShown({ target: null }));
      await until(() => expect(selectLogin(again.getState())).toMatchObject({ step: 4, mobile }));
      again.dispatch(profileSubmitted(edit));
      await atHome();
    },
  );
});

describe('a number with a password', () => {
  test.each([
    ['none', null],
    ['another host', '//evil.test'],
    ['the login', '/login'],
  ])('opens the home page when the target is %s', async (_name, target) => {
    const { dispatch } = await openPassword({ target });
    dispatch(passwordSubmitted('Pass1234'));
    await atHome();
  });

  test('can return from the code to the password', async () => {
    const { dispatch, at } = await openPassword();
    for (const other of [codeChosen(), recoveryChosen()]) {
      dispatch(other);
      await at(other.type === codeChosen.type ? 1 : 3);
      dispatch(passwordChosen());
      await at(2);
    }
    dispatch(passwordSubmitted('Pass1234'));
    await atHome();
  });
});

describe('a refusal', () => {
  const own = 'رمز عبور اشتباه است؛ دوباره تلاش کنید.';
  const wait = 'تلاش‌ها زیاد بود؛ ۴۰ ثانیه صبر کنید.';

  test.each([
    ['the words of the server', refusal(401, wait), wait],
    ['the words of the server', refusal(400, wait), wait],
    ['words of our own when it has none', new HttpResponse('Oops', { status: 401 }), own],
    ['words of our own when it has none', new HttpResponse('Oops', { status: 400 }), own],
  ])('of a password also appears in a toast, in %s', async (_name, reply, text) => {
    const { dispatch, login, store } = await openPassword();
    answerOnce({ 'POST /v1/userLogin': reply });
    dispatch(passwordSubmitted('wrong'));
    await until(() => expect(login()).toMatchObject({ step: 2, error: text }));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(selectOverlay(store.getState())).toBeNull();
    expect(toastsOf(store)).toEqual([text]);
  });

  const later = '۳۷ ثانیهٔ دیگر دوباره تلاش کنید.';
  test.each([
    ['a number', 'POST /v1/checkMobile', broken, noAnswer],
    ['a code that could not be sent', 'POST /auth/forgetPassword', broken, 'مشخصه وارد شده صحیح نمی باشد'],
    ['a code too soon', 'POST /auth/forgetPassword', () => refusal(429, later), later],
  ])('of %s keeps the step, and shows the reason here and in a toast', async (_name, call, reply, text) => {
    const { dispatch, login, store } = openPage({ way: 'firstTime', with: { [call]: reply } });
    dispatch(mobileSubmitted(mobile));
    await until(() => expect(login()).toMatchObject({ step: 0, busy: false, error: text }));
    expect(toastsOf(store)).toEqual([text]);
  });

  test('of a code says that it is wrong or expired when the server sends no message', async () => {
    const { dispatch, login } = await openCode({ with: { 'POST /auth/verification': broken } });
    dispatch(code);
    await until(() =>
      expect(login().error).toBe('کد واردشده اشتباه است یا اعتبار آن گذشته است؛ دوباره تلاش کنید.'),
    );
  });
});

describe('codes', () => {
  test('are sent again to another number, but not to the same one', async () => {
    const { dispatch, at } = await openCode();
    const enter = async (number: string) => {
      dispatch(numberChanged());
      await at(0);
      dispatch(mobileSubmitted(number));
      await at(3);
      return pathsOf('/auth/forgetPassword').length;
    };
    expect(await enter(mobile)).toBe(1);
    expect(await enter('09351112233')).toBe(2);
  });

  test('can be entered after a reload, for ten minutes', async () => {
    const { resendAt } = (await openCode()).login();
    const reload = () => {
      const store = startShop();
      store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
      store.dispatch(loginShown({ target: null }));
      return selectLogin(store.getState());
    };
    expect(reload()).toMatchObject({ step: 3, mobile, resendAt });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    expect(reload().step).toBe(0);
    later.mockRestore();
  });

  test('are dropped by «change number» together with the call in flight', async () => {
    const verified = closedGate();
    const { dispatch, login } = await openCode({
      with: { 'POST /auth/verification': () => verified.opened.then(() => aUserInfo()) },
    });
    dispatch(code);
    await until(() => expect(pathsOf('/auth/verification')).toHaveLength(1));
    dispatch(numberChanged());
    verified.open();
    await untilQuiet();
    expect(login()).toMatchObject({ step: 0, mobile, busy: false });
    expect(stored()).toBeNull();
  });
});

describe('in the modal', () => {
  const openModal = (opening: Opening) => openPage({ at: '/products/1/a', ...opening });

  /** The modal over which a guest has submitted the number, before an action that needs a customer. */
  async function openWaiting(waiting: Parameters<typeof personNeeded>[0], rows?: Answers) {
    const page = openModal({ with: rows });
    page.dispatch(personNeeded(waiting));
    page.dispatch(mobileSubmitted(mobile));
    await page.at(2);
    return page;
  }

  test('keeps an overlay open that the waiting action has opened', async () => {
    const { store, dispatch } = await openWaiting(overlayOpened('basket'));
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(selectOverlay(store.getState())).toBe('basket'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(selectOverlay(store.getState())).toBe('basket');
  });

  test('drops the waiting action and cancels the call in flight when it is closed', async () => {
    const answered = closedGate();
    const { store, dispatch, login } = await openWaiting(overlayOpened('basket'), {
      'POST /v1/userLogin': () => answered.opened.then(() => aUserInfo()),
    });
    dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(pathsOf('/v1/userLogin')).toHaveLength(1));
    dispatch(overlayClosed());
    answered.open();
    await untilQuiet();
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(selectOverlay(store.getState())).toBeNull();
    expect(login().busy).toBe(false);
  });

  test('keeps the session when it is closed while a change of the guest is in flight', async () => {
    const added = closedGate();
    const { store, dispatch, at, login } = openModal({
      way: 'firstTime',
      with: { 'POST /v2/Cart/AddToCart': () => added.opened.then(() => HttpResponse.error()) },
    });
    dispatch(mobileSubmitted(mobile));
    await at(3);
    dispatch(addToBasket({ productPropertyId: 77, title: 'قاب', stock: 3, maxBuy: 3 }));
    dispatch(code);
    // The session is stored, so a closed tab does not lose it either.
    await until(() => expect(stored()?.token).toBe('token-1'));
    expect(selectSignedIn(store.getState())).toBe(false);
    dispatch(overlayClosed());
    added.open();
    await until(() => expect(selectSignedIn(store.getState())).toBe(true));
    await until(() => expect(selectProfile(store.getState())?.fName).toBe('مریم'));
    expect(stored().token).toBe('token-1');
    expect(login()).toMatchObject({ step: 0, busy: false });
  });
});

test.each([
  ['after', false],
  ['before', true],
])('redirects a customer from the login page, shown %s the session is known', async (_name, early) => {
  const known = aUserInfo();
  openPage();
  const store = startShop();
  if (early) store.dispatch(loginShown({ target: '/dashboard' }));
  store.dispatch(sessionRestored({ cartId: null, userInfo: known }));
  if (!early) store.dispatch(loginShown({ target: '/dashboard' }));
  await until(() => expect(mockRouter.asPath).toBe('/dashboard'));
  expect(selectUserInfo(store.getState())).toEqual(known);
});
