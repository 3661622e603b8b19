import '../../support/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import LoginModal from '@/components/session/LoginModal';
import { LoginScreen } from '@/components/session/LoginScreen';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';
import { selectSignedIn } from '@/store/session/session';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { signingIn } from '../../support/loginServer';
import { renderApp, testApi } from '../../support/renderApp';
import { server } from '../../support/server';

const number = '09123456789';

beforeEach(() => {
  window.sessionStorage.clear();
  mockRouter.setCurrentUrl('/login');
});
afterEach(() => jest.useRealTimers());

const heading = (name: string) => screen.findByRole('heading', { name });
const codeField = () => screen.getByRole('textbox', { name: 'کد ۴ رقمی' });

/** The login page after a number was entered, with this answer of the server. */
async function enterNumber(options: Parameters<typeof signingIn>[0] = {}) {
  const shop = signingIn(options);
  const app = renderApp(<LoginScreen />);
  await app.user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), `${number}{Enter}`);
  return { ...shop, ...app };
}

describe('the number', () => {
  test('has the focus at first and is shown in Persian digits', async () => {
    signingIn();
    const { user } = renderApp(<LoginScreen />);
    const field = screen.getByRole('textbox', { name: 'شمارهٔ موبایل' });
    expect(field).toHaveFocus();
    await user.type(field, '0912');
    expect(field).toHaveValue('۰۹۱۲');
  });

  test.each(['09123456789', '۰۹۱۲۳۴۵۶۷۸۹', '٠٩١٢٣٤٥٦٧٨٩', '+989123456789', '0912 345 6789'])(
    'is taken as %s',
    async (typed) => {
      const { calls } = signingIn();
      const { user } = renderApp(<LoginScreen />);
      await user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), `${typed}{Enter}`);
      expect(await heading('رمز عبور را وارد کنید')).toBeInTheDocument();
      expect(calls).toEqual([`/v1/checkMobile {"mobile":"${number}"}`]);
    },
  );

  test.each(['', '0912345678', '02188888888', 'abc'])(
    'is not taken as «%s», and why is said',
    async (typed) => {
      const { calls } = signingIn();
      const { user } = renderApp(<LoginScreen />);
      const field = screen.getByRole('textbox', { name: 'شمارهٔ موبایل' });
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'ادامه' }));
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.');
      expect(field).toHaveFocus();
      expect(calls).toEqual([]);
    },
  );

  test('shows the message of the server when it is refused', async () => {
    signingIn();
    server.use(
      http.post(`${testApi}/v1/checkMobile`, () =>
        HttpResponse.json({ message: 'درخواست‌ها زیاد است.', code: 'too_many' }, { status: 429 }),
      ),
    );
    const { user } = renderApp(<LoginScreen />);
    await user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), `${number}{Enter}`);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('درخواست‌ها زیاد است.'));
  });
});

