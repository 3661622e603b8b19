import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { readTelemetry, startTelemetry } from '@/utils/telemetry/settings';
import { simulatedScores } from './adapters/creditScore/simulated';
import { simulatedIdentity } from './adapters/identity/live';
import { openPayment } from './adapters/payment/open';
import { openSearchEngine } from './adapters/search/configured';
import { chooseSender } from './adapters/sms/choose';
import { openStorage } from './adapters/storage/configured';
import { openTaxOffice } from './adapters/tax/configured';
import { openDatabase } from './db/open';
import { watchPromotionEnds } from './domains/browse/product/promotionEnds';
import { candidatesFrom } from './domains/browse/search/candidates';
import { openingCodeOf } from './domains/desk/opening/openingCode';
import { openOuterServices } from './domains/desk/outerService/open';
import { findDemoPeople } from './seed/demoPeople';
import { openEmptyShop } from './seed/neutral';
import { keepDemoOpen, startDemo } from './seed/start';
import { buildApp } from './server/app';
import { changesOf, serveControl } from './server/control';
import { readEnv } from './server/env';
import { followedDatabase } from './server/followedDatabase';
import { reportHealth } from './server/health';
import { keptSecretOf } from './server/keptSecret';
import { publishChange, publishOrQueue, publishShopChange, type ShopChange } from './server/publish';
import { readStartNotes } from './server/startNotes';
import { startWorker } from './worker/start';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const { databaseUrl, dataDir, storefront } = env;
  const ownSecret = databaseUrl === null ? keptSecretOf(`${dataDir}.secret`) : null;
  const authSecret = env.authSecret ?? ownSecret ?? randomBytes(32).toString('hex');
  const telemetry = await startTelemetry(readTelemetry(process.env, 'METRICS_PORT'), 'backend');
  const opened = await openDatabase(env);
  const db = telemetry ? followedDatabase(opened, telemetry) : opened;
  if (telemetry) reportHealth(telemetry, db, Date.now);
  const storage = await openStorage(env.storage);
  const searchEngine = await openSearchEngine(env.search);
  const log = { error: (what: object, text: string) => app.log.error(what, text) };
  const findCandidates = searchEngine && candidatesFrom(searchEngine, { now: Date.now, log });
  const demo =
    env.seed === 'demo' ? await startDemo(db, Date.now(), { personas: env.personas, storage }) : 'kept';
  const isNew = await openEmptyShop(db, Date.now());
  // A storefront that is not up yet renders its pages from this database when it starts.
  if (isNew || demo !== 'kept') void publishChange(storefront, { site: true }).catch(() => undefined);

  const redis = env.redisUrl
    ? new Redis(env.redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 })
    : undefined;
  const sms = chooseSender(env.sms);
  const payment = openPayment(env.payment, db, Date.now);
  const outer = openOuterServices({
    db,
    now: Date.now,
    secret: authSecret,
    serverAccounts: env.serverAccounts,
    gateways: payment.gateways,
    shopUrl: payment.shopUrl,
    sms,
    taxOffice: openTaxOffice(env.tax, db, Date.now),
    identity: env.identity === 'simulated' ? simulatedIdentity() : null,
    feeds: env.feeds,
    isDemo: env.isDemo,
    log: { warn: (what, text) => app.log.warn(what, text) },
  });
  await outer.accounts.refresh();
  // The console has an outbox; providers of real messages have none.
  const people = await findDemoPeople(db, outer.sms.outbox === undefined);
  const app = await buildApp({
    db,
    storage,
    logger: { level: env.logLevel },
    limits: env.limits,
    signInLimits: env.signInLimits,
    sms,
    outer,
    findCandidates,
    development: env.development,
    trustedProxies: env.trustedProxies,
    docs: env.docs,
    storefront,
    payment,
    creditScore: env.creditScore === 'simulated' ? simulatedScores : null,
    closedAccounts: people.closed,
    authSecret,
    isSecretKept: env.authSecret !== null || ownSecret !== null,
    telemetry,
    ...(redis ? { redis } : {}),
  });
  if (env.seed === 'demo') keepDemoOpen(app, db);
  if (people.warning) app.log.warn(people.warning);
  redis?.on('error', (error) => app.log.warn({ err: error }, 'redis is out of reach'));
  const publishEnded = (productIds: number[]) =>
    publishOrQueue({ db, now: Date.now, storefront, log: app.log }, { productIds });
  if (storefront) watchPromotionEnds(app, { db, now: Date.now, publish: publishEnded });
  const publish = (change: ShopChange) => publishShopChange({ db, storefront }, change);
  const worker = env.worker
    ? startWorker({
        db,
        storage,
        now: Date.now,
        payment,
        outer,
        searchEngine,
        publish,
        log: app.log,
        trace: telemetry?.trace,
      })
    : null;
  const announce = databaseUrl
    ? undefined
    : serveControl(
        app,
        dataDir,
        changesOf({
          db,
          now: Date.now,
          storage,
          searchEngine,
          storefront,
          payment: { ...payment, gateways: outer.gateways },
          log: app.log,
        }),
      );

  const stop = async () => {
    await app.close();
    await worker?.stop();
    await Promise.allSettled([db.close(), redis?.quit(), telemetry?.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen({ host: env.host, port: env.port });
  announce?.(address);
  const notes = await readStartNotes(db, outer.gateways.all, openingCodeOf(authSecret));
  // `npm start` prints them last, after the output of the build.
  if (process.send) process.send({ notes });
  else process.stdout.write(`${notes.join('\n')}\n`);
}

/** The message of the first cause: Drizzle's own names the whole query, and not why it failed. */
function firstCauseOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? firstCauseOf(error.cause) : error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${firstCauseOf(error)}\n`);
  process.exit(1);
});
