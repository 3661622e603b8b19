import { askDeliveries } from '@/backend/domains/account/textMessage/jobs';
import { remindOfInstalments } from '@/backend/domains/buy/order/reminders';
import type { DeskTextPage } from '@/contract/desk/textMessage';
import type { FeedNotification } from '@/contract/notification';
import { addDays } from '@/rules/workingDays';
import { forAllTests } from '@/tests/support/backend';
import { openPaymentShop } from '@/tests/support/buy/paymentShop';
import { writeInstalment } from '@/tests/support/buy/writeOrder';
import { asCustomer } from '@/tests/support/customer';
import { recordingSender, sendQueuedTexts } from '@/tests/support/sms';
import { dayMs, hourMs } from '@/utils/timeUnits';

const shop = forAllTests(() => openPaymentShop());
const today = '2026-11-20';
const noon = Date.parse(`${today}T08:30:00Z`);
const phone = recordingSender();
let desk: ReturnType<typeof asCustomer>;

beforeAll(async () => {
  desk = asCustomer(shop.app, (await shop.customer({ role: 'supervisor' })).token);
  for (const fields of [
    { days: 3, late: false },
    { days: 0, late: false },
    { days: 2, late: true },
  ])
    expect((await desk.post('/admin/setup/reminderSteps', { fields })).status).toBe(200);
});
beforeEach(async () => {
  shop.clock.now = noon;
  phone.texts.length = 0;
  phone.refuses = false;
  await shop.run('DELETE FROM text_messages');
  await shop.run('DELETE FROM instalments');
});

/** A customer who owes an instalment due so many days from today. */
async function debtor(dueIn: number, channel = 'both') {
  const { userId, token } = await shop.customer();
  const me = asCustomer(shop.app, token);
  const wish = { channel, basket: false };
  expect((await me.put('/user/reminders', wish)).data).toEqual(wish);
  const orderId = await shop.placeOrder(userId);
  await shop.run(`UPDATE orders SET state = 'preparing', paid_at = placed_at WHERE id = $1`, [orderId]);
  const dueDate = addDays(today, dueIn);
  await writeInstalment(shop.db, orderId, { number: 2, dueDate, amount: 4_817_000 });
  const told = async () =>
    (await me.get<FeedNotification[]>('/user/notifications')).data
      .filter(({ kind }) => kind === 'instalment')
      .map(({ title }) => title);
  return { orderId, told };
}
const work = async () => {
  await remindOfInstalments({ db: shop.db, now: () => shop.clock.now });
  await sendQueuedTexts(shop.db, phone.sender, () => shop.clock.now);
};
const texts = () => phone.texts.map(([, text]) => text);

test('a customer is reminded before, on and after the due day, once each, until the instalment is paid', async () => {
  const { orderId, told } = await debtor(3);
  for (let day = 0; day < 9; day += 1) {
    shop.clock.now = noon + day * dayMs;
    await Promise.all([work(), work()]);
    await work();
  }
  expect(texts()).toEqual([
    expect.stringMatching(/قسط ۲ سفارش .*، ۴٬۸۱۷٬۰۰۰ تومان، ۳ روز دیگر/),
    expect.stringMatching(/^امروز سررسید قسط ۲/),
    expect.stringMatching(/^۲ روز از سررسید قسط ۲/),
  ]);
  expect(await told()).toHaveLength(3);
  await shop.run('UPDATE instalments SET paid_at = now() WHERE order_id = $1', [orderId]);
  await shop.run('DELETE FROM instalment_reminders');
  shop.clock.now = noon;
  await work();
  expect(texts()).toHaveLength(3);
});

test('a paid instalment is never reminded of, and nobody at night', async () => {
  const { orderId } = await debtor(0);
  shop.clock.now = noon + 11 * hourMs;
  await work();
  expect(texts()).toEqual([]);
  await shop.run('UPDATE instalments SET paid_at = now() WHERE order_id = $1', [orderId]);
  shop.clock.now = noon;
  await work();
  expect(texts()).toEqual([]);
});

test('a customer gets reminders only by the way that was chosen', async () => {
  const byMessage = await debtor(0, 'message');
  const byText = await debtor(0, 'sms');
  await work();
  expect(await byMessage.told()).toHaveLength(1);
  expect(await byText.told()).toEqual([]);
  expect(phone.texts).toHaveLength(1);
});

test('the text of the desk is the one that goes out, and the usual one again afterwards', async () => {
  const write = (before: string | null, text: string | null) =>
    desk.put('/admin/textTemplates', { kind: 'instalmentToday', before, text });
  const own = 'قسط {number} از {order}: {amount}';
  expect((await write(null, 'قسط {number}')).fields).toEqual({
    text: expect.stringContaining('لازم'),
  });
  expect((await write(null, `${own} {nobody}`)).status).toBe(400);
  expect((await write(null, own)).status).toBe(200);
  expect((await write(null, null)).status).toBe(409);
  const first = await debtor(0);
  await work();
  expect(texts()).toEqual([expect.stringMatching(/^قسط ۲ از [۰-۹]+: ۴٬۸۱۷٬۰۰۰$/)]);
  await write(own, null);
  await shop.run('UPDATE instalments SET paid_at = now() WHERE order_id = $1', [first.orderId]);
  await debtor(0);
  await work();
  expect(texts().at(-1)).toMatch(/^امروز سررسید/);
});

test('the operator sees what the provider refused, with a masked number and without sign-in codes, and sends it again', async () => {
  await debtor(0, 'sms');
  phone.refuses = true;
  for (let hour = 0; hour < 8; hour += 1) {
    await work();
    shop.clock.now += 3 * hourMs;
  }
  const list = async (query = '') =>
    (await desk.get<DeskTextPage>(`/admin/textMessages?kind=instalmentToday${query}`)).data.texts;
  const [failed] = await list('&state=failed');
  expect(failed).toMatchObject({
    mobile: expect.stringMatching(/^09\d\d•••\d{3}$/),
    tries: 6,
    error: 'سرویس پیامک آن را نپذیرفت (کد ۴۱۸).',
    sentAt: null,
  });
  phone.refuses = false;
  const again = `/admin/textMessages/${failed?.id}/retry`;
  expect((await desk.post(again)).status).toBe(200);
  await work();
  expect(await list('&state=sent')).toMatchObject([{ id: failed?.id, tries: 1, error: null }]);

  const sms = {
    ...phone.sender,
    askDeliveries: async (ids: readonly string[]) => new Map(ids.map((id) => [id, 'undelivered'] as const)),
  };
  const askAfter = (ms: number) => askDeliveries({ db: shop.db, sms, now: () => shop.clock.now + ms });
  await askAfter(59_000);
  expect(await list('&state=undelivered')).toEqual([]);
  await askAfter(61_000);
  expect(await list('&state=undelivered')).toMatchObject([{ id: failed?.id }]);
  expect((await desk.post(again)).status).toBe(200);
  expect((await desk.post(again)).status).toBe(409);
  expect(texts()).toHaveLength(1);
});

test('a customer whose reminder of yesterday was missed gets only that of today', async () => {
  const { told } = await debtor(1);
  const step = await desk.post('/admin/setup/reminderSteps', { fields: { days: 1, late: false } });
  expect(step.status).toBe(200);
  shop.clock.now = noon + dayMs;
  await work();
  expect(texts()).toEqual([expect.stringMatching(/^امروز سررسید قسط ۲/)]);
  expect(await told()).toHaveLength(1);
  shop.clock.now = noon + dayMs + hourMs;
  await work();
  expect(texts()).toHaveLength(1);
});
