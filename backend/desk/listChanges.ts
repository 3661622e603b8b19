import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import {
  DeskChangeFilters,
  type DeskChangePage,
  type DeskChangeQuery,
  DeskChangeRow,
} from '@/contract/desk/change';

const operator = `json_build_object('id', c.operator_id, 'name', coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile, ''))`;

/** Each set of filters has its own statement, so that PostgreSQL reads the index for this set. */
const declareList = (name: string, condition: string) =>
  declareStatement({
    name: `desk_changes_${name}`,
    text: `SELECT c.id, c.at, CASE WHEN c.operator_id IS NOT NULL THEN ${operator} END AS operator, c.area, c.subject, c.action,
        c.before, c.after
      FROM desk_changes c LEFT JOIN users u ON u.id = c.operator_id
      WHERE c.id < $beyond::bigint ${condition} ORDER BY c.id DESC LIMIT ${pageSize + 1}`,
    row: DeskChangeRow,
  });
const ofArea = 'AND c.area = $area';
const ofOperator = 'AND c.operator_id IS NOT DISTINCT FROM nullif($operator::int, 0)';
const lists = {
  all: declareList('all', ''),
  area: declareList('area', ofArea),
  operator: declareList('operator', ofOperator),
  both: declareList('both', `${ofArea} ${ofOperator}`),
};

/** A page of the changes at the desk and on the command line, the newest first. @throws 400 for a broken cursor */
export async function listDeskChanges(
  db: Pick<Database, 'query'>,
  { area, operator, cursor }: DeskChangeQuery,
): Promise<DeskChangePage> {
  const beyond = readIdCursor(cursor);
  const rows =
    area !== undefined && operator !== undefined
      ? await db.query(lists.both, { beyond, area, operator })
      : area !== undefined
        ? await db.query(lists.area, { beyond, area })
        : operator !== undefined
          ? await db.query(lists.operator, { beyond, operator })
          : await db.query(lists.all, { beyond });
  const page = pageOf(rows, ({ id }) => String(id));
  return { changes: page.rows, nextCursor: page.nextCursor };
}

/** Filters that are offered. There are fewer areas than this, and seldom more operators. */
const mostFilters = 100;

/** Jumps from one area, and from one operator, to the next in the index, and reads no row twice. */
const filters = declareStatement({
  name: 'desk_change_filters',
  text: `WITH RECURSIVE areas AS (
      (SELECT area FROM desk_changes ORDER BY area LIMIT 1)
      UNION ALL
      SELECT (SELECT d.area FROM desk_changes d WHERE d.area > a.area ORDER BY d.area LIMIT 1) FROM areas a WHERE a.area IS NOT NULL
    ), operators AS (
      (SELECT operator_id AS id FROM desk_changes WHERE operator_id IS NOT NULL ORDER BY operator_id LIMIT 1)
      UNION ALL
      SELECT (SELECT d.operator_id FROM desk_changes d WHERE d.operator_id > o.id ORDER BY d.operator_id LIMIT 1)
        FROM operators o WHERE o.id IS NOT NULL
    )
    SELECT ARRAY(SELECT area FROM areas WHERE area IS NOT NULL LIMIT ${mostFilters}) AS areas,
      coalesce((SELECT json_agg(json_build_object('id', o.id,
          'name', coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile, '')))
        FROM (SELECT id FROM operators WHERE id IS NOT NULL LIMIT ${mostFilters}) o LEFT JOIN users u ON u.id = o.id), '[]') AS operators`,
  row: DeskChangeFilters,
});

/** The areas and the operators that have changes. */
export async function readChangeFilters(db: Pick<Database, 'query'>): Promise<DeskChangeFilters> {
  const [row] = await db.query(filters);
  return row ?? { areas: [], operators: [] };
}
