import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { DeskChangeFilters, DeskChangePage, DeskChangeQuery } from '@/contract/desk/change';
import { listDeskChanges, readChangeFilters } from './listChanges';

/** The desk's calls about what operators changed. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db }) => {
  app.get(
    '/admin/changes',
    { schema: { querystring: DeskChangeQuery, response: { 200: answerOf(DeskChangePage) } } },
    async ({ query }) => ({ data: await listDeskChanges(db, query) }),
  );
  app.get(
    '/admin/changes/filters',
    { schema: { response: { 200: answerOf(DeskChangeFilters) } } },
    async () => ({ data: await readChangeFilters(db) }),
  );
};

export default routes;
