import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cacheNever } from '@/backend/caching';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { EditUser, User } from '@/contract/profile';
import { messages } from './messages';
import { readUser, saveProfile } from './queries';
import { readProfile, refuseProfile } from './rules';

const response = { 200: answerOf(User) };

/** Routes for the customer's own profile. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits }) => {
  app.addHook('onRequest', cacheNever);

  app.get('/user/user', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readUser(db, userId) };
  });

  app.put('/user/user', { config: limits.writes, schema: { body: EditUser, response } }, async (request) => {
    const { userId } = await callers.require(request);
    const { nationalCode } = await readUser(db, userId);
    const profile = readProfile(request.body, nationalCode !== null, now());
    if (!(await saveProfile(db, userId, profile))) throw refuseProfile({ cityId: messages.fieldNeeded });
    return { data: await readUser(db, userId) };
  });
};

export default routes;
