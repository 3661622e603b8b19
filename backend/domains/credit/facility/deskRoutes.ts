import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { publishOrQueue } from '@/backend/server/publish';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { DeskPlans, SavedTerms, WritePlan, WriteService } from '@/contract/desk/facility';
import { readTerms } from './desk';
import { savePlan, saveService } from './saveTerms';

const params = Type.Object({ id: Id });
const response = { 200: answerOf(SavedTerms) };

/** The desk's calls about plans, loan plans, insurances and services. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  /** Every page of a product shows the instalments of the default plan. */
  const showChange = () => publishOrQueue({ ...parts, log: app.log }, { site: true });

  app.get('/admin/plans', { schema: { response: { 200: answerOf(DeskPlans) } } }, async () => ({
    data: await readTerms(db),
  }));

  const plan = { body: WritePlan, response };
  app.post('/admin/plans', { config: limits.writes, schema: plan }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await savePlan({ db, now }, null, request.body, userId);
    await showChange();
    return { data };
  });
  app.put('/admin/plans/:id', { config: limits.writes, schema: { ...plan, params } }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await savePlan({ db, now }, request.params.id, request.body, userId);
    await showChange();
    return { data };
  });

  const service = { body: WriteService, response };
  app.post('/admin/services', { config: limits.writes, schema: service }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await saveService({ db, now }, null, request.body, userId) };
  });
  app.put(
    '/admin/services/:id',
    { config: limits.writes, schema: { ...service, params } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await saveService({ db, now }, request.params.id, request.body, userId) };
    },
  );
};

export default routes;
