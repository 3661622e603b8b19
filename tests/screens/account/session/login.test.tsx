import { act, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import LoginModal from '@/components/account/session/LoginModal';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { selectLogin } from '@/store/session/login';
import { selectSignedIn } from '@/store/session/session';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import {
  codeField,
  enterNumber,
  heading,
  number,
  numberField,
  openLogin,
  storedSession,
} from '@/tests/support/account/loginScreen';
import { loginAnswers, loginCalls } from '@/tests/support/account/loginServer';
import { aUserInfo } from '@/tests/support/factories/session';
import { closedGate } from '@/tests/support/gate';
import { openScreen } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';

describe('the number', () => {
  test('has the focus at first and is shown in Persian digits', async () => {
    const { user } = openLogin();
    const field = numberField();
    expect(field).toHaveFocus();
    await user.type(field, '0912');
    expect(field).toHaveValue('۰۹۱۲');
  });

  test.each(['09123456789', '۰۹۱۲۳۴۵۶۷۸۹', '٠٩١٢٣٤٥٦٧٨٩', '+989123456789', '+98 ۹۱۲ ۳۴۵ ۶۷۸۹'])(
    'is taken as %s',
    async (typed) => {
      const { user } = openLogin();
      await user.type(numberField(), `${typed}{Enter}`);
      expect(await heading('رمز عبور را وارد کنید')).toBeInTheDocument();
      expect(loginCalls()).toEqual([`/v1/checkMobile {"mobile":"${number}"}`]);
    },
  );

  test.each(['', '0912345678', '02188888888', 'abc'])(
    'is not taken as «%s», and why is said',
    async (typed) => {
      const { user } = openLogin();
      const field = numberField();
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'ادامه' }));
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.');
      expect(field).toHaveFocus();
      expect(loginCalls()).toEqual([]);
    },
  );
});

describe('the password', () => {
  test('signs in and opens the wanted page', async () => {
    const { user, store } = await enterNumber({ at: '/login?c=/dashboard/orders' });
    const field = await screen.findByLabelText('رمز عبور');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'Pass1234{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders'));
    expect(storedSession().token).toBe('token-1');
    await waitFor(() => expect(selectProfile(store.getState())?.fName).toBe('مریم'));
    expect(selectLogin(store.getState()).step).toBe(0);
    expect(loginCalls()).toEqual([
      `/v1/checkMobile {"mobile":"${number}"}`,
      `/v1/userLogin {"mobile":"${number}","password":"Pass1234"}`,
    ]);
  });

  test('must not be empty', async () => {
    const { user } = await enterNumber();
    await heading('رمز عبور را وارد کنید');
    await user.click(screen.getByRole('button', { name: 'ورود' }));
    expect(screen.getByLabelText('رمز عبور')).toHaveAccessibleDescription('رمز عبور را به درستی پر کنید');
    expect(screen.getByLabelText('رمز عبور')).toHaveFocus();
    expect(loginCalls()).toHaveLength(1);
  });

  test('shows an error when it is wrong, and can be entered again', async () => {
    const { user } = await enterNumber();
    await user.type(await screen.findByLabelText('رمز عبور'), 'Wrong123{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('رمز عبور درست نیست.'));
    expect(screen.getByLabelText('رمز عبور')).toHaveFocus();
  });

  test('can be replaced by a code, which is sent at the fourth digit', async () => {
    // Another customer than a new one is not asked for missing data.
    const { user } = await enterNumber({ userInfo: { hasMainData: false } });
    await user.click(await screen.findByRole('button', { name: 'ورود با رمز یک‌بارمصرف' }));
    await heading('کد تأیید را وارد کنید');
    await waitFor(() => expect(codeField()).toHaveFocus());
    await user.keyboard('۴۷۱١');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(loginCalls().slice(1)).toEqual([
      `/auth/forgetPassword?isVoiceCall=false {"mobile":"${number}"}`,
      `/v1/userLoginBySMS {"mobile":"${number}","code":"4711"}`,
    ]);
  });

  test('can be recovered with a code and a new password', async () => {
    const { user } = await enterNumber();
    await user.click(await screen.findByRole('button', { name: 'فراموشی رمز عبور' }));
    await heading('بازیابی رمز عبور');
    await user.type(codeField(), '4711');
    await heading('رمز عبور جدید');
    const submit = screen.getByRole('button', { name: 'ثبت رمز عبور' });
    const first = screen.getByLabelText('رمز عبور جدید', { selector: 'input' });
    const second = screen.getByLabelText('تکرار رمز عبور جدید');
    expect(submit).toBeDisabled();
    await replaceText(user, first, 'abcdefg1');
    await replaceText(user, second, 'Abcdefg2');
    expect(submit).toBeDisabled();
    await replaceText(user, first, 'Abcdefg1');
    expect(submit).toBeEnabled();
    await user.click(submit);
    expect(second).toHaveAccessibleDescription('رمز عبور با تکرار رمز عبور یکسان نیست');
    expect(second).toHaveFocus();
    await replaceText(user, second, 'Abcdefg1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(loginCalls().slice(2)).toEqual([
      `/auth/verification {"mobile":"${number}","code":"4711"}`,
      '/user/resetPassword {"password":"Abcdefg1","secretKey":"secret-1"}',
    ]);
    // The secret is single-use.
    expect(storedSession()).toMatchObject({ secretKey: null, hasPassword: true });
  });

  test('shows the fulfilled rules while the customer types', async () => {
    const { user } = await enterNumber({ way: 'register' });
    await heading('ساخت حساب کاربری');
    await user.type(codeField(), '4711');
    const field = await screen.findByLabelText('رمز عبور');
    const met = () =>
      screen.getAllByRole('listitem').flatMap((rule) => (rule.dataset.met ? [rule.textContent] : []));
    expect(met()).toEqual([]);
    await user.type(field, 'Aa');
    expect(met()).toEqual(['حرف بزرگ و کوچک انگلیسی، برقرار است']);
    await user.type(field, '1bcdefg');
    expect(met()).toHaveLength(3);
  });
});

