import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { DecideProposal, DeskProposalPage, DeskProposalQuery } from '@/contract/desk/proposal';
import { areaOfCommand, mayChange } from '@/rules/deskRights';
import type { DeskOutcome } from './action';
import { runProposal } from './commands';
import { messages } from './messages';
import { closeProposal, findProposal, listProposals, ProposalFailed } from './proposals';
import { recordDeskChange } from './recordChange';
import { requireConfirmed, requireRight, requireSupervisor } from './supervisor';

/** The desk's calls about what waits for a second operator. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits, now } = parts;
  const done = { 200: answerOf(Type.Null()) };

  app.get(
    '/admin/proposals',
    { schema: { querystring: DeskProposalQuery, response: { 200: answerOf(DeskProposalPage) } } },
    async (request) => ({
      data: await listProposals(db, request.query, await requireSupervisor(callers, request)),
    }),
  );

  app.post(
    '/admin/proposals/:id',
    {
      config: limits.writes,
      schema: { params: Type.Object({ id: Id }), body: DecideProposal, response: done },
    },
    async (request) => {
      const { decision } = request.body;
      const proposal = await findProposal(db, request.params.id);
      if (!proposal) throw refuse(404, 'not_found', messages.proposalGone);
      const supervisor = await requireRight(callers, request, (role) =>
        mayChange(role, areaOfCommand(proposal.command)),
      );
      const operator = supervisor.userId;
      if (proposal.proposedBy === operator) throw refuse(409, 'conflict', messages.ownProposal);
      const { id, command } = proposal;
      if (decision.verdict === 'refuse') {
        const amount = command.what === 'approvalLimit' ? command.limit : proposal.amount;
        await db.transaction(async (queries) => {
          const closing = { id, state: 'refused', operator, reason: decision.reason } as const;
          if (!(await closeProposal({ db: queries, now }, closing)))
            throw refuse(409, 'conflict', messages.proposalGone);
          await recordDeskChange(
            { db: queries, now },
            {
              operator,
              area: command.what,
              subject: 'id' in command ? String(command.id) : '',
              action: 'refuseProposal',
              before: null,
              after: { amount, proposedBy: proposal.proposedBy, reason: decision.reason },
            },
          );
        });
        return { data: null };
      }
      requireConfirmed(supervisor);
      const outcome = await runProposal(parts, proposal, operator).catch((error: unknown) => {
        if (error instanceof ProposalFailed) return error.outcome;
        throw error;
      });
      // A carried out proposal proposes nothing again.
      if (outcome !== 'done' && outcome !== 'proposed') throw refuseOutcome(outcome);
      return { data: null };
    },
  );
};

const refuseOutcome = (outcome: Exclude<DeskOutcome, 'done'>) =>
  refuse(409, 'conflict', messages.refusals[outcome]);

export default routes;
