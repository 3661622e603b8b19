import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever, cacheShortly } from '@/backend/server/caching';
import { refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { mostReviewsPerDay } from '@/contract/limits';
import { PageExtra, PageQuery } from '@/contract/paging';
import { BuyerPicture, OwnReview, Review, ReviewVote, VotedReview, WriteReview } from '@/contract/review';
import { dayMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { listBuyerPictures, listReviews, readOwnReview, voteForReview, writeReview } from './queries';

const productParams = Type.Object({ productId: Id });
const reviewParams = Type.Object({ reviewId: Id });

/** Without the white space around them. */
const trimmed = (points: readonly string[]) => points.map((point) => point.trim()).filter(Boolean);

/** The reviews of products: everybody reads them, buyers write them, customers vote. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits, limiter } = parts;
  const readOwn = (customer: number, product: number) =>
    readOwnReview(db, { customer, product, secret: parts.files.secret, now: now() });

  app.get(
    '/product/:productId/reviews',
    {
      onSend: cacheShortly,
      schema: {
        params: productParams,
        querystring: PageQuery,
        response: { 200: answerWithExtraOf(Type.Array(Review), PageExtra) },
      },
    },
    ({ params: { productId }, query }) => listReviews(db, productId, query.cursor),
  );

  app.get(
    '/product/:productId/reviewPictures',
    {
      onSend: cacheShortly,
      schema: { params: productParams, response: { 200: answerOf(Type.Array(BuyerPicture)) } },
    },
    async ({ params: { productId } }) => ({ data: await listBuyerPictures(db, productId) }),
  );

  const response = { 200: answerOf(OwnReview) };
  app.get(
    '/user/products/:productId/review',
    { onRequest: cacheNever, schema: { params: productParams, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await readOwn(userId, request.params.productId) };
    },
  );

  app.put(
    '/user/products/:productId/review',
    {
      onRequest: cacheNever,
      config: limits.writes,
      schema: { params: productParams, body: WriteReview, response },
    },
    async (request) => {
      const { userId } = await callers.require(request);
      const { productId } = request.params;
      const { pros, cons, text } = request.body;
      const review = { ...request.body, pros: trimmed(pros), cons: trimmed(cons), text: text.trim() };
      if (review.text.length < 10)
        throw refuse(400, 'bad_input', messages.textNeeded, { text: messages.textNeeded });
      const wait = await limiter.take(`review:${userId}`, mostReviewsPerDay, dayMs);
      if (wait > 0) throw new TooSoon(wait);
      const outcome = await writeReview(db, userId, productId, review, now());
      if (outcome === 'not_bought') throw refuse(403, 'forbidden', messages.notBought);
      if (outcome === 'files') throw refuse(409, 'conflict', messages.pictureGone);
      return { data: await readOwn(userId, productId) };
    },
  );

  app.put(
    '/user/reviews/:reviewId/helpful',
    {
      onRequest: cacheNever,
      config: limits.writes,
      schema: { params: reviewParams, body: ReviewVote, response: { 200: answerOf(VotedReview) } },
    },
    async (request) => {
      const { userId } = await callers.require(request);
      const voted = await voteForReview(db, userId, request.params.reviewId, request.body.helpful);
      if (!voted) throw refuse(404, 'not_found', messages.notFound);
      if (voted.own) throw refuse(409, 'conflict', messages.own);
      return { data: { id: voted.id, helpful: voted.helpful } };
    },
  );
};

export default routes;
