import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

/**
 * Fields of errors that are removed from the log, because they can contain personal data: the values of a database
 * statement (PGlite's errors contain all of them, PostgreSQL quotes parts), a command that Redis refused (the command
 * that signs in to Redis contains its password) and the headers of a form.
 */
export const redact = {
  paths: [
    ...['params', 'detail', 'where', 'hint', 'internalQuery', 'command'].map((key) => `err.${key}`),
    'busboyOptions.headers',
  ],
  remove: true,
};

/** Drizzle writes all values of a failed statement into the message of its error. @returns the error of the database instead */
export const withoutValues = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('A statement failed.')) : error;

/** The stack of an error, and those of its causes. */
function stackOf({ stack, cause }: Error): string {
  const inner = withoutValues(cause);
  return inner instanceof Error ? `${stack}\ncaused by: ${stackOf(inner)}` : String(stack);
}

/** Parts of a path that open something for everybody who has them: the tokens of private files and of sandbox payments. */
const tokensOfPath = /^(\/public\/files|\/sandboxBank)\/[^/]+/;

/** Writes errors and requests into the log without personal data and secrets. `redact` then removes further fields. */
export const serializers = {
  /** Leaves out the query, which has searched mobile numbers and references of payments, and replaces tokens. */
  req({ method, url, host, ip, socket }: FastifyRequest) {
    const [path = ''] = url.split('?');
    return {
      method,
      url: path.replace(tokensOfPath, '$1/***'),
      host,
      remoteAddress: ip,
      remotePort: socket?.remotePort,
    };
  },
  err(given: unknown): { [key: string]: unknown; type: string; message: string; stack: string } {
    const error = withoutValues(given);
    if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
    return { ...error, type: error.name, message: error.message, stack: stackOf(error) };
  },
};
