import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { readCheaperFavorites } from '@/backend/domains/account/favorite/queries';
import { readLatestOrders, readNextInstalment } from '@/backend/domains/buy/order/queries';
import { cacheNever } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { DashboardMenuItem } from '@/contract/dashboard';
import { Overview } from '@/contract/order';
import { readDashboardMenu } from './menu';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers }) => {
  app.addHook('onRequest', cacheNever);

  const menu = { response: { 200: answerOf(Type.Array(DashboardMenuItem)) } };
  app.get('/user/v2/Dashboard/Get', { schema: menu }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readDashboardMenu(db, userId) };
  });

  app.get('/user/overview', { schema: { response: { 200: answerOf(Overview) } } }, async (request) => {
    const { userId } = await callers.require(request);
    const [nextInstalment, orders, cheaperFavorites] = await Promise.all([
      readNextInstalment(db, userId, now()),
      readLatestOrders(db, userId),
      readCheaperFavorites(db, userId, now()),
    ]);
    return { data: { nextInstalment, orders, cheaperFavorites } };
  });
};

export default routes;
