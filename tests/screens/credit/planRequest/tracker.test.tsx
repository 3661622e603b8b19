import { screen, waitFor, within } from '@testing-library/react';
import { FormScreen } from '@/components/credit/planRequest/sheet/FormScreen';
import { TrackerScreen } from '@/components/credit/planRequest/tracker/TrackerScreen';
import type { PlanRequest } from '@/contract/planRequest';
import { changes } from '@/tests/support/answers';
import { aCompleteRequest, openPlanRequest, uploadId } from '@/tests/support/credit/planRequestScreen';
import { createPlanRequest } from '@/tests/support/factories/planRequest';
import { hrefOf } from '@/tests/support/hrefOf';

const meetDateTime = '2026-11-24T06:30:00.000Z';
const submitted = { state: 'submitted' as const, at: '2026-11-20T08:00:00.000Z' };

function inCorrection(): PlanRequest {
  const request = aCompleteRequest();
  return {
    ...request,
    state: 'needsCorrection',
    meetDateTime,
    meetingPlace: { title: 'شعبهٔ ونک', address: 'میدان ونک، شمارهٔ ۱۲' },
    correctBefore: '2026-11-30T20:29:59.000Z',
    history: [
      submitted,
      { state: 'inReview', at: meetDateTime },
      { state: 'needsCorrection', at: meetDateTime },
    ],
    documents: request.documents.map((document) =>
      document.code === 'salarySlip'
        ? { ...document, state: 'rejected', reason: 'تاریخ فیش بیش از ۳ ماه پیش است.' }
        : document,
    ),
  };
}

const openTracker = (request: PlanRequest | null) =>
  openPlanRequest(<TrackerScreen />, request, { at: '/dashboard/planrequest' });

test('a customer without a request is led to the guide', async () => {
  openTracker(null);
  expect(await screen.findByRole('heading', { name: 'هنوز درخواست وامی ندارید' })).toBeVisible();
  expect(hrefOf('دیدن طرح‌های وام')).toBe('/planloanguide');
});

test('a rejected document says why, is replaced in its step and sent back to the review', async () => {
  const { user, given } = openTracker(inCorrection());
  const steps = within(await screen.findByRole('list', { name: 'مرحله‌های درخواست' }));
  expect(steps.getByText(/تاریخ فیش بیش از ۳ ماه پیش است/)).toBeVisible();
  expect(steps.getByText('تا ۹ آذر فرصت دارید.')).toBeVisible();
  await user.upload(
    steps.getByLabelText('فرستادن فیش حقوقی جدید، فیش حقوقی'),
    new File(['x'], 'slip.jpg', { type: 'image/jpeg' }),
  );
  await user.click(await steps.findByRole('button', { name: 'فرستادن برای بررسی دوباره' }));
  expect(given()).toEqual([{ code: 'salarySlip', fileIds: [uploadId] }]);
  expect(await steps.findByText('بررسی مدارک')).toBeVisible();
  expect(changes()).toContain('POST /user/planRequest/resubmit');
});

test('the appointment is changed in a dialog and cancelled after a question', async () => {
  const { user, saved } = openTracker(
    aCompleteRequest({ state: 'submitted', meetDateTime, history: [submitted] }),
  );
  const card = within(await screen.findByRole('region', { name: 'نوبت بررسی' }));
  await user.click(card.getByRole('button', { name: 'تغییر نوبت' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'تغییر نوبت' }));
  await user.click((await dialog.findAllByRole('radio'))[3] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'ثبت نوبت' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved()).toEqual([expect.objectContaining({ step: '4', meetDateTime: '2026-11-28T06:30:00.000Z' })]);
  await user.click(card.getByRole('button', { name: 'لغو نوبت' }));
  const question = within(await screen.findByRole('dialog', { name: 'نوبت لغو شود؟' }));
  await user.click(question.getByRole('button', { name: 'لغو نوبت' }));
  expect(await card.findByRole('heading', { name: 'نوبت ندارید' })).toBeVisible();
  expect(changes()).toContain('DELETE /user/planRequest/appointment');
});

test.each(['submitted', 'approved'] as const)(
  'a request that is %s is withdrawn after a question',
  async (state) => {
    const { user } = openTracker(aCompleteRequest({ state, history: [submitted] }));
    await user.click(await screen.findByRole('button', { name: 'پس‌گرفتن درخواست' }));
    const question = within(await screen.findByRole('dialog', { name: 'درخواست پس گرفته شود؟' }));
    await user.click(question.getByRole('button', { name: 'پس‌گرفتن' }));
    expect(await screen.findByText('پس گرفته شد')).toBeVisible();
    expect(changes()).toContain('POST /user/planRequest/cancel');
    expect(hrefOf('درخواست جدید')).toBe('/planloanguide');
  },
);

test('a paid-out loan says how much credit is left', async () => {
  openTracker(
    aCompleteRequest({ state: 'paidOut', credit: { planId: 21, granted: 80_000_000, left: 20_500_000 } }),
  );
  expect(await screen.findByText(/۲۰٬۵۰۰٬۰۰۰ تومان از ۸۰٬۰۰۰٬۰۰۰ تومان مانده است/)).toBeVisible();
});

test('the form is printed with what is filled in and what is not', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = openPlanRequest(<FormScreen />, createPlanRequest(), { at: '/planloanrequest/form' });
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveTextContent('مبلغ وام۸۰٬۰۰۰٬۰۰۰ تومان');
  expect(sheet).toHaveTextContent('کد ملی۰۴۹۹۳۷۰۸۹۹');
  expect(sheet).toHaveTextContent('تلفن ثابتپر نشده');
  await user.click(screen.getByRole('button', { name: 'چاپ' }));
  expect(print).toHaveBeenCalledTimes(1);
});
