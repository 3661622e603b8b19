import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { RequestScreen } from '@/components/credit/planRequest/form/RequestScreen';
import { refusal } from '@/tests/support/answers';
import { aCompleteRequest, planRequestServer, uploadId } from '@/tests/support/credit/planRequestServer';
import { createLoanPlan, createPlanRequest } from '@/tests/support/factories/planRequest';
import { closedGate } from '@/tests/support/gate';
import { itemAt } from '@/tests/support/itemAt';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { messages } from '@/utils/messages';

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

const plans = [createLoanPlan(), createLoanPlan({ id: 22, name: 'طرح پیشه', applicants: ['trader'] })];

function openForm(path = '/planloanrequest') {
  mockRouter.setCurrentUrl(path);
  return renderApp(<RequestScreen plans={plans} />);
}

/** Saves what is typed without waiting for a pause, as the browser does when the network is back. */
const saveNow = () => fireEvent(window, new Event('online'));

/** Enters a text at once: while it is typed letter by letter, a slow machine saves its first letters. */
async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const section = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(title) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not a section.`);
  return within(item);
};

test('begins with the loan of the guide, saves it and opens the next section', async () => {
  const { saved, calls } = planRequestServer(null);
  const { user } = openForm('/planloanrequest?plan=21&amount=60000000&months=18');
  const loan = await section('انتخاب طرح');
  expect(loan.getByRole('radio', { name: /^طرح پله ۲۴/ })).toBeChecked();
  saveNow();
  await waitFor(() => expect(saved).toEqual([{ step: '0', planId: '21', amount: '60000000', months: '18' }]));
  expect(calls).toContain('start');
  expect(await screen.findAllByText(/^ذخیره شد، /)).not.toHaveLength(0);
  await user.click(loan.getByRole('button', { name: 'ادامه' }));
  expect(loan.getByText('طرح پله ۲۴، ۶۰ میلیون تومان')).toBeVisible();
});

test('a section waits for the first answer, says so, and lets the next one open then', async () => {
  const { shop } = planRequestServer(null);
  const answer = closedGate();
  server.use(
    http.post(`${testApi}/user/planRequests`, async () => {
      await answer.opened;
      const draft = createPlanRequest();
      shop.request = { ...draft, work: { ...draft.work, jobTitle: null } };
      return HttpResponse.json({ data: shop.request });
    }),
  );
  const { user } = openForm('/planloanrequest?plan=21&amount=60000000&months=18');
  const loan = await section('انتخاب طرح');
  await user.click(loan.getByRole('button', { name: 'ادامه' }));
  expect(loan.getByRole('button', { name: 'در حال ذخیره…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ویرایش انتخاب طرح' })).toBeNull();
  answer.open();
  const work = await section('شغل و ضامن');
  expect(await work.findByLabelText('عنوان شغل')).toBeVisible();
});

test('a fresh visit creates no request', async () => {
  const { calls } = planRequestServer(null);
  openForm();
  expect(await screen.findByRole('radio', { name: /^طرح پله ۲۴/ })).not.toBeChecked();
  const [send] = screen.getAllByRole('button', { name: 'ثبت نوبت و ارسال' });
  expect(send).toHaveAccessibleDescription('نخست بخش «انتخاب طرح» را کامل کنید.');
  expect(calls).not.toContain('start');
});

test('what is typed stays as it is typed while the server stores it in its own form', async () => {
  const draft = createPlanRequest();
  const { saved } = planRequestServer({ ...draft, applicant: { ...draft.applicant, fatherName: null } });
  const { user } = openForm();
  const person = await section('مشخصات شما');
  const father = person.getByLabelText('نام پدر');
  await enter(user, father, 'علی ');
  saveNow();
  await waitFor(() => expect(saved).toEqual([{ step: '1', fatherName: 'علی ' }]));
  await screen.findAllByText(/^ذخیره شد، /);
  await enter(user, father, 'رضا');
  expect(father).toHaveValue('علی رضا');
  saveNow();
  await waitFor(() => expect(saved.at(-1)).toEqual({ step: '1', fatherName: 'علی رضا' }));
});

test('a section names its empty fields and focuses the first of them', async () => {
  const draft = createPlanRequest();
  planRequestServer({ ...draft, applicant: { ...draft.applicant, fatherName: null, postalCode: null } });
  const { user } = openForm();
  const person = await section('مشخصات شما');
  await user.click(person.getByRole('button', { name: 'ادامه' }));
  expect(person.getByLabelText('نام پدر')).toHaveFocus();
  expect(person.getByText('نام پدر را وارد کنید.')).toBeVisible();
  expect(person.getByText('کد پستی محل سکونت را وارد کنید.')).toBeVisible();
});

test('a section that the server refuses stays open with the reason', async () => {
  const draft = createPlanRequest();
  const { shop } = planRequestServer({ ...draft, applicant: { ...draft.applicant, fatherName: null } });
  shop.answers.push(refusal(400, 'نام پدر پذیرفته نشد.', { fatherName: 'این نام پذیرفته نشد.' }));
  const { user } = openForm();
  const person = await section('مشخصات شما');
  await enter(user, person.getByLabelText('نام پدر'), 'رضا');
  await user.click(person.getByRole('button', { name: 'ادامه' }));
  expect(await person.findByText('این نام پذیرفته نشد.')).toBeVisible();
  await waitFor(() => expect(person.getByLabelText('نام پدر')).toHaveFocus());
  expect(person.getByText('فیلدهای نشان‌شده را کامل کنید.')).toBeVisible();
});

test('mending the last wrong field leaves its section open under the cursor until the button is pressed', async () => {
  const complete = aCompleteRequest();
  planRequestServer({ ...complete, applicant: { ...complete.applicant, fatherName: null } });
  const { user } = openForm();
  const person = await section('مشخصات شما');
  const father = person.getByLabelText('نام پدر');
  await enter(user, father, 'رضا');
  saveNow();
  expect(await screen.findAllByText(/^ذخیره شد، /)).not.toHaveLength(0);
  expect(father).toHaveFocus();
  expect(father).toHaveValue('رضا');
  await user.click(person.getByRole('button', { name: 'ادامه' }));
  await waitFor(() => expect(person.queryByLabelText('نام پدر')).toBeNull());
});

test('a refusal of the server stands at its field, and the other fields are saved', async () => {
  const draft = createPlanRequest();
  const { shop, saved } = planRequestServer({
    ...draft,
    applicant: { ...draft.applicant, fatherName: null, cityId: null },
  });
  shop.answers.push(refusal(400, 'نام پدر پذیرفته نشد.', { fatherName: 'این نام پذیرفته نشد.' }));
  const { user } = openForm();
  const person = await section('مشخصات شما');
  await enter(user, person.getByLabelText('نام پدر'), 'رضا');
  await user.selectOptions(person.getByLabelText('محل سکونت'), 'owner');
  saveNow();
  expect(await person.findByText('این نام پذیرفته نشد.')).toBeVisible();
  await waitFor(() => expect(saved.at(-1)).toEqual({ step: '1', residence: 'owner' }));
  expect(person.getByLabelText('نام پدر')).toHaveValue('رضا');
});

test('a save that fails says so, loses nothing and is repeated when asked', async () => {
  const draft = createPlanRequest();
  const { shop, saved } = planRequestServer({
    ...draft,
    applicant: { ...draft.applicant, fatherName: null },
  });
  // A save that failed is repeated by itself, so more than one fails.
  shop.answers.push(...Array.from({ length: 20 }, () => HttpResponse.json({}, { status: 503 })));
  const { user } = openForm();
  const person = await section('مشخصات شما');
  await enter(user, person.getByLabelText('نام پدر'), 'رضا');
  saveNow();
  await screen.findAllByRole('button', { name: 'همین حالا' });
  expect(person.getByLabelText('نام پدر')).toHaveValue('رضا');
  const failed = saved.length;
  expect(failed).toBeGreaterThan(0);
  shop.answers.length = 0;
  await user.click(itemAt(screen.getAllByRole('button', { name: 'همین حالا' }), 0));
  expect(await screen.findAllByText(/^ذخیره شد، /)).not.toHaveLength(0);
  expect(saved.length).toBeGreaterThan(failed);
  expect(saved.at(-1)).toEqual({ step: '1', fatherName: 'رضا' });
});

test('leaving the page saves what is typed at once', async () => {
  const draft = createPlanRequest();
  const { saved } = planRequestServer({ ...draft, applicant: { ...draft.applicant, fatherName: null } });
  const { user } = openForm();
  const person = await section('مشخصات شما');
  await enter(user, person.getByLabelText('نام پدر'), 'رضا');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(saved[0]).toEqual({ step: '1', fatherName: 'رضا' }));
});

test('goes on with what another device has saved when the tab is shown again', async () => {
  const draft = createPlanRequest();
  const { shop } = planRequestServer({ ...draft, applicant: { ...draft.applicant, fatherName: null } });
  openForm();
  const person = await section('مشخصات شما');
  expect(person.getByLabelText('نام پدر')).toHaveValue('');
  if (shop.request) shop.request = { ...shop.request, applicant: { ...draft.applicant, fatherName: 'حسن' } };
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByLabelText('نام پدر')).toHaveValue('حسن'));
});

test('a document is sent as soon as it is picked and belongs to the request then', async () => {
  const { given } = planRequestServer(createPlanRequest());
  const { user } = openForm();
  await section('مدارک');
  const card = within(await screen.findByRole('listitem', { name: 'فیش حقوقی' }));
  await user.upload(
    card.getByLabelText('انتخاب پرونده، فیش حقوقی'),
    new File(['x'], 'slip.jpg', { type: 'image/jpeg' }),
  );
  expect(await card.findByText('۱ پرونده، در صف بررسی')).toBeVisible();
  expect(given).toEqual([{ code: 'salarySlip', fileIds: [uploadId] }]);
  await user.click(card.getByRole('button', { name: 'حذف فیش حقوقی' }));
  expect(await card.findByLabelText('انتخاب پرونده، فیش حقوقی')).toBeInTheDocument();
  expect(given.at(-1)).toEqual({ code: 'salarySlip', fileIds: [] });
});

test('a file that the server refuses shows why and no broken preview', async () => {
  planRequestServer(createPlanRequest());
  server.use(http.put(`${testApi}/user/uploads/:id`, () => refusal(400, 'این پرونده پذیرفته نمی‌شود.')));
  const { user } = openForm();
  const item = await screen.findByRole('listitem', { name: 'فیش حقوقی' });
  const card = within(item);
  await user.upload(
    card.getByLabelText('انتخاب پرونده، فیش حقوقی'),
    new File(['<html>'], 'slip.jpg', { type: 'image/jpeg' }),
  );
  expect(await card.findByText(/این پرونده پذیرفته نمی‌شود/)).toBeVisible();
  expect(item.querySelector('img')).toBeNull();
});

test('a request that was sent does not speak of saving', async () => {
  planRequestServer({ ...aCompleteRequest(), state: 'submitted' });
  openForm();
  expect(await screen.findByRole('link', { name: 'پیگیری درخواست' })).toBeVisible();
  expect(screen.queryByText(/^ذخیره شد/)).toBeNull();
});

test('full days and holidays cannot be chosen, and a chosen day sends the request', async () => {
  const { saved } = planRequestServer(aCompleteRequest());
  const { user, store } = openForm();
  const days = await section('تعیین نوبت');
  const [first, full, holiday, few] = await days.findAllByRole('radio');
  expect(first).toBeEnabled();
  expect(full).toBeDisabled();
  expect(holiday).toBeDisabled();
  expect(days.getByText('تکمیل')).toBeVisible();
  expect(few).toBeEnabled();
  const [send] = screen.getAllByRole('button', { name: 'ثبت نوبت و ارسال' });
  expect(send).toHaveAccessibleDescription('روزی را برای بررسی مدارک انتخاب کنید.');
  await user.click(first as HTMLElement);
  expect(days.getAllByText('ظرفیت آزاد ۷ نفر')).toHaveLength(2);
  await user.click(send as HTMLElement);
  expect(await screen.findByRole('heading', { name: /ثبت شده است$/ })).toBeVisible();
  expect(saved).toEqual([expect.objectContaining({ step: '4', meetDateTime: '2026-11-24T06:30:00.000Z' })]);
  expect(store.getState().ui.toasts.map(({ text }) => text)).toEqual([messages.appointmentSaved]);
});

test('a day that was taken meanwhile says so and loads the days again', async () => {
  const { shop } = planRequestServer(aCompleteRequest());
  shop.answers.push(refusal(409, 'ظرفیت این روز تکمیل شد. روز دیگری انتخاب کنید.'));
  const { user } = openForm();
  const days = await section('تعیین نوبت');
  const [first] = await days.findAllByRole('radio');
  await user.click(first as HTMLElement);
  shop.days = shop.days.map((day, index) => (index === 0 ? { ...day, capacity: 0 } : day));
  await user.click(screen.getAllByRole('button', { name: 'ثبت نوبت و ارسال' })[0] as HTMLElement);
  expect((await screen.findAllByText(/ظرفیت این روز تکمیل شد/))[0]).toBeVisible();
  await waitFor(() => expect(days.getAllByRole('radio')[0]).toBeDisabled());
});

test('days that cannot be loaded show the message of the server', async () => {
  planRequestServer(aCompleteRequest());
  server.use(http.get(`${testApi}/user/planLoanTime`, () => refusal(503, 'نوبت‌دهی موقتاً بسته است.')));
  const { store } = openForm();
  const days = await section('تعیین نوبت');
  expect(await days.findByText('نوبت‌دهی موقتاً بسته است.')).toBeVisible();
  expect(store.getState().ui.toasts).toEqual([]);
});

test('days that cannot be loaded without a message have the button to repeat only', async () => {
  planRequestServer(aCompleteRequest());
  server.use(http.get(`${testApi}/user/planLoanTime`, () => new HttpResponse(null, { status: 500 })));
  openForm();
  const days = await section('تعیین نوبت');
  expect(await days.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
  expect(days.queryByText(messages.tryAgain)).toBeNull();
});

test('a save that is refused for good shows the message and promises no repetition', async () => {
  const draft = createPlanRequest();
  const { shop } = planRequestServer({ ...draft, applicant: { ...draft.applicant, fatherName: null } });
  shop.answers.push(refusal(409, 'درخواست شما فرستاده شده است.'));
  const { user } = openForm();
  const person = await section('مشخصات شما');
  await enter(user, person.getByLabelText('نام پدر'), 'رضا');
  saveNow();
  expect(itemAt(await screen.findAllByText(/درخواست شما فرستاده شده است/), 0)).toBeVisible();
  expect(screen.queryByText(/دوباره تلاش می‌کنیم/)).toBeNull();
  expect(await screen.findAllByText(/^ذخیره شد، /)).not.toHaveLength(0);
});

test('says when there is no day to choose', async () => {
  const { shop } = planRequestServer(aCompleteRequest());
  shop.days = [];
  openForm();
  const days = await section('تعیین نوبت');
  expect(await days.findByText(messages.noOption)).toBeVisible();
});

test('the plan of an invitation stands beside the plans of everybody, chosen', async () => {
  const { shop, saved } = planRequestServer(null);
  shop.invitedPlans = [createLoanPlan({ id: 77, name: 'وام پله‌ای' })];
  openForm('/planloanrequest?plan=77');
  const loan = await section('انتخاب طرح');
  expect(await loan.findByRole('radio', { name: /^وام پله‌ای/ })).toBeChecked();
  expect(loan.getAllByRole('radio', { name: /سقف/ }).length).toBeGreaterThanOrEqual(1);
  await waitFor(() => expect(saved[0]).toMatchObject({ step: '0', planId: '77' }));
});

test('a guest is asked to sign in', async () => {
  window.localStorage.clear();
  server.use(...onStart());
  openForm();
  expect(await screen.findByRole('heading', { name: 'برای درخواست وام وارد شوید' })).toBeVisible();
});

test('a request that cannot be loaded is loaded again when asked', async () => {
  planRequestServer(createPlanRequest());
  server.use(
    http.get(`${testApi}/user/planRequest`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
  );
  const { user } = openForm();
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('heading', { name: /مدارک/ })).toBeVisible();
});

test('provinces that cannot be loaded are loaded again on demand', async () => {
  const draft = createPlanRequest();
  planRequestServer({ ...draft, applicant: { ...draft.applicant, provinceId: null, cityId: null } });
  server.use(
    http.get(`${testApi}/public/provinces`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user } = openForm();
  const person = await section('مشخصات شما');
  expect(await person.findByText(/فهرست استان‌ها و شهرها نرسید/)).toBeInTheDocument();
  await user.click(person.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(person.queryByText(/نرسید/)).not.toBeInTheDocument());
});
