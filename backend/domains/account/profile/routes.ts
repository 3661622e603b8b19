import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cacheNever } from '@/backend/server/caching';
import { TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { EditUser, User } from '@/contract/profile';
import { dayMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { readUser, saveProfile } from './queries';
import { readProfile, refuseProfile } from './rules';

/** National ids of other accounts that a customer may enter in a day. */
const mostTakenPerDay = 5;

const response = { 200: answerOf(User) };

/** Routes for the customer's own profile. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits, limiter }) => {
  app.addHook('onRequest', cacheNever);

  /** The refusal of a national id of another account. It is counted, so that nobody learns whose ids are customers of the shop. */
  async function refuseTaken(userId: number) {
    const wait = await limiter.take(`national-code:${userId}`, mostTakenPerDay, dayMs);
    return wait > 0 ? new TooSoon(wait) : refuseProfile({ nationalCode: messages.nationalCodeTaken });
  }

  app.get('/user/user', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readUser(db, userId) };
  });

  app.put('/user/user', { config: limits.writes, schema: { body: EditUser, response } }, async (request) => {
    const { userId } = await callers.require(request);
    const { nationalCode } = await readUser(db, userId);
    const profile = readProfile(request.body, nationalCode !== null, now());
    const outcome = await saveProfile(db, userId, profile);
    if (outcome === 'city') throw refuseProfile({ cityId: messages.fieldNeeded });
    if (outcome === 'taken') throw await refuseTaken(userId);
    return { data: await readUser(db, userId) };
  });
};

export default routes;
