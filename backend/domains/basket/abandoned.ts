import type { Database } from '@/backend/db/connect';

/** Days without a change after which a guest's basket is abandoned; a customer's is kept. */
const keptDays = 60;
/** Baskets removed at a time, so that one clean-up never holds up the shop. */
const batch = 1000;

const statement = {
  name: 'remove_abandoned_baskets',
  text: `DELETE FROM baskets WHERE id IN (
    SELECT id FROM baskets WHERE updated_at < $1 AND user_id IS NULL
    ORDER BY updated_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
  ) RETURNING 1`,
};

/** Removes up to a thousand baskets of guests that nobody has changed for sixty days, and answers how many. @param now ms */
export async function removeAbandonedBaskets(db: Database, now: number): Promise<number> {
  const rows = await db.query(statement, [new Date(now - keptDays * 86_400_000).toISOString()]);
  return rows.length;
}
