import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Strict } from '@/contract/common';
import { FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';
import { PageQuery } from '@/contract/paging';
import { messages } from './messages';
import { countUnseen, markAllSeen, markSeen, readFeed } from './queries';

const SeenQuery = Strict({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits }) => {
  app.addHook('onRequest', cacheNever);

  const feed = {
    querystring: PageQuery,
    response: { 200: answerWithExtraOf(Type.Array(FeedNotification), FeedExtra) },
  };
  app.get('/user/notifications', { schema: feed }, async (request) => {
    const { userId } = await callers.require(request);
    return readFeed(db, userId, request.query.cursor);
  });

  const response = { 200: answerOf(UnseenLeft) };
  app.post(
    '/user/notifications/seen',
    { config: limits.writes, schema: { querystring: SeenQuery, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      if (!(await markSeen(db, userId, request.query.id, now()))) {
        throw refuse(404, 'not_found', messages.notFound);
      }
      return { data: { unseen: await countUnseen(db, userId) } };
    },
  );

  app.post(
    '/user/notifications/allSeen',
    { config: limits.writes, schema: { response } },
    async (request) => {
      const { userId } = await callers.require(request);
      await markAllSeen(db, userId, now());
      return { data: { unseen: await countUnseen(db, userId) } };
    },
  );
};

export default routes;
