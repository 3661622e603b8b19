import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { AskStockAlert, StockAlerts } from '@/contract/stockAlert';
import { messages } from './messages';
import { askStockAlert, cancelStockAlert, readStockAlerts } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits }) => {
  app.addHook('onRequest', cacheNever);
  const response = { 200: answerOf(StockAlerts) };

  app.get('/user/stockAlerts', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readStockAlerts(db, userId) };
  });

  app.post(
    '/user/stockAlerts',
    { config: limits.writes, schema: { body: AskStockAlert, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      const outcome = await askStockAlert(db, userId, request.body.productPropertyId, now());
      if (outcome === 'notFound') throw refuse(404, 'not_found', messages.notFound);
      if (outcome === 'inStock') throw refuse(409, 'conflict', messages.inStock);
      if (outcome === 'tooMany') throw refuse(409, 'conflict', messages.tooMany);
      return { data: await readStockAlerts(db, userId) };
    },
  );

  app.delete(
    '/user/stockAlerts/:productPropertyId',
    { config: limits.writes, schema: { params: Type.Object({ productPropertyId: Id }), response } },
    async (request) => {
      const { userId } = await callers.require(request);
      await cancelStockAlert(db, userId, request.params.productPropertyId);
      return { data: await readStockAlerts(db, userId) };
    },
  );
};

export default routes;
