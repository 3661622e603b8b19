import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { LeasingScreen } from '@/components/credit/leasing/LeasingScreen';
import type { LeasingPlan } from '@/contract/leasing';
import '@/tests/support/dialog';
import { openAccount } from '@/tests/support/account/accountScreen';
import { refusal } from '@/tests/support/answers';
import { leasingServer } from '@/tests/support/credit/leasingServer';
import {
  aCreditScore,
  aLeasingPlan,
  aLeasingRequest,
  anActiveLeasing,
  anApprovedLeasing,
} from '@/tests/support/factories/leasing';
import { aSite } from '@/tests/support/factories/site';
import { renderApp } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

const page = (plans: LeasingPlan[] = [aLeasingPlan()]) => (
  <LeasingScreen site={aSite()} plans={plans} renderedAt={Date.now()} />
);

function open(start: Parameters<typeof leasingServer>[0] = {}, plans?: LeasingPlan[]) {
  openAccount('/leasingloanrequest');
  const answers = leasingServer(start);
  return { ...answers, ...renderApp(page(plans)) };
}
const region = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('a guest sees amount, cost and cheques, and is asked to sign in before the request', async () => {
  mockRouter.setCurrentUrl('/leasingloanrequest');
  server.use(...onStart());
  renderApp(page());
  expect(await screen.findByRole('slider', { name: 'مبلغ اعتبار' })).toBeVisible();
  expect(screen.getByText('نرخ مؤثر سالانه')).toBeVisible();
  const scoring = await region(/اعتبارسنجی/);
  expect(scoring.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /فرستادن درخواست/ })).not.toBeInTheDocument();
});

test('the score is asked for with consent only, and the request is sent with the chosen terms', async () => {
  const { user, sent, calls } = open();
  const scoring = await region(/اعتبارسنجی/);
  await user.click(await scoring.findByRole('button', { name: 'دریافت امتیاز' }));
  expect(scoring.getByText('برای ادامه، رضایت خود را تیک بزنید.')).toBeVisible();
  expect(scoring.getByRole('checkbox')).toHaveFocus();
  expect(scoring.getByRole('checkbox')).toBeInvalid();
  expect(scoring.getByRole('checkbox')).toHaveAccessibleDescription('برای ادامه، رضایت خود را تیک بزنید.');
  expect(calls).not.toContain('askScore');
  await user.click(scoring.getByRole('checkbox'));
  await user.click(scoring.getByRole('button', { name: 'دریافت امتیاز' }));
  expect(await scoring.findByText('۶۰۰')).toBeVisible();
  expect(scoring.getByText('نمایشی')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '۳' }));
  const sending = await region(/چک‌های تضمین/);
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  expect(sending.getByText('شرایط قرارداد را بخوانید و تیک بزنید.')).toBeVisible();
  expect(sending.getByRole('checkbox')).toBeInvalid();
  expect(sending.getByRole('checkbox')).toHaveAccessibleDescription('شرایط قرارداد را بخوانید و تیک بزنید.');
  expect(sent).toEqual([]);
  await user.click(sending.getByRole('checkbox'));
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  expect(await screen.findByText('در حال بررسی')).toBeVisible();
  expect(sent).toEqual([{ key: expect.any(String), body: { planId: 9, amount: 20_000_000, months: 3 } }]);
});

test('a score says whether the request is approved at once, reviewed, or impossible', async () => {
  const { shop } = open({ score: aCreditScore({ score: 450, grade: 'E' }) });
  expect(await screen.findByText(/دست‌کم امتیاز ۴۶۰/)).toBeVisible();
  expect(shop.request).toBeNull();
});

test('a plan of a shop without a bureau is requested without a score', async () => {
  const unscored = { leastScore: 0, instantScore: null, instantCeiling: null };
  const { user, sent } = open({}, [aLeasingPlan(unscored)]);
  const scoring = await region(/اعتبارسنجی/);
  expect(await scoring.findByText(/امتیاز اعتباری نمی‌پرسیم/)).toBeVisible();
  expect(scoring.queryByRole('checkbox')).not.toBeInTheDocument();
  const sending = await region(/چک‌های تضمین/);
  await user.click(sending.getByRole('checkbox'));
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a refused request says why, and the message goes when the terms change', async () => {
  const { user, shop } = open({ score: aCreditScore() });
  const sending = await region(/چک‌های تضمین/);
  await user.click(sending.getByRole('checkbox'));
  await screen.findByText('۶۰۰');
  shop.answer = refusal(409, 'یکی از قسط‌های شما از سررسیدش گذشته است.');
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  expect(await sending.findByText(/از سررسیدش گذشته است/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '۳' }));
  expect(sending.queryByText(/از سررسیدش گذشته است/)).not.toBeInTheDocument();
});

test('a customer without a national id is led to the profile', async () => {
  open({ user: { nationalCode: null } });
  expect(await screen.findByRole('link', { name: 'تکمیل مشخصات' })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  );
});

test('an open request is shown in place of the form and can be cancelled after a question', async () => {
  const { user, calls } = open({ request: aLeasingRequest() });
  expect(await screen.findByText('بررسی کارشناس')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'لغو درخواست' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'درخواست لغو شود؟' }));
  await user.click(dialog.getByRole('button', { name: 'لغو درخواست' }));
  await waitFor(() => expect(calls).toContain('cancel'));
  expect(await screen.findByRole('slider', { name: 'مبلغ اعتبار' })).toBeVisible();
});

test('an approved request leads to its cheques, and an active one to the basket', async () => {
  const approved = open({ request: anApprovedLeasing() });
  expect(await screen.findByRole('link', { name: 'ثبت چک‌ها' })).toHaveAttribute(
    'href',
    '/leasingloanrequest/check',
  );
  approved.unmount();
  open({ request: anActiveLeasing() });
  expect(await screen.findByRole('link', { name: 'استفاده برای سبد خرید' })).toHaveAttribute(
    'href',
    '/leasingloanrequest/checkout',
  );
});

test('a rejected request shows its reason above a new form', async () => {
  open({ request: aLeasingRequest({ state: 'rejected', reason: 'درآمد با قسط‌ها نمی‌خواند' }) });
  expect(await screen.findByText('درآمد با قسط‌ها نمی‌خواند')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'مبلغ اعتبار' })).toBeVisible();
});

test('a load that fails can be repeated', async () => {
  openAccount('/leasingloanrequest');
  const { shop } = leasingServer({ request: aLeasingRequest() });
  shop.answer = refusal(500, 'خطا');
  const { user } = renderApp(page());
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('بررسی کارشناس')).toBeVisible();
});
