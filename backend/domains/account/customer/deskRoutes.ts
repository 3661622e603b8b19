import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { requireConfirmed } from '@/backend/desk/supervisor';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import {
  BlockCustomer,
  ChangeCustomerRight,
  DeskCustomer,
  DeskCustomerPage,
  DeskCustomerQuery,
} from '@/contract/desk/customer';
import { type CustomerChange, changeCustomer, listCustomers, readCustomer } from './desk';
import { messages } from './messages';

const params = Type.Object({ id: Id });

/** The desk's calls about customers. Lists are limited like searches, so that nobody reads all customers in a moment. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;

  /** @throws 404, 409 */
  async function change(customer: number, operator: number, asked: CustomerChange): Promise<DeskCustomer> {
    const outcome = await changeCustomer(parts, customer, asked, operator);
    if (outcome !== 'done')
      throw outcome === 'not_found'
        ? refuse(404, 'not_found', messages.not_found)
        : refuse(409, 'conflict', messages[outcome]);
    return requireCustomer(customer);
  }

  async function requireCustomer(id: number): Promise<DeskCustomer> {
    const customer = await readCustomer(db, id, now());
    if (!customer) throw refuse(404, 'not_found', messages.not_found);
    return customer;
  }

  app.get(
    '/admin/customers',
    {
      config: limits.search,
      schema: { querystring: DeskCustomerQuery, response: { 200: answerOf(DeskCustomerPage) } },
    },
    async ({ query }) => ({ data: await listCustomers(db, query) }),
  );
  const response = { 200: answerOf(DeskCustomer) };
  app.get(
    '/admin/customers/:id',
    { config: limits.search, schema: { params, response } },
    async (request) => {
      const { userId: operator } = await callers.require(request);
      const { id } = request.params;
      const customer = await requireCustomer(id);
      const view = {
        operator,
        area: 'customer',
        subject: String(id),
        action: 'view',
        before: null,
        after: null,
      };
      await recordDeskChange(parts, view);
      return { data: customer };
    },
  );
  app.put(
    '/admin/customers/:id/rights',
    { config: limits.writes, schema: { params, body: ChangeCustomerRight, response } },
    async (request) => {
      const caller = await callers.require(request);
      requireConfirmed(caller);
      const { userId } = caller;
      const { right, ...given } = request.body;
      return { data: await change(request.params.id, userId, { what: right, ...given }) };
    },
  );
  app.put(
    '/admin/customers/:id/block',
    { config: limits.writes, schema: { params, body: BlockCustomer, response } },
    async (request) => {
      const caller = await callers.require(request);
      requireConfirmed(caller);
      const { userId } = caller;
      const { reason } = request.body;
      return { data: await change(request.params.id, userId, { what: 'blocked', reason }) };
    },
  );
};

export default routes;
