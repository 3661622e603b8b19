import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { cacheShortly } from '@/backend/caching';
import { searchInTurn } from '@/backend/domains/search/turns';
import type { DomainParts } from '@/backend/parts';
import { type AnswerText, PublicValues, sendAnswer, writeAnswer } from '@/backend/publicAnswers';
import { answerOf } from '@/contract/answer';
import { ShopPage, ShopQuery } from '@/contract/shop';
import { readField } from '@/utils/readField';
import { readShop } from './queries';

/** Pages that are kept as they are sent. */
const mostPages = 300;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits }) => {
  const answers = new PublicValues<AnswerText>(mostPages);
  // Only lists with a search text count against the limit of an address: other lists are cheap, and visitors read many.
  // The limit asks before the query is checked against its schema.
  const isPlain = ({ query }: FastifyRequest) => !readField(query, 'search');
  const limit = { ...limits.search.rateLimit, allowList: isPlain };
  app.get(
    '/product/shop',
    {
      config: { rateLimit: limit },
      onSend: cacheShortly,
      schema: { querystring: ShopQuery, response: { 200: answerOf(ShopPage) } },
    },
    async ({ query }, reply) => {
      const at = now();
      const read = () => readShop(db, query, at);
      const key = JSON.stringify(Object.entries(query).sort());
      const answer = await answers.read(db, key, at, async () => {
        const { stamp, value } = await (query.search ? searchInTurn(db, read) : read());
        return { stamp, value: writeAnswer(reply, { data: value }) };
      });
      return sendAnswer(reply, answer);
    },
  );
};

export default routes;
