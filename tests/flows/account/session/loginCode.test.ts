import mockRouter from 'next-router-mock';
import { codeSubmitted, codeWanted, mobileSubmitted, numberChanged } from '@/store/session/login';
import { mobile, openBrowser, openPage, refuse, stored } from '@/tests/support/account/loginPage';
import { signingIn } from '@/tests/support/account/loginServer';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(openBrowser);

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