describe('the code', () => {
  async function begin() {
    const app = await enterNumber({ way: 'firstTime', userInfo: { hasPassword: false } });
    await heading('کد تأیید را وارد کنید');
    return app;
  }

  /** Lets 121 s pass as on a phone that slept: the clock has advanced without a tick. */
  function sleep() {
    const later = Date.now() + 121_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  afterEach(() => jest.restoreAllMocks());

  test('is found in a pasted message', async () => {
    const { user } = await begin();
    await user.click(codeField());
    await user.paste('کد ورود شما به پله: ۴۷۱۱\n@pelle.example #4711');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(loginCalls().at(-1)).toBe(`/auth/verification {"mobile":"${number}","code":"4711"}`);
  });

  test('shows an error when it is wrong and is cleared', async () => {
    const { user } = await begin();
    await user.type(codeField(), '1111');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('کد واردشده درست نیست.'));
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription('کد واردشده درست نیست.');
    await user.keyboard('4711');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
  });

  test('shows its number, and keeps the number when the customer goes back', async () => {
    const { user } = await begin();
    expect(screen.getByText('۰۹۱۲ ۳۴۵ ۶۷۸۹')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تغییر شماره' }));
    const field = await screen.findByRole('textbox', { name: 'شمارهٔ موبایل' });
    expect(field).toHaveValue('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    expect(field).toHaveFocus();
  });

  test('can be requested again, also by voice call, after 120 seconds', async () => {
    const { user } = await begin();
    const wait = () => screen.queryByText(/ارسال دوبارهٔ کد تا/);
    expect(wait()).toHaveTextContent(/^ارسال دوبارهٔ کد تا (۰۲:۰۰|۰۱:۵\d) دیگر$/);
    expect(screen.queryByRole('button', { name: 'تماس صوتی' })).not.toBeInTheDocument();
    sleep();
    expect(wait()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تماس صوتی' }));
    expect(codeField()).toHaveFocus();
    await waitFor(() => expect(wait()).toBeInTheDocument());
    expect(loginCalls().at(-1)).toBe(`/auth/forgetPassword?isVoiceCall=true {"mobile":"${number}"}`);
    expect(screen.getByText(/در تماس با/)).toBeInTheDocument();
  });

  describe('in a browser with WebOTP', () => {
    /** The WebOTP requests, oldest first. */
    let asked: { signal: AbortSignal; receive: (answer: unknown) => void }[];

    beforeEach(() => {
      asked = [];
      const get = ({ signal }: { signal: AbortSignal }) =>
        new Promise((receive) => {
          asked.push({ signal, receive });
        });
      Object.assign(window, { OTPCredential: class {} });
      Object.assign(navigator, { credentials: { get } });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'OTPCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    });

    test('is read from the message; leaving the step cancels the request', async () => {
      await begin();
      expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
      await act(async () => asked[0]?.receive({ code: '4711' }));
      await waitFor(() => expect(mockRouter.asPath).toBe('/'));
      expect(asked[0]?.signal.aborted).toBe(true);
    });

    test('is requested again after another code was sent', async () => {
      const { user } = await begin();
      sleep();
      await user.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }));
      await waitFor(() => expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]));
      await act(async () => asked[1]?.receive({ code: '4711' }));
      await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    });
  });
});

test('shows the action on a busy button and sends nothing twice', async () => {
  const [checked, signedIn] = [closedGate(), closedGate()];
  const { user } = await enterNumber({
    with: {
      'POST /v1/checkMobile': () => checked.opened.then(() => ({ way: 'password' })),
      'POST /v1/userLogin': () => signedIn.opened.then(() => aUserInfo()),
    },
  });
  expect(screen.getByRole('button', { name: 'در حال بررسی…' })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  checked.open();
  await user.type(await screen.findByLabelText('رمز عبور'), 'Pass1234{Enter}');
  expect(screen.getByRole('button', { name: 'در حال ورود…' })).toBeInTheDocument();
  signedIn.open();
  await waitFor(() => expect(mockRouter.asPath).toBe('/'));
  expect(loginCalls()).toHaveLength(2);
});

/** Shows the dialog like the layout. */
function Place() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOverlay) === 'login';
  return open && <LoginModal onClose={() => dispatch(overlayClosed())} />;
}

describe('the dialog', () => {
  async function openDialog() {
    const app = openScreen(<Place />, { at: '/shop', with: loginAnswers() });
    act(() => void app.store.dispatch(overlayOpened('login')));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'ورود یا ثبت‌نام' }) };
  }

  test('opens with the focus on the number and closes with its button', async () => {
    const { user, dialog, store } = await openDialog();
    expect(within(dialog).getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(selectOverlay(store.getState())).toBeNull();
  });

  test('closes after the sign-in and keeps the page', async () => {
    const { user, dialog, store } = await openDialog();
    const back = jest.spyOn(window.history, 'back');
    await user.type(numberField(), `${number}{Enter}`);
    await user.type(await screen.findByLabelText('رمز عبور'), 'Pass1234{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(selectLogin(store.getState()).step).toBe(0));
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(mockRouter.asPath).toBe('/shop');
    // Only the history entry of the dialog is removed.
    expect(back).toHaveBeenCalledTimes(1);
    expect(window.history.state?.overlay).toBeUndefined();
    back.mockRestore();
  });
});
