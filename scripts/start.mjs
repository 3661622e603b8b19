// Starts the shop: installs missing packages, starts the backend (which migrates and seeds its database), builds the
// storefront if its sources changed, and serves it by the front server.
import {
  findBuildBefore,
  finishBuild,
  markBuildUsed,
  prepareBuild,
  removeOldBuilds,
  reuseBuild,
} from './lib/builds.mjs';
import { checkStorefrontEnv, loadDotEnv, storefrontAddress, storefrontOutput } from './lib/env.mjs';
import {
  binPath,
  installPackages,
  isFree,
  onProcessEnd,
  root,
  sourceFingerprint,
  startProcess,
  waitForAnswer,
} from './lib/run.mjs';

loadDotEnv();
checkStorefrontEnv();

const { host, port: storefrontPort, url: storefrontUrl } = storefrontAddress();
const backendPort = Number(process.env.PORT ?? 4000);
const api = process.env.API_BASE_URL ?? `http://127.0.0.1:${backendPort}`;
const ownBackend = process.env.API_BASE_URL === undefined;

for (const [port, name] of [
  [storefrontPort, 'STOREFRONT_PORT'],
  ...(ownBackend ? [[backendPort, 'PORT']] : []),
]) {
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken. Stop the program that uses it, or set ${name} to another port.`);
    process.exit(1);
  }
}

await installPackages({ tests: false });

const secret = process.env.REVALIDATE_SECRET ?? crypto.randomUUID();
const running = [];
let stopping = false;
async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all(running.map((one) => one.stop()));
  process.exit(code);
}
onProcessEnd(() => stopAll(0));

const readyUrl = `http://127.0.0.1:${backendPort}/readyz`;

/** What the backend tells the owner. */
const startNotes = [];

/** Starts the backend, which migrates and seeds its database. Resolves when it answers calls. */
async function startBackend() {
  const backend = startProcess('node', ['--import', 'tsx', 'backend/main.ts'], {
    env: {
      PORT: String(backendPort),
      STOREFRONT_URL: storefrontUrl,
      REVALIDATE_SECRET: secret,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      NODE_ENV: 'production',
    },
    ipc: true,
  });
  backend.child.on('message', ({ notes = [] }) => startNotes.push(...notes));
  running.push(backend);
  backend.gone.then((code) => stopAll(code || 1));
  await waitForAnswer(readyUrl, 180_000, backend);
}

const fingerprint = sourceFingerprint(
  [
    api,
    ...['NEXT_PUBLIC_API_BASE_URL', 'IMAGE_HOSTS', 'DATABASE_URL', 'DATA_DIR'].map(
      (name) => process.env[name],
    ),
  ].join('|'),
);
const env = { API_BASE_URL: api, REVALIDATE_SECRET: secret, NODE_ENV: 'production' };

/**
 * Builds the storefront if its sources changed. The backend may still seed its database during the build.
 * @returns the folder of the build
 */
async function buildStorefront() {
  const known = reuseBuild(root, fingerprint);
  if (known) return known;
  const folder = prepareBuild(root, fingerprint);
  console.log('Building the storefront…');
  const build = startProcess(binPath('next'), ['build', '--webpack'], {
    env: { ...env, NEXT_DIST_DIR: folder, ...(ownBackend ? { BACKEND_READY_URL: readyUrl } : {}) },
  });
  running.push(build);
  const code = await build.gone;
  if (code !== 0) throw new Error(`The build of the storefront ended with ${code}.`);
  finishBuild(root, folder);
  return folder;
}

/** Serves a build, and the files of the one before to the pages that are still open. */
function startStorefront(folder) {
  const before = findBuildBefore(root, folder);
  const storefront = startProcess('node', ['--import', 'tsx', 'front/main.ts'], {
    env: {
      ...env,
      NEXT_DIST_DIR: folder,
      OLDER_DIST_DIR: before ?? '',
      STOREFRONT_HOST: host,
      STOREFRONT_PORT: String(storefrontPort),
    },
    output: storefrontOutput(),
  });
  for (const used of [folder, before]) if (used) markBuildUsed(root, used, storefront.child.pid);
  removeOldBuilds(root);
  return storefront;
}

try {
  const [folder] = await Promise.all([buildStorefront(), ownBackend && startBackend()]);
  const storefront = startStorefront(folder);
  running.push(storefront);
  storefront.gone.then((code) => stopAll(code || 1));
  await waitForAnswer(storefrontUrl, 60_000, storefront);
  console.log(`\nPelle is open: http://localhost:${storefrontPort}\n`);
  for (const note of startNotes) console.log(note);
} catch (error) {
  console.error(error.message);
  await stopAll(1);
}
