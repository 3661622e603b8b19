import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { cacheShortly } from '@/backend/caching';
import { searchInTurn } from '@/backend/domains/search/turns';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { ShopPage, ShopQuery } from '@/contract/shop';
import { readShop } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits }) => {
  // Only lists with a search text count against the limit of an address: other lists are cheap, and visitors read many.
  const isPlain = ({ query }: FastifyRequest) => !(query as Partial<ShopQuery>).search;
  const limit = { ...limits.search.rateLimit, allowList: isPlain };
  app.get(
    '/product/shop',
    {
      config: { rateLimit: limit },
      onSend: cacheShortly,
      schema: { querystring: ShopQuery, response: { 200: answerOf(ShopPage) } },
    },
    async ({ query }) => {
      const read = () => readShop(db, query, now());
      return { data: await (query.search ? searchInTurn(db, read) : read()) };
    },
  );
};

export default routes;
