import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { idempotencyOf, oldIdempotencyKeys } from '@/backend/server/idempotency';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { IdempotencyKeyHeader } from '@/contract/checkout';
import { Id } from '@/contract/common';
import { Invoice } from '@/contract/invoice';
import { GiveOrderDocument, Order, OrderQuery, OrderSummary, OrdersExtra } from '@/contract/order';
import { maySee } from '@/rules/deskRights';
import { cancelOrder } from './cancel';
import { giveOrderDocument, oldOrderDocuments } from './documents';
import { findBuyer, readInvoice } from './invoice';
import { messages } from './messages';
import { readOrder, readOrders, requireOrder } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits } = parts;
  const once = idempotencyOf(parts);
  for (const cleanUp of [oldIdempotencyKeys, oldOrderDocuments]) parts.cleanUps.add(cleanUp);
  app.addHook('onRequest', cacheNever);

  const list = {
    querystring: OrderQuery,
    response: { 200: answerWithExtraOf(Type.Array(OrderSummary), OrdersExtra) },
  };
  app.get('/user/orders', { schema: list }, async (request) => {
    const { userId } = await callers.require(request);
    return readOrders(db, userId, request.query);
  });

  const params = Type.Object({ id: Id });
  const one = { params, response: { 200: answerOf(Order) } };
  app.get('/user/orders/:id', { schema: one }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readOrder(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.notFound);
    return { data };
  });

  const invoice = { params, response: { 200: answerOf(Invoice) } };
  app.get('/user/orders/:id/invoice', { schema: invoice }, async (request) => {
    const { userId, deskRole } = await callers.require(request);
    const { id } = request.params;
    // The shop reads the invoice of every order.
    const owner = deskRole && maySee(deskRole, 'orders') ? await findBuyer(db, id) : userId;
    return { data: await readInvoice(parts, owner ?? userId, id) };
  });

  const give = { ...one, body: GiveOrderDocument };
  app.put('/user/orders/:id/documents', { config: limits.writes, schema: give }, async (request) => {
    const { userId } = await callers.require(request);
    const { id } = request.params;
    await giveOrderDocument(parts, userId, id, request.body);
    return { data: await requireOrder(parts, userId, id) };
  });

  const cancel = { params, headers: IdempotencyKeyHeader, response: { 200: answerOf(Order) } };
  app.post('/user/orders/:id/cancel', { config: limits.writes, schema: cancel }, (request) =>
    once(request, async ({ userId }) => {
      const { id } = request.params;
      await cancelOrder(parts, userId, id);
      return { data: await requireOrder(parts, userId, id) };
    }),
  );
};

export default routes;
