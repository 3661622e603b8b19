import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { codeField, enterNumber, heading, number, openTab } from '@/tests/support/account/loginScreen';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

beforeEach(openTab);

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
