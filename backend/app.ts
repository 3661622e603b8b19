import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { longestBody, readForms, readJson, refuseBrokenAddresses } from './bodies';
import { answerBrokenRequest } from './brokenRequests';
import { callersOf } from './callers';
import { cleanUpsOf, scheduleCleanUps } from './cleanUps';
import type { Database } from './db/connect';
import { anyRow, declareStatement } from './db/statement';
import { registerDomains } from './domains/load';
import type { Env } from './env';
import { handleErrors, refuse, sendError } from './errors';
import { sendSafeHeaders } from './headers';
import { memoryLimiter, redisLimiter } from './limiter';
import { messages } from './messages';
import type { DomainParts, RouteLimit } from './parts';
import { routeLimitStore } from './routeLimits';
import { consoleSender } from './sms/console';
import { serveOutbox } from './sms/outbox';
import type { SmsSender } from './sms/sender';
import { validatorCompiler } from './validation';

/** What the app is made of; nothing else keeps state. */
export type Parts = {
  db: Database;
  logger?: FastifyServerOptions['logger'];
  /** Carries the rate limits when several instances share the work. */
  redis?: Redis;
  /** The shop's clock, ms since the epoch. */
  now?: () => number;
  /** Calls a minute of one address to one route. */
  limits?: { writes: number; search: number };
  signInLimits?: Env['signInLimits'];
  /** Carries sign-in codes; without it nobody does. */
  sms?: SmsSender;
  /** Keys the hashes of sign-in codes; instances that share the work share it. */
  authSecret?: string;
  /** Ids of customers whom nobody may sign in as. */
  closedAccounts?: ReadonlySet<number>;
  /** Show the codes of a sender that sends nothing at /dev/outbox. */
  development?: boolean;
  trustedProxies?: string;
  /** The shop in front of this backend. */
  storefront?: Env['storefront'];
  /** Serve the OpenAPI document and its reader at /docs. */
  docs?: boolean;
};

const oneMinute = 60_000;
/** Answers a row once the shop has been set up. */
const ready = declareStatement({ name: 'ready', text: 'SELECT 1 FROM settings', row: anyRow });
/** How long (ms) a request may take to arrive, and a connection may be silent. */
const requestTimeout = 30_000;
const connectionTimeout = 60_000;

/**
 * Kept out of the log: what an error of the database says of the values of its statement (PGlite's errors carry them whole,
 * PostgreSQL quotes parts of them), a command that Redis refused (that of signing in carries the password) and the
 * headers of a form.
 */
const redact = {
  paths: [
    ...['params', 'detail', 'where', 'hint', 'internalQuery', 'command'].map((key) => `err.${key}`),
    'busboyOptions.headers',
  ],
  remove: true,
};

/** Builds the whole shop engine. It does not listen. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger ? { redact, ...Object(parts.logger) } : false,
    bodyLimit: longestBody,
    requestTimeout,
    connectionTimeout,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: parts.trustedProxies ?? 'loopback',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  handleErrors(app);
  sendSafeHeaders(app);
  refuseBrokenAddresses(app);
  readJson(app);
  await readForms(app);

  const now = parts.now ?? Date.now;
  const limiter = parts.redis ? redisLimiter(parts.redis, now) : memoryLimiter(now);
  await app.register(rateLimit, {
    global: false,
    ...(parts.redis ? { store: routeLimitStore(limiter) } : {}),
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

  const { writes, search } = parts.limits ?? { writes: 600, search: 600 };
  const limitOf = (max: number): RouteLimit => ({ rateLimit: { max, timeWindow: oneMinute } });
  const sms = parts.sms ?? consoleSender(() => undefined);
  const cleanUps = cleanUpsOf(parts.db, now);
  scheduleCleanUps(app, cleanUps);
  const domain: DomainParts = {
    db: parts.db,
    now,
    callers: callersOf(parts.db, now),
    storefront: parts.storefront ?? null,
    cleanUps,
    limits: { writes: limitOf(writes), search: limitOf(search) },
    signIn: {
      limiter,
      limits: parts.signInLimits ?? { codes: 20, logins: 30, allCodes: 1000 },
      sms,
      closedAccounts: parts.closedAccounts ?? new Set(),
      secret: parts.authSecret ?? randomBytes(32).toString('hex'),
    },
  };
  await registerDomains(app, domain);
  if (parts.development && sms.outbox) serveOutbox(app, sms.outbox);

  app.get('/healthz', { schema: { hide: true } }, () => ({ data: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const rows = await parts.db.query(ready).catch(() => []);
    if (rows.length === 0) throw refuse(503, 'unavailable', messages.unavailable);
    return { data: 'ok' };
  });
  return app;
}
