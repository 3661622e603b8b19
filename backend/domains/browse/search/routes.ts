import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { type AnswerText, PublicValues, sendAnswer, writeAnswer } from '@/backend/server/publicAnswers';
import { answerWithExtraOf } from '@/contract/answer';
import { SearchExtra, SearchQuery, SearchResult } from '@/contract/search';
import { lexiconOf } from './lexicon';
import { findProducts, readResults } from './queries';
import { searchInTurn } from './turns';

const maxResults = 8;
const maxCompletions = 5;

/** Suggestions that are kept as they are sent. */
const mostAnswers = 1000;

/** Route for the suggestions while a shopper types. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits }) => {
  const answers = new PublicValues<AnswerText>(mostAnswers);
  // Loads the lexicon before the first search. When the database is not ready yet, the first search loads it.
  app.addHook('onReady', async () => {
    await lexiconOf(db).catch(() => undefined);
  });

  app.get(
    '/product/search',
    {
      config: limits.search,
      onSend: cacheShortly,
      schema: {
        querystring: SearchQuery,
        response: { 200: answerWithExtraOf(Type.Array(SearchResult), SearchExtra) },
      },
    },
    async (request, reply) => {
      const { search } = request.query;
      const at = now();
      const make = async () => {
        const { found, data } = await searchInTurn(db, request, async () => {
          const found = await findProducts(db, search, { limit: maxResults, now: at });
          return { found, data: await readResults(db, found.ids, at) };
        });
        const lexicon = await lexiconOf(db);
        const { category } = found;
        const extraObject = {
          completions: lexicon.complete(found.correctedSearch ?? search, maxCompletions),
          category: category && { title: category.title, slug: category.slug, count: category.count },
        };
        return { stamp: found.stamp, value: writeAnswer(reply, { data, extraObject }) };
      };
      return sendAnswer(reply, await answers.read(db, search, at, make));
    },
  );
};

export default routes;
