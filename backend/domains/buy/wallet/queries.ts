import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import { Wallet, WalletEntry, type WalletFilter, type WalletQuery } from '@/contract/wallet';

const wallet = declareStatement({
  name: 'wallet',
  text: 'SELECT wallet_balance($1) AS balance, held_money($1) AS held',
  row: Wallet,
});

const EntryRow = Type.Object({ ...WalletEntry.properties, sequence: Type.Integer() });
const entriesOf = (filter: WalletFilter, direction: string) =>
  declareStatement({
    row: EntryRow,
    name: `wallet_entries_${filter}`,
    text: `SELECT id, sequence, kind, title, amount, balance, order_id AS "orderId", created_at AS "createdAt"
    FROM wallet_entries WHERE user_id = $1 AND sequence < $2::bigint ${direction}
    ORDER BY sequence DESC LIMIT ${pageSize + 1}`,
  });
const entries = {
  all: entriesOf('all', ''),
  in: entriesOf('in', 'AND amount > 0'),
  out: entriesOf('out', 'AND amount < 0'),
};

/** Reads the balance of a wallet, and what unpaid orders keep of it, in toman. */
export async function readWallet(db: Database, userId: number): Promise<Wallet> {
  const [row] = await db.query(wallet, [userId]);
  return row ?? { balance: 0, held: 0 };
}

/** Reads a page of wallet entries, newest first. @throws 400 for a malformed cursor */
export async function readEntries(
  db: Database,
  userId: number,
  { filter = 'all', cursor }: WalletQuery,
): Promise<{ data: WalletEntry[]; extraObject: { nextCursor: string | null } }> {
  const found = await db.query(entries[filter], [userId, readIdCursor(cursor)]);
  const { rows, nextCursor } = pageOf(found, ({ sequence }) => String(sequence));
  return { data: rows.map(({ sequence: _, ...entry }) => entry), extraObject: { nextCursor } };
}
