import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { ClaimShop, Opening } from '@/contract/desk/opening';
import { claimShop, readOpening } from './opening';

/** The calls that lead a new shop to its first sale. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  const done = { 200: answerOf(Type.Null()) };

  app.get('/admin/opening', { schema: { response: { 200: answerOf(Opening) } } }, async () => ({
    data: await readOpening(parts),
  }));
  app.post(
    '/user/opening',
    { config: limits.writes, schema: { body: ClaimShop, response: done } },
    async (request) => {
      const { userId } = await callers.require(request);
      await claimShop(parts, userId, request.body.code);
      return { data: null };
    },
  );
};

export default routes;
