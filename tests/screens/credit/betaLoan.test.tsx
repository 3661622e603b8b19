import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import { BetaScreen } from '@/components/credit/betaLoan/BetaScreen';
import { CheckScreen } from '@/components/credit/betaLoan/CheckScreen';
import { RegisterScreen } from '@/components/credit/betaLoan/RegisterScreen';
import { type Answers, answerOnce, queriesOf, refusal, sent } from '@/tests/support/answers';
import { aBetaProgramme, aBetaRegistration } from '@/tests/support/factories/leasing';
import { createLoanPlan } from '@/tests/support/factories/planRequest';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen, toastsOf } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';
import { messages } from '@/utils/messages';

const coding = 'POST /auth/forgetPassword';
const registering = 'POST /public/betaLoan/registrations';
const lookingUp = 'POST /public/betaLoan/lookUp';

/** A page of the programme. @param registration the answer to a registration and to a look-up */
const open = (shown: ReactNode, registration = aBetaRegistration(), as: 'guest' | 'customer' = 'guest') => {
  const rows: Answers = {
    [coding]: { expiresIn: 120, resendIn: 120 },
    [registering]: registration,
    [lookingUp]: registration,
    'POST /user/logout': () => Response.json({}),
  };
  return openScreen(shown, { at: '/loanbeta/register', as, with: rows });
};
const programme = aBetaProgramme();
const check = <CheckScreen programme={programme} />;

type User = ReturnType<typeof open>['user'];
const fill = async (user: User, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await replaceText(user, screen.getByLabelText(label), text);
};
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const person = { 'نام و نام خانوادگی': 'نگار رضایی', 'کد ملی': '۰۴۹ - ۹۳۷ - ۰۸۹ - ۹' };
const wish = { 'شمارهٔ موبایل': '۰۹۱۲۱۱۱۲۲۳۳', 'مبلغ درخواستی': '10000000' };

test('the page says how many places are left, and offers no registration once they are taken', async () => {
  const shown = open(<BetaScreen site={aSite()} programme={programme} />);
  expect(screen.getByText('۸۰')).toBeVisible();
  expect(hrefOf('ثبت‌نام')).toBe('/loanbeta/register');
  shown.unmount();
  const full = open(<BetaScreen site={aSite()} programme={aBetaProgramme({ placesLeft: 0 })} />);
  expect(screen.getByText('ظرفیت این دوره پر شده است.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ثبت‌نام' })).not.toBeInTheDocument();
  full.unmount();
  open(<BetaScreen site={aSite()} programme={null} />);
  expect(screen.getByText(/اکنون دوره‌ای باز نیست/)).toBeVisible();
});

test('registration and look-up tell the conditions of the loan and the places that are left', () => {
  const plan = createLoanPlan({ highlights: ['بی‌ضامن و بی‌پیش‌پرداخت'] });
  const offered = aBetaProgramme({ plan });
  for (const screenOf of [
    <RegisterScreen key="register" programme={offered} />,
    <CheckScreen key="check" programme={offered} />,
  ]) {
    const { unmount } = open(screenOf);
    const terms = within(screen.getByRole('region', { name: 'شرایط' }));
    expect(terms.getByText('جای خالی: ۸۰. از ۱۲۰ جا، ۴۰ جا گرفته شده است.')).toBeVisible();
    expect(terms.getByText('۵ میلیون تا ۴۰ میلیون تومان، ۶، ۱۲ ماهه.')).toBeVisible();
    expect(terms.getByText('بی‌ضامن و بی‌پیش‌پرداخت.')).toBeVisible();
    expect(terms.getByText(/^مدارک: /)).toBeVisible();
    unmount();
  }
});

test('an invitation leads to the request with the plan, the amount and the months that were promised', async () => {
  const { user } = open(check, aBetaRegistration({ state: 'invited', planId: 7 }));
  await fill(user, { 'کد رهگیری': '04821376', 'شمارهٔ موبایل': '09121112233' });
  await press(user, 'دیدن وضعیت');
  await screen.findByRole('link', { name: 'درخواست وام' });
  expect(hrefOf('درخواست وام')).toBe('/planloanrequest?plan=7&amount=10000000&months=6');
});

