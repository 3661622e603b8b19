import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { messages } from '@/backend/desk/messages';
import { betaWork } from '@/backend/domains/credit/betaLoan/desk';
import { cooperationWork, readDeskCooperation } from '@/backend/domains/credit/cooperation/desk';
import { leasingWork, readDeskLeasing } from '@/backend/domains/credit/leasing/desk';
import {
  planRequestWork,
  readBranchDays,
  readDeskPlanRequest,
} from '@/backend/domains/credit/planRequest/desk';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import {
  DeskBetaPage,
  DeskBranchDays,
  DeskCooperation,
  DeskCooperationPage,
  DeskLeasing,
  DeskLeasingPage,
  DeskPlanRequest,
  DeskPlanRequestPage,
  DeskRequestQuery,
} from '@/contract/desk/request';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, db } = parts;
  const params = Type.Object({ id: Id });

  const planRequests = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskPlanRequestPage) } };
  app.get('/admin/planRequests', { schema: planRequests }, async ({ query }) => {
    const { rows: requests, nextCursor } = await planRequestWork.readPage(db, query);
    return { data: { requests, nextCursor } };
  });
  const planRequest = { params, response: { 200: answerOf(DeskPlanRequest) } };
  app.get('/admin/planRequests/:id', { schema: planRequest }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readDeskPlanRequest(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const cooperations = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskCooperationPage) } };
  app.get('/admin/cooperations', { schema: cooperations }, async ({ query }) => {
    const { rows: requests, nextCursor } = await cooperationWork.readPage(db, query);
    return { data: { requests, nextCursor } };
  });
  const cooperation = { params, response: { 200: answerOf(DeskCooperation) } };
  app.get('/admin/cooperations/:id', { schema: cooperation }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readDeskCooperation(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const leasings = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskLeasingPage) } };
  app.get('/admin/leasing', { schema: leasings }, async ({ query }) => {
    const { rows: requests, nextCursor } = await leasingWork.readPage(db, query);
    return { data: { requests, nextCursor } };
  });
  const leasing = { params, response: { 200: answerOf(DeskLeasing) } };
  app.get('/admin/leasing/:id', { schema: leasing }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readDeskLeasing(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const registrations = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskBetaPage) } };
  app.get('/admin/betaRegistrations', { schema: registrations }, async ({ query }) => {
    const { rows: registrations, nextCursor } = await betaWork.readPage(db, query);
    return { data: { registrations, nextCursor } };
  });

  const days = { response: { 200: answerOf(Type.Array(DeskBranchDays)) } };
  app.get('/admin/appointmentDays', { schema: days }, async () => ({ data: await readBranchDays(parts) }));
};

export default routes;
