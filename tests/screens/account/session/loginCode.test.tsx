import '@/tests/support/dialog';
import { act, screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { codeField, enterNumber, heading, number, openTab } from '@/tests/support/account/loginScreen';

beforeEach(openTab);

afterEach(() => jest.useRealTimers());

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
