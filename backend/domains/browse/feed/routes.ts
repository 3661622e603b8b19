import { Readable } from 'node:stream';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { Type } from 'typebox';
import { describeError } from '@/backend/adapters/account/watched';
import type { FeedName, Feeds } from '@/backend/adapters/torob/configured';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { readPageForms } from '@/backend/server/bodies';
import { cacheNever } from '@/backend/server/caching';
import { Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { sendAnswer, writeAnswer } from '@/backend/server/publicAnswers';
import { minuteMs } from '@/utils/timeUnits';
import { answerEmalls, writeGoogleFeed } from './files';
import { messages } from './messages';
import { answerOrders } from './orders';
import { writeListMap, writeProductMap } from './siteMap';
import { answerProducts, isTorobToken, WrongRequest } from './torob';
import { oldWalks } from './walk';
import { oldCalls } from './webhook';

/** Files that are written at the same time, by which the memory and the connections of the database are limited. */
const mostFiles = 3;
/** Files that an address may ask for in a minute: a large one is work of seconds. */
const filesOfMinute = { rateLimit: { max: 20, timeWindow: minuteMs } };
/** Whoever reads a file may do it again after this time (s) without asking whether it has changed. */
const fileAgeS = 300;
/** Products of a page of Emalls. */
const emallsPage = { usual: 100, most: 500 };

const anyQuery = Type.Object({});

/**
 * Names the state of the variants and of the shop's texts: another one after every change. The last time of a change would not do,
 * because a change can become visible after one that began later.
 */
const state = declareStatement({
  name: 'feed_state',
  text: `SELECT concat_ws('-', coalesce((SELECT version FROM public_versions), 0), count(*), sum(extract(epoch FROM changed_at))) AS tag
    FROM feed_variants`,
  row: Type.Object({ tag: Type.String() }),
});

/** Answers 404 while a list is not open. The desk opens and closes lists without a restart. */
const onlyOpen = (feeds: Feeds, list: FeedName) => async (_request: FastifyRequest, reply: FastifyReply) => {
  if (!feeds.open.has(list)) return reply.callNotFound();
};

/** Torob reads `{error}`, so that its calls do not answer the errors of the shop's own calls. */
function answerTorobErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | WrongRequest, request, reply) => {
    const status =
      error instanceof WrongRequest ? 400 : 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 500) request.log.error({ err: error }, 'a call of Torob failed');
    const isOwn = error instanceof WrongRequest || error instanceof Refusal;
    return reply.code(status).send({ error: isOwn || status >= 500 ? error.message : messages.oneOf });
  });
}

/** Pause (ms) between two answered calls of Torob that are noted for the desk. */
const notedPauseMs = minuteMs;

/** The calls of Torob's programs, which sign them. */
const torobRoutes: FastifyPluginAsync<DomainParts> = async (app, { db, now, feeds, outer }) => {
  const shopUrl = () => feeds.shopUrl ?? '';
  answerTorobErrors(app);
  const notedAt = new Map<string, number>();
  app.addHook('onResponse', async ({ method }, reply) => {
    const action = method === 'POST' ? 'askProducts' : 'askOrders';
    const outcome = reply.statusCode < 400 ? 'done' : reply.statusCode < 500 ? 'refused' : 'failed';
    // Torob reads thousands of pages a day. Of those that it gets, one in a while says enough.
    if (outcome === 'done' && now() - (notedAt.get(action) ?? 0) < notedPauseMs) return;
    if (outcome === 'done') notedAt.set(action, now());
    const error = outcome === 'done' ? null : describeError(`answered status ${reply.statusCode}`);
    const durationMs = Math.round(reply.elapsedTime);
    outer.note({ service: 'torob', action, subject: null, outcome, durationMs, error });
  });
  app.addHook('onRequest', cacheNever);
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!feeds.open.has('torob') && !feeds.open.has('torobOrders')) return reply.callNotFound();
    if (!(await isTorobToken(headers['x-torob-token'], feeds.torob, now())))
      return reply.code(401).send({ error: messages.badToken });
  });
  app.post(
    '/torob_api/v3/products',
    { onRequest: onlyOpen(feeds, 'torob'), schema: { hide: true, body: Type.Unknown() } },
    ({ body, log }) => {
      const onFailure = (err: unknown) =>
        log.error({ err }, 'the pages of a list for Torob could not be prepared');
      return answerProducts({ db, now: now(), shopUrl: shopUrl(), onFailure }, body);
    },
  );
  app.get(
    '/torob/v1/orders',
    { onRequest: onlyOpen(feeds, 'torobOrders'), schema: { hide: true, querystring: anyQuery } },
    ({ query }) => answerOrders(db, Object(query), shopUrl()),
  );
};

