import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import { messages as common } from '@/backend/messages';
import type { DomainParts } from '@/backend/parts';
import { SmsFailed } from '@/backend/sms/sender';
import { answerOf } from '@/contract/answer';
import {
  ChangePassword,
  CheckMobile,
  CodeLogin,
  CodeSent,
  Device,
  ForgetPassword,
  ForgetPasswordQuery,
  MobileCheck,
  PasswordLogin,
  ResetPassword,
  UserInfo,
} from '@/contract/session';
import { deviceTitle } from './device';
import { guardOf } from './guard';
import { messages } from './messages';
import { refuseOtherSites } from './otherSites';
import { givePass, hasPass } from './pass';
import { endOtherSessions, endSession, readDevices, removeOldSignIns } from './sessions';
import { changePassword, resetPassword } from './setPassword';
import { signInOf } from './signIn';

const from = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  device: deviceTitle(headers['user-agent']),
});
const signedIn = { 200: answerOf(UserInfo) };
const done = { data: null };
const doneAnswer = { 200: answerOf(Type.Null()) };
const DeviceId = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Signing in and out, passwords and devices. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  const guard = guardOf(parts.signIn);
  const signIn = signInOf(parts, guard);
  app.addHook('onRequest', cacheNever);
  app.addHook('onListen', () => removeOldSignIns(db, now()));
  const config = limits.writes;
  const ownSite = { config, preHandler: refuseOtherSites };

  app.post(
    '/v1/checkMobile',
    { ...ownSite, schema: { body: CheckMobile, response: { 200: answerOf(MobileCheck) } } },
    async ({ body, ip }) => ({ data: await signIn.check(body.mobile, ip) }),
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
    async ({ body, query, ip, log }) => {
      const data = await signIn.sendCode(body.mobile, query.isVoiceCall, ip).catch((error: unknown) => {
        if (!(error instanceof SmsFailed)) throw error;
        log.error({ reason: error.message }, 'a code was not sent');
        throw refuse(503, 'unavailable', messages.notSent);
      });
      return { data };
    },
  );
  app.post(
    '/v1/userLoginBySMS',
    { ...ownSite, schema: { body: CodeLogin, response: signedIn } },
    async (request) => ({
      data: await signIn.byCode(request.body.mobile, request.body.code, from(request)),
    }),
  );
  app.post(
    '/auth/verification',
    { ...ownSite, schema: { body: CodeLogin, response: signedIn } },
    async (request) => ({
      data: await signIn.byVerification(request.body.mobile, request.body.code, from(request)),
    }),
  );
  app.post(
    '/v1/userLogin',
    { ...ownSite, schema: { body: PasswordLogin, response: signedIn } },
    async (request) => ({
      data: await signIn.byPassword(request.body.mobile, request.body.password, from(request)),
    }),
  );

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

  app.post('/user/logout', { config, schema: { response: doneAnswer } }, async (request) => {
    const { userId, sessionId } = await callers.require(request);
    await endSession(db, userId, sessionId);
    return done;
  });
  app.get(
    '/user/devices',
    { schema: { response: { 200: answerOf(Type.Array(Device)) } } },
    async (request) => {
      const { userId, sessionId } = await callers.require(request);
      return { data: await readDevices(db, userId, sessionId, now()) };
    },
  );
  app.delete(
    '/user/devices/:id',
    { config, schema: { params: DeviceId, response: doneAnswer } },
    async (request) => {
      const { userId } = await callers.require(request);
      if (await endSession(db, userId, request.params.id)) return done;
      throw refuse(404, 'not_found', messages.noDevice);
    },
  );
  app.delete('/user/devices', { config, schema: { response: doneAnswer } }, async (request) => {
    const { userId, sessionId } = await callers.require(request);
    await endOtherSessions(db, userId, sessionId);
    return done;
  });

  const passAnswer = { 200: answerOf(Type.Object({ valid: Type.Boolean() })) };
  app.post('/user/maintenancePass', { config, schema: { response: passAnswer } }, async (request, reply) => {
    const { sessionId, role } = await callers.require(request);
    if (role !== 'supervisor') throw refuse(403, 'forbidden', common.notAllowed);
    reply.header('set-cookie', await givePass(db, sessionId, request, now()));
    return { data: { valid: true } };
  });
  app.get('/public/maintenancePass', { schema: { response: passAnswer } }, async (request) => ({
    data: { valid: await hasPass(db, request, now()) },
  }));
};

export default routes;
