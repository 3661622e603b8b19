import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { requireOrder } from '@/backend/domains/buy/order/queries';
import { cacheNever } from '@/backend/server/caching';
import { idempotencyOf } from '@/backend/server/idempotency';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { IdempotencyKeyHeader } from '@/contract/checkout';
import { Id } from '@/contract/common';
import { Order } from '@/contract/order';
import { RequestReturn, ReturnPreview, ReturnQuestion } from '@/contract/orderReturn';
import { cancelReturn, previewReturn, requestReturn } from './returns';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  const once = idempotencyOf(parts);
  const config = limits.writes;
  const params = Type.Object({ id: Id });
  app.addHook('onRequest', cacheNever);

  const preview = { params, body: ReturnQuestion, response: { 200: answerOf(ReturnPreview) } };
  app.post('/user/orders/:id/returnPreview', { config, schema: preview }, async (request) => {
    const { userId } = await callers.require(request);
    const order = { userId, orderId: request.params.id };
    return { data: await previewReturn(parts, order, request.body.lines) };
  });

  const response = { 200: answerOf(Order) };
  const headers = IdempotencyKeyHeader;
  const create = { params, headers, body: RequestReturn, response };
  app.post('/user/orders/:id/returns', { config, schema: create }, (request) =>
    once(request, async ({ userId }) => {
      const orderId = request.params.id;
      await requestReturn(parts, { userId, orderId }, request.body);
      return { data: await requireOrder(parts, userId, orderId) };
    }),
  );

  app.post('/user/returns/:id/cancel', { config, schema: { params, headers, response } }, (request) =>
    once(request, async ({ userId }) => {
      const orderId = await cancelReturn(parts, userId, request.params.id);
      return { data: await requireOrder(parts, userId, orderId) };
    }),
  );
};

export default routes;