test('a customer signs out on the pages of the programme, which guests see without that button', async () => {
  const guest = open(check);
  expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull();
  guest.unmount();
  const { user } = open(check, undefined, 'customer');
  await user.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull());
  expect(window.localStorage.getItem('userInfo')).toBeNull();
  await waitFor(() => expect(mockRouter.asPath).toBe('/'));
});

test('a person registers with a code and gets a tracking code', async () => {
  const { user } = open(<RegisterScreen programme={programme} />);
  await press(user, 'دریافت کد تأیید');
  expect(screen.getByText('نام و نام خانوادگی را با حروف فارسی وارد کنید.')).toBeVisible();
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveFocus();
  expect(sent(coding)).toEqual([]);

  await fill(user, { ...person, ...wish });
  await user.click(screen.getByRole('radio', { name: '۱۲' }));
  await press(user, 'دریافت کد تأیید');
  await user.click(await screen.findByLabelText('کد ۴ رقمی'));
  await user.paste('۱۲۳۴');
  await press(user, 'تأیید و ثبت‌نام');
  expect(await screen.findByText('۰۴۸۲۱۳۷۶')).toBeVisible();
  expect(queriesOf(coding)).toEqual([{ isVoiceCall: 'false' }]);
  expect(sent(registering)).toEqual([
    {
      ...{ mobile: '09121112233', code: '1234', name: 'نگار رضایی' },
      ...{ nationalCode: '۰۴۹ - ۹۳۷ - ۰۸۹ - ۹', amount: 10_000_000, months: 12 },
    },
  ]);
});

test('a code that was not sent is said in the form and in a toast', async () => {
  const { user, store } = open(<RegisterScreen programme={programme} />);
  await fill(user, { ...person, ...wish });
  answerOnce({ [coding]: new Response(null, { status: 500 }) });
  await press(user, 'دریافت کد تأیید');
  expect(await screen.findByText(messages.codeNotSent)).toBeVisible();
  expect(toastsOf(store)).toEqual([messages.codeNotSent]);
});

test('a refused code keeps what was typed', async () => {
  const { user } = open(<RegisterScreen programme={programme} />);
  await fill(user, { ...person, ...wish });
  await press(user, 'دریافت کد تأیید');
  await user.click(await screen.findByLabelText('کد ۴ رقمی'));
  await user.paste('9999');
  answerOnce({ [registering]: refusal(400, 'کد واردشده اشتباه است.') });
  await press(user, 'تأیید و ثبت‌نام');
  expect(await screen.findByText('کد واردشده اشتباه است.')).toBeVisible();
  await press(user, 'تغییر مشخصات یا شماره');
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveValue('نگار رضایی');
});

test('a state is looked up, and an unknown one says nothing about anybody', async () => {
  const { user } = open(check, aBetaRegistration({ state: 'refused', reason: 'ظرفیت شهر شما پر است' }));
  await press(user, 'دیدن وضعیت');
  expect(screen.getByText('کد رهگیری را در ۸ رقم وارد کنید.')).toBeVisible();
  await fill(user, { 'کد رهگیری': '۰۴۸۲۱۳۷۶', 'شمارهٔ موبایل': '09121112233' });
  answerOnce({ [lookingUp]: refusal(404, 'ثبت‌نامی با این کد رهگیری و شماره پیدا نشد.') });
  await press(user, 'دیدن وضعیت');
  expect(await screen.findByText('ثبت‌نامی با این کد رهگیری و شماره پیدا نشد.')).toBeVisible();
  await press(user, 'دیدن وضعیت');
  expect(await screen.findByText('ظرفیت شهر شما پر است')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ثبت‌نام شما' })).toHaveFocus();
  expect(sent(lookingUp).at(-1)).toEqual({ trackingCode: '04821376', mobile: '09121112233' });
});
