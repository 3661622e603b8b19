import type { Static, TObject } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';

/** Rows of waiting work that the command line prints of each kind. */
const mostPrinted = 200;

type Listed = {
  /** Begins the names of its statements. */
  name: string;
  /** Everything before WHERE. */
  select: string;
  /** The column that orders the rows and continues the pages. */
  id: string;
  /** SQL conditions of the two tabs. */
  waiting: string;
  all?: string;
};

/**
 * The work of one kind, for the desk and for the command line: what waits for an operator, the oldest first, and everything, the
 * newest first. The answers of the desk leave out the columns that only the command line prints.
 */
export function declareWork<Row extends TObject>({
  name,
  select,
  id,
  waiting,
  all = 'true',
  row,
}: Listed & { row: Row }) {
  const declare = (tab: string, condition: string, sign: '<' | '>') =>
    declareStatement({
      name: `${name}_${tab}`,
      text: `${select} WHERE ${condition} AND ${id} ${sign} $beyond::bigint
        ORDER BY ${id} ${sign === '<' ? 'DESC' : 'ASC'} LIMIT $limit`,
      row,
    });
  const tabs = { waiting: declare('waiting', waiting, '>'), all: declare('all', all, '<') };
  return {
    /** Work that waits for an operator, the oldest first, at most 200 rows. */
    listWaiting: (db: Queries): Promise<Static<Row>[]> =>
      db.query(tabs.waiting, { beyond: 0, limit: mostPrinted }),
    /** A page of a tab. One statement. @throws 400 for a broken cursor */
    async readPage(db: Queries, { tab, cursor }: { tab: keyof typeof tabs; cursor?: string }) {
      const beyond = cursor === undefined && tab === 'waiting' ? 0 : readIdCursor(cursor);
      const rows = await db.query(tabs[tab], { beyond, limit: pageSize + 1 });
      return pageOf(rows, (last) => String(last.id));
    },
  };
}
