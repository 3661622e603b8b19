import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Addresses, ChangedAddress, EditAddress } from '@/contract/address';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { mostAddresses } from '@/contract/limits';
import { messages } from './messages';
import {
  chooseDefault,
  type Outcome,
  readAddresses,
  removeAddress,
  removedAddresses,
  restoreAddress,
  saveAddress,
} from './queries';
import { normalizeAddress } from './rules';

const refusals: Record<Exclude<Outcome, 'done'>, () => Refusal> = {
  no_address: () => refuse(404, 'not_found', messages.notFound),
  no_city: () => refuse(400, 'bad_input', messages.wrong, { cityId: messages.city }),
  full: () => refuse(409, 'conflict', messages.full(mostAddresses)),
};

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (
  app,
  { db, now, callers, limits, cleanUps },
) => {
  app.addHook('onRequest', cacheNever);
  cleanUps.add(removedAddresses);

  app.get('/user/addresses', { schema: { response: { 200: answerOf(Addresses) } } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readAddresses(db, userId) };
  });

  /** Answers all addresses after a change. @throws Refusal when the change was refused */
  async function answerChange(userId: number, { outcome, id }: { outcome: Outcome; id: number }) {
    if (outcome !== 'done') throw refusals[outcome]();
    return { data: await readAddresses(db, userId), extraObject: { id } };
  }

  const response = { 200: answerWithExtraOf(Addresses, ChangedAddress) };
  const params = Type.Object({ id: Id });
  const config = limits.writes;
  app.post('/user/addresses', { config, schema: { body: EditAddress, response } }, async (request) => {
    const { userId } = await callers.require(request);
    const address = normalizeAddress(request.body);
    return answerChange(userId, await saveAddress(db, userId, null, address, now()));
  });

  app.put(
    '/user/addresses/:id',
    { config, schema: { params, body: EditAddress, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      const address = normalizeAddress(request.body);
      return answerChange(userId, await saveAddress(db, userId, request.params.id, address, now()));
    },
  );

  app.delete('/user/addresses/:id', { config, schema: { params, response } }, async (request) => {
    const { userId } = await callers.require(request);
    return answerChange(userId, await removeAddress(db, userId, request.params.id, now()));
  });

  app.put('/user/addresses/:id/default', { config, schema: { params, response } }, async (request) => {
    const { userId } = await callers.require(request);
    return answerChange(userId, await chooseDefault(db, userId, request.params.id));
  });

  app.post('/user/addresses/:id/restore', { config, schema: { params, response } }, async (request) => {
    const { userId } = await callers.require(request);
    return answerChange(userId, await restoreAddress(db, userId, request.params.id, now()));
  });
};

export default routes;
