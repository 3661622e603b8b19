import fc from 'fast-check';
import { moveWallet, type WalletMove } from '@/backend/domains/buy/wallet/move';
import type { WalletEntry } from '@/contract/wallet';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, readAllPages } from '@/tests/support/customer';
import { forAllAsync } from '@/tests/support/forAll';

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
const ledger = async (token: string, filter = 'all') =>
  (
    await readAllPages<WalletEntry>(asCustomer(shop.app, token), `/user/walletEntries?filter=${filter}`)
  ).reverse();

test('a new wallet is empty, and a deposit raises its balance', async () => {
  const { userId, token, get } = await shop.customer();
  expect((await get('/user/wallet')).data).toEqual({ balance: 0, held: 0 });
  expect(await move(userId, 2_000_000, { title: 'افزایش موجودی', orderId: 7 })).toMatchObject({
    outcome: 'done',
    balance: 2_000_000,
  });
  const reply = await get('/user/wallet');
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
  const { userId, token } = await shop.customer();
  await move(userId, 500_000);
  expect(await move(userId, -500_001)).toEqual({ outcome: 'insufficient', balance: 500_000 });
  expect(await move(userId, -500_000)).toMatchObject({ outcome: 'done', balance: 0 });
  expect(await ledger(token)).toHaveLength(2);
  expect(await move(999_999, 1)).toEqual({ outcome: 'no_user' });
});

test('a cause books once, and is refused for another customer or amount', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()];
  const first = await move(one.userId, 100, { cause: 'payment 1' });
  await move(one.userId, 50);
  expect(await move(one.userId, 100, { cause: 'payment 1' })).toEqual({ ...first, outcome: 'already' });
  expect(await move(one.userId, 99, { cause: 'payment 1' })).toEqual({ outcome: 'cause_taken' });
  expect(await move(other.userId, 100, { cause: 'payment 1' })).toEqual({ outcome: 'cause_taken' });
  expect((await ledger(one.token)).map(({ amount }) => amount)).toEqual([100, 50]);
  expect(await ledger(other.token)).toEqual([]);
});

test('a move inside a transaction is rolled back with it', async () => {
  const { userId, token } = await shop.customer();
  const failing = shop.db.orm.transaction(async (tx) => {
    await moveWallet({ orm: tx }, aMove(userId, 100), moment);
    throw new Error('The order could not be written.');
  });
  await expect(failing).rejects.toThrow('The order could not be written.');
  expect(await ledger(token)).toEqual([]);
});

test('after concurrent moves every balance is the sum of its entries and never negative', async () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((value) => value !== 0);
  await forAllAsync({ numRuns: 25 }, fc.array(amount, { minLength: 1, maxLength: 45 }), async (amounts) => {
    const { userId, token } = await shop.customer();
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
  });
});

test('the database refuses to change or delete an entry, or to insert one with a wrong balance', async () => {
  const { userId, token } = await shop.customer();
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
  for (const text of attempts) await expect(shop.run(text)).rejects.toThrow();
  expect(await ledger(token)).toEqual(before);
});

test('wallet entries are deleted only with their customer', async () => {
  const { userId } = await shop.customer();
  await move(userId, 100);
  await shop.run('DELETE FROM users WHERE id = $1', [userId]);
  expect(await shop.run('SELECT id FROM wallet_entries WHERE user_id = $1', [userId])).toEqual([]);
});

test('entries can be filtered by incoming and outgoing amounts', async () => {
  const { userId, token } = await shop.customer();
  for (let round = 0; round < 25; round += 1) {
    await move(userId, 10);
    await move(userId, -4);
  }
  expect(await ledger(token)).toHaveLength(50);
  expect((await ledger(token, 'in')).map(({ amount }) => amount)).toEqual(Array(25).fill(10));
  expect((await ledger(token, 'out')).map(({ amount }) => amount)).toEqual(Array(25).fill(-4));
});

test('a cursor that belongs to no list is refused in Persian', async () => {
  const { get } = await shop.customer();
  for (const cursor of ['abc', '-1', '1.5', '9'.repeat(40)]) {
    const refusal = { status: 400, message: expect.stringMatching(/[آ-ی]/) };
    expect(await get(`/user/walletEntries?cursor=${cursor}`)).toMatchObject(refusal);
  }
});
