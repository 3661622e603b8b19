import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import {
  codeSubmitted,
  loginShown,
  mobileSubmitted,
  numberChanged,
  profileSkipped,
  profileSubmitted,
  selectLogin,
} from '@/store/session/login';
import { selectSignedIn, sessionRestored } from '@/store/session/session';
import { edit, mobile, openBrowser, openPage, refuse, stored } from '@/tests/support/account/loginPage';
import { signingIn } from '@/tests/support/account/loginServer';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(openBrowser);

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
