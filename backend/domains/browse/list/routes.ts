import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oldSearchCounts, searchCountsOf } from '@/backend/domains/browse/search/searchCounts';
import { searchInTurn } from '@/backend/domains/browse/search/turns';
import { cacheShortly } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { type AnswerText, PublicValues, sendAnswer, writeAnswer } from '@/backend/server/publicAnswers';
import { answerOf } from '@/contract/answer';
import { ShopPage, ShopQuery } from '@/contract/list';
import { readField } from '@/utils/readField';
import { minuteMs } from '@/utils/timeUnits';
import { readShop } from './queries';

/** Pages that are kept as they are sent. */
const mostPages = 300;

/** Counts of searches are written this often, and when the app closes (ms). */
const writeCountsMs = minuteMs;

function writeSearchCounts(app: FastifyInstance, counts: readonly ReturnType<typeof searchCountsOf>[]): void {
  const write = () =>
    Promise.all(counts.map((one) => one.write())).catch((err: unknown) =>
      app.log.error({ err }, 'counts of searches were not written'),
    );
  const timer = setInterval(write, writeCountsMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

/** Parameters with few values, whose lists stay in memory. */
const plainParameters: ReadonlySet<string> = new Set(['category', 'page', 'sort']);

/**
 * Whether a list does not count against the limit of an address: visitors read many lists without a filter, and most are in
 * memory. Lists by instalment are never kept. The limit asks before the query is checked against its schema.
 */
const isPlain = ({ query }: FastifyRequest) =>
  Object.keys(Object(query)).every((name) => plainParameters.has(name)) &&
  readField(query, 'sort') !== 'lowestInstalment';

/** Whether a list is filtered by words only, so that the words are the reason when it is empty. */
const isPlainSearch = ({ search, sort: _sort, page: _page, ...filters }: ShopQuery) =>
  search !== undefined && Object.values(filters).every((value) => value === undefined);

/** Whether a search counts as one in vain or as one with a result: its first page, found without a correction. */
function countedAs(query: ShopQuery, { total, page, correctedSearch }: ShopPage): 'missed' | 'found' | null {
  if (!isPlainSearch(query)) return null;
  if (total === 0) return 'missed';
  return page === 1 && correctedSearch === null ? 'found' : null;
}

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (
  app,
  { db, now, limits, cleanUps, findCandidates },
) => {
  const answers = new PublicValues<AnswerText & { counted: keyof typeof counts | null }>(mostPages);
  const counts = {
    missed: searchCountsOf('missed_searches', { db, now }),
    found: searchCountsOf('found_searches', { db, now }),
  };
  for (const old of oldSearchCounts) cleanUps.add(old);
  writeSearchCounts(app, Object.values(counts));
  const limit = { ...limits.search.rateLimit, allowList: isPlain };
  app.get(
    '/product/shop',
    {
      config: { rateLimit: limit },
      onSend: cacheShortly,
      schema: { querystring: ShopQuery, response: { 200: answerOf(ShopPage) } },
    },
    async (request, reply) => {
      const { query, ip } = request;
      const at = now();
      const key = JSON.stringify(Object.entries(query).sort());
      const answer = await answers.read(db, key, at, async (read) => {
        const { stamp, value } = await searchInTurn(db, request, () =>
          read((from) => readShop({ db, findCandidates }, query, at, from)),
        );
        return { stamp, value: { ...writeAnswer(reply, { data: value }), counted: countedAs(query, value) } };
      });
      if (answer.counted) counts[answer.counted].note(query.search ?? '', ip);
      return sendAnswer(reply, answer);
    },
  );
};

export default routes;
