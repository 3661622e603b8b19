import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import {
  type AnswerText,
  PublicValues,
  readStamp,
  sendAnswer,
  writeAnswer,
} from '@/backend/server/publicAnswers';
import { answerOf } from '@/contract/answer';
import { GiveDocument } from '@/contract/document';
import {
  AppointmentDay,
  EditPlanRequest,
  LoanPlan,
  NewestPlanRequest,
  PlanRequest,
  StartPlanRequest,
} from '@/contract/planRequest';
import { bookAppointment, cancelAppointment, readAppointmentDays } from './appointments';
import { beginRequest, cancelRequest, resubmitRequest } from './change';
import { cleanUpsOfPlanRequests } from './cleanUps';
import { giveDocument } from './documents';
import { saveFields } from './edit';
import { readInvitedPlans, readLoanPlans, readRequest, requireRequest, showRequest } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits, cleanUps } = parts;
  for (const cleanUp of cleanUpsOfPlanRequests) cleanUps.add(cleanUp);

  const plans = new PublicValues<AnswerText>(1);
  const list = { response: { 200: answerOf(Type.Array(LoanPlan)) } };
  app.get('/public/loanPlans', { onSend: cacheShortly, schema: list }, async (_request, reply) => {
    const at = now();
    const make = async () => {
      const stamp = await readStamp(db, at);
      return { stamp, value: writeAnswer(reply, { data: await readLoanPlans(db) }) };
    };
    return sendAnswer(reply, await plans.read(db, 'loanPlans', at, make));
  });

  const response = { 200: answerOf(PlanRequest) };
  const answer = async (userId: number) => ({
    data: showRequest(parts, userId, await requireRequest(db, userId)),
  });

  const newest = { response: { 200: NewestPlanRequest } };
  app.get('/user/planRequest', { schema: newest }, async (request) => {
    const { userId } = await callers.require(request);
    const [row, invitedPlans] = await Promise.all([readRequest(db, userId), readInvitedPlans(db, userId)]);
    return { data: row && showRequest(parts, userId, row), extraObject: { invitedPlans } };
  });

  const writing = { config: limits.writes };
  const start = { body: StartPlanRequest, response };
  app.post('/user/planRequests', { ...writing, schema: start }, async (request) => {
    const { userId } = await callers.require(request);
    await beginRequest(parts, userId, request.body.planId);
    return answer(userId);
  });

  const edit = { body: EditPlanRequest, response };
  app.put('/user/editPlanRequest', { ...writing, schema: edit }, async (request) => {
    const { userId } = await callers.require(request);
    const { step, ...typed } = request.body;
    if (step === '4') await bookAppointment(parts, userId, typed);
    else await saveFields(parts, userId, Number(step), typed);
    return answer(userId);
  });

  const params = Type.Object({ code: Type.String({ pattern: '^[a-z][A-Za-z]{1,39}$' }) });
  const give = { params, body: GiveDocument, response };
  app.put('/user/planRequest/documents/:code', { ...writing, schema: give }, async (request) => {
    const { userId } = await callers.require(request);
    await giveDocument(parts, userId, request.params.code, request.body.fileIds);
    return answer(userId);
  });

  app.post('/user/planRequest/resubmit', { ...writing, schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    await resubmitRequest(parts, userId);
    return answer(userId);
  });

  app.post('/user/planRequest/cancel', { ...writing, schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    await cancelRequest(parts, userId);
    return answer(userId);
  });

  app.delete('/user/planRequest/appointment', { ...writing, schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    await cancelAppointment(parts, userId);
    return answer(userId);
  });

  const days = { response: { 200: answerOf(Type.Array(AppointmentDay)) } };
  app.get('/user/planLoanTime', { schema: days }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readAppointmentDays(parts, userId) };
  });
};

export default routes;
