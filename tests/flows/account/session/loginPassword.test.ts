import mockRouter from 'next-router-mock';
import { selectProfile } from '@/store/profile';
import {
  codeChosen,
  codeSubmitted,
  mobileSubmitted,
  newPasswordSubmitted,
  passwordChosen,
  passwordSubmitted,
  profileSubmitted,
  recoveryChosen,
  selectLogin,
} from '@/store/session/login';
import { selectSignedIn } from '@/store/session/session';
import { selectOverlay } from '@/store/ui';
import {
  edit,
  mobile,
  openBrowser,
  openPage,
  openPasswordStep,
  refuse,
  stored,
} from '@/tests/support/account/loginPage';
import { signingIn } from '@/tests/support/account/loginServer';
import type { startShop } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(openBrowser);

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
    const { dispatch } = await openPasswordStep({ target });
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
    const { dispatch, login, store } = await openPasswordStep();
    refuse('/v1/userLogin', 'post', 401, message);
    dispatch(passwordSubmitted('wrong'));
    await until(() => expect(login().error).toBe(text));
    expect(login().step).toBe(2);
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(selectOverlay(store.getState())).toBeNull();
  });

  test('can sign in with a code instead', async () => {
    const { dispatch, at, calls } = await openPasswordStep({ userInfo: { hasMainData: false } });
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
    const { dispatch, at } = await openPasswordStep();
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
    const { dispatch, at, calls } = await openPasswordStep();
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
    const { dispatch, at } = await openPasswordStep({ userInfo: { hasMainData: false } });
    dispatch(recoveryChosen());
    await at(3);
    dispatch(codeSubmitted({ code: '4711', password: null }));
    await until(() => expect(mockRouter.asPath).toBe('/'));
  });
});

describe('a refusal', () => {
  const toasts = (store: ReturnType<typeof startShop>) => store.getState().ui.toasts.map(({ text }) => text);

  test.each([
    ['the server’s words', 'نام کاربری بسته است.', 'نام کاربری بسته است.'],
    ['words of our own when it has none', undefined, 'رمز عبور اشتباه است؛ دوباره تلاش کنید.'],
  ])('of a password also appears in a toast, in %s', async (_name, message, text) => {
    const { dispatch, login, store } = await openPasswordStep();
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
