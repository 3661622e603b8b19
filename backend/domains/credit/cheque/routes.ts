import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { idempotencyOf } from '@/backend/server/idempotency';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { IdempotencyKeyHeader } from '@/contract/checkout';
import { ChequeRequest, HandInCheques } from '@/contract/cheque';
import { Id } from '@/contract/common';
import { handInCheques } from './handIn';
import { messages } from './messages';
import { readOpenRequests, readRequest, withPictureLinks } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits } = parts;
  const once = idempotencyOf(parts);
  app.addHook('onRequest', cacheNever);

  const requestOf = async (userId: number, orderId: number) => {
    const row = await readRequest(db, userId, orderId);
    if (!row) throw refuse(404, 'not_found', messages.noCheques);
    return withPictureLinks(parts, userId, row);
  };

  const list = { response: { 200: answerOf(Type.Array(ChequeRequest)) } };
  app.get('/user/cheques', { schema: list }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: (await readOpenRequests(db, userId)).map((row) => withPictureLinks(parts, userId, row)) };
  });

  const params = Type.Object({ id: Id });
  const one = { params, response: { 200: answerOf(ChequeRequest) } };
  app.get('/user/orders/:id/cheques', { schema: one }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await requestOf(userId, request.params.id) };
  });

  const handIn = { ...one, headers: IdempotencyKeyHeader, body: HandInCheques };
  app.post('/user/orders/:id/cheques', { config: limits.writes, schema: handIn }, (request) =>
    once(request, async ({ userId }) => {
      const { id: orderId } = request.params;
      await handInCheques(parts, { userId, orderId }, request.body.cheques);
      return { data: await requestOf(userId, orderId) };
    }),
  );
};

export default routes;
