import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type PathParams } from 'msw';
import mockRouter from 'next-router-mock';
import { CooperationScreen } from '@/components/credit/cooperation/CooperationScreen';
import type { Cooperation, GiveMerchantDocument, SaveCooperation } from '@/contract/cooperation';
import { refusal } from '@/tests/support/answers';
import { aCooperation, aCooperationForm, aMerchantDocument } from '@/tests/support/factories/cooperation';
import { aUserInfo } from '@/tests/support/factories/session';
import { closedGate } from '@/tests/support/gate';
import { uploadRows } from '@/tests/support/layout/uploadRows';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';
import { messages } from '@/utils/messages';

const path = `${testApi}/user/cooperation`;
const fileId = '00000000-0000-4000-8000-000000000001';
const oldFileId = '00000000-0000-4000-8000-000000000002';
const stored = { id: fileId, contentType: 'application/pdf' as const, size: 9, link: '/public/files/x' };
const given = aMerchantDocument({ state: 'given', files: [stored] });

/** The page of a merchant. `saved` and `gave` have what was sent. */
function openPage(first: Partial<Cooperation> = {}) {
  const shop = { request: aCooperation(first), refusal: null as Response | null };
  const saved: SaveCooperation[] = [];
  const gave: GiveMerchantDocument[] = [];
  const answer = () => HttpResponse.json({ data: shop.request });
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(path, answer),
    http.put<PathParams, SaveCooperation>(path, async ({ request }) => {
      const typed = await request.json();
      saved.push(typed);
      shop.request = { ...shop.request, form: { ...shop.request.form, ...typed } };
      return answer();
    }),
    http.put<PathParams, GiveMerchantDocument>(`${path}/documents/:code`, async ({ request }) => {
      const body = await request.json();
      gave.push(body);
      const document = body.fileIds.length > 0 ? given : aMerchantDocument();
      shop.request = { ...shop.request, documents: [document] };
      return answer();
    }),
    http.post(`${path}/submit`, () => {
      if (shop.refusal) return shop.refusal;
      shop.request = { ...shop.request, state: 'submitted' };
      return answer();
    }),
    ...uploadCalls(fileId, { contentType: 'application/pdf' }),
    http.delete(`${testApi}/user/files/:id`, () => HttpResponse.json({ data: null })),
  );
  mockRouter.push('/dashboard/cooperation');
  return { ...renderApp(<CooperationScreen />), shop, saved, gave };
}

const submit = () => screen.findByRole('button', { name: 'ثبت درخواست' });
const documentOf = (title: string) => screen.findByRole('listitem', { name: title });

test('saves what is typed, and says so', async () => {
  const { user, saved } = openPage({ form: aCooperationForm({ businessName: '' }) });
  await user.type(await screen.findByLabelText('نام فروشگاه'), 'آریا');
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ businessName: 'آریا', kind: 'person' }));
  expect(await screen.findByText('ذخیره شد.')).toBeInTheDocument();
});

test('what is typed while the first save is under way stays, and is saved after it', async () => {
  const first = closedGate();
  const { user, saved, shop } = openPage({ id: null, form: aCooperationForm({ businessName: '' }) });
  server.use(
    http.put(
      path,
      async ({ request }) => {
        const typed = Object(await request.json());
        saved.push(typed);
        await first.opened;
        shop.request = { ...shop.request, id: 7, form: { ...shop.request.form, ...typed } };
        return HttpResponse.json({ data: shop.request });
      },
      { once: true },
    ),
  );
  const name = await screen.findByLabelText('نام فروشگاه');
  await user.type(name, 'آر');
  await waitFor(() => expect(saved.at(-1)?.businessName).toBe('آر'));
  await user.type(name, 'یا');
  // The second save waits for the first, so that the shop carries it out last.
  await expect(waitFor(() => expect(saved).toHaveLength(2), { timeout: 1200 })).rejects.toThrow();
  first.open();
  await waitFor(() => expect(saved.at(-1)?.businessName).toBe('آریا'));
  expect(screen.getByLabelText('نام فروشگاه')).toHaveValue('آریا');
  expect(screen.getByLabelText('نام فروشگاه')).toHaveFocus();
});

