import { refuse } from './errors';
import { messages } from './messages';

/** Rows on one page of a list. A statement reads one row more to learn whether another page follows. */
export const pageSize = 20;

/** Upper bound of ids and sequences. The first page of a descending list starts below it. */
export const aboveAllIds = Number.MAX_SAFE_INTEGER;

/** Returns the rows of a page and the cursor of the next page. @param cursorOf makes the cursor from the last row shown */
export function pageOf<Row>(
  rows: readonly Row[],
  cursorOf: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: last && rows.length > pageSize ? cursorOf(last) : null };
}

/**
 * Reads the parts of a cursor that the backend has issued.
 * @param shape the pattern of the cursor; its groups are returned @throws 400 when the cursor does not match
 */
export function readCursor(cursor: string, shape: RegExp): string[] {
  const groups = shape.exec(cursor)?.slice(1);
  if (!groups) throw refuse(400, 'bad_input', messages.badInput, { cursor: messages.fieldWrong });
  return groups;
}

/** The id or sequence below which a descending list continues. @throws 400 when the cursor is broken */
export function readIdCursor(cursor: string | undefined): number {
  return cursor === undefined ? aboveAllIds : Number(readCursor(cursor, /^(\d{1,15})$/)[0]);
}
