import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { recordDeskChange } from '@/backend/desk/recordChange';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { DeskPolicyFilter, DeskPolicyPage, DeskPolicyQuery } from '@/contract/desk/policy';
import { exportPolicies, listPolicies } from './list';

/** The desk's calls about the policies of insured lines. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const list = { querystring: DeskPolicyQuery, response: { 200: answerOf(DeskPolicyPage) } };
  app.get('/admin/policies', { schema: list }, async ({ query }) => ({
    data: await listPolicies(parts, query),
  }));
  app.get(
    '/admin/policies/export',
    { config: parts.limits.search, schema: { querystring: DeskPolicyFilter } },
    async (request, reply) => {
      const { userId: operator } = await parts.callers.require(request);
      const record = { operator, area: 'policy', subject: 'policies', action: 'export', before: null };
      await recordDeskChange(parts, { ...record, after: request.query });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="policies.csv"')
        .send(exportPolicies(parts, request.query));
    },
  );
};

export default routes;
