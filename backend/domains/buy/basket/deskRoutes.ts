import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { AbandonedBasket, BasketReminder } from '@/contract/basketReminder';
import { listAbandonedBaskets, readBasketReminder, setBasketReminder } from './reminders';

/** The baskets that were left: the list of the desk, and the customer's wish to be reminded. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits } = parts;
  app.get(
    '/admin/baskets',
    { schema: { response: { 200: answerOf(Type.Array(AbandonedBasket)) } } },
    async () => ({ data: await listAbandonedBaskets(parts) }),
  );
  const response = { 200: answerOf(BasketReminder) };
  app.get('/user/basketReminder', { schema: { response } }, async (request) => ({
    data: await readBasketReminder(db, (await callers.require(request)).userId),
  }));
  app.put(
    '/user/basketReminder',
    { config: limits.writes, schema: { body: BasketReminder, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      await setBasketReminder(db, userId, request.body.on);
      return { data: request.body };
    },
  );
};

export default routes;
