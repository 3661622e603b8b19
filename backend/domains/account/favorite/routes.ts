import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { AddFavorites, Favorite, FavoriteIds, FavoriteQuery } from '@/contract/favorite';
import { PageExtra } from '@/contract/paging';
import { addFavorites, readFavoriteIds, readFavorites, removedFavorites, removeFavorite } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (
  app,
  { db, now, callers, limits, cleanUps },
) => {
  app.addHook('onRequest', cacheNever);
  cleanUps.add(removedFavorites);

  const list = {
    querystring: FavoriteQuery,
    response: { 200: answerWithExtraOf(Type.Array(Favorite), PageExtra) },
  };
  app.get('/user/favorites', { schema: list }, async (request) => {
    const { userId } = await callers.require(request);
    return readFavorites(db, userId, request.query, now());
  });

  const response = { 200: answerOf(FavoriteIds) };
  app.get('/user/favoriteIds', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readFavoriteIds(db, userId) };
  });

  app.post(
    '/user/favorites',
    { config: limits.writes, schema: { body: AddFavorites, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      await addFavorites(db, userId, request.body.productIds, now());
      return { data: await readFavoriteIds(db, userId) };
    },
  );

  app.delete(
    '/user/favorites/:productId',
    { config: limits.writes, schema: { params: Type.Object({ productId: Id }), response } },
    async (request) => {
      const { userId } = await callers.require(request);
      await removeFavorite(db, userId, request.params.productId, now());
      return { data: await readFavoriteIds(db, userId) };
    },
  );
};

export default routes;
