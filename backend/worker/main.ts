import Fastify from 'fastify';
import { openPayment } from '@/backend/adapters/payment/open';
import { openSearchEngine } from '@/backend/adapters/search/configured';
import { chooseSender } from '@/backend/adapters/sms/choose';
import { openStorage } from '@/backend/adapters/storage/configured';
import { openTaxOffice } from '@/backend/adapters/tax/configured';
import { openDatabase } from '@/backend/db/open';
import { openOuterServices } from '@/backend/domains/desk/outerService/open';
import { readEnv } from '@/backend/server/env';
import { followedDatabase } from '@/backend/server/followedDatabase';
import { reportHealth } from '@/backend/server/health';
import { collapseRepeats, redact, serializers } from '@/backend/server/logging';
import { publishShopChange, type ShopChange } from '@/backend/server/publish';
import { readTelemetry, startTelemetry } from '@/utils/telemetry/settings';
import { startWorker } from './start';

/** The worker in a process of its own, beside servers that run with WORKER=off. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const telemetry = await startTelemetry(readTelemetry(process.env, 'WORKER_METRICS_PORT'), 'worker');
  const opened = await openDatabase(env);
  const db = telemetry ? followedDatabase(opened, telemetry) : opened;
  if (telemetry) reportHealth(telemetry, db, Date.now);
  const { log } = Fastify({ logger: { level: env.logLevel, redact, serializers, hooks: collapseRepeats() } });
  const payment = openPayment(env.payment, db, Date.now);
  const publish = (change: ShopChange) => publishShopChange({ db, storefront: env.storefront }, change);
  const storage = await openStorage(env.storage);
  const outer = openOuterServices({
    db,
    now: Date.now,
    secret: env.authSecret ?? '',
    serverAccounts: env.serverAccounts,
    gateways: payment.gateways,
    shopUrl: payment.shopUrl,
    sms: chooseSender(env.sms),
    taxOffice: openTaxOffice(env.tax, db, Date.now),
    feeds: env.feeds,
    isDemo: env.isDemo,
    log,
  });
  const worker = startWorker({
    db,
    storage,
    now: Date.now,
    payment,
    outer,
    searchEngine: await openSearchEngine(env.search),
    publish,
    log,
    trace: telemetry?.trace,
    workerId: env.workerId,
  });

  const stop = async () => {
    payment.sandbox?.close();
    await worker.stop();
    await Promise.allSettled([db.close(), telemetry?.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
