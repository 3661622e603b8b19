import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { cacheNever } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Reminders } from '@/contract/textMessage';

const fields = 'reminder_channel AS channel, basket_reminder AS basket';
const read = declareStatement({
  name: 'reminders',
  text: `SELECT ${fields} FROM users WHERE id = $customer`,
  row: Reminders,
});
const save = declareStatement({
  name: 'reminders_save',
  text: `UPDATE users SET reminder_channel = $channel, basket_reminder = $basket WHERE id = $customer RETURNING ${fields}`,
  row: Reminders,
});

/** How the customer wants to be reminded. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, callers, limits }) => {
  app.addHook('onRequest', cacheNever);
  const response = { 200: answerOf(Reminders) };
  app.get('/user/reminders', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readOne(db, read, { customer: userId }) };
  });
  app.put(
    '/user/reminders',
    { config: limits.writes, schema: { body: Reminders, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await readOne(db, save, { customer: userId, ...request.body }) };
    },
  );
};

export default routes;
