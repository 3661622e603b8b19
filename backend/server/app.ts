import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Redis } from 'ioredis';
import type { Accounts } from '@/backend/adapters/account/accounts';
import { noServerAccounts } from '@/backend/adapters/account/serverAccounts';
import type { CreditScoreProvider } from '@/backend/adapters/creditScore/provider';
import type { IdentityProvider } from '@/backend/adapters/identity/provider';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import type { Payment } from '@/backend/adapters/payment/open';
import { serveSandboxBank } from '@/backend/adapters/payment/sandbox/routes';
import { consoleSender } from '@/backend/adapters/sms/console';
import { serveOutbox } from '@/backend/adapters/sms/outbox';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Feeds } from '@/backend/adapters/torob/configured';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { confirmByCodeOf } from '@/backend/domains/account/session/confirmByCode';
import { type OuterServices, openOuterServices } from '@/backend/domains/desk/outerService/open';
import { openFileReaders } from '@/backend/domains/layout/file/readers';
import { readSettings } from '@/backend/domains/layout/site/settings';
import { registerDomains } from '@/backend/domains/load';
import { readRequestId, requestIdHeader } from '@/utils/requestId';
import type { Telemetry } from '@/utils/telemetry/open';
import { minuteMs } from '@/utils/timeUnits';
import { longestBody, readForms, readJson, refuseBrokenHeads } from './bodies';
import { answerBrokenRequest } from './brokenRequests';
import { buildSerializer } from './buildSerializer';
import { callersOf } from './callers';
import { cleanUpsOf, scheduleCleanUps } from './cleanUps';
import { dailyCountsOf } from './dailyCounts';
import type { Env } from './env';
import { handleErrors, refuse, sendError } from './errors';
import { sendSafeHeaders } from './headers';
import { addressRanges, grownLimit, memoryLimiter, redisLimiter } from './limiter';
import { collapseRepeats, redact, serializers } from './logging';
import { messages } from './messages';
import type { DomainParts, RouteLimit } from './parts';
import { countedBy } from './routeLimits';
import { validatorCompiler } from './validation';

/** Everything the app is built from. The app keeps no state outside these parts. */
export type Parts = Partial<Pick<DomainParts, 'findCandidates'>> & {
  db: Database;
  /** Storage of the bytes of customers' files. */
  storage: FileStorage;
  logger?: FastifyServerOptions['logger'];
  /** Stores the rate limits when several instances serve the shop. */
  redis?: Redis;
  /** The shop's clock, ms since the epoch. */
  now?: () => number;
  limits?: Env['limits'];
  signInLimits?: Env['signInLimits'];
  /** Sends sign-in codes. Without it no code is sent. */
  sms?: SmsSender;
  /** Asks the credit bureau. Without it no score is asked for, and operators decide every request. */
  creditScore?: CreditScoreProvider | null;
  /** Answers about persons, while `outer` is left out. Without it nobody is asked. */
  identity?: IdentityProvider | null;
  /** Key of the hashes of sign-in codes and of the links of files. All instances of one shop need the same. */
  authSecret?: string;
  /** Whether the next start has the same secret; see `DomainParts`. */
  isSecretKept?: boolean;
  /** Ids of customers whose accounts refuse every sign-in. */
  closedAccounts?: ReadonlySet<number>;
  /** Serve /dev/outbox, which shows the codes of a sender that sends no real messages. */
  development?: boolean;
  trustedProxies?: string;
  /** Whether outer services without an account are simulated, while `outer` is left out. */
  simulated?: boolean;
  /** The outer services; by default those that `payment` and `sms` have and the desk adds. */
  outer?: OuterServices;
  /** The gateways that the shop accepts. When it is left out, the shop accepts none. */
  payment?: Payment;
  /** The lists that other sites read. When it is left out, there is none. */
  feeds?: Feeds;
  /** The storefront that serves the pages of this backend. */
  storefront?: Env['storefront'];
  /** Other time limits for requests to arrive. */
  arrivalMs?: Partial<typeof arrivalMs>;
  /** Serve the OpenAPI document and Swagger UI at /docs. */
  docs?: boolean;
  /** Reports how requests are answered; left out when nobody reads that. */
  telemetry?: Telemetry | null;
};

/** Answers a row once the shop has been set up. */
const ready = declareStatement({ name: 'ready', text: 'SELECT 1 FROM settings', row: anyRow });
/** Why calls cannot be answered, in English, or null. It says nothing about the data, so that everybody may read it. */
async function findProblem(db: Database): Promise<string | null> {
  try {
    const rows = await db.query(ready);
    return rows.length > 0 ? null : 'The settings row is missing: start the backend once on this database.';
  } catch {
    return 'The database does not answer.';
  }
}

/** Searches a minute by which each customer of an address raises its limit. */
const searchesPerCustomer = 10;
/**
 * Longest times (ms) for the headers of a request and for all of it to arrive, and for a connection to stay silent. `check`: pause
 * between two looks at the connections, by which the first two may be late.
 */
const arrivalMs = { headers: 15_000, request: 30_000, silent: 60_000, check: 5000 };
/** Requests of one connection, after which it is closed, and connections at the same time. Each front server opens 256. */
const [requestsOfConnection, mostConnections] = [1000, 4000];

/** Pause (ms) between two looks at the accounts of the desk, which another process may have changed. */
const accountsPauseMs = 5000;

