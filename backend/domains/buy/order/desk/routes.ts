import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { messages } from '@/backend/desk/messages';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { OrderSheet, OrderSheetQuery } from '@/contract/desk/bulk';
import { DeskInstalmentFilter, DeskInstalmentPage, DeskInstalmentQuery } from '@/contract/desk/instalment';
import { DeskOrder, DeskOrderPage, DeskOrderQuery } from '@/contract/desk/order';
import { readOrderSheets } from './bulk';
import { exportInstalments, listInstalments } from './instalments';
import { listOrders, readDeskOrder } from './list';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const list = { querystring: DeskOrderQuery, response: { 200: answerOf(DeskOrderPage) } };
  app.get('/admin/orders', { schema: list }, async ({ query }) => ({ data: await listOrders(parts, query) }));

  app.get(
    '/admin/orders/sheets',
    { schema: { querystring: OrderSheetQuery, response: { 200: answerOf(Type.Array(OrderSheet)) } } },
    async ({ query }) => ({ data: await readOrderSheets(parts.db, query.ids) }),
  );

  const one = { params: Type.Object({ id: Id }), response: { 200: answerOf(DeskOrder) } };
  app.get('/admin/orders/:id', { schema: one }, async (request) => {
    const { userId } = await parts.callers.require(request);
    const data = await readDeskOrder(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const instalments = { querystring: DeskInstalmentQuery, response: { 200: answerOf(DeskInstalmentPage) } };
  app.get('/admin/instalments', { schema: instalments }, async ({ query }) => ({
    data: await listInstalments(parts, query),
  }));
  app.get(
    '/admin/instalments/export',
    { config: parts.limits.search, schema: { querystring: DeskInstalmentFilter } },
    async (request, reply) => {
      const { userId: operator } = await parts.callers.require(request);
      const record = { operator, area: 'instalment', subject: 'instalments', action: 'export', before: null };
      await recordDeskChange(parts, { ...record, after: request.query });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="instalments.csv"')
        .send(exportInstalments(parts, request.query));
    },
  );
};

export default routes;
