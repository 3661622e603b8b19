import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@/backend/errors';
import { normalizeMobile } from '@/utils/personalData';

/** What the log knows a number by: the same for the same number, and of no use to whoever reads the log. */
function hashNumber(secret: string, mobile: string): string {
  return createHmac('sha256', secret).update(`log:${mobile}`).digest('base64url').slice(0, 16);
}

function mobileIn(body: unknown): string | null {
  const typed = typeof body === 'object' && body !== null && 'mobile' in body ? body.mobile : null;
  return typeof typed === 'string' ? normalizeMobile(typed) : null;
}

/**
 * Writes refused sign-ins, held numbers and refused supervisors of a domain's routes to the log at `warn`, with the
 * address and the hashed number: never the number itself, a code, a password or a token.
 */
export function logRefusals(app: FastifyInstance, secret: string): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Refusal) || !error.security) return;
    const mobile = mobileIn(request.body);
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
