import { screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { codeField, enterNumber, heading, number, storedSession } from '@/tests/support/account/loginScreen';
import { loginCalls } from '@/tests/support/account/loginServer';
import { answerOnce, refusal, sent, unavailable } from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { toastsOf } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';

describe('a new number', () => {
  const fresh = { way: 'register', userInfo: { hasMainData: false, hasPassword: false } } as const;

  const pathsOf = () => loginCalls().map((call) => call.split(' ')[0]);
  const create = () => screen.getByRole('button', { name: 'ساخت حساب و ورود' });

  /** Enters the correct code and waits for the password form. */
  async function giveCode(user: Awaited<ReturnType<typeof enterNumber>>['user']) {
    await heading('ساخت حساب کاربری');
    await user.type(codeField(), '4711');
    return screen.findByLabelText('رمز عبور');
  }

  /** Enters the code and the password, and sends them. */
  async function giveCodeAndPassword(user: Awaited<ReturnType<typeof enterNumber>>['user']) {
    await replaceText(user, await giveCode(user), 'Abcdefg1');
    await replaceText(user, screen.getByLabelText('تکرار رمز عبور'), 'Abcdefg1');
    await user.keyboard('{Enter}');
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
    expect(storedSession()).toBeNull();
    expect(loginCalls().slice(2)).toEqual([
      `/auth/checkCode {"mobile":"${number}","code":"1111"}`,
      `/auth/checkCode {"mobile":"${number}","code":"4711"}`,
    ]);
  });

  test('needs the code and a password, and shows an error for two different ones', async () => {
    const { user } = await enterNumber(fresh);
    const password = await giveCode(user);
    const submit = create();
    expect(submit).toBeDisabled();
    expect(screen.getByText('رمز و تکرار رمز را کامل کنید.')).toBeInTheDocument();
    await replaceText(user, password, 'Abcdefg1');
    const repeat = screen.getByLabelText('تکرار رمز عبور');
    await replaceText(user, repeat, 'Abcdefg2');
    await user.click(submit);
    expect(repeat).toHaveAccessibleDescription('رمز عبور و تکرار ان یکسان نیستن');
    expect(loginCalls()).toHaveLength(3);
    await replaceText(user, repeat, 'Abcdefg1');
    await user.keyboard('{Enter}');
    expect(await heading('تکمیل مشخصات')).toBeInTheDocument();
    expect(loginCalls().slice(2)).toEqual([
      `/auth/checkCode {"mobile":"${number}","code":"4711"}`,
      `/v1/userLoginBySMS {"mobile":"${number}","code":"4711"}`,
      '/user/resetPassword {"password":"Abcdefg1","secretKey":"secret-1"}',
    ]);
  });

  test('needs another code when its code expires, and keeps the passwords', async () => {
    const { user } = await enterNumber(fresh);
    await replaceText(user, await giveCode(user), 'Abcdefg1');
    await replaceText(user, screen.getByLabelText('تکرار رمز عبور'), 'Abcdefg1');
    answerOnce({ 'POST /v1/userLoginBySMS': refusal(400, 'زمان کد گذشته است.') });
    await user.click(create());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('زمان کد گذشته است.'));
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveValue('');
    await user.keyboard('4711');
    expect(await screen.findByLabelText('رمز عبور')).toHaveValue('Abcdefg1');
    await user.click(create());
    expect(await heading('تکمیل مشخصات')).toBeInTheDocument();
  });

  test('can skip the profile', async () => {
    const { user } = await enterNumber(fresh);
    await giveCodeAndPassword(user);
    await heading('تکمیل مشخصات');
    await user.click(await screen.findByRole('button', { name: 'بعداً' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/'));
    expect(storedSession()).toMatchObject({ hasMainData: false });
    expect(pathsOf()).not.toContain('/user/user');
  });

  test('can set the password again without another code', async () => {
    const { user } = await enterNumber(fresh);
    answerOnce({ 'PUT /user/resetPassword': unavailable() });
    await giveCodeAndPassword(user);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('خطایی رخ داده است مجدد تلاش کنید'),
    );
    await user.click(create());
    expect(await heading('تکمیل مشخصات')).toBeInTheDocument();
    expect(pathsOf().filter((path) => path === '/v1/userLoginBySMS')).toHaveLength(1);
  });

  test('ends with the profile', async () => {
    const nobody = { fName: null, lName: null, nationalCode: null, birthDate: null };
    const { user, store } = await enterNumber({
      ...fresh,
      user: aUser({ ...nobody, provinceId: null, cityId: null, hasMainData: false }),
    });
    await giveCodeAndPassword(user);
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
    expect(pathsOf()).toEqual([
      '/v1/checkMobile',
      '/auth/forgetPassword?isVoiceCall=false',
      '/auth/checkCode',
      '/v1/userLoginBySMS',
      '/user/resetPassword',
      '/user/user',
    ]);
    expect(sent('PUT /user/user').at(-1)).toEqual({
      fname: 'مریم',
      lname: 'احمدی',
      nationalCode: '0499370899',
      provinceId: '8',
      cityId: '92',
      birthDate: '1992-10-06T00:00:00.000Z',
    });
    expect(storedSession()).toMatchObject({ hasMainData: true });
    // Only the profile page shows a message about the saved profile; the login continues.
    expect(toastsOf(store)).toEqual([]);
  });
});
