import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type NodeError = Error & { code?: string };

/** Statuses of requests that Node refuses before a handler sees them, by the code of Node's error. Any other is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** The status for a request that is not valid HTTP, has too long headers or arrives too slowly. */
export const brokenStatusOf = ({ code }: NodeError): number => statuses[code ?? ''] ?? 400;

/** Browsers send about twenty headers, and proxies add a few. Node limits their bytes to 16 kB and not their number. */
const mostHeaders = 100;
export const hasTooManyHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.length > 2 * mostHeaders;

type RawAnswer = { status: number; headers: Readonly<Record<string, unknown>>; body: string };

/** Writes the answer to such a request on its socket, and closes the connection. */
export function answerRaw({ code }: NodeError, socket: Socket, { status, headers, body }: RawAnswer): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
