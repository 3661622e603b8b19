import { messages } from '@/backend/domains/buy/basket/messages';
import { remindOfBaskets } from '@/backend/domains/buy/basket/reminders';
import type { AbandonedBasketPage } from '@/contract/desk/basket';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { writeOrder } from '@/tests/support/buy/writeOrder';
import { small } from '@/tests/support/smallSeed';
import { dayMs } from '@/utils/timeUnits';

const shop = forAllTests(() => openReturnShop());
const now = () => shop.clock.now;

/** A customer with a basket that was changed so many days ago. */
async function leaveBasket(days: number, on = true, channel = 'both') {
  await shop.setStock(small.controller, 1000);
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  const wish = { channel, basket: on };
  if (on) expect((await sara.call.put('/user/reminders', wish)).data).toEqual(wish);
  const [row] = await shop.run<{ id: number }>(
    `UPDATE baskets SET updated_at = $1 WHERE user_id = (SELECT max(user_id) FROM baskets) RETURNING user_id AS id`,
    [new Date(now() - days * dayMs)],
  );
  const customer = row?.id ?? 0;
  const reminders = async () =>
    (await shop.run('SELECT FROM notifications WHERE user_id = $1 AND title = $2', [customer, messages.left]))
      .length;
  const texts = () =>
    shop.run<{ given: object }>(`SELECT given FROM text_messages WHERE user_id = $1 AND kind = 'basket'`, [
      customer,
    ]);
  return { sara, customer, reminders, texts };
}
const remind = () => remindOfBaskets({ db: shop.db, now });

test('a customer who wants it is reminded once of a basket, and nobody else', async () => {
  const wanted = await leaveBasket(2);
  const unwanted = await leaveBasket(2, false);
  const fresh = await leaveBasket(0);
  const old = await leaveBasket(20);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await Promise.all([wanted, unwanted, fresh, old].map(({ reminders }) => reminders()))).toEqual([
    1, 0, 0, 0,
  ]);
  const desk = await shop.customer({ role: 'supervisor' });
  const { data } = await desk.get<AbandonedBasketPage>('/admin/baskets');
  const rowOf = (id: number) => data.baskets.find(({ customer }) => customer.id === id);
  expect(rowOf(wanted.customer)).toMatchObject({ lines: 1, wantsReminder: true, remindedAt: /Z$/ });
  expect(rowOf(unwanted.customer)).toMatchObject({ wantsReminder: false, remindedAt: null });
  expect(rowOf(fresh.customer)).toBeUndefined();
});

test('what was ordered is not reminded of, also before its payment', async () => {
  const left = await leaveBasket(2);
  const placedAt = new Date(now() - dayMs);
  await writeOrder(shop.db, { userId: left.customer, state: 'awaitingPayment', placedAt });
  await remind();
  expect(await left.reminders()).toBe(0);
});

test('a customer is reminded once of a basket by the way of the profile, and at night not at all', async () => {
  const both = await leaveBasket(2);
  const bySms = await leaveBasket(2, true, 'sms');
  const byMessage = await leaveBasket(2, true, 'message');
  const silent = await leaveBasket(2, false, 'sms');
  const all = [both, bySms, byMessage, silent];
  const sentTo = () =>
    Promise.all(all.map(async ({ reminders, texts }) => [await reminders(), (await texts()).length]));
  const night = Date.parse('2026-11-20T21:00:00Z');
  await remindOfBaskets({ db: shop.db, now: () => night });
  expect(await sentTo()).toEqual(all.map(() => [0, 0]));
  await remind();
  await remindOfBaskets({ db: shop.db, now: () => now() + dayMs });
  expect(await sentTo()).toEqual([
    [1, 1],
    [0, 1],
    [1, 0],
    [0, 0],
  ]);
  expect((await bySms.texts())[0]?.given).toEqual({ title: expect.any(String), shop: expect.any(String) });
});

test('the desk turns the pages of the left baskets, each of which stands on one page', async () => {
  const desk = await shop.customer({ role: 'supervisor' });
  await shop.run(
    `WITH people AS (INSERT INTO users (mobile, f_name) SELECT '0935' || (1000000 + n), 'مشتری' FROM generate_series(1, 45) n RETURNING id),
      left_baskets AS (INSERT INTO baskets (id, user_id, updated_at)
        SELECT gen_random_uuid(), id, $1::timestamptz - (id % 3) * interval '1 microsecond' FROM people RETURNING id)
    INSERT INTO basket_items (basket_id, property_id, qty, seen_price) SELECT b.id, i.property_id, 1, 1000
      FROM left_baskets b, (SELECT property_id FROM basket_items LIMIT 1) i`,
    [new Date(now() - 3 * dayMs)],
  );
  const read = async (cursor: string | null): Promise<number[]> => {
    const { data } = await desk.get<AbandonedBasketPage>(
      `/admin/baskets${cursor ? `?cursor=${cursor}` : ''}`,
    );
    const ids = data.baskets.map(({ customer }) => customer.id);
    return data.nextCursor ? [...ids, ...(await read(data.nextCursor))] : ids;
  };
  const ids = await read(null);
  expect(ids.length).toBeGreaterThanOrEqual(45);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await desk.get('/admin/baskets?cursor=x')).status).toBe(400);
});
