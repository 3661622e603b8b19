import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { apiPath, type Refusal, refusals } from '@/services/server/apiRules';
import { securityHeaders, strictTransport } from '@/services/server/responseHeaders';
import { answerRaw, brokenStatusOf } from '@/utils/brokenRequest';
import { errorCodeText } from '@/utils/errorCode';
import { requestIdHeader } from '@/utils/requestId';
import { type Headers, isOverTls } from './requests';

const lowerCase = (headers: Record<string, string>): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const security = lowerCase(securityHeaders);
const transport = lowerCase(strictTransport);

/** The shop's security headers for an answer of the front server. */
export const ownHeaders = (request: IncomingMessage): Headers =>
  isOverTls(request) ? { ...security, ...transport } : { ...security };

/** A page of one message. The content security policy allows no script, so the page needs none. */
function writePage({ status, answer }: Refusal, id: string | null): string {
  const [title, ...rest] = answer.message.split(/\.(?: |$)/).filter(Boolean);
  if (status >= 500) rest.push('سبد خریدتان دست‌نخورده است');
  return `<!doctype html>
<html lang="fa" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { margin: 20vh auto 0; max-width: 30rem; padding: 0 1rem; font-family: sans-serif; line-height: 2; text-align: center; }
</style>
<h1>${title}</h1>
${rest.map((sentence) => `<p>${sentence}.</p>`).join('\n')}${id ? `\n<p><small>${errorCodeText(id)}</small></p>` : ''}
<p><a href="/">صفحهٔ نخست</a></p>
</html>
`;
}

/** Headers and body of a refusal: a page, or JSON for a call. @param id of the request, for a failure of the shop */
function writeRefusal(refusal: Refusal, isCall: boolean, id: string | null = null) {
  const body = isCall
    ? JSON.stringify({ ...refusal.answer, ...(id && { requestId: id }) })
    : writePage(refusal, id);
  return {
    body,
    headers: {
      'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...refusal.headers,
    },
  };
}

/** Answers with a refusal that shoppers can read. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const id = refusal.status >= 500 ? request.headers[requestIdHeader]?.toString() : null;
  const { headers, body } = writeRefusal(refusal, request.url?.startsWith(apiPath) ?? false, id);
  response.writeHead(refusal.status, { ...ownHeaders(request), ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const brokenRefusals: Readonly<Record<number, Refusal>> = {
  408: refusals.tooSlow,
  413: refusals.tooLarge,
  431: refusals.headersTooLarge,
};

/** Answers a request that Node refuses before Fastify sees it with a page of the shop, and closes the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const refusal = brokenRefusals[brokenStatusOf(error)] ?? refusals.unreadable;
  const { headers, body } = writeRefusal(refusal, false);
  answerRaw(error, socket, { status: refusal.status, headers: { ...security, ...headers }, body });
}

/** Answers an upgrade with 426 and closes its socket. The shop uses no WebSockets. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}
