import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cacheShortly } from '@/backend/caching';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { ShopPage, ShopQuery } from '@/contract/shop';
import { readShop } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now }) => {
  app.get(
    '/product/shop',
    { schema: { querystring: ShopQuery, response: { 200: answerOf(ShopPage) } }, onSend: cacheShortly },
    async ({ query }) => ({ data: await readShop(db, query, now()) }),
  );
};

export default routes;