test('a request that the shop reviews is read again when the merchant comes back to the tab', async () => {
  const { shop } = openPage({ state: 'submitted' });
  await screen.findByRole('heading', { name: 'وضعیت درخواست' });
  shop.request = { ...shop.request, state: 'rejected', reason: 'جواز کسب خوانا نیست.' };
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('جواز کسب خوانا نیست.')).toBeVisible();
});

test('a company is asked for its own numbers', async () => {
  const { user, saved } = openPage();
  await user.click(await screen.findByRole('radio', { name: 'شرکت' }));
  expect(screen.getByLabelText('شناسهٔ ملی شرکت')).toBeInTheDocument();
  await waitFor(() => expect(saved.at(-1)?.kind).toBe('company'));
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
  const { user, gave } = openPage();
  const document = within(await documentOf('تأییدیهٔ شبا'));
  expect(document.queryByText('۱ پرونده، در صف بررسی')).not.toBeInTheDocument();
  const file = new File(['%PDF-1.4'], 'sheba.pdf', { type: 'application/pdf' });
  await user.upload(document.getByLabelText('انتخاب پرونده، تأییدیهٔ شبا'), file);
  await waitFor(() => expect(gave).toEqual([{ fileIds: [fileId] }]));
  expect(await document.findByText('۱ پرونده، در صف بررسی')).toBeInTheDocument();
  await user.click(document.getByRole('button', { name: 'حذف تأییدیهٔ شبا' }));
  await waitFor(() => expect(gave.at(-1)).toEqual({ fileIds: [] }));
  expect(await document.findByLabelText('انتخاب پرونده، تأییدیهٔ شبا')).toBeInTheDocument();
  expect(document.queryByText('۱ پرونده، در صف بررسی')).not.toBeInTheDocument();
});

test('a complete request is handed in, and its state is shown instead of the form', async () => {
  const { user, saved } = openPage({ documents: [given] });
  await user.click(await submit());
  expect(await screen.findByText(/تا ۳ روز کاری بررسی را آغاز می‌کنند/)).toBeInTheDocument();
  expect(saved).toEqual([aCooperationForm()]);
  expect(screen.queryByRole('button', { name: 'ثبت درخواست' })).not.toBeInTheDocument();
  expect(screen.getByText('موبایل آریا')).toBeInTheDocument();
  // A document that was handed in can be seen, not changed.
  const card = within(await documentOf('تأییدیهٔ شبا'));
  expect(card.getByRole('button', { name: 'دیدن تأییدیهٔ شبا' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /^حذف/ })).not.toBeInTheDocument();
  expect(card.queryByLabelText(/^(انتخاب|جایگزین|افزودن)/)).not.toBeInTheDocument();
});

test('a refusal of the server is shown and keeps the form', async () => {
  const { user, shop } = openPage();
  shop.refusal = refusal(400, 'این مدارک لازم است: تأییدیهٔ شبا.');
  await user.click(await submit());
  expect(await screen.findByText('این مدارک لازم است: تأییدیهٔ شبا.')).toBeInTheDocument();
  expect(screen.getByLabelText('نام فروشگاه')).toHaveValue('موبایل آریا');
});

test('a request that needs correction says why, for the whole and for its document', async () => {
  openPage({
    state: 'needsCorrection',
    reason: 'تأییدیهٔ شبا را دوباره بفرستید.',
    documents: [
      aMerchantDocument({ state: 'rejected', reason: 'نام صاحب حساب دیده نمی‌شود.', files: [stored] }),
    ],
  });
  expect(await screen.findByText('تأییدیهٔ شبا را دوباره بفرستید.')).toBeInTheDocument();
  expect(screen.getByText('رد شد: نام صاحب حساب دیده نمی‌شود.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ثبت دوبارهٔ درخواست' })).toBeInTheDocument();
});

