import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CooperationScreen } from '@/components/credit/cooperation/CooperationScreen';
import type { Cooperation } from '@/contract/cooperation';
import { answerOnce, refusal, sent } from '@/tests/support/answers';
import { aCooperation, aCooperationForm, aMerchantDocument } from '@/tests/support/factories/cooperation';
import { uploadRows } from '@/tests/support/layout/uploadRows';
import { openScreen, toastsOf } from '@/tests/support/openShop';
import { messages } from '@/utils/messages';

const loading = 'GET /user/cooperation';
const saving = 'PUT /user/cooperation';
const giving = 'PUT /user/cooperation/documents/:code';
const submitting = 'POST /user/cooperation/submit';
const fileId = '00000000-0000-4000-8000-000000000001';
const stored = { id: fileId, contentType: 'application/pdf' as const, size: 9, link: '/public/files/x' };
const given = aMerchantDocument({ state: 'given', files: [stored] });
const file = new File(['%PDF-1.4'], 'sheba.pdf', { type: 'application/pdf' });

/** The page of a merchant. */
function openPage(first: Partial<Cooperation> = {}) {
  const shop = { request: aCooperation(first) };
  const change = (changes: Partial<Cooperation>) => {
    shop.request = { ...shop.request, ...changes };
    return shop.request;
  };
  const app = openScreen(<CooperationScreen />, {
    ...{ at: '/dashboard/cooperation', as: 'customer' },
    with: {
      [loading]: () => shop.request,
      [saving]: ({ body }) => change({ form: { ...shop.request.form, ...body } }),
      [giving]: ({ body }) => change({ documents: [body.fileIds.length > 0 ? given : aMerchantDocument()] }),
      [submitting]: () => change({ state: 'submitted' }),
      ...uploadRows(fileId, { contentType: 'application/pdf' }),
      'DELETE /user/files/:id': null,
    },
  });
  return { ...app, shop, change };
}

const submit = () => screen.findByRole('button', { name: 'ثبت درخواست' });
const documentOf = (title: string) => screen.findByRole('listitem', { name: title });

test('saves what is typed, and says so', async () => {
  const { user } = openPage({ form: aCooperationForm({ businessName: '' }) });
  await user.type(await screen.findByLabelText('نام فروشگاه'), 'آریا');
  await waitFor(() => expect(sent(saving).at(-1)).toMatchObject({ businessName: 'آریا', kind: 'person' }));
  expect(await screen.findByText('ذخیره شد.')).toBeInTheDocument();
});

test('a request that the shop reviews is read again when the merchant comes back to the tab', async () => {
  const { shop } = openPage({ state: 'submitted' });
  await screen.findByRole('heading', { name: 'وضعیت درخواست' });
  shop.request = { ...shop.request, state: 'rejected', reason: 'جواز کسب خوانا نیست.' };
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('جواز کسب خوانا نیست.')).toBeVisible();
});

test('a company is asked for its own numbers', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('radio', { name: 'شرکت' }));
  expect(screen.getByLabelText('شناسهٔ ملی شرکت')).toBeInTheDocument();
  await waitFor(() => expect(sent(saving).at(-1)?.kind).toBe('company'));
});

test('wrong fields are named before anything is sent, and the first is focused', async () => {
  const { user, shop } = openPage({ form: aCooperationForm({ sheba: 'IR82', categories: [] }) });
  await user.click(await submit());
  expect(screen.getByLabelText('شمارهٔ شبا')).toHaveFocus();
  expect(screen.getByLabelText('شمارهٔ شبا')).toHaveAccessibleDescription(/شبا درست نیست/);
  expect(screen.getByText('دست‌کم یک گروه کالا را انتخاب کنید.')).toBeInTheDocument();
  expect(shop.request.state).toBe('draft');
});

test('a picked file becomes the document, and is removed again', async () => {
  const { user } = openPage();
  const document = within(await documentOf('تأییدیهٔ شبا'));
  expect(document.queryByText('۱ پرونده، در صف بررسی')).not.toBeInTheDocument();
  await user.upload(document.getByLabelText('انتخاب پرونده، تأییدیهٔ شبا'), file);
  await waitFor(() => expect(sent(giving)).toEqual([{ fileIds: [fileId] }]));
  expect(await document.findByText('۱ پرونده، در صف بررسی')).toBeInTheDocument();
  await user.click(document.getByRole('button', { name: 'حذف تأییدیهٔ شبا' }));
  await waitFor(() => expect(sent(giving).at(-1)).toEqual({ fileIds: [] }));
  expect(await document.findByLabelText('انتخاب پرونده، تأییدیهٔ شبا')).toBeInTheDocument();
  expect(document.queryByText('۱ پرونده، در صف بررسی')).not.toBeInTheDocument();
});

test('a complete request is handed in, and its state is shown instead of the form', async () => {
  const { user } = openPage({ documents: [given] });
  await user.click(await submit());
  expect(await screen.findByText(/تا ۳ روز کاری بررسی را آغاز می‌کنند/)).toBeInTheDocument();
  expect(sent(saving)).toEqual([aCooperationForm()]);
  expect(screen.queryByRole('button', { name: 'ثبت درخواست' })).not.toBeInTheDocument();
  expect(screen.getByText('موبایل آریا')).toBeInTheDocument();
  // A document that was handed in can be seen, not changed.
  const card = within(await documentOf('تأییدیهٔ شبا'));
  expect(card.getByRole('button', { name: 'دیدن تأییدیهٔ شبا' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /^حذف/ })).not.toBeInTheDocument();
  expect(card.queryByLabelText(/^(انتخاب|جایگزین|افزودن)/)).not.toBeInTheDocument();
});

