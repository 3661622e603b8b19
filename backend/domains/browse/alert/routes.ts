import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Alerts, AskAlert, CancelAlertQuery } from '@/contract/alert';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { messages } from './messages';
import { askAlert, cancelAlert, readAlerts } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits }) => {
  app.addHook('onRequest', cacheNever);
  const response = { 200: answerOf(Alerts) };

  app.get('/user/alerts', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readAlerts(db, userId) };
  });

  app.post(
    '/user/alerts',
    { config: limits.writes, schema: { body: AskAlert, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      const outcome = await askAlert(db, userId, request.body, now());
      if (outcome === 'notFound') throw refuse(404, 'not_found', messages.notFound);
      if (outcome !== 'asked') throw refuse(409, 'conflict', messages[outcome]);
      return { data: await readAlerts(db, userId) };
    },
  );

  app.delete(
    '/user/alerts/:productPropertyId',
    {
      config: limits.writes,
      schema: { params: Type.Object({ productPropertyId: Id }), querystring: CancelAlertQuery, response },
    },
    async (request) => {
      const { userId } = await callers.require(request);
      await cancelAlert(db, userId, request.params.productPropertyId, request.query.kind);
      return { data: await readAlerts(db, userId) };
    },
  );
};

export default routes;
