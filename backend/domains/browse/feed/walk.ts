import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Id } from '@/contract/common';

/** Products of a page of Torob. */
export const torobPageSize = 100;

export const TorobSort = Type.Enum(['date_added_desc', 'date_updated_desc']);
export type TorobSort = Static<typeof TorobSort>;

const Page = Type.Object({
  id: Id,
  total: Type.Integer(),
  complete: Type.Boolean(),
  variantIds: Type.Array(Id),
});

/** The statements of a sort by a column of `feed_variants`. */
function statementsOf(sort: TorobSort, column: 'added_at' | 'changed_at') {
  const ids = (limit = '') =>
    `ARRAY(SELECT variant_id FROM feed_variants WHERE offered ORDER BY ${column} DESC, variant_id DESC ${limit})`;
  return {
    /** Begins a walk with its first page, and counts. */
    begin: declareStatement({
      name: `feed_walk_by_${column}`,
      text: `INSERT INTO feed_walks (sort, variant_ids, complete, page, used_at) VALUES ('${sort}', ${ids(`LIMIT ${torobPageSize}`)}, false, 1, $now)
        RETURNING id, (SELECT count(*) FROM feed_variants WHERE offered)::int AS total, complete, variant_ids AS "variantIds"`,
      row: Page,
    }),
    /** Notes the order of the other variants. One that has moved since to or from the first page stays where it was. */
    complete: declareStatement({
      name: `feed_walk_whole_by_${column}`,
      text: `UPDATE feed_walks w SET complete = true, variant_ids = CASE WHEN n.ids[1 : ${torobPageSize}] = w.variant_ids THEN n.ids
          ELSE w.variant_ids || ARRAY(SELECT u.id FROM unnest(n.ids) WITH ORDINALITY AS u (id, place)
            WHERE u.id <> ALL (w.variant_ids) ORDER BY u.place) END
        FROM (SELECT ${ids()} AS ids) n WHERE w.id = $id AND NOT w.complete`,
      row: noRow,
    }),
  };
}
const statements = {
  date_added_desc: statementsOf('date_added_desc', 'added_at'),
  date_updated_desc: statementsOf('date_updated_desc', 'changed_at'),
};

/** Continues the walk that has come nearest to the page, so that two readers who are at different pages keep a walk each. */
const continueWalk = declareStatement({
  name: 'feed_walk_on',
  text: `UPDATE feed_walks SET page = $page, used_at = $now WHERE id = (
      SELECT id FROM feed_walks WHERE sort = $sort AND page <= $page ORDER BY page DESC, id DESC LIMIT 1)
    RETURNING id, cardinality(variant_ids) AS total, complete,
      variant_ids[($page::int - 1) * ${torobPageSize} + 1 : $page * ${torobPageSize}] AS "variantIds"`,
  row: Page,
});

/** Walks that nobody continues any more: Torob reads a page every few seconds. */
export const oldWalks = { table: 'feed_walks', isOld: `used_at < $1::timestamptz - interval '1 hour'` };

/** Notes the order of all variants for the later pages of a walk, which takes longer than its first page may. */
export const completeWalk = (db: Database, sort: TorobSort, id: number) =>
  db.query(statements[sort].complete, { id });

/**
 * A page of the offered variants, the newest or the last changed first. The order of all variants is noted at the first page, and the
 * pages after it are cut from that order: every variant that was offered then is on one page, whatever changes meanwhile. Call
 * `completeWalk` after the first page; a later page that comes earlier does it itself. @param now ms
 */
export async function readWalk(
  db: Database,
  sort: TorobSort,
  page: number,
  now: number,
): Promise<Static<typeof Page>> {
  const moment = new Date(now).toISOString();
  const goOn = async () => (await db.query(continueWalk, { sort, page, now: moment }))[0];
  let walk = page === 1 ? undefined : await goOn();
  if (walk?.complete) return walk;
  walk ??= (await db.query(statements[sort].begin, { now: moment }))[0];
  if (!walk) throw new Error('A list for Torob could not be begun.');
  if (page === 1) return walk;
  await completeWalk(db, sort, walk.id);
  return (await goOn()) ?? walk;
}
