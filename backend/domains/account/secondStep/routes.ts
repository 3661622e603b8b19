import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { messages as deskMessages } from '@/backend/desk/messages';
import { requireConfirmed } from '@/backend/desk/supervisor';
import { callerOf } from '@/backend/domains/account/session/caller';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { logRefusals } from '@/backend/server/securityLog';
import { answerOf } from '@/contract/answer';
import {
  Confirmation,
  ConfirmOperator,
  SecondStep,
  SecondStepCode,
  TurnOnSecondStep,
} from '@/contract/secondStep';
import { secondStepOf } from './secondStep';

/** The calls about the second step of a supervisor's sign-in. They answer also while the step is not taken. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  const secondStep = secondStepOf(parts);
  const config = limits.writes;
  const path = '/user/secondStep';
  const response = { 200: answerOf(Type.Null()) };
  logRefusals(app, parts.signIn.secret);

  app.addHook('preValidation', async (request) => {
    const { role } = await callers.require(request);
    if (role !== 'supervisor') throw refuse(403, 'forbidden', deskMessages.supervisorsOnly);
  });

  app.get(path, { schema: { response: { 200: answerOf(SecondStep) } } }, async (request) => ({
    data: await secondStep.read(await callers.require(request)),
  }));
  app.put(path, { config, schema: { body: TurnOnSecondStep, response } }, async (request) => {
    const caller = await callers.require(request);
    // Else a stolen session could make a key of its own, and would prove itself with it.
    requireConfirmed(caller);
    await secondStep.turnOn(caller, request.body);
    return { data: null };
  });
  app.post(path, { config, schema: { body: SecondStepCode, response } }, async (request) => {
    await secondStep.take(await callers.require(request), request.body.code);
    return { data: null };
  });
  app.post(`${path}/off`, { config, schema: { body: SecondStepCode, response } }, async (request) => {
    await secondStep.turnOff(await callers.require(request), request.body.code);
    return { data: null };
  });

  app.get(
    '/user/confirmation',
    { schema: { response: { 200: answerOf(Confirmation) } } },
    async (request) => ({
      data: await secondStep.readProof(await callers.require(request)),
    }),
  );
  app.post('/user/confirmation', { config, schema: { body: ConfirmOperator, response } }, async (request) => {
    await secondStep.confirm(await callers.require(request), request.body.proof, callerOf(request));
    return { data: null };
  });
};

export default routes;
