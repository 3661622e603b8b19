import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RequestScreen } from '@/components/credit/planRequest/form/RequestScreen';
import type { PlanRequest } from '@/contract/planRequest';
import { type Answers, answerOnce, changes, page, refusal, unavailable } from '@/tests/support/answers';
import { aCompleteRequest, openPlanRequest, uploadId } from '@/tests/support/credit/planRequestScreen';
import { createLoanPlan, createPlanRequest } from '@/tests/support/factories/planRequest';
import { closedGate } from '@/tests/support/gate';
import { itemAt } from '@/tests/support/itemAt';
import { toastsOf } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';
import { messages } from '@/utils/messages';

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

const plans = [createLoanPlan(), createLoanPlan({ id: 22, name: 'طرح پیشه', applicants: ['trader'] })];
const loading = 'GET /user/planRequest';
const ofGuide = '?plan=21&amount=60000000&months=18';

const openForm = (request: PlanRequest | null = createPlanRequest(), query = '', rows: Answers = {}) =>
  openPlanRequest(<RequestScreen plans={plans} />, request, { at: `/planloanrequest${query}`, rows });

/** Saves what is typed without waiting for a pause, as the browser does when the network is back. */
const saveNow = () => fireEvent(window, new Event('online'));

const section = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(title) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not a section.`);
  return within(item);
};

/** The form of an applicant who lacks the name of the father, or other fields, too. */
async function openPerson(missing: Partial<PlanRequest['applicant']> = {}, draft = createPlanRequest()) {
  const applicant = { ...draft.applicant, fatherName: null, ...missing };
  const form = openForm({ ...draft, applicant });
  const person = await section('مشخصات شما');
  const father = () => person.getByLabelText('نام پدر');
  return {
    ...{ ...form, person, father },
    /** Enters a text at once: while it is typed letter by letter, a slow machine saves its first letters. */
    enter: (text: string) => replaceText(form.user, father(), text),
    goOn: () => form.user.click(person.getByRole('button', { name: 'ادامه' })),
  };
}

const isSaved = async () => expect(await screen.findAllByText(/^ذخیره شد، /)).not.toHaveLength(0);
const sendButton = () => itemAt(screen.getAllByRole('button', { name: 'ثبت نوبت و ارسال' }), 0);

test('begins with the loan of the guide, saves it and opens the next section', async () => {
  const { user, saved } = openForm(null, ofGuide);
  const loan = await section('انتخاب طرح');
  expect(loan.getByRole('radio', { name: /^طرح پله ۲۴/ })).toBeChecked();
  saveNow();
  await waitFor(() =>
    expect(saved()).toEqual([{ step: '0', planId: '21', amount: '60000000', months: '18' }]),
  );
  expect(changes()).toContain('POST /user/planRequests');
  await isSaved();
  await user.click(loan.getByRole('button', { name: 'ادامه' }));
  expect(loan.getByText('طرح پله ۲۴، ۶۰ میلیون تومان')).toBeVisible();
});

test('a section waits for the first answer, says so, and lets the next one open then', async () => {
  const answer = closedGate();
  const { shop, user } = openForm(null, ofGuide, {
    'POST /user/planRequests': async () => {
      await answer.opened;
      const draft = createPlanRequest();
      shop.request = { ...draft, work: { ...draft.work, jobTitle: null } };
      return shop.request;
    },
  });
  const loan = await section('انتخاب طرح');
  await user.click(loan.getByRole('button', { name: 'ادامه' }));
  expect(loan.getByRole('button', { name: 'در حال ذخیره…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ویرایش انتخاب طرح' })).toBeNull();
  answer.open();
  const work = await section('شغل و ضامن');
  expect(await work.findByLabelText('عنوان شغل')).toBeVisible();
});

test('a fresh visit creates no request', async () => {
  openForm(null);
  expect(await screen.findByRole('radio', { name: /^طرح پله ۲۴/ })).not.toBeChecked();
  expect(sendButton()).toHaveAccessibleDescription('نخست بخش «انتخاب طرح» را کامل کنید.');
  expect(changes()).toEqual([]);
});

test('what is typed stays as it is typed while the server stores it in its own form', async () => {
  const { user, saved, enter, father } = await openPerson();
  await enter('علی ');
  saveNow();
  await waitFor(() => expect(saved()).toEqual([{ step: '1', fatherName: 'علی ' }]));
  await isSaved();
  await user.click(father());
  await user.paste('رضا');
  expect(father()).toHaveValue('علی رضا');
  saveNow();
  await waitFor(() => expect(saved().at(-1)).toEqual({ step: '1', fatherName: 'علی رضا' }));
});

test('a section names its empty fields and focuses the first of them', async () => {
  const { person, father, goOn } = await openPerson({ postalCode: null });
  await goOn();
  expect(father()).toHaveFocus();
  expect(person.getByText('نام پدر را وارد کنید.')).toBeVisible();
  expect(person.getByText('کد پستی محل سکونت را وارد کنید.')).toBeVisible();
});

const refused = refusal(400, 'نام پدر پذیرفته نشد.', { fatherName: 'این نام پذیرفته نشد.' });

test('a section that the server refuses stays open with the reason', async () => {
  const { shop, person, father, enter, goOn } = await openPerson();
  shop.answers.push(refused.clone());
  await enter('رضا');
  await goOn();
  expect(await person.findByText('این نام پذیرفته نشد.')).toBeVisible();
  await waitFor(() => expect(father()).toHaveFocus());
  expect(person.getByText('فیلدهای نشان‌شده را کامل کنید.')).toBeVisible();
});

test('a refused field takes the focus, also while the fields beside it are saved', async () => {
  const { user, shop, saved, person, father, enter, goOn } = await openPerson({ residence: null });
  shop.answers.push(refused.clone());
  await enter('رضا');
  await user.selectOptions(person.getByLabelText('محل سکونت'), 'owner');
  await goOn();
  await waitFor(() => expect(saved().at(-1)).toEqual({ step: '1', residence: 'owner' }));
  await waitFor(() => expect(father()).toHaveFocus());
});

test('a refusal of the server stands at its field until it changes, and the other fields are saved', async () => {
  const { user, shop, saved, person, father, enter } = await openPerson({ cityId: null });
  shop.answers.push(refused.clone());
  await enter('رضا');
  await user.selectOptions(person.getByLabelText('محل سکونت'), 'owner');
  saveNow();
  expect(await person.findByText('این نام پذیرفته نشد.')).toBeVisible();
  await waitFor(() => expect(saved().at(-1)).toEqual({ step: '1', residence: 'owner' }));
  expect(father()).toHaveValue('رضا');
  await user.type(father(), ' ع');
  expect(person.queryByText('این نام پذیرفته نشد.')).not.toBeInTheDocument();
});

test('mending the last wrong field leaves its section open under the cursor until the button is pressed', async () => {
  const { person, father, enter, goOn } = await openPerson({}, aCompleteRequest());
  await enter('رضا');
  saveNow();
  await isSaved();
  expect(father()).toHaveFocus();
  expect(father()).toHaveValue('رضا');
  await goOn();
  await waitFor(() => expect(person.queryByLabelText('نام پدر')).toBeNull());
});

test('a save that fails says so, loses nothing and is repeated when asked', async () => {
  const { user, shop, saved, father, enter } = await openPerson();
  // A save that failed is repeated by itself, so more than one fails.
  shop.answers.push(...Array.from({ length: 20 }, unavailable));
  await enter('رضا');
  saveNow();
  await screen.findAllByRole('button', { name: 'همین حالا' });
  expect(father()).toHaveValue('رضا');
  const failed = saved().length;
  expect(failed).toBeGreaterThan(0);
  shop.answers.length = 0;
  await user.click(itemAt(screen.getAllByRole('button', { name: 'همین حالا' }), 0));
  await isSaved();
  expect(saved().length).toBeGreaterThan(failed);
  expect(saved().at(-1)).toEqual({ step: '1', fatherName: 'رضا' });
});

test('leaving the page saves what is typed at once', async () => {
  const { saved, enter } = await openPerson();
  await enter('رضا');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(saved()[0]).toEqual({ step: '1', fatherName: 'رضا' }));
});

test('goes on with what another device has saved when the tab is shown again', async () => {
  const { shop, father } = await openPerson();
  expect(father()).toHaveValue('');
  const { applicant } = createPlanRequest();
  if (shop.request) shop.request = { ...shop.request, applicant: { ...applicant, fatherName: 'حسن' } };
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByLabelText('نام پدر')).toHaveValue('حسن'));
});

const slip = new File(['x'], 'slip.jpg', { type: 'image/jpeg' });

test('a document is sent as soon as it is picked and belongs to the request then', async () => {
  const { user, given } = openForm();
  const card = within(await screen.findByRole('listitem', { name: 'فیش حقوقی' }));
  await user.upload(card.getByLabelText('انتخاب پرونده، فیش حقوقی'), slip);
  expect(await card.findByText('۱ پرونده، در صف بررسی')).toBeVisible();
  expect(given()).toEqual([{ code: 'salarySlip', fileIds: [uploadId] }]);
  await user.click(card.getByRole('button', { name: 'حذف فیش حقوقی' }));
  expect(await card.findByLabelText('انتخاب پرونده، فیش حقوقی')).toBeInTheDocument();
  expect(given().at(-1)).toEqual({ code: 'salarySlip', fileIds: [] });
});

/** What screen readers hear from a card, each text once. */
function listenTo(card: HTMLElement) {
  const heard: string[] = [];
  const listen = () => {
    const text = within(card).getByRole('status').textContent ?? '';
    if (text && text !== heard.at(-1)) heard.push(text);
  };
  new MutationObserver(listen).observe(card, { subtree: true, childList: true, characterData: true });
  return heard;
}

test('the way of a file and its end are said once', async () => {
  const { user } = openForm();
  const item = await screen.findByRole('listitem', { name: 'فیش حقوقی' });
  const heard = listenTo(item);
  await user.upload(within(item).getByLabelText('انتخاب پرونده، فیش حقوقی'), slip);
  await waitFor(() => expect(heard).toEqual(['۱ پرونده در حال فرستادن', 'فیش حقوقی: ۱ پرونده، در صف بررسی']));
  await user.click(within(item).getByRole('button', { name: 'حذف فیش حقوقی' }));
  await within(item).findByLabelText('انتخاب پرونده، فیش حقوقی');
  expect(heard).toHaveLength(2);
});

test('why a file was refused is said once', async () => {
  const { user } = openForm(undefined, '', {
    'PUT /user/uploads/:id': refusal(400, 'این پرونده پذیرفته نمی‌شود.'),
  });
  const item = await screen.findByRole('listitem', { name: 'فیش حقوقی' });
  const heard = listenTo(item);
  await user.upload(within(item).getByLabelText('انتخاب پرونده، فیش حقوقی'), slip);
  await waitFor(() => expect(heard.at(-1)).toBe('slip.jpg: این پرونده پذیرفته نمی‌شود.'));
  expect(heard).toHaveLength(2);
});

test('a file that the server refuses shows why and no broken preview', async () => {
  const refused = refusal(400, 'این پرونده پذیرفته نمی‌شود.');
  const { user } = openForm(undefined, '', { 'PUT /user/uploads/:id': refused });
  const item = await screen.findByRole('listitem', { name: 'فیش حقوقی' });
  const card = within(item);
  await user.upload(card.getByLabelText('انتخاب پرونده، فیش حقوقی'), slip);
  expect(await card.findByText(/این پرونده پذیرفته نمی‌شود/, { selector: 'small' })).toBeVisible();
  expect(item.querySelector('img')).toBeNull();
});

test('a request that was sent does not speak of saving', async () => {
  openForm(aCompleteRequest({ state: 'submitted' }));
  expect(await screen.findByRole('link', { name: 'پیگیری درخواست' })).toBeVisible();
  expect(screen.queryByText(/^ذخیره شد/)).toBeNull();
});

test('full days and holidays cannot be chosen, and a chosen day sends the request', async () => {
  const { user, store, saved } = openForm(aCompleteRequest());
  const days = await section('تعیین نوبت');
  const [first, full, holiday, few] = await days.findAllByRole('radio');
  expect(first).toBeEnabled();
  expect(full).toBeDisabled();
  expect(holiday).toBeDisabled();
  expect(days.getByText('تکمیل')).toBeVisible();
  expect(few).toBeEnabled();
  expect(sendButton()).toHaveAccessibleDescription('روزی را برای بررسی مدارک انتخاب کنید.');
  await user.click(first as HTMLElement);
  expect(days.getAllByText('ظرفیت آزاد ۷ نفر')).toHaveLength(2);
  await user.click(sendButton());
  expect(await screen.findByRole('heading', { name: /ثبت شده است$/ })).toBeVisible();
  expect(saved()).toEqual([expect.objectContaining({ step: '4', meetDateTime: '2026-11-24T06:30:00.000Z' })]);
  expect(toastsOf(store)).toEqual([messages.appointmentSaved]);
});

test('a day that was taken meanwhile says so and loads the days again', async () => {
  const { user, shop } = openForm(aCompleteRequest());
  shop.answers.push(refusal(409, 'ظرفیت این روز تکمیل شد. روز دیگری انتخاب کنید.'));
  const days = await section('تعیین نوبت');
  const [first] = await days.findAllByRole('radio');
  await user.click(first as HTMLElement);
  shop.days = shop.days.map((day, index) => (index === 0 ? { ...day, capacity: 0 } : day));
  await user.click(sendButton());
  expect((await screen.findAllByText(/ظرفیت این روز تکمیل شد/))[0]).toBeVisible();
  await waitFor(() => expect(days.getAllByRole('radio')[0]).toBeDisabled());
});

test.each([
  ['a message shows it', refusal(503, 'نوبت‌دهی موقتاً بسته است.'), true],
  ['none has the button to repeat only', new Response(null, { status: 500 }), false],
])('days that cannot be loaded: with %s', async (_what, answer, isSaid) => {
  const { store } = openForm(aCompleteRequest(), '', { 'GET /user/planLoanTime': answer });
  const days = await section('تعیین نوبت');
  expect(await days.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
  if (isSaid) expect(days.getByText('نوبت‌دهی موقتاً بسته است.')).toBeVisible();
  expect(days.queryByText(messages.tryAgain)).toBeNull();
  expect(toastsOf(store)).toEqual([]);
});

test('a save that is refused for good shows the message and promises no repetition', async () => {
  const { shop, enter } = await openPerson();
  // On a slow machine the form saves by itself before, so each of two saves is refused.
  const refused = () => refusal(409, 'درخواست شما فرستاده شده است.');
  shop.answers.push(refused(), refused());
  await enter('رضا');
  saveNow();
  expect(itemAt(await screen.findAllByText(/درخواست شما فرستاده شده است/), 0)).toBeVisible();
  expect(screen.queryByText(/دوباره تلاش می‌کنیم/)).toBeNull();
  await waitFor(() => {
    saveNow();
    expect(screen.queryAllByText(/^ذخیره شد، /)).not.toHaveLength(0);
  });
});

test('says when there is no day to choose', async () => {
  openForm(aCompleteRequest(), '', { 'GET /user/planLoanTime': [] });
  const days = await section('تعیین نوبت');
  expect(await days.findByText(messages.noOption)).toBeVisible();
});

test('the plan of an invitation stands beside the plans of everybody, chosen', async () => {
  const { saved } = openForm(null, '?plan=77', {
    [loading]: page(null, { invitedPlans: [createLoanPlan({ id: 77, name: 'وام پله‌ای' })] }),
  });
  const loan = await section('انتخاب طرح');
  expect(await loan.findByRole('radio', { name: /^وام پله‌ای/ })).toBeChecked();
  expect(loan.getAllByRole('radio', { name: /سقف/ }).length).toBeGreaterThanOrEqual(1);
  await waitFor(() => expect(saved()[0]).toMatchObject({ step: '0', planId: '77' }));
});

test('a guest is asked to sign in', async () => {
  openPlanRequest(<RequestScreen plans={plans} />, null, { at: '/planloanrequest', as: 'guest' });
  expect(await screen.findByRole('heading', { name: 'برای درخواست وام وارد شوید' })).toBeVisible();
});

test('a request that cannot be loaded is loaded again when asked', async () => {
  const { user } = openForm();
  answerOnce({ [loading]: unavailable() });
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('heading', { name: /مدارک/ })).toBeVisible();
});
