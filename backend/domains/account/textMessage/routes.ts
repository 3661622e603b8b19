import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { cacheNever } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Reminders } from '@/contract/textMessage';

const read = declareStatement({
  name: 'reminder_channel',
  text: 'SELECT u.reminder_channel AS channel FROM users u WHERE u.id = $1',
  row: Reminders,
});
const save = declareStatement({
  name: 'reminder_channel_save',
  text: 'UPDATE users SET reminder_channel = $2 WHERE id = $1 RETURNING reminder_channel AS channel',
  row: Reminders,
});

/** How the customer wants to be reminded of instalments. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, callers, limits }) => {
  app.addHook('onRequest', cacheNever);
  const response = { 200: answerOf(Reminders) };
  app.get('/user/reminders', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readOne(db, read, [userId]) };
  });
  app.put(
    '/user/reminders',
    { config: limits.writes, schema: { body: Reminders, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await readOne(db, save, [userId, request.body.channel]) };
    },
  );
};

export default routes;
