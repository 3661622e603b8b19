import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { describeGateways } from '@/backend/adapters/payment/gateways';
import { readPageForms } from '@/backend/server/bodies';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { oldJobs } from '@/backend/server/outbox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Strict, Toman } from '@/contract/common';
import { Gateway, PaymentAttempt } from '@/contract/payment';
import { paymentResultPath } from '@/rules/paymentResult';
import { acceptedGateways } from './acceptedGateways';
import { oldPaymentLogs } from './attempts';
import { takeReturn } from './callback';
import { customerRoutes } from './customerRoutes';
import { messages } from './messages';
import { readPublicAttempt } from './queries';

const AttemptId = Type.String({ format: 'uuid' });
const isAttemptId = (id: unknown) =>
  typeof id === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The text values of a query or a form. Other values are left out, such as the list of a key that is given twice. */
const textsOf = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(fields)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { limits } = parts;
  for (const cleanUp of [oldPaymentLogs, oldJobs]) parts.cleanUps.add(cleanUp);
  app.addHook('onRequest', cacheNever);

  const one = { params: Type.Object({ id: AttemptId }), response: { 200: answerOf(PaymentAttempt) } };
  app.get('/public/paymentAttempts/:id', { schema: one }, async ({ params }) => {
    const data = await readPublicAttempt(parts, params.id);
    if (!data) throw refuse(404, 'not_found', messages.attemptNotFound);
    return { data };
  });

  const list = {
    querystring: Strict({ amount: Type.Optional(Toman) }),
    response: { 200: answerOf(Type.Array(Gateway)) },
  };
  /** Without an amount no gateway is refused. */
  app.get('/public/gateways', { schema: list }, async ({ query }) => {
    const gateways = await acceptedGateways(parts);
    return {
      data:
        query.amount === undefined
          ? gateways.all.map(({ code, title, kind }) => ({ code, title, kind, reason: null }))
          : describeGateways(gateways, query.amount),
    };
  });

  await app.register(customerRoutes, parts);

  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  async function leadToResult({ query, body, log }: FastifyRequest, reply: FastifyReply) {
    const callback = { query: textsOf(query), body: textsOf(body) };
    const { attempt } = callback.query;
    if (!isAttemptId(attempt)) return reply.code(303).header('location', paymentResultPath).send();
    await takeReturn(parts, callback, running).catch((err: unknown) =>
      log.error({ err }, 'the return of a payment could not be read'),
    );
    return reply.code(303).header('location', `${paymentResultPath}?attempt=${attempt}`).send();
  }
  await app.register(async (plugin) => {
    readPageForms(plugin);
    // Gateways add fields of their own to the query and the form.
    const schema = { hide: true, querystring: Type.Record(Type.String(), Type.Unknown()) };
    plugin.get('/payment/callback', { config: limits.writes, schema }, leadToResult);
    const withForm = { ...schema, body: Type.Unknown() };
    plugin.post('/payment/callback', { config: limits.writes, schema: withForm }, leadToResult);
  });
};

export default routes;
