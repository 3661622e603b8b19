import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { logRefusals } from '@/backend/server/securityLog';
import { answerOf } from '@/contract/answer';
import { Device } from '@/contract/device';
import { oldKnownDevices } from './knownDevices';
import { messages } from './messages';
import { readDevices, signOutDevice, signOutOtherDevices } from './queries';

const done = { data: null };
const doneAnswer = { 200: answerOf(Type.Null()) };
const DeviceId = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Routes for the devices on which a customer is signed in. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  app.addHook('onRequest', cacheNever);
  logRefusals(app, parts.signIn.secret);
  parts.cleanUps.add(oldKnownDevices);
  const config = limits.writes;

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
      if (await signOutDevice(db, userId, request.params.id)) return done;
      throw refuse(404, 'not_found', messages.noDevice);
    },
  );
  app.delete('/user/devices', { config, schema: { response: doneAnswer } }, async (request) => {
    const { userId, sessionId } = await callers.require(request);
    await signOutOtherDevices(db, userId, sessionId);
    return done;
  });
};

export default routes;
