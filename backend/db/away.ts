import { DrizzleQueryError } from 'drizzle-orm';
import { readField } from '@/utils/readField';

/** SQLSTATE of a write on a server that is no longer the writer. */
export const readOnly = '25006';

/**
 * SQLSTATEs of a server that cannot serve: connection errors (also those of PgBouncer), a server that is no longer the writer,
 * one that shuts down or starts, and one without a free connection.
 */
const awayStates = /^(?:08[0-9A-Z]{3}|25006|57P0[123]|53300)$/;
/** Codes of a socket that breaks or cannot be opened. */
const awayCodes = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's errors without a code, by the beginning of their English texts. */
const awayTexts =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether a statement failed because the database server was lost, demoted or could not be reached. Its outcome is unknown. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const code = readField(cause, 'code');
  if (typeof code === 'string') return awayStates.test(code) || awayCodes.test(code);
  return awayTexts.test(String(readField(cause, 'message')));
}
