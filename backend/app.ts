import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { readForms, readJson, refuseNul } from './bodies';
import { callersOf } from './callers';
import type { Database } from './db/connect';
import { registerDomains } from './domains/load';
import type { Env } from './env';
import { handleErrors, refuse, sendError } from './errors';
import { memoryLimiter, redisLimiter } from './limiter';
import { messages } from './messages';
import type { DomainParts, RouteLimit } from './parts';
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
  /** Show the codes of a sender that sends nothing at /dev/outbox. */
  development?: boolean;
  trustedProxies?: string;
  /** Serve the OpenAPI document and its reader at /docs. */
  docs?: boolean;
};

const oneMinute = 60_000;

/**
 * Kept out of the log: the values of a statement that failed (PGlite's errors carry them), a command that Redis refused
 * (that of signing in carries the password) and the headers of a form.
 */
const redact = { paths: ['err.params', 'err.detail', 'err.command', 'busboyOptions.headers'], remove: true };

/** Builds the whole shop engine. It does not listen. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger ? { redact, ...Object(parts.logger) } : false,
    bodyLimit: 100 * 1024,
    trustProxy: parts.trustedProxies ?? 'loopback',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  handleErrors(app);
  refuseNul(app);
  readJson(app);
  await readForms(app);

  await app.register(rateLimit, {
    global: false,
    ...(parts.redis ? { redis: parts.redis, nameSpace: 'pelle-limit-' } : {}),
    // A limiter that is out of reach must not close the shop.
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) =>
      refuse(429, 'too_many', messages.tooMany(Math.max(1, Math.ceil(ttl / 1000)))),
  });
  if (parts.docs) {
    await app.register(swagger, { openapi: { info: { title: 'Pelle', version: '0.1.0' } } });
    await app.register(swaggerUi, { routePrefix: '/docs' });
  }

  const { writes, search } = parts.limits ?? { writes: 600, search: 600 };
  const limitOf = (max: number): RouteLimit => ({ rateLimit: { max, timeWindow: oneMinute } });
  const now = parts.now ?? Date.now;
  const sms = parts.sms ?? consoleSender(() => undefined);
  const domain: DomainParts = {
    db: parts.db,
    now,
    callers: callersOf(parts.db, now),
    limits: { writes: limitOf(writes), search: limitOf(search) },
    signIn: {
      limiter: parts.redis ? redisLimiter(parts.redis, now) : memoryLimiter(now),
      limits: parts.signInLimits ?? { codes: 20, logins: 30, allCodes: 1000 },
      sms,
      secret: parts.authSecret ?? randomBytes(32).toString('hex'),
    },
  };
  await registerDomains(app, domain);
  if (parts.development && sms.outbox) serveOutbox(app, sms.outbox);

  app.get('/healthz', { schema: { hide: true } }, () => ({ data: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const rows = await parts.db.query({ name: 'ready', text: 'SELECT 1 FROM settings' }).catch(() => []);
    if (rows.length === 0) throw refuse(503, 'unavailable', messages.unavailable);
    return { data: 'ok' };
  });
  return app;
}
