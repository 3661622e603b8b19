import { Redis } from 'ioredis';
import { buildApp } from './app';
import { serveControl } from './control';
import { openDatabase } from './db/open';
import { readEnv } from './env';
import { publishChange } from './publish';
import { startDemo } from './seed/start';
import { chooseSender } from './sms/choose';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const { databaseUrl, dataDir, storefront, authSecret } = env;
  const db = await openDatabase(env);
  const demo = env.seed === 'demo' ? await startDemo(db, Date.now(), { personas: env.personas }) : 'kept';
  if (demo !== 'kept') void publishChange(storefront, ['site', 'products']);

  const redis = env.redisUrl
    ? new Redis(env.redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 })
    : undefined;
  const app = await buildApp({
    db,
    logger: { level: env.logLevel },
    limits: env.limits,
    signInLimits: env.signInLimits,
    sms: chooseSender(env.sms),
    development: env.development,
    trustedProxies: env.trustedProxies,
    docs: true,
    ...(authSecret ? { authSecret } : {}),
    ...(redis ? { redis } : {}),
  });
  redis?.on('error', (error) => app.log.warn({ err: error }, 'redis is out of reach'));
  const changed = () => void publishChange(storefront, ['site']);
  const announce = databaseUrl ? undefined : serveControl(app, { db, dataDir, changed });

  const stop = async () => {
    await app.close();
    await Promise.allSettled([db.close(), redis?.quit()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen({ host: env.host, port: env.port });
  announce?.(address);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
