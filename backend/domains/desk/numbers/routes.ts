import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { NumbersQuery, ShopNumbers } from '@/contract/desk/numbers';
import { numbersOf } from './numbers';

/** The desk's call for the numbers of the shop. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits }) => {
  const readNumbers = numbersOf({ db, now });
  app.get(
    '/admin/numbers',
    {
      config: limits.search,
      schema: { querystring: NumbersQuery, response: { 200: answerOf(ShopNumbers) } },
    },
    async ({ query }) => ({ data: await readNumbers(query.range) }),
  );
};

export default routes;
