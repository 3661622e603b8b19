import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { DeskCommand } from '@/contract/desk/command';
import { runDesk } from './commands';
import { messages } from './messages';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  // The body is a union, and a body of the wrong shape must name its fields; so the command is one field of the body.
  const body = Type.Object({ command: DeskCommand }, { additionalProperties: false });
  const command = { body, response: { 200: answerOf(Type.Null()) } };
  app.post('/admin/commands', { config: limits.writes, schema: command }, async (request) => {
    const { userId } = await callers.require(request);
    const outcome = await runDesk(parts, request.body.command, userId);
    if (outcome === 'done') return { data: null };
    const message = messages.refusals[outcome];
    throw outcome === 'not_found' ? refuse(404, 'not_found', message) : refuse(409, 'conflict', message);
  });
};

export default routes;
