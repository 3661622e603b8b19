import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import { idempotencyOf } from '@/backend/server/idempotency';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { IdempotencyKeyHeader } from '@/contract/checkout';
import { Id } from '@/contract/common';
import {
  InstalmentPayment,
  PayInstalments,
  PaymentStart,
  PaymentSummary,
  PayOrder,
  RechargeWallet,
} from '@/contract/payment';
import { payInstalments } from './instalments';
import { messages } from './messages';
import { readSummary, requireUnpaid } from './payable';
import { startPayment } from './start';

const ownOrder = declareStatement({
  name: 'own_order',
  text: 'SELECT id FROM orders WHERE id = $order AND user_id = $customer',
  row: Type.Object({ id: Id }),
});

/** The calls of a customer who pays. Each of them happens once for an idempotency key. */
export const customerRoutes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits } = parts;
  const once = idempotencyOf(parts);
  const config = limits.writes;
  const headers = IdempotencyKeyHeader;
  const params = Type.Object({ id: Id });

  const summary = { params, response: { 200: answerOf(PaymentSummary) } };
  app.get('/user/orders/:id/payment', { schema: summary }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readSummary(parts, userId, request.params.id) };
  });

  const started = { 200: answerOf(PaymentStart) };
  const pay = { params, headers, body: PayOrder, response: started };
  app.post('/user/orders/:id/pay', { config, schema: pay }, (request) =>
    once(request, async ({ userId }) => {
      const { orderId, payToday, fromWallet } = await requireUnpaid(parts, userId, request.params.id);
      const amount = payToday - fromWallet;
      if (amount <= 0) throw refuse(409, 'conflict', messages.orderNotPayable);
      const { gateway } = request.body;
      return { data: await startPayment(parts, { userId, purpose: 'order', orderId, amount, gateway }) };
    }),
  );

  const recharge = { headers, body: RechargeWallet, response: started };
  app.post('/user/wallet/recharge', { config, schema: recharge }, (request) =>
    once(request, async ({ userId }) => {
      const { orderId } = request.body;
      if (orderId !== null && (await db.query(ownOrder, { order: orderId, customer: userId })).length === 0)
        throw refuse(404, 'not_found', messages.orderNotFound);
      return { data: await startPayment(parts, { userId, purpose: 'recharge', ...request.body }) };
    }),
  );

  const instalments = {
    params,
    headers,
    body: PayInstalments,
    response: { 200: answerOf(InstalmentPayment) },
  };
  app.post('/user/orders/:id/payInstalments', { config, schema: instalments }, (request) =>
    once(request, async ({ userId }) => {
      const call = String(request.headers['idempotency-key']);
      const order = { userId, orderId: request.params.id, call };
      return { data: await payInstalments(parts, order, request.body) };
    }),
  );
};
