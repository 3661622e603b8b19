import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { requireConfirmed } from '@/backend/desk/supervisor';
import type { DomainParts } from '@/backend/server/parts';
import { publishOrQueue } from '@/backend/server/publish';
import { answerOf } from '@/contract/answer';
import { DeskCallPage, DeskCallQuery } from '@/contract/desk/outerCall';
import { DeskServices, ServiceTest, WriteAccount } from '@/contract/desk/outerService';
import { forgetOldCalls, listCalls } from './calls';
import { describeServices, saveAccount } from './services';
import { testService } from './trial';

const params = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** The desk's calls about the accounts of the shop at outer services, and about the calls to them. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  forgetOldCalls(parts.cleanUps);
  app.get('/admin/outerServices', { schema: { response: { 200: answerOf(DeskServices) } } }, async () => ({
    data: describeServices(parts),
  }));
  app.put(
    '/admin/outerServices/:code',
    {
      config: limits.writes,
      schema: { params, body: WriteAccount, response: { 200: answerOf(Type.Null()) } },
    },
    async (request) => {
      const caller = await callers.require(request);
      requireConfirmed(caller);
      await saveAccount(parts, request.params.code, request.body, caller.userId);
      await publishOrQueue({ ...parts, log: app.log }, { site: true });
      return { data: null };
    },
  );
  app.post(
    '/admin/outerServices/:code/test',
    { config: limits.writes, schema: { params, response: { 200: answerOf(ServiceTest) } } },
    async (request) => {
      const caller = await callers.require(request);
      requireConfirmed(caller);
      return { data: await testService(parts, request.params.code, caller.userId) };
    },
  );
  const list = { querystring: DeskCallQuery, response: { 200: answerOf(DeskCallPage) } };
  app.get('/admin/outerCalls', { schema: list }, async ({ query }) => ({
    data: await listCalls(parts, query),
  }));
};

export default routes;
