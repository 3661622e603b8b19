import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { missedSearchesOf, oldMissedSearches } from '@/backend/domains/browse/search/missedSearches';
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

/** Counts of searches in vain are written this often, and when the app closes (ms). */
const writeMissedMs = minuteMs;

function writeMissedSearches(app: FastifyInstance, missed: ReturnType<typeof missedSearchesOf>): void {
  const write = () =>
    missed.write().catch((err: unknown) => app.log.error({ err }, 'searches in vain were not written'));
  const timer = setInterval(write, writeMissedMs).unref();
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

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits, cleanUps }) => {
  const answers = new PublicValues<AnswerText & { isMissed: boolean }>(mostPages);
  const missed = missedSearchesOf({ db, now });
  cleanUps.add(oldMissedSearches);
  writeMissedSearches(app, missed);
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
      const answer = await answers.read(db, key, at, async () => {
        const { stamp, value } = await searchInTurn(db, request, () => readShop(db, query, at));
        const isMissed = value.total === 0 && isPlainSearch(query);
        return { stamp, value: { ...writeAnswer(reply, { data: value }), isMissed } };
      });
      if (answer.isMissed) missed.note(query.search ?? '', ip);
      return sendAnswer(reply, answer);
    },
  );
};

export default routes;
