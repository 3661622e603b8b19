import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever, cacheShortly } from '@/backend/server/caching';
import { refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { mostQuestionsPerDay, shortestQuestion } from '@/contract/limits';
import { PageExtra, PageQuery } from '@/contract/paging';
import { Question, QuestionText } from '@/contract/question';
import { dayMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { answerQuestion, askQuestion, listQuestions } from './queries';

const productParams = Type.Object({ productId: Id });
const questionParams = Type.Object({ questionId: Id });

/** The questions about products: everybody reads them, customers ask, buyers answer. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits, limiter }) => {
  /** The text without the white space around it. @throws 400 for a short one, 429 after too many texts */
  async function acceptText(customer: number, text: string, needed: string): Promise<string> {
    const trimmed = text.trim();
    if (trimmed.length < shortestQuestion) throw refuse(400, 'bad_input', needed, { text: needed });
    const wait = await limiter.take(`question:${customer}`, mostQuestionsPerDay, dayMs);
    if (wait > 0) throw new TooSoon(wait);
    return trimmed;
  }

  app.get(
    '/product/:productId/questions',
    {
      onSend: cacheShortly,
      schema: {
        params: productParams,
        querystring: PageQuery,
        response: { 200: answerWithExtraOf(Type.Array(Question), PageExtra) },
      },
    },
    ({ params: { productId }, query }) => listQuestions(db, productId, query.cursor),
  );

  const write = { onRequest: cacheNever, config: limits.writes };
  const response = { 200: answerOf(Type.Null()) };
  app.post(
    '/user/products/:productId/questions',
    { ...write, schema: { params: productParams, body: QuestionText, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      const text = await acceptText(userId, request.body.text, messages.questionNeeded);
      const saved = await askQuestion(db, request.params.productId, { customer: userId, text, now: now() });
      if (!saved) throw refuse(404, 'not_found', messages.productNotFound);
      return { data: null };
    },
  );

  app.put(
    '/user/questions/:questionId/answer',
    { ...write, schema: { params: questionParams, body: QuestionText, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      const text = await acceptText(userId, request.body.text, messages.answerNeeded);
      const { questionId } = request.params;
      const outcome = await answerQuestion(db, questionId, { customer: userId, text, now: now() });
      if (outcome === 'notFound') throw refuse(404, 'not_found', messages.notFound);
      if (outcome === 'notBought') throw refuse(403, 'forbidden', messages.notBought);
      return { data: null };
    },
  );
};

export default routes;
