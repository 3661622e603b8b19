import { forAllTests, openTestApp } from '@/tests/support/backend';

/** Tables whose rows about a customer go with the account. */
const erased = [
  'addresses',
  'alerts',
  'basket_imports',
  'baskets',
  'conversations',
  'cooperation_requests',
  'credit_scores',
  'favorites',
  'file_uploads',
  'idempotency_keys',
  'known_devices',
  'notifications',
  'review_votes',
  'sessions',
  'stored_files',
  'text_messages',
];
/** Rows about money stay for the accounts, published texts stay without their author, and requests that were paid out stay empty. */
const kept = [
  'coupon_uses',
  'leasing_requests',
  'loan_credits',
  'order_returns',
  'orders',
  'payment_attempts',
  'plan_requests',
  'product_answers',
  'product_questions',
  'reviews',
  'wallet_entries',
  'wallet_holds',
];

const shop = forAllTests(() => openTestApp({ seed: 'none' }));

test('every table about customers is erased with an account or kept for a reason', async () => {
  const tables = await shop.run<{ name: string }>(`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id'`);
  expect(tables.map(({ name }) => name).sort()).toEqual([...erased, ...kept].sort());
});

test.each(erased)('deleting an account deletes from %s', async (table) => {
  const [functions] = await shop.run<{ bodies: string }>(
    "SELECT string_agg(prosrc, ' ') AS bodies FROM pg_proc WHERE proname LIKE 'erase\\_%'",
  );
  expect(functions?.bodies).toMatch(new RegExp(`DELETE FROM ${table}\\b`));
});
