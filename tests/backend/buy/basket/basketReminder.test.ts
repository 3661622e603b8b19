import { messages } from '@/backend/domains/buy/basket/messages';
import { remindOfBaskets } from '@/backend/domains/buy/basket/reminders';
import type { AbandonedBasket } from '@/contract/desk/basket';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { small } from '@/tests/support/smallSeed';
import { dayMs } from '@/utils/timeUnits';

const shop = forAllTests(() => openReturnShop());
const now = () => shop.clock.now;

/** A customer with a basket that was changed so many days ago. */
async function leaveBasket(days: number, on = true) {
  await shop.setStock(small.controller, 1000);
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  const wish = { channel: 'both', basket: on };
  if (on) expect((await sara.call.put('/user/reminders', wish)).data).toEqual(wish);
  const [row] = await shop.run<{ id: number }>(
    `UPDATE baskets SET updated_at = $1 WHERE user_id = (SELECT max(user_id) FROM baskets) RETURNING user_id AS id`,
    [new Date(now() - days * dayMs)],
  );
  const customer = row?.id ?? 0;
  const reminders = async () =>
    (await shop.run('SELECT FROM notifications WHERE user_id = $1 AND title = $2', [customer, messages.left]))
      .length;
  return { sara, customer, reminders };
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
  const { data } = await desk.get<AbandonedBasket[]>('/admin/baskets');
  const rowOf = (id: number) => data.find(({ customer }) => customer.id === id);
  expect(rowOf(wanted.customer)).toMatchObject({ lines: 1, wantsReminder: true, remindedAt: /Z$/ });
  expect(rowOf(unwanted.customer)).toMatchObject({ wantsReminder: false, remindedAt: null });
  expect(rowOf(fresh.customer)).toBeUndefined();
});

test('what was ordered is not reminded of, also before its payment', async () => {
  const left = await leaveBasket(2);
  await shop.run(
    `INSERT INTO orders (user_id, state, goods_total, address, delivery, search_text, placed_at)
      VALUES ($1, 'awaitingPayment', 5000, '{}', '{}', '', $2)`,
    [left.customer, new Date(now() - dayMs)],
  );
  await remind();
  expect(await left.reminders()).toBe(0);
});
