import type { Database } from '@/backend/db/connect';
import { openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

let shop: PaymentShop;
let db: Database;
let attempt: string;
beforeAll(async () => {
  shop = await openPaymentShop();
  ({ db } = shop);
  const { userId } = await createCustomer(db);
  ({ attempt } = await shop.start({ userId, purpose: 'recharge', orderId: null, amount: 50_000 }));
});
afterAll(() => shop.close());

test('the database refuses a transition that is not in the table, and a change of the terms', async () => {
  const refused = [
    `state = 'settled'`,
    `state = 'refunded'`,
    'amount = 1',
    `gateway = 'other'`,
    `purpose = 'instalment'`,
    'instalments = ARRAY[1]',
  ];
  for (const change of refused)
    await expect(run(db, `UPDATE payment_attempts SET ${change} WHERE id = $1`, [attempt])).rejects.toThrow(
      /payment attempt cannot (go from|be changed)/,
    );
  await run(db, `UPDATE payment_attempts SET state = 'returned' WHERE id = $1`, [attempt]);
});