/** Sends files that are written while they are read. */
function fileSender({ db }: { db: Database }) {
  const writing = new Set<Readable>();
  return async (reply: FastifyReply, type: string, key: string, write: () => AsyncGenerator<string>) => {
    const etag = `W/"${key}-${(await readOne(db, state, [])).tag}"`;
    reply.headers({ etag, 'cache-control': `public, max-age=${fileAgeS}` });
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (writing.size >= mostFiles) throw refuse(503, 'unavailable', messages.busy);
    const stream = Readable.from(write(), { objectMode: false });
    writing.add(stream);
    // A file that its reader leaves is closed without an end.
    for (const event of ['end', 'close']) stream.once(event, () => writing.delete(stream));
    return reply.type(type).send(stream);
  };
}

/** A number in a query or a body; the usual one without it, 0 for anything else. */
const readNumber = (value: unknown, usual: number) =>
  value === undefined ? usual : /^\d{1,7}$/.test(String(value)) ? Number(value) : 0;

/** Lists of products that everybody may read. The files of the site map are always open. */
const routes: FastifyPluginAsync<DomainParts> = async (app, parts) => {
  const { db, now, feeds, limits, cleanUps } = parts;
  await app.register(torobRoutes, parts);
  for (const cleanUp of [oldWalks, oldCalls]) cleanUps.add(cleanUp);
  readPageForms(app);
  const sendFile = fileSender({ db });
  const shopUrl = () => feeds.shopUrl ?? '';
  const schema = { hide: true, querystring: anyQuery };

  const originOf = (request: FastifyRequest) =>
    feeds.shopUrl ?? parts.payment.shopUrl ?? `${request.protocol}://${request.host}`;
  app.get<{ Params: { part: number } }>(
    '/sitemap/products-:part.xml',
    {
      config: filesOfMinute,
      schema: { ...schema, params: Type.Object({ part: Type.Integer({ minimum: 1, maximum: 99_999 }) }) },
    },
    (request, reply) => {
      const { part } = request.params;
      return sendFile(reply, 'application/xml; charset=utf-8', `products-${part}`, () =>
        writeProductMap(db, originOf(request), part),
      );
    },
  );
  app.get('/sitemap/lists.xml', { config: filesOfMinute, schema }, (request, reply) =>
    sendFile(reply, 'application/xml; charset=utf-8', 'lists', () =>
      writeListMap(db, originOf(request), now()),
    ),
  );
  app.get(
    '/feeds/google.xml',
    { onRequest: onlyOpen(feeds, 'google'), config: filesOfMinute, schema },
    (_request, reply) =>
      sendFile(reply, 'application/rss+xml; charset=utf-8', 'google', () =>
        writeGoogleFeed(db, shopUrl(), now()),
      ),
  );
  const answer = async ({ query, body }: FastifyRequest, reply: FastifyReply) => {
    const asked = { ...Object(query), ...Object(body) };
    const page = readNumber(asked.page, 1);
    const most = readNumber(asked.item_per_page, emallsPage.usual);
    if (page < 1 || most < 1 || most > emallsPage.most) throw refuse(400, 'bad_input', messages.wrongPage);
    return sendAnswer(reply, writeAnswer(reply, await answerEmalls(db, shopUrl(), page, most, now())));
  };
  const emalls = { onRequest: onlyOpen(feeds, 'emalls'), config: limits.search };
  app.get('/feeds/emalls', { ...emalls, schema }, answer);
  app.post('/feeds/emalls', { ...emalls, schema: { ...schema, body: Type.Unknown() } }, answer);
};

export default routes;
