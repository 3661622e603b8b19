import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/connect';
import type { WalletEntry } from '@/contract/wallet';

/** An amount that is added to a wallet or taken from it. */
export type WalletMove = {
  userId: number;
  /** Toman. Positive adds money, negative takes money. Never 0. */
  amount: number;
  kind: WalletEntry['kind'];
  /** The text that the customer reads in the list of entries. */
  title: string;
  orderId?: number;
  /** Identifies the reason of the move («payment 12»). A cause is booked once, however often the move is requested. */
  cause: string;
};

/**
 * The outcome of a move. `already`: the same move was booked before, and the answer is that booking. The other outcomes
 * booked nothing. `insufficient`: the balance would become negative. `cause_taken`: the cause has booked a different move.
 */
export type WalletOutcome =
  | { outcome: 'done' | 'already'; entryId: number; balance: number }
  | { outcome: 'insufficient'; balance: number }
  | { outcome: 'no_user' | 'cause_taken' };

type Row = { outcome: WalletOutcome['outcome']; entryId: string | null; balance: string | null };

/**
 * Books a move on top of the newest entry. All wallet entries are written by this function. Its statement waits for other
 * moves of the same customer. Inside a transaction pass `{ orm: tx }`.
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
