import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
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

/** Form data is read into the body as texts by name; files have routes of their own. */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 20, parts: 20, fieldNameSize: 100, fieldSize: 10_000, files: 0 },
  });
  app.addHook('preValidation', async ({ body, headers }) => {
    if (!headers['content-type']?.startsWith('multipart/')) return;
    const values = Object.values(Object(body));
    const readable = values.every(
      (value) => typeof value === 'string' && !value.includes('\0') && !value.includes(replacement),
    );
    if (!readable) throw unreadable();
  });
}

/** Refuses a NUL in the address. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00') || url.includes('\0')) throw unreadable();
  });
}