describe('the password', () => {
  test('signs in and opens the wanted page', async () => {
    mockRouter.setCurrentUrl('/login?c=/dashboard/orders');
    const { user, store } = await enterNumber();
    const field = await screen.findByLabelText('رمز عبور');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'Pass1234{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders'));
    expect(selectSignedIn(store.getState())).toBe(true);
  });

  test('must not be empty', async () => {
    const { user, calls } = await enterNumber();
    await heading('رمز عبور را وارد کنید');
    await user.click(screen.getByRole('button', { name: 'ورود' }));
    expect(screen.getByLabelText('رمز عبور')).toHaveAccessibleDescription('رمز عبور را به درستی پر کنید');
    expect(screen.getByLabelText('رمز عبور')).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  test('shows an error when it is wrong, and can be entered again', async () => {
    const { user } = await enterNumber();
    await user.type(await screen.findByLabelText('رمز عبور'), 'Wrong123{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('رمز عبور درست نیست.'));
    expect(screen.getByLabelText('رمز عبور')).toHaveFocus();
  });

  test('can be replaced by a code, which is sent at the fourth digit', async () => {
    const { user, calls } = await enterNumber();
    await user.click(await screen.findByRole('button', { name: 'ورود با رمز یک‌بارمصرف' }));
    await heading('کد تأیید را وارد کنید');
    await waitFor(() => expect(codeField()).toHaveFocus());
    await user.keyboard('۴۷۱١');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.slice(1)).toEqual([
      `/auth/forgetPassword?isVoiceCall=false {"mobile":"${number}"}`,
      `/v1/userLoginBySMS {"mobile":"${number}","code":"4711"}`,
    ]);
  });

  test('can be recovered with a code and a new password', async () => {
    const { user, calls } = await enterNumber();
    await user.click(await screen.findByRole('button', { name: 'فراموشی رمز عبور' }));
    await heading('بازیابی رمز عبور');
    await user.type(codeField(), '4711');
    await heading('رمز عبور تازه');
    const submit = screen.getByRole('button', { name: 'ثبت رمز عبور' });
    const first = screen.getByLabelText('رمز عبور تازه', { selector: 'input' });
    const second = screen.getByLabelText('تکرار رمز عبور تازه');
    expect(submit).toBeDisabled();
    await user.type(first, 'abcdefg1');
    await user.type(second, 'Abcdefg2');
    expect(submit).toBeDisabled();
    await user.clear(first);
    await user.type(first, 'Abcdefg1');
    expect(submit).toBeEnabled();
    await user.click(submit);
    expect(second).toHaveAccessibleDescription('رمز عبور با تکرار رمز عبور یکسان نیست');
    expect(second).toHaveFocus();
    await user.clear(second);
    await user.type(second, 'Abcdefg1{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.slice(2)).toEqual([
      `/auth/verification {"mobile":"${number}","code":"4711"}`,
      '/user/resetPassword {"password":"Abcdefg1","secretKey":"secret-1"}',
    ]);
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
  const first = { way: 'firstTime', userInfo: { hasPassword: false } } as const;

  test('is found in a pasted message', async () => {
    const { user, calls } = await enterNumber(first);
    await heading('کد تأیید را وارد کنید');
    await user.click(codeField());
    await user.paste('کد ورود شما به پله: ۴۷۱۱\n@pelle.example #4711');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.at(-1)).toBe(`/auth/verification {"mobile":"${number}","code":"4711"}`);
  });

  test('shows an error when it is wrong and is cleared', async () => {
    const { user } = await enterNumber(first);
    await heading('کد تأیید را وارد کنید');
    await user.type(codeField(), '1111');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('کد واردشده درست نیست.'));
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription('کد واردشده درست نیست.');
    await user.keyboard('4711');
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
  });

  test('shows its number, and keeps the number when the customer goes back', async () => {
    const { user } = await enterNumber(first);
    await heading('کد تأیید را وارد کنید');
    expect(screen.getByText('۰۹۱۲ ۳۴۵ ۶۷۸۹')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تغییر شماره' }));
    const field = await screen.findByRole('textbox', { name: 'شمارهٔ موبایل' });
    expect(field).toHaveValue('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    expect(field).toHaveFocus();
  });

  test('can be requested again, also by voice call, after 120 seconds', async () => {
    const { user, calls } = await enterNumber(first);
    await heading('کد تأیید را وارد کنید');
    const wait = () => screen.queryByText(/ارسال دوبارهٔ کد تا/);
    expect(wait()).toHaveTextContent(/^ارسال دوبارهٔ کد تا (۰۲:۰۰|۰۱:۵\d) دیگر$/);
    expect(screen.queryByRole('button', { name: 'تماس صوتی' })).not.toBeInTheDocument();

    // The phone slept: the clock has advanced without a tick.
    const later = Date.now() + 121_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(wait()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تماس صوتی' }));
    expect(codeField()).toHaveFocus();
    await waitFor(() => expect(wait()).toBeInTheDocument());
    expect(calls.at(-1)).toBe(`/auth/forgetPassword?isVoiceCall=true {"mobile":"${number}"}`);
    expect(screen.getByText(/در تماس با/)).toBeInTheDocument();
    clock.mockRestore();
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
      await enterNumber(first);
      await heading('کد تأیید را وارد کنید');
      expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
      await act(async () => asked[0]?.receive({ code: '4711' }));
      await waitFor(() => expect(mockRouter.asPath).toBe('/'));
      expect(asked[0]?.signal.aborted).toBe(true);
    });

    test('is requested again after another code was sent', async () => {
      const { user } = await enterNumber(first);
      await heading('کد تأیید را وارد کنید');
      const later = Date.now() + 121_000;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await user.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }));
      await waitFor(() => expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]));
      await act(async () => asked[1]?.receive({ code: '4711' }));
      await waitFor(() => expect(mockRouter.asPath).toBe('/'));
      clock.mockRestore();
    });
  });
});

