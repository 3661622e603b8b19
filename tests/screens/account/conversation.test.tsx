import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import Support from '@/components/layout/frame/Support';
import type { ConversationMessage, SendMessage } from '@/contract/conversation';
import { appResumed } from '@/store/session/session';
import { type Answers, refusal, sent } from '@/tests/support/answers';
import { aStaticsData } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';

const aMessage = (over: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 1,
  sender: 'shop',
  text: 'سلام، بفرمایید.',
  orderId: null,
  pictures: [],
  sentAt: '2026-11-21T08:00:00.000Z',
  ...over,
});

/** A backend with one conversation, of which a page has two messages. A test changes `shop`. */
function conversationAnswers(messages: ConversationMessage[] = []) {
  const shop = { messages, unseen: 0, refuses: null as string | null, isDown: false };
  const rows: Answers = {
    'GET /public/conversation': ({ query }) => {
      if (shop.isDown) return HttpResponse.error();
      const older = shop.messages.filter(({ id }) => id < Number(query.before ?? Number.POSITIVE_INFINITY));
      const shown = older.slice(-2);
      return { messages: shown, hasEarlier: older.length > shown.length, unseen: shop.unseen };
    },
    'POST /public/conversation/messages': ({ body: { text, orderId } }: { body: SendMessage }) => {
      if (shop.refuses !== null) return refusal(429, shop.refuses);
      const stored = aMessage({ id: 100 + shop.messages.length, sender: 'shopper', text, orderId });
      shop.messages = [...shop.messages, stored];
      return stored;
    },
    'POST /public/conversation/seen': () => {
      shop.unseen = 0;
      return null;
    },
  };
  return { shop, rows };
}

/** Messages that were sent, also the refused ones, in the order of their arrival. */
const sentMessages = (): SendMessage[] => sent('POST /public/conversation/messages');

const panelButton = (name: string | RegExp) => screen.findByRole('button', { name });
const log = () => within(screen.getByRole('log', { name: 'پیام‌ها' }));
const texts = () => sentMessages().map(({ text }) => text);

type Opening = { messages?: ConversationMessage[]; at?: string; with?: Answers };

/** A page with the button of the support. */
function openPage({ messages, at = '/faq', with: more }: Opening = {}) {
  const { shop, rows } = conversationAnswers(messages);
  return { shop, ...openScreen(<Support />, { at, with: { ...rows, ...more } }) };
}

async function openPanel(opening?: Opening) {
  const app = openPage(opening);
  await app.user.click(await panelButton('پشتیبانی'));
  return { ...app, field: await screen.findByRole('textbox', { name: 'پیام شما' }) };
}

/** The panel after a message that the shop has refused. */
async function sendRefused() {
  const app = await openPanel();
  app.shop.refuses = 'کمی بعد دوباره تلاش کنید.';
  await app.user.type(app.field, 'سلام{Enter}');
  expect(await log().findByRole('alert')).toHaveTextContent('کمی بعد دوباره تلاش کنید.');
  app.shop.refuses = null;
  const press = async (name: string) => {
    await app.user.click(log().getByRole('button', { name }));
    await waitFor(() => expect(log().queryByRole('button', { name })).toBeNull());
  };
  return { ...app, press };
}

test('a message is sent with Enter, and appears with the answer of the shop', async () => {
  const { shop, user, store, field } = await openPanel();
  await user.type(field, 'ارسال به شیراز چند روز است؟{Enter}');
  await waitFor(() => expect(texts()).toEqual(['ارسال به شیراز چند روز است؟']));
  expect(field).toHaveValue('');
  expect(log().getByText('ارسال به شیراز چند روز است؟')).toBeVisible();
  shop.messages.push(aMessage({ id: 200, text: 'دو روز کاری.' }));
  act(() => void store.dispatch(appResumed()));
  expect(await log().findByText('دو روز کاری.')).toBeVisible();
});

test('the first message can begin with a unit of the support', async () => {
  const statics = aStaticsData({ departments: [{ id: 1, title: 'گارانتی' }] });
  const { user, field } = await openPanel({ with: { 'GET /public/getStaticsData': statics } });
  await user.click(await screen.findByRole('button', { name: 'گارانتی' }));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'گارانتی' })).not.toBeInTheDocument();
  await user.type(field, 'مهلت من تا کی است؟{Enter}');
  await waitFor(() => expect(texts()).toEqual(['گارانتی: مهلت من تا کی است؟']));
});

test('Shift and Enter begin a new line, and an empty message is not sent', async () => {
  const { user, field } = await openPanel();
  expect(screen.getByRole('button', { name: 'ارسال' })).toBeDisabled();
  await user.type(field, 'یک{Shift>}{Enter}{/Shift}دو');
  expect(field).toHaveValue('یک\nدو');
  expect(texts()).toEqual([]);
});

