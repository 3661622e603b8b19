import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Transform, Writable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { refusals } from '@/services/server/apiRules';
import { errorTimingOf } from '@/utils/errorCode';
import { requestIdHeader } from '@/utils/requestId';
import { chooseEncoding, createEncoder, isCompressible, leastCompressed } from './encoding';
import { type PopularAnswers, popularName } from './popularAnswers';
import { ownHeaders, sendRefusal } from './refuse';
import { bodyOf, type Headers, withoutConnection } from './requests';

type Options = {
  path: string;
  headers: Headers;
  /** Time limit (ms) for the first byte of the answer. */
  timeoutMs: number;
  /** Given, an answer that the other server has not compressed is compressed; holds those that many visitors get. */
  compressed?: PopularAnswers;
  /** Headers that replace those of the answer. */
  added?: Headers | null;
  /** Called with the status before the answer is passed on. */
  onStatus?: (status: number) => void;
  /** Aborted when the visitor leaves. A change is finished nevertheless. */
  signal: AbortSignal;
};

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const isEmptyStatus = (status: number) => status === 204 || status === 304;

/** Whether to compress an answer here, and how. */
function chooseEncoder(request: IncomingMessage, status: number, headers: IncomingHttpHeaders) {
  const length = headers['content-length'];
  if (request.method === 'HEAD' || isEmptyStatus(status) || headers['content-encoding']) return null;
  if (!isCompressible(headers['content-type']) || Number(length ?? leastCompressed) < leastCompressed)
    return null;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  return encoding === 'identity' ? null : { encoding, stream: createEncoder(encoding) };
}

/** A stream whose content nobody needs. */
const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Leads a stream into another one, and ends both when one of them breaks off. */
function pipeTo(from: Transform, to: Writable): Transform {
  pipeline(from, to, () => undefined);
  return from;
}

/**
 * Passes a request on to another server and its answer back, both bodies as streams. An answer that breaks off in the middle
 * closes the visitor's connection.
 */
export async function forward(
  to: Dispatcher,
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers, timeoutMs, compressed, added, onStatus, signal }: Options,
): Promise<void> {
  try {
    await to.stream(
      {
        path,
        // Node's parser refuses every method that is not one of these.
        method: request.method as Dispatcher.HttpMethod,
        headers,
        body: bodyOf(request),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        ...(isRead(request) ? { signal } : {}),
      },
      ({ statusCode, headers: answered }) => {
        onStatus?.(statusCode);
        const sent: Headers = { ...ownHeaders(request), ...withoutConnection(answered), ...added };
        Object.assign(sent, errorTimingOf(statusCode, request.headers[requestIdHeader]));
        // It names the loopback port of Next.
        delete sent['x-middleware-rewrite'];
        const encoder = compressed ? chooseEncoder(request, statusCode, answered) : null;
        if (compressed && isCompressible(answered['content-type']?.toString()))
          sent.vary = joinVary(sent.vary);
        const length = answered['content-length'];
        if (length !== undefined && !encoder) sent['content-length'] = length;
        if (!encoder) return response.writeHead(statusCode, sent);
        sent['content-encoding'] = encoder.encoding;
        // The bytes differ from those that a strong tag names.
        if (typeof sent.etag === 'string' && !sent.etag.startsWith('W/')) sent.etag = `W/${sent.etag}`;
        const name = encoder.encoding === 'br' && statusCode === 200 ? popularName(answered) : null;
        const ready = name === null ? undefined : compressed?.find(name);
        if (ready) {
          response.writeHead(statusCode, { ...sent, 'content-length': ready.byteLength }).end(ready);
          return discard();
        }
        response.writeHead(statusCode, sent);
        const watched = name === null ? null : compressed?.watch(name);
        if (!watched) return pipeTo(encoder.stream, response);
        pipeTo(encoder.stream, response);
        return pipeTo(watched, encoder.stream);
      },
    );
  } catch {
    if (!response.headersSent) sendRefusal(request, response, refusals.unavailable);
    else if (!response.writableEnded) response.destroy();
  }
}

function joinVary(vary: string | string[] | undefined): string {
  const text = String(vary ?? '');
  if (/\*|accept-encoding/i.test(text)) return text;
  return text ? `${text}, Accept-Encoding` : 'Accept-Encoding';
}
