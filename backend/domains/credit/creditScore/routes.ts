import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Nullable } from '@/contract/common';
import { AskCreditScore, CreditScore } from '@/contract/creditScore';
import { askScore, readScore } from './score';

/** Days after its end that an old score is kept, for questions about the request it decided. */
const keptDays = 90;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits, cleanUps } = parts;
  cleanUps.add({
    table: 'credit_scores',
    isOld: `expires_at < $1::timestamptz - interval '${keptDays} days'`,
  });

  const read = { response: { 200: answerOf(Nullable(CreditScore)) } };
  app.get('/user/creditScore', { schema: read }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readScore(db, userId) };
  });

  const ask = { body: AskCreditScore, response: { 200: answerOf(CreditScore) } };
  app.post('/user/creditScore', { config: limits.writes, schema: ask }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await askScore(parts, userId) };
  });
};

export default routes;
