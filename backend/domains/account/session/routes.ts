import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { SmsFailed } from '@/backend/adapters/sms/sender';
import { claimConversation } from '@/backend/domains/account/conversation/owner';
import { readDeviceTokens, setDeviceCookie } from '@/backend/domains/account/device/knownDevices';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { messages as common } from '@/backend/server/messages';
import { refuseOtherSites } from '@/backend/server/otherSites';
import type { DomainParts } from '@/backend/server/parts';
import { logRefusals } from '@/backend/server/securityLog';
import { answerOf } from '@/contract/answer';
import {
  CheckMobile,
  CodeLogin,
  CodeSent,
  ForgetPassword,
  ForgetPasswordQuery,
  MobileCheck,
  PasswordLogin,
  UserInfo,
} from '@/contract/session';
import { callerOf } from './caller';
import { guardOf } from './guard';
import { messages } from './messages';
import { givePass, hasPass } from './pass';
import { endSession, oldSignIns } from './sessions';
import { type SignedIn, signInOf } from './signIn';

/** Answers a sign-in, stores the device token in the browser, and gives its conversation to the customer. */
async function answerSignIn(
  parts: DomainParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, info, deviceToken }: SignedIn,
) {
  await claimConversation(parts, request, reply, userId);
  const others = readDeviceTokens(request).filter((token) => token !== deviceToken);
  setDeviceCookie(reply, deviceToken, others);
  return { data: info };
}
const signedIn = { 200: answerOf(UserInfo) };
const done = { data: null };
const doneAnswer = { 200: answerOf(Type.Null()) };

/** Routes for sign-in and sign-out, and the maintenance pass. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  const guard = guardOf(parts);
  const signIn = signInOf(parts, guard);
  app.addHook('onRequest', cacheNever);
  logRefusals(app, parts.signIn.secret);
  for (const cleanUp of oldSignIns) parts.cleanUps.add(cleanUp);
  const config = limits.writes;
  const ownSite = { config, preHandler: refuseOtherSites(parts.storefront) };

  app.post(
    '/v1/checkMobile',
    { ...ownSite, schema: { body: CheckMobile, response: { 200: answerOf(MobileCheck) } } },
    async ({ body, ip }) => ({ data: await signIn.findLoginMethod(body.mobile, ip) }),
  );
  app.post(
    '/auth/forgetPassword',
    {
      ...ownSite,
      schema: {
        querystring: ForgetPasswordQuery,
        body: ForgetPassword,
        response: { 200: answerOf(CodeSent) },
      },
    },
    async (request) => {
      const { body, query } = request;
      const sending = signIn.sendCode(body.mobile, query.isVoiceCall, callerOf(request));
      const data = await sending.catch((error: unknown) => {
        if (!(error instanceof SmsFailed)) throw error;
        request.log.error({ reason: error.message }, 'a code was not sent');
        throw refuse(503, 'unavailable', messages.notSent);
      });
      return { data };
    },
  );
  app.post(
    '/auth/checkCode',
    { ...ownSite, schema: { body: CodeLogin, response: doneAnswer } },
    async (request) => {
      await signIn.checkCode(request.body.mobile, request.body.code, callerOf(request));
      return done;
    },
  );
  app.post(
    '/v1/userLoginBySMS',
    { ...ownSite, schema: { body: CodeLogin, response: signedIn } },
    async (request, reply) =>
      answerSignIn(
        parts,
        request,
        reply,
        await signIn.signInByCode(request.body.mobile, request.body.code, callerOf(request)),
      ),
  );
  app.post(
    '/auth/verification',
    { ...ownSite, schema: { body: CodeLogin, response: signedIn } },
    async (request, reply) =>
      answerSignIn(
        parts,
        request,
        reply,
        await signIn.signInKnownNumber(request.body.mobile, request.body.code, callerOf(request)),
      ),
  );
  app.post(
    '/v1/userLogin',
    { ...ownSite, schema: { body: PasswordLogin, response: signedIn } },
    async (request, reply) =>
      answerSignIn(
        parts,
        request,
        reply,
        await signIn.signInByPassword(request.body.mobile, request.body.password, callerOf(request)),
      ),
  );

  app.post('/user/logout', { config, schema: { response: doneAnswer } }, async (request) => {
    const { userId, sessionId } = await callers.require(request);
    await endSession(db, userId, sessionId);
    return done;
  });

  const passAnswer = { 200: answerOf(Type.Object({ valid: Type.Boolean() })) };
  app.post('/user/maintenancePass', { config, schema: { response: passAnswer } }, async (request, reply) => {
    const { sessionId, userId, role } = await callers.require(request);
    if (role !== 'supervisor') {
      const event = { reason: 'not_supervisor', customer: userId } as const;
      throw refuse(403, 'forbidden', common.notAllowed, undefined, event);
    }
    await givePass(db, sessionId, reply, now());
    return { data: { valid: true } };
  });
  app.get('/public/maintenancePass', { schema: { response: passAnswer } }, async (request) => ({
    data: { valid: await hasPass(db, request, now()) },
  }));
};

export default routes;
