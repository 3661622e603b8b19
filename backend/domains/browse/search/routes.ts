import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { cacheShortly } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import {
  type AnswerText,
  PublicValues,
  type ReadPublic,
  sendAnswer,
  writeAnswer,
} from '@/backend/server/publicAnswers';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { PopularSearches, SearchExtra, SearchQuery, SearchResult } from '@/contract/search';
import { lexiconOf } from './lexicon';
import { popularSearchesOf } from './popular';
import { findProducts, readResults } from './queries';
import { searchInTurn } from './turns';

const maxResults = 8;
const maxCompletions = 5;

/** Suggestions that are kept as they are sent. */
const mostAnswers = 1000;

/** Routes for what stands under the search field: popular searches, and suggestions while a shopper types. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits, findCandidates }) => {
  const answers = new PublicValues<AnswerText>(mostAnswers);
  // Loads the lexicon before the first search. When the database is not ready yet, the first search loads it.
  app.addHook('onReady', async () => {
    await lexiconOf(db).catch(() => undefined);
  });

  const popular = popularSearchesOf(db);
  app.get(
    '/product/popularSearches',
    { onSend: cacheShortly, schema: { response: { 200: answerOf(PopularSearches) } } },
    async () => ({ data: await popular(now()) }),
  );

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
      const make = async (read: ReadPublic) => {
        const findIn = async (from: Queries) => {
          const found = await findProducts(db, search, { limit: maxResults, now: at, findCandidates }, from);
          return { found, data: await readResults(from, found.ids, at) };
        };
        const { found, data } = await searchInTurn(db, request, () => read(findIn));
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
