import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { AbandonedBasket } from '@/contract/desk/basket';
import { listAbandonedBaskets } from './reminders';

/** The desk's list of the baskets that were left. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  app.get(
    '/admin/baskets',
    { schema: { response: { 200: answerOf(Type.Array(AbandonedBasket)) } } },
    async () => ({ data: await listAbandonedBaskets(parts) }),
  );
};

export default routes;
