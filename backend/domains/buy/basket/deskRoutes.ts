import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { AbandonedBasketPage } from '@/contract/desk/basket';
import { PageQuery } from '@/contract/paging';
import { listAbandonedBaskets } from './reminders';

/** The desk's list of the baskets that were left. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  app.get(
    '/admin/baskets',
    { schema: { querystring: PageQuery, response: { 200: answerOf(AbandonedBasketPage) } } },
    async ({ query }) => ({ data: await listAbandonedBaskets(parts, query) }),
  );
};

export default routes;
