import { screen, waitFor, within } from '@testing-library/react';
import { LeasingScreen } from '@/components/credit/leasing/LeasingScreen';
import type { LeasingPlan } from '@/contract/leasing';
import { answerOnce, changes, refusal, unavailable } from '@/tests/support/answers';
import { asking, cancelling, openLeasing, requesting } from '@/tests/support/credit/leasingScreen';
import {
  aCreditScore,
  aLeasingPlan,
  aLeasingRequest,
  anActiveLeasing,
  anApprovedLeasing,
} from '@/tests/support/factories/leasing';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

const page = (plans: LeasingPlan[] = [aLeasingPlan()]) => (
  <LeasingScreen site={aSite()} plans={plans} renderedAt={Date.now()} />
);
const open = (start: Parameters<typeof openLeasing>[1] = {}, plans?: LeasingPlan[]) =>
  openLeasing(page(plans), start);
const linkOf = async (name: string) => (await screen.findByRole('link', { name })) && hrefOf(name);
const region = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('a guest sees amount, cost and cheques, and is asked to sign in before the request', async () => {
  openScreen(page(), { at: '/leasingloanrequest' });
  expect(await screen.findByRole('slider', { name: 'مبلغ اعتبار' })).toBeVisible();
  expect(screen.getByText('نرخ مؤثر سالانه')).toBeVisible();
  const scoring = await region(/اعتبارسنجی/);
  expect(scoring.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /فرستادن درخواست/ })).not.toBeInTheDocument();
});

test('the score is asked for with consent only, and the request is sent with the chosen terms', async () => {
  const { user, keyed } = open();
  const scoring = await region(/اعتبارسنجی/);
  await user.click(await scoring.findByRole('button', { name: 'دریافت امتیاز' }));
  expect(scoring.getByText('برای ادامه، رضایت خود را تیک بزنید.')).toBeVisible();
  expect(scoring.getByRole('checkbox')).toHaveFocus();
  expect(scoring.getByRole('checkbox')).toBeInvalid();
  expect(scoring.getByRole('checkbox')).toHaveAccessibleDescription('برای ادامه، رضایت خود را تیک بزنید.');
  expect(changes()).not.toContain(asking);
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
  expect(keyed(requesting)).toEqual([]);
  await user.click(sending.getByRole('checkbox'));
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  expect(await screen.findByText('در حال بررسی')).toBeVisible();
  expect(keyed(requesting)).toEqual([
    { key: expect.any(String), body: { planId: 9, amount: 20_000_000, months: 3 } },
  ]);
});

test('a score that is too low says what is needed', async () => {
  open({ score: aCreditScore({ score: 450, grade: 'E' }) });
  expect(await screen.findByText(/دست‌کم امتیاز ۴۶۰/)).toBeVisible();
  expect(changes()).toEqual([]);
});

test('a plan of a shop without a bureau is requested without a score', async () => {
  const unscored = { leastScore: 0, instantScore: null, instantCeiling: null };
  const { user, keyed } = open({}, [aLeasingPlan(unscored)]);
  const scoring = await region(/اعتبارسنجی/);
  expect(await scoring.findByText(/امتیاز اعتباری نمی‌پرسیم/)).toBeVisible();
  expect(scoring.queryByRole('checkbox')).not.toBeInTheDocument();
  const sending = await region(/چک‌های تضمین/);
  await user.click(sending.getByRole('checkbox'));
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  await waitFor(() => expect(keyed(requesting)).toHaveLength(1));
});

test('a refused request says why, and the message goes when the terms change', async () => {
  const { user } = open({ score: aCreditScore() });
  const sending = await region(/چک‌های تضمین/);
  await user.click(sending.getByRole('checkbox'));
  await screen.findByText('۶۰۰');
  answerOnce({ [requesting]: refusal(409, 'یکی از قسط‌های شما از سررسیدش گذشته است.') });
  await user.click(sending.getByRole('button', { name: /فرستادن درخواست/ }));
  expect(await sending.findByText(/از سررسیدش گذشته است/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '۳' }));
  expect(sending.queryByText(/از سررسیدش گذشته است/)).not.toBeInTheDocument();
});

test('a customer without a national id is led to the profile', async () => {
  open({ user: { nationalCode: null } });
  expect(await linkOf('تکمیل مشخصات')).toBe('/dashboard/profile');
});

test('an open request is shown in place of the form and can be cancelled after a question', async () => {
  const { user } = open({ request: aLeasingRequest() });
  expect(await screen.findByText('بررسی کارشناس')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'لغو درخواست' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'درخواست لغو شود؟' }));
  await user.click(dialog.getByRole('button', { name: 'لغو درخواست' }));
  await waitFor(() => expect(changes()).toContain(cancelling));
  expect(await screen.findByRole('slider', { name: 'مبلغ اعتبار' })).toBeVisible();
});

test('an approved request leads to its cheques, and an active one to the basket', async () => {
  const approved = open({ request: anApprovedLeasing() });
  expect(await linkOf('ثبت چک‌ها')).toBe('/leasingloanrequest/check');
  approved.unmount();
  open({ request: anActiveLeasing() });
  expect(await linkOf('استفاده برای سبد خرید')).toBe('/leasingloanrequest/checkout');
});

test('a rejected request shows its reason above a new form', async () => {
  open({ request: aLeasingRequest({ state: 'rejected', reason: 'درآمد با قسط‌ها نمی‌خواند' }) });
  expect(await screen.findByText('درآمد با قسط‌ها نمی‌خواند')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'مبلغ اعتبار' })).toBeVisible();
});

test('a load that fails can be repeated', async () => {
  const { user } = open({ request: aLeasingRequest() });
  answerOnce({ 'GET /user/leasing': unavailable() });
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('بررسی کارشناس')).toBeVisible();
});
