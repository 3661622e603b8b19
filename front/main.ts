import { Pool } from 'undici';
import { collapseErrors } from '@/services/server/collapseErrors';
import { readTelemetry, startTelemetry } from '@/utils/telemetry/settings';
import { createFront } from './app';
import { compressFiles, readFolders } from './compressFiles';
import { ModeWatch } from './modeWatch';
import { NextProcess } from './nextProcess';
import { PageCache } from './pages/pageCache';
import { readPageRoutes, readRenewalKey } from './pages/routes';

/** Connections to the backend at the same time. Further calls wait. */
const connections = 256;
/** Requests that still run this long (ms) after the end of the server are cut off. */
const patienceMs = 10_000;

const warnUncompressed = (error: Error) =>
  console.warn(
    `Static files are sent uncompressed, because ${error.message}. «npm run build» compresses them.`,
  );

async function main(): Promise<void> {
  collapseErrors();
  const { env } = process;
  const telemetry = await startTelemetry(readTelemetry(env, 'STOREFRONT_METRICS_PORT'), 'front');
  const api = new URL(env.API_BASE_URL ?? 'http://127.0.0.1:4000');
  const folders = readFolders(env);
  const mode = new ModeWatch(api.href.replace(/\/+$/, ''));
  const next = new NextProcess((code) => console.error(`Next ended with ${code}. It is started again.`));
  await Promise.all([next.start(), mode.start(), compressFiles(folders, ['.gz']).catch(warnUncompressed)]);

  const app = await createFront({
    backend: new Pool(api.origin, { connections }),
    backendPath: api.pathname.replace(/\/+$/, ''),
    next,
    pages: new PageCache(next, { renewalKey: readRenewalKey(folders.buildDir) }),
    routes: readPageRoutes(folders.buildDir),
    mode,
    folders,
    isReady: () => next.isRunning,
    hasServiceWorker: env.SERVICE_WORKER?.trim() !== 'off',
    trustedProxies: env.TRUSTED_PROXIES?.trim() || 'loopback',
    telemetry,
  });

  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), patienceMs).unref();
    mode.stop();
    await app.close();
    await Promise.all([next.stop(), telemetry?.close()]);
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ host: env.STOREFRONT_HOST ?? '127.0.0.1', port: Number(env.STOREFRONT_PORT ?? 3000) });
  // The shop is open meanwhile, with files that are a little larger.
  await compressFiles(folders).catch(() => undefined);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
