import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { Order, OrderQuery, OrderSummary, OrdersExtra } from '@/contract/order';
import { messages } from './messages';
import { readOrder, readOrders } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, callers }) => {
  app.addHook('onRequest', cacheNever);

  const list = {
    querystring: OrderQuery,
    response: { 200: answerWithExtraOf(Type.Array(OrderSummary), OrdersExtra) },
  };
  app.get('/user/orders', { schema: list }, async (request) => {
    const { userId } = await callers.require(request);
    return readOrders(db, userId, request.query);
  });

  const one = { params: Type.Object({ id: Id }), response: { 200: answerOf(Order) } };
  app.get('/user/orders/:id', { schema: one }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readOrder(db, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.notFound);
    return { data };
  });
};

export default routes;
