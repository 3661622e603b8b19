import { refuse } from './errors';
import { messages } from './messages';

/** Rows of one page of a list. A statement asks for one more, which tells whether another page follows. */
export const pageSize = 20;

/** Below every id and sequence there is: where the first page of a descending list begins. */
export const fromTheTop = Number.MAX_SAFE_INTEGER;

/** The rows of a page, and the cursor of the next one: `cursorOf` names the last row shown. */
export function pageOf<Row>(
  rows: readonly Row[],
  cursorOf: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: last && rows.length > pageSize ? cursorOf(last) : null };
}

/**
 * Reads a cursor of ours.
 * @param shape what it must look like; its groups are answered @throws 400 when it is none
 */
export function readCursor(cursor: string, shape: RegExp): string[] {
  const groups = shape.exec(cursor)?.slice(1);
  if (!groups) throw refuse(400, 'bad_input', messages.badInput, { cursor: messages.fieldWrong });
  return groups;
}

/** The id (or sequence) a descending list goes on below. @throws 400 when the cursor is broken */
export function readIdCursor(cursor: string | undefined): number {
  return cursor === undefined ? fromTheTop : Number(readCursor(cursor, /^(\d{1,15})$/)[0]);
}
