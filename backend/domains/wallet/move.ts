import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/connect';
import type { WalletEntry } from '@/contract/wallet';

/** Money that goes into a wallet or out of it. */
export type WalletMove = {
  userId: number;
  /** Toman; positive comes in, negative goes out. Never 0. */
  amount: number;
  kind: WalletEntry['kind'];
  /** What the customer reads. */
  title: string;
  orderId?: number;
  /** Names the cause («payment 12»): the same cause books once, however often it is asked for. */
  cause: string;
};

/**
 * What became of a move. `already` is the same move asked for again and answers what it booked; the others booked
 * nothing: `insufficient` would have made the balance negative, `cause_taken` names a cause that has booked another move.
 */
export type WalletOutcome =
  | { outcome: 'done' | 'already'; entryId: number; balance: number }
  | { outcome: 'insufficient'; balance: number }
  | { outcome: 'no_user' | 'cause_taken' };

type Row = { outcome: WalletOutcome['outcome']; entryId: string | null; balance: string | null };

/**
 * Books a move, all or nothing, on top of the newest entry: the only way into the ledger. One statement, which waits for
 * other moves of the same customer. Works inside a transaction too: pass `{ orm: tx }`.
 * @param now ms since the epoch
 */
export async function moveWallet(
  { orm }: Pick<Database, 'orm'>,
  { userId, amount, kind, title, orderId, cause }: WalletMove,
  now: number,
): Promise<WalletOutcome> {
  const moment = new Date(now).toISOString();
  const [row]: Row[] = await orm
    .select({
      outcome: sql<Row['outcome']>`m.outcome`,
      entryId: sql<string | null>`m.entry::text`,
      balance: sql<string | null>`m.balance::text`,
    })
    .from(
      sql`move_wallet(${userId}::int, ${amount}::bigint, ${kind}::text, ${title}::text, ${orderId ?? null}::int,
        ${cause}::text, ${moment}::timestamptz) AS m`,
    );
  if (!row) throw new Error('move_wallet answered nothing.');
  const { outcome } = row;
  if (outcome === 'done' || outcome === 'already') {
    return { outcome, entryId: Number(row.entryId), balance: Number(row.balance) };
  }
  return outcome === 'insufficient' ? { outcome, balance: Number(row.balance) } : { outcome };
}