test('a new file takes the place of a rejected document by one press', async () => {
  const { user, gave } = openPage({
    state: 'needsCorrection',
    documents: [
      aMerchantDocument({
        state: 'rejected',
        reason: 'خوانا نیست.',
        mostFiles: 1,
        files: [{ ...stored, id: oldFileId }],
      }),
    ],
  });
  const card = within(await documentOf(aMerchantDocument().title));
  await user.upload(
    card.getByLabelText(/^جایگزین/),
    new File(['x'], 'licence.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(gave).toEqual([{ fileIds: [fileId] }]));
});

test('a document that the shop could not take says so, and is given again by one press', async () => {
  const { user, gave } = openPage();
  const card = within(await documentOf('تأییدیهٔ شبا'));
  server.use(
    http.put(`${path}/documents/:code`, () => refusal(409, 'این مدرک پذیرفته شده است.'), { once: true }),
  );
  await user.upload(
    card.getByLabelText('انتخاب پرونده، تأییدیهٔ شبا'),
    new File(['%PDF-1.4'], 'sheba.pdf', { type: 'application/pdf' }),
  );
  expect(await card.findByRole('alert')).toHaveTextContent('این مدرک پذیرفته شده است.');
  await user.click(card.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(gave).toEqual([{ fileIds: [fileId] }]));
  expect(await card.findByText('۱ پرونده، در صف بررسی')).toBeInTheDocument();
});

test('a document whose removal failed is removed by another press', async () => {
  const { user, gave } = openPage({ documents: [given] });
  const card = within(await documentOf('تأییدیهٔ شبا'));
  server.use(http.put(`${path}/documents/:code`, () => refusal(500, 'نشد.'), { once: true }));
  await user.click(card.getByRole('button', { name: 'حذف تأییدیهٔ شبا' }));
  await user.click(await card.findByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(gave).toEqual([{ fileIds: [] }]));
  expect(await card.findByLabelText('انتخاب پرونده، تأییدیهٔ شبا')).toBeInTheDocument();
});

test('a rejected request leads to a new one', async () => {
  const { user, shop, saved } = openPage({ state: 'rejected', reason: 'در شهر شما همکار داریم.' });
  const again = await screen.findByRole('button', { name: 'درخواست جدید' });
  shop.request = aCooperation({ id: 5 });
  await user.click(again);
  await waitFor(() => expect(saved).toEqual([{}]));
  expect(await submit()).toBeInTheDocument();
});

test('a save that is refused shows the message, and a repetition is promised only when it may help', async () => {
  const { user } = openPage({ form: aCooperationForm({ businessName: '' }) });
  const answers = [refusal(409, 'درخواست شما در بررسی است.'), refusal(503, 'کمی دیگر تلاش کنید.')];
  server.use(http.put(path, () => answers.shift()));
  await user.type(await screen.findByLabelText('نام فروشگاه'), 'آ');
  expect(await screen.findByText('درخواست شما در بررسی است.')).toBeVisible();
  await user.type(screen.getByLabelText('نام فروشگاه'), 'ر');
  expect(await screen.findByText('کمی دیگر تلاش کنید. با تغییر بعدی دوباره تلاش می‌کنیم.')).toBeVisible();
});

test('a load that failed shows the message of the server in the page and in a toast', async () => {
  const { store } = openPage();
  server.use(http.get(path, () => refusal(503, 'این بخش چند دقیقه بسته است.'), { once: true }));
  expect(await screen.findByText('این بخش چند دقیقه بسته است.')).toBeVisible();
  expect(screen.queryByText(/اتصال شما/)).toBeNull();
  expect(store.getState().ui.toasts).toMatchObject([{ kind: 'danger', text: 'این بخش چند دقیقه بسته است.' }]);
});

test('a load that failed without a message does not blame the connection', async () => {
  openPage();
  server.use(http.get(path, () => new HttpResponse(null, { status: 500 }), { once: true }));
  expect(await screen.findByText(messages.tryAgain)).toBeVisible();
});

test('a load that failed can be repeated', async () => {
  const { user } = openPage();
  server.use(http.get(path, () => HttpResponse.error(), { once: true }));
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.getByText(/^اتصال شما یا سرور ما قطع شد/)).toBeVisible();
  await user.click(retry);
  expect(await submit()).toBeInTheDocument();
});
