import type { FastifyRequest } from 'fastify';
import type { Caller, Callers } from '@/backend/server/callers';
import { refuse } from '@/backend/server/errors';
import type { DeskRole } from '@/contract/desk/rights';
import { messages } from './messages';

type Supervisor = Caller & { deskRole: DeskRole };

/** The supervisor behind a call. @throws 401 without a valid token, 403 for every other customer */
export async function requireSupervisor(callers: Callers, request: FastifyRequest): Promise<Supervisor> {
  const caller = await callers.require(request);
  const { deskRole } = caller;
  if (caller.deskLocked) throw refuse(403, 'forbidden', messages.secondStep);
  if (deskRole === null)
    throw refuse(403, 'forbidden', messages.supervisorsOnly, undefined, {
      reason: 'not_supervisor',
      customer: caller.userId,
    });
  return { ...caller, deskRole };
}

/** Lets only a session change money or rights that has lately proved who works in it. @throws 403 `unconfirmed` */
export function requireConfirmed({ isConfirmed }: Pick<Caller, 'isConfirmed'>): void {
  if (!isConfirmed) throw refuse(403, 'unconfirmed', messages.confirmFirst);
}

/** The supervisor behind a call, whose role must allow it. @throws 401, 403 */
export async function requireRight(
  callers: Callers,
  request: FastifyRequest,
  isAllowed: (role: DeskRole) => boolean,
): Promise<Supervisor> {
  const supervisor = await requireSupervisor(callers, request);
  if (!isAllowed(supervisor.deskRole)) throw refuse(403, 'forbidden', messages.notYourRole);
  return supervisor;
}
