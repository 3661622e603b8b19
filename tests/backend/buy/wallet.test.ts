import fc from 'fast-check';
import { moveWallet, type WalletMove } from '@/backend/domains/buy/wallet/move';
import type { WalletEntry } from '@/contract/wallet';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

const shop = forAllTests(() => openTestApp());

const moment = Date.parse('2026-11-20T08:00:00Z');
let causes = 0;
const aMove = (userId: number, amount: number, over: Partial<WalletMove> = {}): WalletMove => {
  causes += 1;
  const kind = amount > 0 ? 'recharge' : 'purchase';
  return { userId, amount, kind, title: 'جابه‌جایی', cause: `test ${causes}`, ...over };
};
const move = (userId: number, amount: number, over: Partial<WalletMove> = {}) =>
  moveWallet(shop.db, aMove(userId, amount, over), moment);

/** All entries of a wallet, oldest first, read page by page. */
async function ledger(token: string, filter = 'all'): Promise<WalletEntry[]> {
  const me = asCustomer(shop.app, token);
  const entries: WalletEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const from: string = cursor && `&cursor=${cursor}`;
    const page = await me.get<WalletEntry[], { nextCursor: string | null }>(
      `/user/walletEntries?filter=${filter}${from}`,
    );
    expect(page.status).toBe(200);
    entries.push(...page.data);
    cursor = page.extraObject.nextCursor;
  }
  return entries.reverse();
}

test('a new wallet is empty, and a deposit raises its balance', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const me = asCustomer(shop.app, token);
  expect((await me.get('/user/wallet')).data).toEqual({ balance: 0, held: 0 });
  expect(await move(userId, 2_000_000, { title: 'افزایش موجودی', orderId: 7 })).toMatchObject({
    outcome: 'done',
    balance: 2_000_000,
  });
  const reply = await me.get('/user/wallet');
  expect(reply.data).toEqual({ balance: 2_000_000, held: 0 });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(await ledger(token)).toEqual([
    {
      id: expect.any(Number),
      kind: 'recharge',
      title: 'افزایش موجودی',
      amount: 2_000_000,
      balance: 2_000_000,
      orderId: 7,
      createdAt: new Date(moment).toISOString(),
    },
  ]);
});

test('a withdrawal above the balance is refused', async () => {
  const { userId, token } = await createCustomer(shop.db);
  await move(userId, 500_000);
  expect(await move(userId, -500_001)).toEqual({ outcome: 'insufficient', balance: 500_000 });
  expect(await move(userId, -500_000)).toMatchObject({ outcome: 'done', balance: 0 });
  expect(await ledger(token)).toHaveLength(2);
  expect(await move(999_999, 1)).toEqual({ outcome: 'no_user' });
});

test('a cause books once, and is refused for another customer or amount', async () => {
  const [one, other] = [await createCustomer(shop.db), await createCustomer(shop.db)];
  const first = await move(one.userId, 100, { cause: 'payment 1' });
  await move(one.userId, 50);
  expect(await move(one.userId, 100, { cause: 'payment 1' })).toEqual({ ...first, outcome: 'already' });
  expect(await move(one.userId, 99, { cause: 'payment 1' })).toEqual({ outcome: 'cause_taken' });
  expect(await move(other.userId, 100, { cause: 'payment 1' })).toEqual({ outcome: 'cause_taken' });
  expect((await ledger(one.token)).map(({ amount }) => amount)).toEqual([100, 50]);
  expect(await ledger(other.token)).toEqual([]);
});

test('a move inside a transaction is rolled back with it', async () => {
  const { userId, token } = await createCustomer(shop.db);
  const failing = shop.db.orm.transaction(async (tx) => {
    await moveWallet({ orm: tx }, aMove(userId, 100), moment);
    throw new Error('The order could not be written.');
  });
  await expect(failing).rejects.toThrow('The order could not be written.');
  expect(await ledger(token)).toEqual([]);
});

test('after concurrent moves every balance is the sum of its entries and never negative', async () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((value) => value !== 0);
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 45 }), async (amounts) => {
      const { userId, token } = await createCustomer(shop.db);
      const outcomes = await Promise.all(
        amounts.map((value, place) =>
          move(userId, value, { cause: `${userId} ${place - (place % 7 === 6 ? 1 : 0)}` }),
        ),
      );
      const entries = await ledger(token);
      let balance = 0;
      for (const entry of entries) {
        balance += entry.amount;
        expect(entry.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      expect(entries).toHaveLength(outcomes.filter(({ outcome }) => outcome === 'done').length);
      expect((await asCustomer(shop.app, token).get('/user/wallet')).data).toEqual({ balance, held: 0 });
    }),
    { numRuns: 25 },
  );
});

test('the database refuses to change or delete an entry, or to insert one with a wrong balance', async () => {
  const { userId, token } = await createCustomer(shop.db);
  await move(userId, 100);
  const before = await ledger(token);
  const attempts = [
    `UPDATE wallet_entries SET amount = 1000, balance = 1000 WHERE user_id = ${userId}`,
    `UPDATE wallet_entries SET title = 'x' WHERE user_id = ${userId}`,
    `DELETE FROM wallet_entries WHERE user_id = ${userId}`,
    `INSERT INTO wallet_entries (user_id, sequence, kind, amount, balance, title, idempotency_key)
      VALUES (${userId}, 2, 'gift', 5, 1000, 'x', 'forged balance')`,
    `INSERT INTO wallet_entries (user_id, sequence, kind, amount, balance, title, idempotency_key)
      VALUES (${userId}, 9, 'gift', 5, 105, 'x', 'forged place')`,
  ];
  for (const text of attempts) await expect(run(shop.db, text)).rejects.toThrow();
  expect(await ledger(token)).toEqual(before);
});

test('wallet entries are deleted only with their customer', async () => {
  const { userId } = await createCustomer(shop.db);
  await move(userId, 100);
  await run(shop.db, 'DELETE FROM users WHERE id = $1', [userId]);
  expect(await run(shop.db, 'SELECT id FROM wallet_entries WHERE user_id = $1', [userId])).toEqual([]);
});

test('entries can be filtered by incoming and outgoing amounts', async () => {
  const { userId, token } = await createCustomer(shop.db);
  for (let round = 0; round < 25; round += 1) {
    await move(userId, 10);
    await move(userId, -4);
  }
  expect(await ledger(token)).toHaveLength(50);
  expect((await ledger(token, 'in')).map(({ amount }) => amount)).toEqual(Array(25).fill(10));
  expect((await ledger(token, 'out')).map(({ amount }) => amount)).toEqual(Array(25).fill(-4));
});

test('a malformed cursor, an unknown filter and a guest are refused in Persian', async () => {
  const me = asCustomer(shop.app, (await createCustomer(shop.db)).token);
  for (const query of [
    'cursor=abc',
    'cursor=-1',
    'cursor=1.5',
    `cursor=${'9'.repeat(40)}`,
    'filter=some',
    'page=2',
  ]) {
    const { status, message } = await me.get(`/user/walletEntries?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(message).toMatch(/[آ-ی]/);
  }
  for (const path of ['/user/wallet', '/user/walletEntries']) {
    expect((await asCustomer(shop.app, null).get(path)).status).toBe(401);
  }
});
