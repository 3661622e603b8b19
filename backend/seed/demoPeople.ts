import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { publishedPeople } from './persona/personas';

// Compares the number and the invented national code, because a real customer may have one of the numbers.
const find = declareStatement({
  name: 'demo_people',
  text: `SELECT id FROM users WHERE (mobile, national_code) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
  row: Type.Object({ id: Type.Integer() }),
});
const endSessions = declareStatement({
  name: 'demo_people_sessions_end',
  text: 'DELETE FROM sessions WHERE user_id = ANY ($1::int[])',
  row: noRow,
});

/** How a start treats demo customers, whose passwords are published. */
export type DemoPeople = {
  /** Ids of the accounts that refuse every sign-in. */
  closed: ReadonlySet<number>;
  /** The warning for the log, or null when the database has no demo customers. */
  warning: string | null;
};

/**
 * Finds the demo customers of a database. When the shop sends real messages their accounts are closed and their sessions
 * end, because their passwords are published and their numbers may belong to real people.
 */
export async function findDemoPeople(db: Database, sendsMessages: boolean): Promise<DemoPeople> {
  const mobiles = publishedPeople.map(({ mobile }) => mobile);
  const rows = await db.query(find, [mobiles, publishedPeople.map(({ nationalCode }) => nationalCode)]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { closed: new Set(), warning: null };
  const who = `The database has the demo's people (${mobiles.join(', ')}) with published passwords`;
  if (!sendsMessages) {
    const warning = `${who}: anybody who reaches this shop can sign in as them. Start a real shop with SEED=none.`;
    return { closed: new Set(), warning };
  }
  await db.query(endSessions, [ids]);
  const warning = `${who}. SMS_PROVIDER sends real messages, so nobody can sign in as them. Start a real shop with SEED=none.`;
  return { closed: new Set(ids), warning };
}
