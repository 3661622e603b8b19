import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import Support from '@/components/layout/frame/Support';
import { appResumed } from '@/store/session/session';
import { loadStaticsData } from '@/store/site';
import { aMessage, conversationServer } from '@/tests/support/account/conversationServer';
import { aStaticsData } from '@/tests/support/factories/site';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

beforeEach(() => {
  window.localStorage.clear();
  mockRouter.push('/faq');
});

const panelButton = (name: string | RegExp) => screen.findByRole('button', { name });
const log = () => within(screen.getByRole('log', { name: 'پیام‌ها' }));

async function openPanel() {
  const { user, store } = renderApp(<Support />);
  await user.click(await panelButton('پشتیبانی'));
  const field = await screen.findByRole('textbox', { name: 'پیام شما' });
  return { user, store, field };
}

test('a message is sent with Enter, and appears with the answer of the shop', async () => {
  const { shop, sent } = conversationServer();
  const { user, store, field } = await openPanel();
  await user.type(field, 'ارسال به شیراز چند روز است؟{Enter}');
  await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['ارسال به شیراز چند روز است؟']));
  expect(field).toHaveValue('');
  expect(log().getByText('ارسال به شیراز چند روز است؟')).toBeVisible();
  shop.messages.push(aMessage({ id: 200, text: 'دو روز کاری.' }));
  act(() => void store.dispatch(appResumed()));
  expect(await log().findByText('دو روز کاری.')).toBeVisible();
});

test('the first message can begin with a unit of the support', async () => {
  const { sent } = conversationServer();
  const units = http.get(`${testApi}/public/getStaticsData`, () =>
    HttpResponse.json({ data: aStaticsData({ departments: [{ id: 1, title: 'گارانتی' }] }) }),
  );
  server.use(units);
  const { user, field, store } = await openPanel();
  act(() => void store.dispatch(loadStaticsData.request()));
  await user.click(await screen.findByRole('button', { name: 'گارانتی' }));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'گارانتی' })).not.toBeInTheDocument();
  await user.type(field, 'مهلت من تا کی است؟{Enter}');
  await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['گارانتی: مهلت من تا کی است؟']));
});

test('Shift and Enter begin a new line, and an empty message is not sent', async () => {
  const { sent } = conversationServer();
  const { user, field } = await openPanel();
  expect(screen.getByRole('button', { name: 'ارسال' })).toBeDisabled();
  await user.type(field, 'یک{Shift>}{Enter}{/Shift}دو');
  expect(field).toHaveValue('یک\nدو');
  expect(sent).toEqual([]);
});

test('messages that were typed quickly arrive in their order', async () => {
  const { sent } = conversationServer();
  const { user, field } = await openPanel();
  for (const text of ['یک', 'دو', 'سه']) await user.type(field, `${text}{Enter}`);
  await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['یک', 'دو', 'سه']));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('a refused message stays with its reason, and is sent again with the same key', async () => {
  const { shop, sent } = conversationServer();
  shop.refuses = 'کمی بعد دوباره تلاش کنید.';
  const { user, field } = await openPanel();
  await user.type(field, 'سلام{Enter}');
  expect(await log().findByRole('alert')).toHaveTextContent('کمی بعد دوباره تلاش کنید.');
  shop.refuses = null;
  await user.click(log().getByRole('button', { name: 'ارسال دوباره' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(log().queryByRole('button', { name: 'ارسال دوباره' })).toBeNull());
  expect(log().getByText('سلام')).toBeVisible();
});

test.each(['ارسال دوباره', 'حذف'])('the field has the focus after «%s» of a failed message', async (name) => {
  const { shop } = conversationServer();
  shop.refuses = 'کمی بعد دوباره تلاش کنید.';
  const { user, field } = await openPanel();
  await user.type(field, 'سلام{Enter}');
  await log().findByRole('alert');
  shop.refuses = null;
  await user.click(log().getByRole('button', { name }));
  await waitFor(() => expect(log().queryByRole('button', { name })).toBeNull());
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await panelButton('پشتیبانی')).toHaveFocus();
});

test('a panel that is opened by keyboard has the focus in its field', async () => {
  conversationServer();
  const { user } = renderApp(<Support />);
  await panelButton('پشتیبانی');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'پیام شما' })).toHaveFocus();
});

