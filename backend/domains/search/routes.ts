import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/caching';
import type { DomainParts } from '@/backend/parts';
import { answerWithExtraOf } from '@/contract/answer';
import { SearchExtra, SearchQuery, SearchResult } from '@/contract/search';
import { lexiconOf } from './lexicon';
import { findProducts, readResults } from './queries';
import { searchInTurn } from './turns';

const maxResults = 8;
const maxCompletions = 5;

/** Route for the suggestions while a shopper types. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits }) => {
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
    async ({ query: { search } }) => {
      const { found, data } = await searchInTurn(db, async () => {
        const found = await findProducts(db, search, { limit: maxResults, now: now() });
        return { found, data: await readResults(db, found.ids, now()) };
      });
      const lexicon = await lexiconOf(db);
      const { category } = found;
      return {
        data,
        extraObject: {
          completions: lexicon.complete(found.correctedSearch ?? search, maxCompletions),
          category: category && { title: category.title, slug: category.slug, count: category.count },
        },
      };
    },
  );
};

export default routes;