test('a refusal of the server is shown and keeps the form', async () => {
  const { user } = openPage();
  answerOnce({ [submitting]: refusal(400, 'این مدارک لازم است: تأییدیهٔ شبا.') });
  await user.click(await submit());
  expect(await screen.findByText('این مدارک لازم است: تأییدیهٔ شبا.')).toBeInTheDocument();
  expect(screen.getByLabelText('نام فروشگاه')).toHaveValue('موبایل آریا');
});

test('a request that needs correction says why, for the whole and for its document', async () => {
  const reason = 'نام صاحب حساب دیده نمی‌شود.';
  openPage({
    ...{ state: 'needsCorrection', reason: 'تأییدیهٔ شبا را دوباره بفرستید.' },
    documents: [aMerchantDocument({ state: 'rejected', reason, files: [stored] })],
  });
  expect(await screen.findByText('تأییدیهٔ شبا را دوباره بفرستید.')).toBeInTheDocument();
  expect(screen.getByText('رد شد: نام صاحب حساب دیده نمی‌شود.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ثبت دوبارهٔ درخواست' })).toBeInTheDocument();
});

test('a new file takes the place of a rejected document by one press', async () => {
  const files = [{ ...stored, id: '00000000-0000-4000-8000-000000000002' }];
  const rejected = aMerchantDocument({ state: 'rejected', reason: 'خوانا نیست.', mostFiles: 1, files });
  const { user } = openPage({ state: 'needsCorrection', documents: [rejected] });
  const card = within(await documentOf(rejected.title));
  await user.upload(card.getByLabelText(/^جایگزین/), file);
  await waitFor(() => expect(sent(giving)).toEqual([{ fileIds: [fileId] }]));
});

test('a document that the shop could not take or remove says so, and another press does it', async () => {
  const { user } = openPage();
  const card = within(await documentOf('تأییدیهٔ شبا'));
  const again = async () => user.click(await card.findByRole('button', { name: 'تلاش دوباره' }));
  answerOnce({ [giving]: refusal(409, 'این مدرک پذیرفته شده است.') });
  await user.upload(card.getByLabelText('انتخاب پرونده، تأییدیهٔ شبا'), file);
  expect(await card.findByRole('alert')).toHaveTextContent('این مدرک پذیرفته شده است.');
  await again();
  expect(await card.findByText('۱ پرونده، در صف بررسی')).toBeInTheDocument();
  answerOnce({ [giving]: refusal(500, 'نشد.') });
  await user.click(card.getByRole('button', { name: 'حذف تأییدیهٔ شبا' }));
  await again();
  expect(await card.findByLabelText('انتخاب پرونده، تأییدیهٔ شبا')).toBeInTheDocument();
  const [one, none] = [{ fileIds: [fileId] }, { fileIds: [] }];
  expect(sent(giving)).toEqual([one, one, none, none]);
});

test('a rejected request leads to a new one', async () => {
  const { user, shop } = openPage({ state: 'rejected', reason: 'در شهر شما همکار داریم.' });
  const again = await screen.findByRole('button', { name: 'درخواست جدید' });
  shop.request = aCooperation({ id: 5 });
  await user.click(again);
  await waitFor(() => expect(sent(saving)).toEqual([{}]));
  expect(await submit()).toBeInTheDocument();
});

test('a save that is refused shows the message, and a repetition is promised only when it may help', async () => {
  const { user } = openPage({ form: aCooperationForm({ businessName: '' }) });
  await screen.findByLabelText('نام فروشگاه');
  answerOnce({ [saving]: refusal(503, 'کمی دیگر تلاش کنید.') });
  answerOnce({ [saving]: refusal(409, 'درخواست شما در بررسی است.') });
  await user.type(screen.getByLabelText('نام فروشگاه'), 'آ');
  expect(await screen.findByText('درخواست شما در بررسی است.')).toBeVisible();
  await user.type(screen.getByLabelText('نام فروشگاه'), 'ر');
  expect(await screen.findByText('کمی دیگر تلاش کنید. با تغییر بعدی دوباره تلاش می‌کنیم.')).toBeVisible();
});

test.each([
  ['shows the message of the server', refusal(503, 'این بخش بسته است.'), 'این بخش بسته است.'],
  ['without a message does not blame the connection', new Response(null, { status: 500 }), messages.tryAgain],
  ['without an answer does', HttpResponse.error(), /^اتصال شما یا سرور ما قطع شد/],
])('a load that failed %s, and can be repeated', async (_what, answer, text) => {
  const { user, store } = openPage();
  answerOnce({ [loading]: answer });
  expect(await screen.findByText(text)).toBeVisible();
  if (typeof text === 'string') expect(screen.queryByText(/اتصال شما/)).toBeNull();
  if (text === 'این بخش بسته است.') expect(toastsOf(store)).toEqual([text]);
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await submit()).toBeInTheDocument();
});

test('the bank is asked whose account it is only when the merchant agrees', async () => {
  const { user } = openPage();
  const consent = await screen.findByRole('checkbox', { name: /نام صاحب این شبا/ });
  expect(consent).not.toBeChecked();
  await user.click(consent);
  await waitFor(() => expect(sent(saving).at(-1)).toMatchObject({ asksShebaOwner: true }));
});
