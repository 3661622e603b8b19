import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors';
import { messages } from './messages';

const unreadable = () => refuse(400, 'bad_input', messages.unreadable);

/** The longest body (bytes), of JSON and of forms. */
export const longestBody = 100 * 1024;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether PostgreSQL can store a text: it has no NUL and no half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const jsonEscape = /\\(?:u([\da-f]{4})|[\s\S])/gi;

/** The text of a JSON document with its `\u` escapes read, so that it can be checked without walking its values. */
function readEscapes(json: string): string {
  return json.replace(jsonEscape, (_escape, code?: string) =>
    code === undefined ? ' ' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Bodies are JSON in valid UTF-8 and nothing else; texts that PostgreSQL cannot store are refused (400). */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = strictUtf8.decode(Buffer.from(body));
    } catch {
      return done(unreadable());
    }
    if (!isStorable(text.includes('\\u') ? readEscapes(text) : text)) return done(unreadable());
    if (text === '') return done(null, undefined);
    return parse(request, text, done);
  });
}

/** What busboy puts in place of bytes that are no UTF-8. */
const replacement = '\uFFFD';

/**
 * Form data is read into the body as texts by name; files have routes of their own. A form that is cut off, has a name
 * twice or is no text is refused (400), one that is too much (413), as soon as it is, and its connection is closed.
 */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: 20, parts: 20, fieldNameSize: 100, fieldSize: 10_000, files: 0 },
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    try {
      request.body = await Promise.race([refuseLongForm(request), fieldsOf(request)]);
    } catch (error) {
      reply.header('connection', 'close');
      throw error;
    }
  });
}

/** Counts what arrives, also what is no field. @returns a promise that never holds @throws 413 */
function refuseLongForm({ raw, headers }: FastifyRequest): Promise<never> {
  return new Promise((_hold, reject) => {
    let bytes = 0;
    const refuseLong = (length: number) => {
      if (length > longestBody) reject(refuse(413, 'too_large', messages.tooLarge));
    };
    refuseLong(Number(headers['content-length'] ?? 0));
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      refuseLong(bytes);
    });
  });
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || !isReadable(part) || fields.has(part.fieldname)) throw unreadable();
      fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    // A limit has a status of its own; whatever else the reader stumbles over has none.
    throw error instanceof Error && 'statusCode' in error ? error : unreadable();
  }
  return Object.fromEntries(fields);
}

function isReadable({ value, valueTruncated, fieldnameTruncated }: MultipartValue): boolean {
  const isText = typeof value === 'string' && isStorable(value) && !value.includes(replacement);
  return isText && !valueTruncated && !fieldnameTruncated;
}

/** Refuses an address whose path or query has a NUL, or escapes that are no UTF-8 (400). */
export function refuseBrokenAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!isReadableAddress(url)) throw unreadable();
  });
}

function isReadableAddress(url: string): boolean {
  try {
    return isStorable(decodeURIComponent(url));
  } catch {
    return false;
  }
}
