import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { ListedPlan } from '@/contract/facility';
import { readPlans } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db }) => {
  app.get(
    '/public/facilityPlans',
    { onSend: cacheShortly, schema: { response: { 200: answerOf(Type.Array(ListedPlan)) } } },
    async () => ({ data: await readPlans(db) }),
  );
};

export default routes;
