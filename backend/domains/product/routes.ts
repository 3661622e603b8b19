import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import { messages } from '@/backend/messages';
import type { DomainParts } from '@/backend/parts';
import { type AnswerText, PublicValues, sendAnswer, writeAnswer } from '@/backend/publicAnswers';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { CompareQuery, Comparison, ProductPage, Showcase } from '@/contract/product';
import { describeOffers, readOffers } from './queries';
import { readShowcases } from './showcases';

/** Product pages that are kept as they are sent. */
const mostPages = 300;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now }) => {
  const pages = new PublicValues<AnswerText & { digest: string }>(mostPages);
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
      const at = now();
      const ids = [first, ...others] as const;
      return { data: await describeOffers(db, await readOffers(db, ids, at), ids, at) };
    },
  );

  app.get(
    '/product/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: answerOf(ProductPage) } } },
    async ({ params: { id } }, reply) => {
      const at = now();
      const offers = await readOffers(db, [id], at);
      const { version } = offers.stamp;
      const key = String(id);
      const known = pages.find(key, at);
      if (known?.stamp.version === version && known.value.digest === offers.digest) {
        return sendAnswer(reply, known.value);
      }
      const { products, similar } = await describeOffers(db, offers, [id], at);
      const [product] = products;
      if (!product) throw refuse(404, 'not_found', messages.productNotFound);
      const value = { ...writeAnswer(reply, { data: { product, similar } }), digest: offers.digest };
      pages.keep(key, { stamp: offers.stamp, value }, at);
      return sendAnswer(reply, value);
    },
  );
};

export default routes;
