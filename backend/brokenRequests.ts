import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@/contract/answer';
import { safeHeaders } from './headers';
import { messages } from './messages';

type Answer = { status: number } & ErrorAnswer;

/** Answers to requests that Node refuses before Fastify sees them, by the code of Node's error. */
const answers: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_input', message: messages.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', message: messages.tooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', message: messages.tooLarge },
};
const unreadable: Answer = { status: 400, code: 'bad_input', message: messages.unreadable };

/**
 * Answers a request that is not valid HTTP, has too long headers or arrives too slowly, and closes the connection. The
 * message is Persian, as in every refusal.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, ...answer } = answers[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify(answer);
  const headers = {
    ...safeHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