test('a message on the page of an order names the order', async () => {
  const { sent } = conversationServer();
  mockRouter.push('/dashboard/orders/1048205');
  const { user, field } = await openPanel();
  await user.type(field, 'کی می‌رسد؟{Enter}');
  expect(await log().findByRole('link', { name: 'سفارش ۱۰۴۸۲۰۵' })).toBeVisible();
  expect(sent.map(({ orderId }) => orderId)).toEqual([1_048_205]);
});

test('a typed text stays when the panel is closed and opened', async () => {
  conversationServer();
  const { user, field } = await openPanel();
  await user.type(field, 'نیمه‌کاره');
  await user.click(await panelButton('بستن پشتیبانی'));
  await user.click(await panelButton('پشتیبانی'));
  expect(await screen.findByRole('textbox', { name: 'پیام شما' })).toHaveValue('نیمه‌کاره');
});

test('older messages come with the button above the newest ones', async () => {
  conversationServer([1, 2, 3].map((id) => aMessage({ id, text: `پیام ${id}` })));
  const { user } = await openPanel();
  expect(await log().findByText('پیام 3')).toBeVisible();
  expect(log().queryByText('پیام 1')).toBeNull();
  await user.click(log().getByRole('button', { name: 'پیام‌های پیشین' }));
  expect(await log().findByText('پیام 1')).toBeVisible();
  await waitFor(() => expect(log().queryByRole('button', { name: 'پیام‌های پیشین' })).toBeNull());
});

test('says that the conversation did not come, and shows it once the shop answers', async () => {
  const { shop } = conversationServer([aMessage()]);
  shop.isDown = true;
  const { user } = await openPanel();
  expect(await log().findByText(/گفت‌وگو بارگذاری نشد/)).toBeVisible();
  shop.isDown = false;
  await user.click(log().getByRole('button', { name: 'تلاش دوباره' }));
  expect(await log().findByText('سلام، بفرمایید.')).toBeVisible();
});

test('an answer that came while the page was closed is marked on the button, until the panel shows it', async () => {
  const { shop, seen } = conversationServer([aMessage({ id: 7 })]);
  shop.unseen = 1;
  window.localStorage.setItem('conversation', 'true');
  const { user } = renderApp(<Support />);
  await user.click(await panelButton('پشتیبانی، پاسخ جدید دارید'));
  await waitFor(() => expect(seen).toEqual([7]));
  await user.click(await panelButton('بستن پشتیبانی'));
  expect(await panelButton('پشتیبانی')).toBeVisible();
});

test('a picture is sent without a text, and the pictures of a message are shown', async () => {
  const [id, other] = ['5e0c2f5e-0000-4000-8000-000000000001', '5e0c2f5e-0000-4000-8000-000000000002'];
  const file = { id: other, contentType: 'image/jpeg' as const, size: 1, link: '/public/files/x' };
  const { sent } = conversationServer([aMessage({ text: 'این مدل؟', pictures: [file] })]);
  const upload = { id, offset: 0, file: null };
  server.use(
    http.post(`${testApi}/public/conversation/uploads`, () => HttpResponse.json({ data: upload })),
    http.put(`${testApi}/public/conversation/uploads/${id}`, () =>
      HttpResponse.json({ data: { ...upload, offset: 1, file: { ...file, id } } }),
    ),
  );
  const { user } = await openPanel();
  expect(await log().findByRole('img', { name: 'عکس ۱ از پشتیبانی' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'افزودن عکس' }));
  await user.upload(
    await screen.findByLabelText(/انتخاب عکس/),
    new File(['x'], 'photo.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('فرستاده شد')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  await waitFor(() => expect(sent).toMatchObject([{ text: '', pictures: [id] }]));
  expect(screen.getByRole('button', { name: 'افزودن عکس' })).toBeVisible();
});