/** Reads the accounts of the desk before the first call is answered, and from time to time while the app listens. */
function keepFresh(app: FastifyInstance, accounts: Accounts): void {
  const refresh = () =>
    accounts
      .refresh()
      .catch((err: unknown) => app.log.error({ err }, 'the accounts of outer services could not be read'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', refresh);
  app.addHook('onListen', async () => {
    timer = setInterval(refresh, accountsPauseMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Builds the backend with all its routes, without listening on a port. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const arrival = { ...arrivalMs, ...parts.arrivalMs };
  const app = Fastify({
    logger: parts.logger ? { redact, serializers, hooks: collapseRepeats(), ...Object(parts.logger) } : false,
    bodyLimit: longestBody,
    requestTimeout: arrival.request,
    connectionTimeout: arrival.silent,
    maxRequestsPerSocket: requestsOfConnection,
    http: { headersTimeout: arrival.headers, connectionsCheckingInterval: arrival.check },
    clientErrorHandler: answerBrokenRequest,
    trustProxy: parts.trustedProxies ?? 'loopback',
    return503OnClosing: true,
    genReqId: ({ headers }) => readRequestId(headers[requestIdHeader]),
    schemaController: { compilersFactory: { buildSerializer } },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  });
  app.server.maxConnections = mostConnections;
  parts.telemetry?.watchServer(app, ({ routeOptions }) => routeOptions.url ?? 'unknown');
  app.setValidatorCompiler(validatorCompiler);
  handleErrors(app);
  sendSafeHeaders(app);
  refuseBrokenHeads(app);
  readJson(app);
  await readForms(app);
  await app.register(cookie);

  const now = parts.now ?? Date.now;
  const limiter = parts.redis ? redisLimiter(parts.redis, now) : memoryLimiter(now);
  await app.register(rateLimit, {
    global: false,
    ...countedBy(parts.redis ? limiter : null),
    errorResponseBuilder: (_request, { ttl }) =>
      refuse(429, 'too_many', messages.tooMany(Math.max(1, Math.ceil(ttl / 1000)))),
  });
  if (parts.docs) {
    await app.register(swagger, {
      openapi: {
        info: { title: 'Pelle', version: '0.1.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  }

  const { writes, search, baskets } = parts.limits ?? { writes: 600, search: 120, baskets: 60 };
  const limitOf = (max: RouteLimit['rateLimit']['max']): RouteLimit => ({
    rateLimit: { max, timeWindow: minuteMs },
  });
  const searchesOf = ({ ip }: FastifyRequest) =>
    grownLimit(limiter, addressRanges(ip)[0] ?? { key: ip, times: 1 }, search, searchesPerCustomer);
  const cleanUps = cleanUpsOf(parts.db, now);
  scheduleCleanUps(app, cleanUps);
  const secret = parts.authSecret ?? randomBytes(32).toString('hex');
  const outer =
    parts.outer ??
    openOuterServices({
      db: parts.db,
      now,
      secret,
      serverAccounts: noServerAccounts,
      gateways: parts.payment?.gateways ?? gatewaysOf([]),
      shopUrl: parts.payment?.shopUrl ?? null,
      sms: parts.sms ?? consoleSender(() => undefined),
      ...(parts.feeds ? { feeds: parts.feeds } : {}),
      identity: parts.identity ?? null,
      isDemo: parts.simulated ?? false,
      log: app.log,
    });
  const { sms } = outer;
  keepFresh(app, outer.accounts);
  const readers = openFileReaders();
  app.addHook('onClose', async () => readers.close());
  const base = {
    db: parts.db,
    now,
    limiter,
    signIn: {
      limits: parts.signInLimits ?? { codes: 20, logins: 30, allCodes: 1000 },
      sms,
      closedAccounts: parts.closedAccounts ?? new Set<number>(),
      secret,
      isSecretKept: parts.isSecretKept ?? false,
    },
  };
  const domain: DomainParts = {
    ...base,
    confirmByCode: confirmByCodeOf(base),
    callers: callersOf(parts.db, now),
    storefront: parts.storefront ?? null,
    cleanUps,
    dailyCounts: dailyCountsOf(app, base),
    limits: { writes: limitOf(writes), search: limitOf(searchesOf), baskets },
    payment: {
      gateways: outer.gateways,
      get shopUrl() {
        return outer.shopUrl;
      },
      log: app.log,
    },
    outer,
    redisState: () => (!parts.redis ? 'off' : parts.redis.status === 'ready' ? 'ready' : 'lost'),
    feeds: outer.feeds,
    findCandidates: parts.findCandidates ?? null,
    creditScore: parts.creditScore ?? null,
    identity: outer.identity,
    files: { storage: parts.storage, secret, limiter, readers },
  };
  if (parts.payment?.sandbox) {
    const readShopName = async () => (await readSettings(parts.db)).company.companyName;
    await serveSandboxBank(app, parts.payment.sandbox, domain.limits.writes, readShopName);
  }
  await registerDomains(app, domain);
  if (parts.development && sms.outbox) serveOutbox(app, sms.outbox);

  app.get('/healthz', { schema: { hide: true } }, () => ({ data: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const problem = await findProblem(parts.db);
    if (problem === null) return { data: 'ok' };
    app.log.error({ problem }, 'the shop cannot be served');
    return reply.code(503).send({ message: messages.unavailable, code: 'unavailable', reason: problem });
  });
  return app;
}
