import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { callerOf } from '@/backend/domains/account/session/caller';
import { guardOf } from '@/backend/domains/account/session/guard';
import { signInOf } from '@/backend/domains/account/session/signIn';
import { cacheNever } from '@/backend/server/caching';
import { TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { logRefusals } from '@/backend/server/securityLog';
import { answerOf } from '@/contract/answer';
import { ChangePassword, DeleteAccount, EditUser, ResetPassword, User } from '@/contract/profile';
import { dayMs } from '@/utils/timeUnits';
import { deleteAccount } from './deleteAccount';
import { messages } from './messages';
import { readUser, saveProfile } from './queries';
import { readProfile, refuseProfile } from './rules';
import { changePassword, resetPassword } from './setPassword';

/** National ids of other accounts that a customer may enter in a day. */
const mostTakenPerDay = 5;

const response = { 200: answerOf(User) };
const done = { data: null };
const doneAnswer = { 200: answerOf(Type.Null()) };

/** Routes for the customer's own profile and password, and for the deletion of the account. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits, limiter } = parts;
  const guard = guardOf(parts);
  const signIn = signInOf(parts, guard);
  const config = limits.writes;
  app.addHook('onRequest', cacheNever);
  logRefusals(app, parts.signIn.secret);

  /** The refusal of a national id of another account. It is counted, so that nobody learns whose ids are customers of the shop. */
  async function refuseTaken(userId: number) {
    const wait = await limiter.take(`national-code:${userId}`, mostTakenPerDay, dayMs);
    return wait > 0 ? new TooSoon(wait) : refuseProfile({ nationalCode: messages.nationalCodeTaken });
  }

  app.get('/user/user', { schema: { response } }, async (request) => {
    return { data: await readUser(db, await callers.require(request)) };
  });

  app.put('/user/user', { config, schema: { body: EditUser, response } }, async (request) => {
    const caller = await callers.require(request);
    const { userId } = caller;
    const { nationalCode } = await readUser(db, caller);
    const profile = readProfile(request.body, nationalCode !== null, now());
    const outcome = await saveProfile(db, userId, profile);
    if (outcome === 'city') throw refuseProfile({ cityId: messages.fieldNeeded });
    if (outcome === 'taken') throw await refuseTaken(userId);
    return { data: await readUser(db, caller) };
  });

  app.put(
    '/user/resetPassword',
    { config, schema: { body: ResetPassword, response: doneAnswer } },
    async (request) => {
      await resetPassword(parts, await callers.require(request), request.body);
      return done;
    },
  );
  app.put(
    '/user/changePassword',
    { config, schema: { body: ChangePassword, response: doneAnswer } },
    async (request) => {
      await changePassword(parts, guard, await callers.require(request), request.body, request.ip);
      return done;
    },
  );
  app.post(
    '/user/deleteAccount',
    { config, schema: { body: DeleteAccount, response: doneAnswer } },
    async (request) => {
      const caller = await callers.require(request);
      await deleteAccount(parts, guard, signIn, caller, request.body, callerOf(request));
      return done;
    },
  );
};

export default routes;
