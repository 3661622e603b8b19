import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type PathParams } from 'msw';
import mockRouter from 'next-router-mock';
import { BetaScreen } from '@/components/credit/betaLoan/BetaScreen';
import { CheckScreen } from '@/components/credit/betaLoan/CheckScreen';
import { RegisterScreen } from '@/components/credit/betaLoan/RegisterScreen';
import type { BetaRegistration, LookUpBeta, RegisterForBeta } from '@/contract/betaLoan';
import { refusal } from '@/tests/support/answers';
import { aBetaProgramme, aBetaRegistration } from '@/tests/support/factories/leasing';
import { createLoanPlan } from '@/tests/support/factories/planRequest';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';
import { messages } from '@/utils/messages';

/** The backend of the programme. `answer` replaces the next answer to a registration or a look-up. */
function betaServer(registration: BetaRegistration = aBetaRegistration()) {
  const shop = { answer: null as Response | null };
  const codes: string[] = [];
  const sent: (RegisterForBeta | LookUpBeta)[] = [];
  const answer = () => {
    const refused = shop.answer;
    shop.answer = null;
    return refused ?? HttpResponse.json({ data: registration });
  };
  mockRouter.setCurrentUrl('/loanbeta/register');
  server.use(
    ...onStart(),
    http.post(`${testApi}/auth/forgetPassword`, ({ request }) => {
      codes.push(new URL(request.url).search);
      return HttpResponse.json({ data: { expiresIn: 120, resendIn: 120 } });
    }),
    http.post<PathParams, RegisterForBeta>(
      `${testApi}/public/betaLoan/registrations`,
      async ({ request }) => {
        sent.push(await request.json());
        return answer();
      },
    ),
    http.post<PathParams, LookUpBeta>(`${testApi}/public/betaLoan/lookUp`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return { shop, codes, sent };
}

type User = ReturnType<typeof renderApp>['user'];
async function type(user: User, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

test('the page says how many places are left, and offers no registration once they are taken', async () => {
  betaServer();
  const open = renderApp(<BetaScreen site={aSite()} programme={aBetaProgramme()} />);
  expect(screen.getByText('۸۰')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ثبت‌نام' })).toHaveAttribute('href', '/loanbeta/register');
  open.unmount();
  const full = renderApp(<BetaScreen site={aSite()} programme={aBetaProgramme({ placesLeft: 0 })} />);
  expect(screen.getByText('ظرفیت این دوره پر شده است.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ثبت‌نام' })).not.toBeInTheDocument();
  full.unmount();
  renderApp(<BetaScreen site={aSite()} programme={null} />);
  expect(screen.getByText(/اکنون دوره‌ای باز نیست/)).toBeVisible();
});

test('registration and look-up tell the conditions of the loan and the places that are left', () => {
  betaServer();
  const plan = createLoanPlan({ highlights: ['بی‌ضامن و بی‌پیش‌پرداخت'] });
  const programme = aBetaProgramme({ plan });
  for (const screenOf of [
    <RegisterScreen key="register" programme={programme} />,
    <CheckScreen key="check" programme={programme} />,
  ]) {
    const { unmount } = renderApp(screenOf);
    const terms = within(screen.getByRole('region', { name: 'شرایط' }));
    expect(terms.getByText('جای خالی: ۸۰. از ۱۲۰ جا، ۴۰ جا گرفته شده است.')).toBeVisible();
    expect(terms.getByText('۵ میلیون تا ۴۰ میلیون تومان، ۶، ۱۲ ماهه.')).toBeVisible();
    expect(terms.getByText('بی‌ضامن و بی‌پیش‌پرداخت.')).toBeVisible();
    expect(terms.getByText(/^مدارک: /)).toBeVisible();
    unmount();
  }
});

test('an invitation leads to the request with the plan, the amount and the months that were promised', async () => {
  betaServer(aBetaRegistration({ state: 'invited', planId: 7 }));
  const { user } = renderApp(<CheckScreen programme={aBetaProgramme()} />);
  await type(user, 'کد رهگیری', '04821376');
  await type(user, 'شمارهٔ موبایل', '09121112233');
  await user.click(screen.getByRole('button', { name: 'دیدن وضعیت' }));
  expect(await screen.findByRole('link', { name: 'درخواست وام' })).toHaveAttribute(
    'href',
    '/planloanrequest?plan=7&amount=10000000&months=6',
  );
});

test('a customer signs out on the pages of the programme, which guests see without that button', async () => {
  betaServer();
  server.use(
    ...customerCalls(aUser()),
    http.post(`${testApi}/user/logout`, () => HttpResponse.json({})),
  );
  const guest = renderApp(<CheckScreen programme={aBetaProgramme()} />);
  expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull();
  guest.unmount();
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  const { user } = renderApp(<CheckScreen programme={aBetaProgramme()} />);
  await user.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull());
  expect(window.localStorage.getItem('userInfo')).toBeNull();
  await waitFor(() => expect(mockRouter.asPath).toBe('/'));
});

test('a person registers with a code and gets a tracking code', async () => {
  const { codes, sent } = betaServer();
  const { user } = renderApp(<RegisterScreen programme={aBetaProgramme()} />);
  await user.click(screen.getByRole('button', { name: 'دریافت کد تأیید' }));
  expect(screen.getByText('نام و نام خانوادگی را با حروف فارسی وارد کنید.')).toBeVisible();
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveFocus();
  expect(codes).toEqual([]);

  await type(user, 'نام و نام خانوادگی', 'نگار رضایی');
  await type(user, 'کد ملی', '۰۴۹ - ۹۳۷ - ۰۸۹ - ۹');
  await type(user, 'شمارهٔ موبایل', '۰۹۱۲۱۱۱۲۲۳۳');
  await type(user, 'مبلغ درخواستی', '10000000');
  await user.click(screen.getByRole('radio', { name: '۱۲' }));
  await user.click(screen.getByRole('button', { name: 'دریافت کد تأیید' }));
  await user.click(await screen.findByLabelText('کد ۴ رقمی'));
  await user.paste('۱۲۳۴');
  await user.click(screen.getByRole('button', { name: 'تأیید و ثبت‌نام' }));
  expect(await screen.findByText('۰۴۸۲۱۳۷۶')).toBeVisible();
  expect(codes).toEqual(['?isVoiceCall=false']);
  expect(sent).toEqual([
    {
      mobile: '09121112233',
      code: '1234',
      name: 'نگار رضایی',
      nationalCode: '۰۴۹ - ۹۳۷ - ۰۸۹ - ۹',
      amount: 10_000_000,
      months: 12,
    },
  ]);
});

test('a code that was not sent is said in the form and in a toast', async () => {
  betaServer();
  server.use(http.post(`${testApi}/auth/forgetPassword`, () => new HttpResponse(null, { status: 500 })));
  const { user, store } = renderApp(<RegisterScreen programme={aBetaProgramme()} />);
  await type(user, 'نام و نام خانوادگی', 'نگار رضایی');
  await type(user, 'کد ملی', '0499370899');
  await type(user, 'شمارهٔ موبایل', '09121112233');
  await type(user, 'مبلغ درخواستی', '10000000');
  await user.click(screen.getByRole('button', { name: 'دریافت کد تأیید' }));
  expect(await screen.findByText(messages.codeNotSent)).toBeVisible();
  expect(store.getState().ui.toasts).toMatchObject([{ kind: 'danger', text: messages.codeNotSent }]);
});

test('a refused code keeps what was typed', async () => {
  const { shop } = betaServer();
  const { user } = renderApp(<RegisterScreen programme={aBetaProgramme()} />);
  await type(user, 'نام و نام خانوادگی', 'نگار رضایی');
  await type(user, 'کد ملی', '0499370899');
  await type(user, 'شمارهٔ موبایل', '09121112233');
  await type(user, 'مبلغ درخواستی', '10000000');
  await user.click(screen.getByRole('button', { name: 'دریافت کد تأیید' }));
  await user.click(await screen.findByLabelText('کد ۴ رقمی'));
  await user.paste('9999');
  shop.answer = refusal(400, 'کد واردشده اشتباه است.');
  await user.click(screen.getByRole('button', { name: 'تأیید و ثبت‌نام' }));
  expect(await screen.findByText('کد واردشده اشتباه است.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تغییر مشخصات یا شماره' }));
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveValue('نگار رضایی');
});

test('a state is looked up, and an unknown one says nothing about anybody', async () => {
  const { shop, sent } = betaServer(aBetaRegistration({ state: 'refused', reason: 'ظرفیت شهر شما پر است' }));
  const { user } = renderApp(<CheckScreen programme={aBetaProgramme()} />);
  await user.click(screen.getByRole('button', { name: 'دیدن وضعیت' }));
  expect(screen.getByText('کد رهگیری را در ۸ رقم وارد کنید.')).toBeVisible();
  await type(user, 'کد رهگیری', '۰۴۸۲۱۳۷۶');
  await type(user, 'شمارهٔ موبایل', '09121112233');
  shop.answer = refusal(404, 'ثبت‌نامی با این کد رهگیری و شماره پیدا نشد.');
  await user.click(screen.getByRole('button', { name: 'دیدن وضعیت' }));
  expect(await screen.findByText('ثبت‌نامی با این کد رهگیری و شماره پیدا نشد.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'دیدن وضعیت' }));
  expect(await screen.findByText('ظرفیت شهر شما پر است')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ثبت‌نام شما' })).toHaveFocus();
  await waitFor(() => expect(sent.at(-1)).toEqual({ trackingCode: '04821376', mobile: '09121112233' }));
});
