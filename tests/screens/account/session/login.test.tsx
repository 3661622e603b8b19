import '@/tests/support/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import LoginModal from '@/components/account/session/LoginModal';
import { LoginScreen } from '@/components/account/session/LoginScreen';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';
import { selectSignedIn } from '@/store/session/session';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { codeField, enterNumber, heading, number, openTab } from '@/tests/support/account/loginScreen';
import { signingIn } from '@/tests/support/account/loginServer';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

beforeEach(openTab);

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
    await heading('رمز عبور جدید');
    const submit = screen.getByRole('button', { name: 'ثبت رمز عبور' });
    const first = screen.getByLabelText('رمز عبور جدید', { selector: 'input' });
    const second = screen.getByLabelText('تکرار رمز عبور جدید');
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
