import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Day, Strict } from '@/contract/common';
import { DeskTaxDay, DeskTaxPage, DeskTaxQuery } from '@/contract/desk/taxInvoice';
import { listTaxInvoices, reconcileTaxDay } from './desk';

/** The desk's calls about the documents for the tax office. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const list = { querystring: DeskTaxQuery, response: { 200: answerOf(DeskTaxPage) } };
  app.get('/admin/taxInvoices', { schema: list }, async ({ query }) => ({
    data: await listTaxInvoices(parts, query),
  }));
  const day = {
    querystring: Strict({ day: Day }),
    response: { 200: answerOf(DeskTaxDay) },
  };
  app.get('/admin/taxInvoices/day', { config: parts.limits.search, schema: day }, async ({ query }) => ({
    data: await reconcileTaxDay(parts, query.day),
  }));
};

export default routes;
