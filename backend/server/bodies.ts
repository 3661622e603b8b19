import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasTooManyHeaders } from '@/utils/brokenRequest';
import { refuse } from './errors';
import { messages } from './messages';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads bytes with `readBytes`. Every other route refuses them. */
    readsBytes?: boolean;
  }
}

const unreadable = () => refuse(400, 'bad_input', messages.unreadable);

/** Longest body in bytes, of JSON and of forms. */
export const longestBody = 100 * 1024;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether PostgreSQL can store a text, which must have no NUL and no lone surrogate. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const jsonEscape = /\\(?:u([\da-f]{4})|[\s\S])/gi;

/** Decodes the `\u` escapes of a JSON document, so that its text can be checked before the document is parsed. */
function readEscapes(json: string): string {
  return json.replace(jsonEscape, (_escape, code?: string) =>
    code === undefined ? ' ' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Accepts JSON in valid UTF-8 only, and refuses texts that PostgreSQL cannot store (400). */
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

/** The character that busboy writes in place of bytes that are not valid UTF-8. */
const replacementCharacter = '\uFFFD';

/**
 * Reads form data into the body as texts by name, and accepts no files. Refuses a form that is cut off, repeats a name
 * or has a field that is not text (400), and one that is too long (413) as soon as the limit is passed. A refusal closes
 * the connection, so that the rest of the form is not read.
 */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: 40, parts: 40, fieldNameSize: 100, fieldSize: 10_000, files: 0 },
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    try {
      request.body = await Promise.race([refuseLongForm(request, longestBody), fieldsOf(request)]);
    } catch (error) {
      reply.header('connection', 'close');
      throw error;
    }
  });
}

/** Counts all bytes of the request, not only those of fields. @returns a promise that never resolves @throws 413 */
function refuseLongForm({ raw, headers }: FastifyRequest, longest: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    const refuseLong = (length: number) => {
      if (length > longest) reject(refuse(413, 'too_large', messages.tooLarge));
    };
    refuseLong(Number(headers['content-length'] ?? 0));
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      refuseLong(bytes);
    });
  });
}

/** Lets routes of a plugin read `application/octet-stream` with `readBytes`. Its other routes refuse such a body (415). */
export function acceptBytes(plugin: FastifyInstance): void {
  plugin.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    const { readsBytes } = request.routeOptions.config;
    done(readsBytes ? null : refuse(415, 'unsupported_media', messages.unsupportedMedia), undefined);
  });
}

type BytesLimit = { longest: number; partTooLarge: string; partBroken: string };

/**
 * Reads the bytes of a body into memory. A refusal closes the connection, so that the rest is not read.
 * @throws 413 with `partTooLarge` above `longest` bytes, 400 with `partBroken` when the connection breaks off
 */
export async function readBytes(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { longest, partTooLarge, partBroken }: BytesLimit,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of raw) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > longest) break;
    }
  } catch {
    throw refuse(400, 'bad_input', partBroken);
  }
  if (length <= longest) return Buffer.concat(chunks);
  reply.header('connection', 'close');
  throw refuse(413, 'too_large', partTooLarge);
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || !isReadable(part) || fields.has(part.fieldname)) throw unreadable();
      fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    // An error of a limit carries its own status. Every other error means that the form cannot be read.
    throw error instanceof Error && 'statusCode' in error ? error : unreadable();
  }
  return Object.fromEntries(fields);
}

function isReadable({ value, valueTruncated, fieldnameTruncated }: MultipartValue): boolean {
  const isText = typeof value === 'string' && isStorable(value) && !value.includes(replacementCharacter);
  return isText && !valueTruncated && !fieldnameTruncated;
}

/**
 * Lets the routes of a plugin read forms that a browser sends to another page. A form that cannot be read counts as
 * a form without fields, because the browser must be redirected to the next page in any case.
 */
export function readPageForms(plugin: FastifyInstance): void {
  plugin.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(String(body)));
      done(null, Object.values(fields).every(isStorable) ? fields : {});
    },
  );
}

/**
 * Refuses an address whose path or query has a NUL, or escapes that are not valid UTF-8 (400), too many headers (431), and a compressed
 * body (415), which a few bytes could make larger than any limit.
 */
export function refuseBrokenHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, raw, headers }) => {
    if (!isReadableAddress(url)) throw unreadable();
    if (hasTooManyHeaders(raw)) throw refuse(431, 'too_large', messages.tooLarge);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw refuse(415, 'unsupported_media', messages.unsupportedMedia);
  });
}

function isReadableAddress(url: string): boolean {
  try {
    return isStorable(decodeURIComponent(url));
  } catch {
    return false;
  }
}
