import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import {
  AskedPayment,
  AskPayment,
  CompareSettlement,
  SettlementExport,
  SettlementPage,
  SettlementQuery,
  SettlementReport,
} from '@/contract/desk/settlement';
import { longestDeskDocument } from '@/contract/limits';
import { addComparison, askPayment, exportSettlement, listSettlements, readSettlement } from './settlements';
import { oldSettlements } from './statements';

/** The desk's calls about the files of payments that gateways settled. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits, cleanUps } = parts;
  cleanUps.add(oldSettlements);
  const list = { querystring: SettlementQuery, response: { 200: answerOf(SettlementPage) } };
  app.get('/admin/settlements', { schema: list }, async ({ query }) => ({
    data: await listSettlements(db, query),
  }));
  const response = { 200: answerOf(SettlementReport) };
  app.get(
    '/admin/settlements/:id',
    { schema: { params: Type.Object({ id: Id }), response } },
    async ({ params }) => ({ data: await readSettlement(db, params.id) }),
  );
  app.get(
    '/admin/settlements/export',
    { config: limits.search, schema: { querystring: SettlementExport } },
    async ({ query: { id } }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="settlement-${id}.csv"`)
        .send(await exportSettlement(db, id)),
  );
  app.post(
    '/admin/settlements',
    { config: limits.search, bodyLimit: longestDeskDocument, schema: { body: CompareSettlement, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await addComparison(parts, userId, request.body) };
    },
  );
  const asked = { body: AskPayment, response: { 200: answerOf(AskedPayment) } };
  app.post('/admin/settlements/ask', { config: limits.writes, schema: asked }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await askPayment(parts, userId, request.body.attemptId) };
  });
};

export default routes;
