// Opens the shop: installs what is missing, starts the backend (which migrates and seeds), builds when stale, serves.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkStorefrontEnv, loadDotEnv } from './lib/env.mjs';
import {
  answers,
  bin,
  install,
  isFree,
  isFresh,
  root,
  run,
  sourceFingerprint,
  stamp,
  start,
} from './lib/run.mjs';

loadDotEnv();
checkStorefrontEnv();

const storefrontPort = Number(process.env.STOREFRONT_PORT ?? 3000);
const backendPort = Number(process.env.PORT ?? 4000);
const api = process.env.API_BASE_URL ?? `http://127.0.0.1:${backendPort}`;
const ownBackend = process.env.API_BASE_URL === undefined;

for (const [port, name] of [
  [storefrontPort, 'STOREFRONT_PORT'],
  ...(ownBackend ? [[backendPort, 'PORT']] : []),
]) {
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken. Stop what listens there, or set ${name} to another port.`);
    process.exit(1);
  }
}

await install();

const secret = process.env.REVALIDATE_SECRET ?? crypto.randomUUID();
const running = [];
let stopping = false;
async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all(running.map((one) => one.stop()));
  process.exit(code);
}
process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));

try {
  if (ownBackend) {
    const backend = start('node', ['--import', 'tsx', 'backend/main.ts'], {
      env: {
        PORT: String(backendPort),
        STOREFRONT_URL: `http://127.0.0.1:${storefrontPort}`,
        REVALIDATE_SECRET: secret,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
        NODE_ENV: 'production',
      },
    });
    running.push(backend);
    backend.gone.then((code) => stopAll(code || 1));
    await answers(`http://127.0.0.1:${backendPort}/readyz`, 180_000, backend);
  }
  const env = { API_BASE_URL: api, REVALIDATE_SECRET: secret, NODE_ENV: 'production' };
  const fingerprint = sourceFingerprint(
    `${api}|${process.env.NEXT_PUBLIC_API_BASE_URL ?? ''}|${process.env.IMAGE_HOSTS ?? ''}`,
  );
  if (!existsSync(join(root, '.next', 'BUILD_ID')) || !isFresh('build', fingerprint)) {
    console.log('Building the storefront…');
    await run(bin('next'), ['build', '--webpack'], { env });
    stamp(
      'build',
      sourceFingerprint(
        `${api}|${process.env.NEXT_PUBLIC_API_BASE_URL ?? ''}|${process.env.IMAGE_HOSTS ?? ''}`,
      ),
    );
  }
  const storefront = start(bin('next'), ['start', '-p', String(storefrontPort)], { env, output: 'ignore' });
  running.push(storefront);
  storefront.gone.then((code) => stopAll(code || 1));
  await answers(`http://127.0.0.1:${storefrontPort}/`, 60_000, storefront);
  console.log(`\nPelle is open: http://localhost:${storefrontPort}\n`);
} catch (error) {
  console.error(error.message);
  await stopAll(1);
}
