import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connectionHeaders } from '@/services/server/apiRules';

const dropped: ReadonlySet<string> = new Set(connectionHeaders);

/** Headers by which the parts of Next talk to each other. A visitor must not send them. */
const internalHeader = /^x-(?:middleware|invoke|matched|prerender|now|nextjs-(?!data$))/;

export type Headers = Record<string, string | string[]>;

/** Headers without those that belong to one connection, also without the ones that `Connection` names. */
export function withoutConnection(headers: IncomingHttpHeaders): Headers {
  const named = headers.connection?.toLowerCase().split(/[\s,]+/);
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || dropped.has(name) || named?.includes(name)) continue;
    kept[name] = value;
  }
  return kept;
}

/**
 * The value of `X-Forwarded-For` for the next server: what the visitor claims, then the address of the socket, as proxies do.
 * The server that reads it trusts only the addresses that proxies have written. Undefined when the socket is already closed.
 */
export function addressesOf({ headers, socket }: IncomingMessage): string | undefined {
  const claimed = headers['x-forwarded-for'];
  if (socket.remoteAddress === undefined) return undefined;
  return claimed === undefined ? socket.remoteAddress : `${claimed}, ${socket.remoteAddress}`;
}

/**
 * The name under which a visitor takes turns: the address, of IPv6 its first 48 bits, because one connection may have all addresses
 * that begin with them.
 */
export function visitorOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [start = ''] = address.split('::');
  return [...start.split(':'), '0', '0'].slice(0, 3).join(':');
}

/** Headers of a request for the next server, with the visitor's address. */
export function forwardedHeaders(request: IncomingMessage): Headers {
  const headers = withoutConnection(request.headers);
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name];
  const addresses = addressesOf(request);
  if (addresses === undefined) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = addresses;
  const length = request.headers['content-length'];
  if (length !== undefined && hasBody(request)) headers['content-length'] = length;
  return headers;
}

/** Headers of a request for the backend, which reads there at which address browsers see the shop. */
export function headersForBackend(request: IncomingMessage): Headers {
  const headers = forwardedHeaders(request);
  if (request.headers.host !== undefined) headers['x-forwarded-host'] = request.headers.host;
  return headers;
}

/** Whether a body follows the headers. The bodies of GET and HEAD mean nothing and are not passed on. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The body of a request as a stream; null when it has none. */
export const bodyOf = (request: IncomingMessage) => (hasBody(request) ? request : null);

/** Whether the visitor uses TLS, as the proxy in front of the shop says. */
export const isOverTls = ({ headers }: IncomingMessage) => headers['x-forwarded-proto'] === 'https';
