import type { FastifyRequest } from 'fastify';
import type { Caller, Callers } from '@/backend/server/callers';
import { refuse } from '@/backend/server/errors';
import { messages } from './messages';

/** The supervisor behind a call. @throws 401 without a valid token, 403 for every other customer */
export async function requireSupervisor(callers: Callers, request: FastifyRequest): Promise<Caller> {
  const caller = await callers.require(request);
  if (caller.role !== 'supervisor')
    throw refuse(403, 'forbidden', messages.supervisorsOnly, undefined, {
      reason: 'not_supervisor',
      customer: caller.userId,
    });
  return caller;
}