test('messages that were typed quickly arrive in their order', async () => {
  const { user, field } = await openPanel();
  for (const text of ['یک', 'دو', 'سه']) await user.type(field, `${text}{Enter}`);
  await waitFor(() => expect(texts()).toEqual(['یک', 'دو', 'سه']));
  expect(new Set(sentMessages().map(({ key }) => key)).size).toBe(3);
});

test('a refused message stays with its reason, and is sent again with the same key', async () => {
  const { press } = await sendRefused();
  await press('ارسال دوباره');
  expect(log().getByText('سلام')).toBeVisible();
  const [first, second, ...more] = sentMessages();
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test.each(['ارسال دوباره', 'حذف'])('the field has the focus after «%s» of a failed message', async (name) => {
  const { user, field, press } = await sendRefused();
  await press(name);
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await panelButton('پشتیبانی')).toHaveFocus();
});

test('a panel that is opened by keyboard has the focus in its field', async () => {
  const { user } = openPage();
  await panelButton('پشتیبانی');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'پیام شما' })).toHaveFocus();
});

test('a message on the page of an order names the order', async () => {
  const { user, field } = await openPanel({ at: '/dashboard/orders/1048205' });
  await user.type(field, 'کی می‌رسد؟{Enter}');
  expect(await log().findByRole('link', { name: 'سفارش ۱۰۴۸۲۰۵' })).toBeVisible();
  expect(sentMessages().map(({ orderId }) => orderId)).toEqual([1_048_205]);
});

test('a typed text stays when the panel is closed and opened', async () => {
  const { user, field } = await openPanel();
  await user.type(field, 'نیمه‌کاره');
  await user.click(await panelButton('بستن پشتیبانی'));
  await user.click(await panelButton('پشتیبانی'));
  expect(await screen.findByRole('textbox', { name: 'پیام شما' })).toHaveValue('نیمه‌کاره');
});

test('older messages come with the button above the newest ones', async () => {
  const messages = [1, 2, 3].map((id) => aMessage({ id, text: `پیام ${id}` }));
  const { user } = await openPanel({ messages });
  expect(await log().findByText('پیام 3')).toBeVisible();
  expect(log().queryByText('پیام 1')).toBeNull();
  await user.click(log().getByRole('button', { name: 'پیام‌های پیشین' }));
  expect(await log().findByText('پیام 1')).toBeVisible();
  await waitFor(() => expect(log().queryByRole('button', { name: 'پیام‌های پیشین' })).toBeNull());
});

test('says that the conversation did not come, and shows it once the shop answers', async () => {
  const { shop, user } = openPage({ messages: [aMessage()] });
  shop.isDown = true;
  await user.click(await panelButton('پشتیبانی'));
  expect(await log().findByText(/گفت‌وگو بارگذاری نشد/)).toBeVisible();
  shop.isDown = false;
  await user.click(log().getByRole('button', { name: 'تلاش دوباره' }));
  expect(await log().findByText('سلام، بفرمایید.')).toBeVisible();
});

test('an answer that came while the page was closed is marked on the button, until the panel shows it', async () => {
  window.localStorage.setItem('conversation', 'true');
  const { shop, user } = openPage({ messages: [aMessage({ id: 7 })] });
  shop.unseen = 1;
  await user.click(await panelButton('پشتیبانی، پاسخ جدید دارید'));
  await waitFor(() => expect(sent('POST /public/conversation/seen')).toMatchObject([{ messageId: 7 }]));
  await user.click(await panelButton('بستن پشتیبانی'));
  expect(await panelButton('پشتیبانی')).toBeVisible();
});

test('a picture is sent without a text, and the pictures of a message are shown', async () => {
  const [id, other] = ['5e0c2f5e-0000-4000-8000-000000000001', '5e0c2f5e-0000-4000-8000-000000000002'];
  const file = { id: other, contentType: 'image/jpeg' as const, size: 1, link: '/public/files/x' };
  const upload = { id, offset: 0, file: null };
  const { user } = await openPanel({
    messages: [aMessage({ text: 'این مدل؟', pictures: [file] })],
    with: {
      'POST /public/conversation/uploads': upload,
      [`PUT /public/conversation/uploads/${id}`]: { ...upload, offset: 1, file: { ...file, id } },
    },
  });
  expect(await log().findByRole('img', { name: 'عکس ۱ از پشتیبانی' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'افزودن عکس' }));
  await user.upload(
    await screen.findByLabelText(/انتخاب عکس/),
    new File(['x'], 'photo.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('فرستاده شد')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  await waitFor(() => expect(sentMessages()).toMatchObject([{ text: '', pictures: [id] }]));
  expect(screen.getByRole('button', { name: 'افزودن عکس' })).toBeVisible();
});
