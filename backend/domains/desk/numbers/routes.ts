import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readHealth } from '@/backend/server/health';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { DeskHealth } from '@/contract/desk/health';
import { NumberReport, Period, ReportQuery } from '@/contract/desk/numberReport';
import { ShopNumbers } from '@/contract/desk/numbers';
import { numbersOf } from './numbers';
import { readReport } from './reports';

/** The desk's calls for the numbers of the shop. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { limits } = parts;
  const readNumbers = numbersOf(parts);
  const numbers = { querystring: Period, response: { 200: answerOf(ShopNumbers) } };
  app.get('/admin/numbers', { config: limits.search, schema: numbers }, async ({ query }) => ({
    data: await readNumbers(query),
  }));
  const report = { querystring: ReportQuery, response: { 200: answerOf(NumberReport) } };
  app.get('/admin/numbers/report', { config: limits.search, schema: report }, async ({ query }) => ({
    data: await readReport(parts, query),
  }));
  const health = { response: { 200: answerOf(DeskHealth) } };
  app.get('/admin/numbers/health', { config: limits.search, schema: health }, async () => ({
    data: { ...(await readHealth(parts)), database: parts.db.engine, redis: parts.redisState() },
  }));
};

export default routes;
