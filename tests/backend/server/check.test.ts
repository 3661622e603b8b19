import { checkShop } from '@/backend/check/check';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { memoryStorage } from '@/tests/support/memoryStorage';

const shop = forAllTests(() => openTestApp({ seed: 'demo', storage }));
const storage = memoryStorage();

/** The broken invariants and the rows that break them. */
async function broken(): Promise<string[]> {
  const findings = await checkShop({ db: shop.db, storage });
  return findings.flatMap(({ about, broken }) => broken.map((line) => `${about}: ${line}`));
}

test('the demo shop is sound', async () => {
  expect(await broken()).toEqual([]);
});

const damages: [what: string, damage: string, repair: string, complaint: RegExp][] = [
  [
    'a wrong balance',
    'UPDATE wallet_entries SET balance = balance + 5 WHERE sequence = 3',
    'UPDATE wallet_entries SET balance = balance - 5 WHERE sequence = 3',
    /^the ledger.*wallet entry \d+ of customer/,
  ],
  [
    'totals that are not those of the lines',
    'UPDATE orders SET goods_total = goods_total + 1 WHERE id = 1041077',
    'UPDATE orders SET goods_total = goods_total - 1 WHERE id = 1041077',
    /^the totals.*order 1041077/,
  ],
  [
    'a second payment of an order',
    `INSERT INTO payment_attempts SELECT gen_random_uuid(), user_id, purpose, order_id, instalments, savings, 1, gateway, state, token,
      tracking, 'twice', card, reason, refunded_to, inquiries, next_inquiry_at, expires_at, created_at, updated_at
      FROM payment_attempts WHERE order_id = 1021407`,
    `DELETE FROM payment_attempts WHERE reference = 'twice'`,
    /^no order is paid twice: order 1021407/,
  ],
  [
    'a job of a kind that only an older version knew',
    `INSERT INTO outbox (kind, key, payload, next_try_at, created_at, done_at) VALUES
      ('beta_decided', 'beta_decided:1', '{}', '2026-11-01', '2026-11-01', NULL),
      ('relist', 'relist:later', '{}', '2026-11-03', '2026-11-03', '2026-11-03')`,
    `DELETE FROM outbox WHERE key IN ('beta_decided:1', 'relist:later')`,
    /^payments.*the job beta_decided:1 was not begun for a day/,
  ],
  [
    'a missing payment',
    `UPDATE payment_attempts SET amount = amount + 1 WHERE order_id = 1021407`,
    `UPDATE payment_attempts SET amount = amount - 1 WHERE order_id = 1021407`,
    /^payments.*order 1021407 is paid, but not by exactly one/,
  ],
  [
    'pieces that a cancelled order keeps',
    `UPDATE order_items SET taken = 1 WHERE id = (SELECT min(i.id) FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE o.state = 'cancelled')`,
    `UPDATE order_items i SET taken = 0 FROM orders o WHERE o.id = i.order_id AND o.state = 'cancelled'`,
    /^orders that are over.*keeps 1 pieces/,
  ],
  [
    'a seat that nobody has',
    'UPDATE appointment_days SET booked = booked + 1 WHERE id = (SELECT min(id) FROM appointment_days)',
    'UPDATE appointment_days SET booked = booked - 1 WHERE id = (SELECT min(id) FROM appointment_days)',
    /^days of appointments/,
  ],
  [
    'a list with another price',
    'UPDATE listings SET effective = effective + 1 WHERE product_id = 1',
    'UPDATE listings SET effective = effective - 1 WHERE product_id = 1',
    /^lists show.*product 1 costs/,
  ],
  [
    'a product that is sold out in lists only',
    'UPDATE product_properties SET stock = stock + 0, removed_at = now() WHERE product_id = 2',
    'UPDATE product_properties SET removed_at = NULL WHERE product_id = 2',
    /^lists show.*product 2 costs nothing/,
  ],
  [
    'a rating that no reviews gave',
    'UPDATE products SET rating[5] = rating[5] + 1 WHERE id = 1',
    'UPDATE products SET rating[5] = rating[5] - 1 WHERE id = 1',
    /^the rating of a product.*product 1 shows/,
  ],
];

test.each(damages)('finds %s', async (_what, damage, repair, complaint) => {
  for (const table of ['wallet_entries', 'payment_attempts'])
    await shop.run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await shop.run(damage);
  expect((await broken()).some((line) => complaint.test(line))).toBe(true);
  await shop.run(repair);
  expect(await broken()).toEqual([]);
});

test('finds a file that the storage has lost', async () => {
  const [[id, bytes] = ['', Buffer.alloc(0)]] = storage.files;
  storage.files.delete(id);
  expect(await broken()).toEqual([
    `the storage has every file: the private file ${id} is not in the storage`,
  ]);
  storage.files.set(id, bytes);
});
