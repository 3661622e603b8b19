import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@/backend/server/errors';
import { normalizeMobile } from '@/rules/personalData';

/** A keyed hash that replaces a number in the log. Equal numbers have equal hashes, and no hash reveals its number. */
function hashNumber(secret: string, mobile: string): string {
  return createHmac('sha256', secret).update(`log:${mobile}`).digest('base64url').slice(0, 16);
}

function readMobile(body: unknown): string | null {
  const typed = typeof body === 'object' && body !== null && 'mobile' in body ? body.mobile : null;
  return typeof typed === 'string' ? normalizeMobile(typed) : null;
}

/**
 * Logs the refusals of a domain's routes that matter for security, at level `warn`, with the address and the hashed
 * number. The log never contains the number itself, a code, a password or a token.
 */
export function logRefusals(app: FastifyInstance, secret: string): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Refusal) || !error.security) return;
    const mobile = readMobile(request.body);
    request.log.warn(
      {
        event: 'sign_in_refused',
        ...error.security,
        call: request.routeOptions.url,
        address: request.ip,
        ...(mobile === null ? {} : { number: hashNumber(secret, mobile) }),
      },
      'a sign-in was refused',
    );
  });
}
