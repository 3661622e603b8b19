import { forAllTests } from '@/tests/support/backend';
import { minuteMs, openPaymentShop } from '@/tests/support/buy/paymentShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { toPersianDigits } from '@/utils/digits';

const shop = forAllTests(() => openPaymentShop());

/** Titles of a customer's messages, with the page that each opens. */
const messagesOf = (userId: number) =>
  run<{ title: string; link: string }>(
    shop.db,
    'SELECT title, link FROM notifications WHERE user_id = $1 ORDER BY id',
    [userId],
  );

test('tells the customer once that the order is paid', async () => {
  const { userId } = await createCustomer(shop.db);
  const orderId = await shop.placeOrder(userId);
  const { token } = await shop.start({ userId, purpose: 'order', orderId, amount: 900_000 });
  const back = await shop.choose(token, 'pay');
  await shop.follow(back);
  await shop.follow(back);
  expect(await messagesOf(userId)).toEqual([
    { title: `سفارش ${toPersianDigits(orderId)} ثبت شد`, link: `/dashboard/orders/${orderId}` },
  ]);
});

test('tells the customer once that an unpaid order was given up', async () => {
  const { userId } = await createCustomer(shop.db);
  const orderId = await shop.placeOrder(userId);
  shop.clock.now += 24 * 60 * minuteMs;
  await shop.runWorker();
  await shop.runWorker();
  expect(await shop.orderState(orderId)).toBe('cancelled');
  expect(await messagesOf(userId)).toEqual([
    { title: `سفارش ${toPersianDigits(orderId)} لغو شد`, link: `/dashboard/orders/${orderId}` },
  ]);
});
