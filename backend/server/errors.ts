import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '@/backend/db/away';
import type { ErrorAnswer, ErrorCode } from '@/contract/answer';
import { reportFact } from '@/utils/telemetry/facts';
import { safeHeaders } from './headers';
import { messages } from './messages';

/** The reason of a refusal that matters for security. It is written to the log and never into an answer. */
export type SecurityEvent = {
  reason:
    | 'wrong_code'
    | 'wrong_password'
    | 'code_held'
    | 'number_held'
    | 'device_held'
    | 'address_held'
    | 'shop_held'
    | 'demo_person'
    | 'not_supervisor'
    | 'other_site';
  /** Id of the customer who is signed in. */
  customer?: number;
};

/** An error that refuses a call and explains the reason to the shopper. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    readonly security?: SecurityEvent,
  ) {
    super(message);
  }
}

/** Creates a refusal: `throw refuse(404, 'not_found', messages.productNotFound)`. The message is Persian. */
export function refuse(
  statusCode: number,
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
  security?: SecurityEvent,
): Refusal {
  return new Refusal(statusCode, code, message, fields, security);
}

/** Refuses a call that came too soon. The message and `Retry-After` say how many seconds to wait. */
export class TooSoon extends Refusal {
  constructor(
    readonly seconds: number,
    security?: SecurityEvent,
  ) {
    super(429, 'too_many', messages.tooMany(seconds), undefined, security);
  }
}

/** Answers to errors that Fastify itself raises, by status. */
const fastifyErrorAnswers: Record<number, ErrorAnswer> = {
  404: { code: 'not_found', message: messages.unknownPath },
  413: { code: 'too_large', message: messages.tooLarge },
  415: { code: 'unsupported_media', message: messages.unsupportedMedia },
  503: { code: 'unavailable', message: messages.unavailable },
};

/** Seconds after which a call may be repeated that the database server did not answer. */
const databaseAwaySeconds = 5;

function answerOf(error: FastifyError | Refusal): { status: number; body: ErrorAnswer } {
  if (error instanceof Refusal) {
    const { statusCode, code, message, fields } = error;
    return { status: statusCode, body: { message, code, ...(fields ? { fields } : {}) } };
  }
  if (isDatabaseAway(error))
    return { status: 503, body: { code: 'unavailable', message: messages.databaseAway } };
  const status = error.statusCode ?? 500;
  if (fastifyErrorAnswers[status]) return { status, body: fastifyErrorAnswers[status] };
  if (status >= 400 && status < 500)
    return { status, body: { code: 'bad_input', message: messages.unreadable } };
  return { status: 500, body: { code: 'internal', message: messages.internal } };
}

/** Answers an error. A 4xx explains the reason in Persian; a 5xx hides the cause from the shopper, logs it, and names the request. */
export function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerOf(error);
  if (status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, STATUS_CODES[status]);
  reportFact('refusal', { code: body.code });
  if (error instanceof TooSoon) reply.header('retry-after', error.seconds);
  if (isDatabaseAway(error)) reply.header('retry-after', databaseAwaySeconds);
  // Sets the safe headers again, because a broken address is refused before the hook that sets them.
  return reply
    .code(status)
    .headers({ ...safeHeaders, 'cache-control': 'no-store' })
    .send(status >= 500 ? { ...body, requestId: request.id } : body);
}

/** Turns every error of a route into an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(refuse(404, 'not_found', messages.unknownPath), request, reply),
  );
}
