import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@/contract/answer';
import { answerRaw, brokenStatusOf } from '@/utils/brokenRequest';
import { safeHeaders } from './headers';
import { messages } from './messages';

const tooLarge: ErrorAnswer = { code: 'too_large', message: messages.tooLarge };
const answers: Readonly<Record<number, ErrorAnswer>> = {
  408: { code: 'bad_input', message: messages.tooSlow },
  413: tooLarge,
  431: tooLarge,
};
const unreadable: ErrorAnswer = { code: 'bad_input', message: messages.unreadable };

/** Answers a request that Node refuses before Fastify sees it, and closes the connection. The message is Persian. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const status = brokenStatusOf(error);
  const body = JSON.stringify(answers[status] ?? unreadable);
  const headers = {
    ...safeHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  };
  answerRaw(error, socket, { status, headers, body });
}
