import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { messages } from '@/backend/server/messages';
import type { DomainParts } from '@/backend/server/parts';
import { type AnswerText, PublicValues, sendAnswer, writeAnswer } from '@/backend/server/publicAnswers';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import {
  CardsQuery,
  CompareQuery,
  Comparison,
  PriceHistory,
  ProductCard,
  ProductPage,
  RemovedProduct,
  Showcase,
} from '@/contract/product';
import { readCards } from './cards';
import { readPriceHistory } from './priceHistory';
import { describeOffers, readOffers } from './queries';
import { readRemoved, refuseProduct } from './removed';
import { readShowcases } from './showcases';

/** Product pages, and lists of cards, that are kept as they are sent. */
const mostPages = 300;
const mostCardLists = 500;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits, dailyCounts }) => {
  const pages = new PublicValues<AnswerText & { digest: string }>(mostPages);
  const cardLists = new PublicValues<AnswerText>(mostCardLists);
  app.addHook('onSend', cacheShortly);

  app.get(
    '/product/showcase',
    { schema: { response: { 200: answerOf(Type.Array(Showcase)) } } },
    async () => ({
      data: await readShowcases(db, now()),
    }),
  );

  // Pages come from caches, so their browsers say that they were opened.
  app.post(
    '/product/viewed',
    { config: limits.writes, schema: { response: { 200: answerOf(Type.Null()) } } },
    async (request) => {
      dailyCounts.note('productView', request);
      return { data: null };
    },
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
    '/product/cards',
    { schema: { querystring: CardsQuery, response: { 200: answerOf(Type.Array(ProductCard)) } } },
    async ({ query }, reply) => {
      const ids = [...new Set(query.ids.split(',').map(Number))];
      const at = now();
      const answer = await cardLists.read(db, ids.join(), at, async (read) => {
        const { stamp, cards } = await read((from) => readCards(from, ids, at));
        return { stamp, value: writeAnswer(reply, { data: cards }) };
      });
      return sendAnswer(reply, answer);
    },
  );

  app.get(
    '/product/priceHistory/:productPropertyId',
    {
      schema: {
        params: Type.Object({ productPropertyId: Id }),
        response: { 200: answerOf(PriceHistory) },
      },
    },
    async ({ params }) => {
      const points = await readPriceHistory(db, params.productPropertyId, now());
      if (points.length === 0) throw refuse(404, 'not_found', messages.productNotFound);
      return { data: points };
    },
  );

  app.get(
    '/product/removed/:id',
    { schema: { params: Type.Object({ id: Id }), response: { 200: answerOf(RemovedProduct) } } },
    async ({ params: { id } }) => {
      const removed = await readRemoved(db, id, now());
      if (!removed) throw refuse(404, 'not_found', messages.productNotFound);
      return { data: removed };
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
      if (!product) throw await refuseProduct(db, id, at);
      const value = { ...writeAnswer(reply, { data: { product, similar } }), digest: offers.digest };
      pages.keep(key, { stamp: offers.stamp, value }, at);
      return sendAnswer(reply, value);
    },
  );
};

export default routes;
