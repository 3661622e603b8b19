import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { listBetaRegistrations } from '@/backend/domains/betaLoan/deskRegistrations';
import { listMerchantRequests, readMerchantRequest } from '@/backend/domains/cooperation/deskRequests';
import { listLeasingRequests, readDeskLeasing } from '@/backend/domains/leasing/deskRequests';
import {
  listLoanRequests,
  readBranchDays,
  readLoanRequest,
} from '@/backend/domains/planRequest/deskRequests';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import {
  DeskBetaPage,
  DeskBranchDays,
  DeskLeasing,
  DeskLeasingPage,
  DeskLoan,
  DeskLoanPage,
  DeskMerchant,
  DeskMerchantPage,
  DeskRequestQuery,
} from '@/contract/desk/request';
import { messages } from './messages';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers } = parts;
  const params = Type.Object({ id: Id });

  const loans = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskLoanPage) } };
  app.get('/admin/loans', { schema: loans }, async ({ query }) => ({
    data: await listLoanRequests(parts, query),
  }));
  const loan = { params, response: { 200: answerOf(DeskLoan) } };
  app.get('/admin/loans/:id', { schema: loan }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readLoanRequest(parts, userId, request.params.id);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const merchants = { querystring: DeskRequestQuery, response: { 200: answerOf(DeskMerchantPage) } };
  app.get('/admin/merchants', { schema: merchants }, async ({ query }) => ({
    data: await listMerchantRequests(parts, query),
  }));
  const merchant = { params, response: { 200: answerOf(DeskMerchant) } };
  app.get('/admin/merchants/:id', { schema: merchant }, async (request) => {
    const { userId } = await callers.require(request);
    const data = await readMerchantRequest(parts, userId, request.params.id);
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
