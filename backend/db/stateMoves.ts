import { sql } from 'drizzle-orm';
import type { Orm } from './connect';
import { enforcedTransitions } from './enforcedTransitions';

/** Creates the table of transitions when it is missing. The functions that read it are created after it. */
export const createStateMoves = (tx: Pick<Orm, 'execute'>) =>
  tx.execute(sql`CREATE TABLE IF NOT EXISTS state_moves (
    subject text NOT NULL, earlier text NOT NULL, later text NOT NULL, PRIMARY KEY (subject, earlier, later))`);

/** Replaces the rows by the transitions of this version. Call it inside the transaction that holds the migration lock. */
export async function fillStateMoves(tx: Pick<Orm, 'execute'>): Promise<void> {
  const moves = Object.entries(enforcedTransitions).flatMap(([subject, transitions]) =>
    Object.entries(transitions).flatMap(([earlier, next]) =>
      next.map((later) => ({ subject, earlier, later })),
    ),
  );
  await tx.execute(sql`DELETE FROM state_moves`);
  await tx.execute(sql`INSERT INTO state_moves (subject, earlier, later)
    SELECT m.subject, m.earlier, m.later
    FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m (subject text, earlier text, later text)`);
}
