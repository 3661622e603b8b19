import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import { messages } from '@/backend/messages';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { CompareQuery, Comparison, ProductPage, Showcase } from '@/contract/product';
import { compareProducts, readProduct } from './queries';
import { readShowcases } from './showcases';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now }) => {
  app.addHook('onSend', cacheShortly);

  app.get(
    '/product/showcase',
    { schema: { response: { 200: answerOf(Type.Array(Showcase)) } } },
    async () => ({
      data: await readShowcases(db, now()),
    }),
  );

  app.get(
    '/product/compare',
    { schema: { querystring: CompareQuery, response: { 200: answerOf(Comparison) } } },
    async ({ query }) => {
      const [first = 0, ...others] = new Set(query.ids.split(',').map(Number));
      return { data: await compareProducts(db, [first, ...others], now()) };
    },
  );

  app.get(
    '/product/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: answerOf(ProductPage) } } },
    async ({ params }) => {
      const data = await readProduct(db, params.id, now());
      if (!data) throw refuse(404, 'not_found', messages.productNotFound);
      return { data };
    },
  );
};

export default routes;