describe('a new number', () => {
  const fresh = { way: 'register', userInfo: { hasMainData: false, hasPassword: false } } as const;

  /** Enters the correct code and waits for the password form. */
  async function giveCode(user: Awaited<ReturnType<typeof enterNumber>>['user']) {
    await heading('ساخت حساب کاربری');
    await user.type(codeField(), '4711');
    return screen.findByLabelText('رمز عبور');
  }

  test('shows a wrong code before the password form', async () => {
    const { user } = await enterNumber(fresh);
    await heading('ساخت حساب کاربری');
    expect(screen.queryByLabelText('رمز عبور')).not.toBeInTheDocument();
    await user.type(codeField(), '1111');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('کد واردشده درست نیست.'));
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
    expect(screen.queryByLabelText('رمز عبور')).not.toBeInTheDocument();
    await user.keyboard('4711');
    const password = await screen.findByLabelText('رمز عبور');
    await waitFor(() => expect(password).toHaveFocus());
    expect(screen.getByText(/تأیید شد/)).toHaveTextContent('۰۹۱۲ ۳۴۵ ۶۷۸۹');
  });

  test('needs the code and a password, and shows an error for two different ones', async () => {
    const { user, calls } = await enterNumber(fresh);
    const password = await giveCode(user);
    const submit = screen.getByRole('button', { name: 'ساخت حساب و ورود' });
    expect(submit).toBeDisabled();
    expect(screen.getByText('رمز و تکرار رمز را کامل کنید.')).toBeInTheDocument();
    await user.type(password, 'Abcdefg1');
    const repeat = screen.getByLabelText('تکرار رمز عبور');
    await user.type(repeat, 'Abcdefg2');
    await user.click(submit);
    expect(repeat).toHaveAccessibleDescription('رمز عبور و تکرار ان یکسان نیستن');
    expect(calls).toHaveLength(3);
    await user.clear(repeat);
    await user.type(repeat, 'Abcdefg1{Enter}');
    expect(await heading('تکمیل مشخصات')).toBeInTheDocument();
    expect(calls.slice(2)).toEqual([
      `/auth/checkCode {"mobile":"${number}","code":"4711"}`,
      `/v1/userLoginBySMS {"mobile":"${number}","code":"4711"}`,
      '/user/resetPassword {"password":"Abcdefg1","secretKey":"secret-1"}',
    ]);
  });

  test('needs another code when its code expires, and keeps the passwords', async () => {
    const { user } = await enterNumber(fresh);
    await user.type(await giveCode(user), 'Abcdefg1');
    await user.type(screen.getByLabelText('تکرار رمز عبور'), 'Abcdefg1');
    const gone = { message: 'زمان کد گذشته است.', code: 'bad_input' };
    server.use(
      http.post(`${testApi}/v1/userLoginBySMS`, () => HttpResponse.json(gone, { status: 400 }), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'ساخت حساب و ورود' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('زمان کد گذشته است.'));
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveValue('');
    await user.keyboard('4711');
    expect(await screen.findByLabelText('رمز عبور')).toHaveValue('Abcdefg1');
    await user.click(screen.getByRole('button', { name: 'ساخت حساب و ورود' }));
    expect(await heading('تکمیل مشخصات')).toBeInTheDocument();
  });

  test('can skip the profile', async () => {
    const { user, calls } = await enterNumber(fresh);
    await user.type(await giveCode(user), 'Abcdefg1');
    await user.type(screen.getByLabelText('تکرار رمز عبور'), 'Abcdefg1{Enter}');
    await heading('تکمیل مشخصات');
    await user.click(await screen.findByRole('button', { name: 'بعداً' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(calls.filter((call) => call.startsWith('/user/user'))).toEqual([]);
  });

  test('can set the password again without another code', async () => {
    const { user, calls } = await enterNumber(fresh);
    server.use(
      http.put(`${testApi}/user/resetPassword`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    await user.type(await giveCode(user), 'Abcdefg1');
    await user.type(screen.getByLabelText('تکرار رمز عبور'), 'Abcdefg1{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('خطایی رخ داده است مجدد تلاش کنید'),
    );
    await user.click(screen.getByRole('button', { name: 'ساخت حساب و ورود' }));
    expect(await heading('تکمیل مشخصات')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('/v1/userLoginBySMS'))).toHaveLength(1);
  });

  test('ends with the profile', async () => {
    const { user, calls } = await enterNumber({
      ...fresh,
      user: {
        fName: null,
        lName: null,
        nationalCode: null,
        birthDate: null,
        provinceId: null,
        cityId: null,
        hasMainData: false,
      },
    });
    await user.type(await giveCode(user), 'Abcdefg1');
    await user.type(screen.getByLabelText('تکرار رمز عبور'), 'Abcdefg1{Enter}');
    const name = await screen.findByRole('textbox', { name: 'نام' });
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, 'مريم');
    await user.type(screen.getByRole('textbox', { name: 'نام خانوادگی' }), 'احمدی');
    await user.type(screen.getByRole('textbox', { name: 'کد ملی' }), '0499370899');
    await user.selectOptions(screen.getByRole('combobox', { name: 'استان' }), 'تهران');
    await user.selectOptions(screen.getByRole('combobox', { name: 'شهر' }), 'ری');
    await user.selectOptions(screen.getByRole('combobox', { name: 'روز تولد' }), '۱۴');
    await user.selectOptions(screen.getByRole('combobox', { name: 'ماه تولد' }), 'مهر');
    await user.selectOptions(screen.getByRole('combobox', { name: 'سال تولد' }), '۱۳۷۱');
    await user.click(screen.getByRole('button', { name: 'ثبت مشخصات' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    const sent = calls.at(-1)?.replace('/user/user ', '') ?? '';
    expect(JSON.parse(sent)).toEqual({
      fname: 'مریم',
      lname: 'احمدی',
      nationalCode: '0499370899',
      provinceId: '8',
      cityId: '92',
      birthDate: '1992-10-06T00:00:00.000Z',
    });
  });
});

test('shows the action on a busy button and sends nothing twice', async () => {
  const { user, calls } = await enterNumber({ latency: 60 });
  expect(screen.getByRole('button', { name: 'در حال بررسی…' })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('رمز عبور'), 'Pass1234{Enter}');
  expect(screen.getByRole('button', { name: 'در حال ورود…' })).toBeInTheDocument();
  await waitFor(() => expect(mockRouter.asPath).toBe('/'));
  expect(calls).toHaveLength(2);
});

/** Shows the dialog like the layout. */
function Place() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOverlay) === 'login';
  return open && <LoginModal onClose={() => dispatch(overlayClosed())} />;
}

describe('the dialog', () => {
  async function openLogin(options?: Parameters<typeof signingIn>[0]) {
    mockRouter.setCurrentUrl('/shop');
    const shop = signingIn(options);
    const app = renderApp(<Place />);
    act(() => {
      app.store.dispatch(overlayOpened('login'));
    });
    return { ...app, ...shop, dialog: await screen.findByRole('dialog', { name: 'ورود یا ثبت‌نام' }) };
  }

  test('opens with the focus on the number and closes with its button', async () => {
    const { user, dialog, store } = await openLogin();
    expect(within(dialog).getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(selectOverlay(store.getState())).toBeNull();
  });

  test('closes after the sign-in and keeps the page', async () => {
    const { user, dialog, store } = await openLogin();
    const back = jest.spyOn(window.history, 'back');
    await user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), `${number}{Enter}`);
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
