import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { gateRepeats } from '@/utils/repeatedLines';

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

/**
 * An error of the database quotes the value that it refused (`invalid input syntax for type …: "…"`), which a visitor may have typed.
 * @returns its SQLSTATE and routine for those of class 22, about data; the message of the error for all others
 */
function messageOf(error: Error): string {
  const { code, routine }: { code?: unknown; routine?: unknown } = Object(error);
  const isAboutData = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  return isAboutData ? `SQLSTATE ${code} in ${String(routine)}` : error.message;
}

/** The stack of an error, and those of its causes. */
function stackOf(error: Error): string {
  const inner = withoutValues(error.cause);
  const stack = String(error.stack).replace(error.message, () => messageOf(error));
  return inner instanceof Error ? `${stack}\ncaused by: ${stackOf(inner)}` : stack;
}

/** The parts of a path that are secret tokens: of private files and of sandbox payments. */
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
    return { ...error, type: error.name, message: messageOf(error), stack: stackOf(error) };
  },
};

const errorLevel = 50;

/**
 * Hooks of a logger that write an equal error once a minute. The next one says in `repeated` how many were left out. Errors are
 * equal when they have the same text and the same cause, whatever the call.
 */
export function collapseRepeats(now: () => number = Date.now) {
  const admit = gateRepeats();
  return {
    logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void, level: number) {
      if (level < errorLevel) return method.apply(this, args);
      const [first, ...rest] = args;
      const fields = typeof first === 'object' && first !== null ? first : {};
      const error = 'err' in fields ? withoutValues(fields.err) : first;
      const cause =
        error instanceof Error ? `${error.name} ${error.message}` : typeof first === 'string' ? first : '';
      const leftOut = admit([cause, ...rest].join(' '), now());
      if (leftOut === null) return;
      if (leftOut === 0) return method.apply(this, args);
      const repeated = { ...fields, repeated: leftOut };
      return method.apply(this, fields === first ? [repeated, ...rest] : [repeated, ...args]);
    },
  };
}
