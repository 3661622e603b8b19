import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { listBetaRegistrations } from '@/backend/domains/credit/betaLoan/deskRegistrations';
import { listCooperations, readDeskCooperation } from '@/backend/domains/credit/cooperation/deskRequests';
import { listLeasingRequests, readDeskLeasing } from '@/backend/domains/credit/leasing/deskRequests';
import {
  listPlanRequests,
  readBranchDays,
  readDeskPlanRequest,
} from '@/backend/domains/credit/planRequest/deskRequests';
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
import { messages } from './messages';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers } = parts;
  const params = Type.Object({ id: Id });

  const planRequests = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskPlanRequestPage) } };
  app.get('/admin/planRequests', { schema: planRequests }, async ({ query }) => ({
    data: await listPlanRequests(parts, query),
  }));
  const planRequest = { params, response: { 200: answerOf(DeskPlanRequest) } };
  app.get('/admin/planRequests/:id', { schema: planRequest }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readDeskPlanRequest(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const cooperations = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskCooperationPage) } };
  app.get('/admin/cooperations', { schema: cooperations }, async ({ query }) => ({
    data: await listCooperations(parts, query),
  }));
  const cooperation = { params, response: { 200: answerOf(DeskCooperation) } };
  app.get('/admin/cooperations/:id', { schema: cooperation }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readDeskCooperation(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const leasings = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskLeasingPage) } };
  app.get('/admin/leasing', { schema: leasings }, async ({ query }) => ({
    data: await listLeasingRequests(parts, query),
  }));
  const leasing = { params, response: { 200: answerOf(DeskLeasing) } };
  app.get('/admin/leasing/:id', { schema: leasing }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readDeskLeasing(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const registrations = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskBetaPage) } };
  app.get('/admin/betaRegistrations', { schema: registrations }, async ({ query }) => ({
    data: await listBetaRegistrations(parts, query),
  }));

  const days = { response: { 200: answerOf(Type.Array(DeskBranchDays)) } };
  app.get('/admin/appointmentDays', { schema: days }, async () => ({ data: await readBranchDays(parts) }));
};

export default routes;
