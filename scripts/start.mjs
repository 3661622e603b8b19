// Starts the shop: installs missing packages, starts the backend (which migrates and seeds its database), builds the
// storefront if its sources changed, and serves it by the front server.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  findBuildBefore,
  finishBuild,
  hasBuild,
  markBuildUsed,
  prepareBuild,
  removeOldBuilds,
  reuseBuild,
} from './lib/builds.mjs';
import { checkStorefrontEnv, loadDotEnv, storefrontAddress, storefrontOutput } from './lib/env.mjs';
import { explainFailure, explainFolder } from './lib/failures.mjs';
import { arePackagesInstalled, installPackages } from './lib/packages.mjs';
import {
  binPath,
  holdOutput,
  onProcessEnd,
  probePort,
  root,
  sourceFingerprint,
  startProcess,
  waitForAnswer,
} from './lib/run.mjs';

const startedAt = Date.now();
const seconds = () => Math.round((Date.now() - startedAt) / 1000);

loadDotEnv();
checkStorefrontEnv();

const { host, port: storefrontPort, url: storefrontUrl } = storefrontAddress();
const backendPort = Number(process.env.PORT ?? 4000);
const api = process.env.API_BASE_URL ?? `http://127.0.0.1:${backendPort}`;
const ownBackend = process.env.API_BASE_URL === undefined;

/** How long (s) a start takes on two cores when everything is there, and how much longer by what is missing. */
const openingSeconds = 5;
/** The database is filled beside the build. */
const preparationSeconds = { packages: 20, database: 0, build: 35 };

/** The folder of the embedded database. */
const dataDir = resolve(root, process.env.DATA_DIR || '.data/pg');

const running = [];
let stopping = false;
async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all(running.map((one) => one.stop()));
  process.exit(code);
}
/** Ends the start with a sentence. What fails in consequence adds no other. */
async function fail(sentence) {
  if (stopping) return;
  console.error(sentence);
  await stopAll(1);
}
onProcessEnd(() => stopAll(0));

/** A sentence about a port that cannot be used, or null. */
async function explainPort(port, portName, address, addressName) {
  const code = await probePort(port, address);
  if (code === null) return null;
  if (code === 'EACCES')
    return `Port ${port} is only for the administrator. Set ${portName} to 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${addressName} is «${address}», which is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all networks.`;
  return `Port ${port} is taken. Stop the program that uses it, or set ${portName} to another port.`;
}

/** What keeps the shop from opening, as a sentence, or null. Asked before anything is written. */
async function findObstacle(missing) {
  if (ownBackend && storefrontPort === backendPort)
    return `STOREFRONT_PORT and PORT are both ${backendPort}. Set one of them to another port.`;
  return (
    (await explainPort(storefrontPort, 'STOREFRONT_PORT', host, 'STOREFRONT_HOST')) ??
    (ownBackend
      ? await explainPort(backendPort, 'PORT', process.env.HOST?.trim() || '127.0.0.1', 'HOST')
      : null) ??
    explainFolder(missing)
  );
}

const secret = process.env.REVALIDATE_SECRET ?? crypto.randomUUID();
const readyUrl = `http://127.0.0.1:${backendPort}/readyz`;

/** Time (ms) that seeding may take on a slow machine before it is said that the backend does not listen yet. */
const seedingMs = 60_000;

/**
 * Starts the backend, which migrates and seeds its database. Resolves when it answers calls.
 * @returns what it tells the owner
 */
async function startBackend(isNewDatabase) {
  const backend = startProcess('node', ['--import', 'tsx', 'backend/main.ts'], {
    env: {
      PORT: String(backendPort),
      STOREFRONT_URL: storefrontUrl,
      REVALIDATE_SECRET: secret,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      NODE_ENV: 'production',
    },
    output: ['inherit', 'pipe'],
    ipc: true,
  });
  const output = holdOutput(backend);
  const notes = new Promise((resolve) => backend.child.on('message', (message) => resolve(message.notes)));
  running.push(backend);
  backend.gone.then((code) => {
    const text = output.text();
    return fail(
      explainFailure(text, { folder: dirname(dataDir) }) ?? (text || `The backend ended with ${code}.`),
    );
  });
  const { gone } = backend;
  await waitForAnswer(readyUrl, 180_000, isNewDatabase ? { gone, patienceMs: seedingMs } : { gone });
  output.show();
  return notes;
}

const env = { API_BASE_URL: api, REVALIDATE_SECRET: secret, NODE_ENV: 'production' };

/**
 * Builds the storefront. The backend may still seed its database during the build.
 * @returns the folder of the build
 */
async function buildStorefront(fingerprint) {
  const folder = prepareBuild(root, fingerprint);
  const build = startProcess(binPath('next'), ['build', '--webpack'], {
    env: {
      ...env,
      NEXT_DIST_DIR: folder,
      ...(ownBackend ? { BACKEND_READY_URL: readyUrl } : {}),
      ...(hasBuild(root) ? {} : { WEBPACK_CACHE: 'off' }),
    },
    output: 'pipe',
  });
  const output = holdOutput(build);
  running.push(build);
  const code = await build.gone;
  if (code !== 0) {
    const text = output.text();
    throw new Error(
      explainFailure(text) ?? `${text}\nThe build of the storefront failed; it says why above.`,
    );
  }
  finishBuild(root, folder);
  console.log(`Build: done after ${seconds()} seconds.`);
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
  running.push(storefront);
  storefront.gone.then((code) => fail(`The storefront ended with ${code}.`));
  return storefront;
}

async function start() {
  const isNewDatabase = ownBackend && !process.env.DATABASE_URL && !existsSync(dataDir);
  const fingerprint = sourceFingerprint(
    [
      api,
      ...['NEXT_PUBLIC_API_BASE_URL', 'IMAGE_HOSTS', 'DATABASE_URL', 'DATA_DIR'].map(
        (name) => process.env[name],
      ),
    ].join('|'),
  );
  // The pages of an older build show the products of another database.
  const known = isNewDatabase ? null : reuseBuild(root, fingerprint);
  const missing = [
    ...(arePackagesInstalled({ tests: false }) ? [] : ['packages']),
    ...(isNewDatabase ? ['database'] : []),
    ...(known ? [] : ['build']),
  ];
  const obstacle = await findObstacle(missing);
  if (obstacle) return fail(obstacle);

  const duration = missing.reduce((sum, name) => sum + preparationSeconds[name], openingSeconds);
  console.log(`Opening the shop, which takes about ${duration} seconds on two cores.`);
  await installPackages({ tests: false });
  if (isNewDatabase) console.log('Database: fills an empty one, beside the build…');
  if (!known) console.log(`Build: compiles the storefront, about ${preparationSeconds.build} seconds…`);

  // A build that is there is opened while the backend opens its database.
  const openStorefront = async () => startStorefront(known ?? (await buildStorefront(fingerprint)));
  const [storefront, notes] = await Promise.all([
    openStorefront(),
    ownBackend ? startBackend(isNewDatabase) : [],
  ]);
  // This page is open during maintenance too.
  await waitForAnswer(new URL('/login', storefrontUrl), 180_000, storefront);
  console.log(`\nPelle is open: http://localhost:${storefrontPort} (after ${seconds()} seconds)\n`);
  for (const note of notes) console.log(note);
}

start().catch((error) => fail(explainFailure(error.message) ?? error.message));
