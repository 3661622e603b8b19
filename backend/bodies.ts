import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors';
import { messages } from './messages';

const unreadable = () => refuse(400, 'bad_input', messages.unreadable);
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Bodies are JSON in valid UTF-8 and nothing else; NUL, which PostgreSQL cannot store, is refused here. */
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
    // `\u0000` is how JSON writes a NUL; an escaped backslash before it is refused with it, which harms nobody.
    if (text.includes('\\u0000')) return done(unreadable());
    if (text === '') return done(null, undefined);
    return parse(request, text, done);
  });
}

/** What busboy puts in place of bytes that are no UTF-8. */
const replacement = '\uFFFD';

/**
 * Form data is read into the body as texts by name; files have routes of their own. A form that is cut off, has a name
 * twice or is no text is refused (400), one that is too much (413).
 */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: 20, parts: 20, fieldNameSize: 100, fieldSize: 10_000, files: 0 },
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await fieldsOf(request);
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
  const isText = typeof value === 'string' && !value.includes('\0') && !value.includes(replacement);
  return isText && !valueTruncated && !fieldnameTruncated;
}

/** Refuses a NUL in the address. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00') || url.includes('\0')) throw unreadable();
  });
}
