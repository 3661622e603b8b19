import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Strict } from '@/contract/common';
import { BulkOutcome, OrderSteps } from '@/contract/desk/bulk';
import { DeskCommand } from '@/contract/desk/command';
import { CommandAnswer } from '@/contract/desk/proposal';
import { areaOfCommand, mayChange, needsConfirmation } from '@/rules/deskRights';
import { runDesk } from './commands';
import { messages } from './messages';
import { requireConfirmed, requireRight } from './supervisor';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  // The body is a union, and a body of the wrong shape must name its fields; so the command is one field of the body.
  const body = Strict({ command: DeskCommand });
  const schema = { body, response: { 200: answerOf(CommandAnswer) } };
  app.post('/admin/commands', { config: limits.writes, schema }, async (request) => {
    const { command } = request.body;
    const supervisor = await requireRight(callers, request, (role) =>
      mayChange(role, areaOfCommand(command)),
    );
    if (needsConfirmation(command)) requireConfirmed(supervisor);
    const outcome = await runDesk(parts, command, supervisor.userId);
    if (outcome === 'done') return { data: null };
    if (outcome === 'proposed') return { data: { proposed: true } as const };
    const message = messages.refusals[outcome];
    throw outcome === 'not_found' ? refuse(404, 'not_found', message) : refuse(409, 'conflict', message);
  });

  app.post(
    '/admin/orders/steps',
    { config: limits.writes, schema: { body: OrderSteps, response: { 200: answerOf(BulkOutcome) } } },
    async (request) => {
      const { userId } = await callers.require(request);
      const { ids, step } = request.body;
      const data: BulkOutcome = { done: [], refused: [] };
      // Each order has its own transaction, so that one in another state does not hold up the others.
      for (const id of new Set(ids)) {
        const change = step === 'ship' ? { step, tracking: null } : { step };
        const outcome = await runDesk(parts, { what: 'order', id, change }, userId);
        if (outcome === 'done' || outcome === 'proposed') data.done.push(id);
        else data.refused.push({ id, message: messages.refusals[outcome] });
      }
      return { data };
    },
  );
};

export default routes;
