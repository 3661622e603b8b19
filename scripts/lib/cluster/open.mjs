// Opens the cluster on this machine: folders with the filled files of each machine, then every process in its order.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, waitForAnswer } from '../run.mjs';
import { buildStorefront } from './build.mjs';
import { dataFolders, describeEngines, describeShop, neededPackages } from './engines.mjs';
import { nodesOf, shopNodes, writeFiles } from './files.mjs';
import { sharedNetwork } from './network.mjs';
import { createStateReader, waitUntil } from './state.mjs';
import { createSupervisor } from './supervisor.mjs';

/** @throws Error with the command that installs the packages which are missing */
function requirePackages() {
  const missing = Object.keys(neededPackages).filter((name) => !existsSync(neededPackages[name]));
  if (missing.length === 0) return;
  throw new Error(
    `These packages are missing: ${missing.join(', ')}. Type: sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  );
}

/** The user of the engines. PostgreSQL and PgBouncer refuse the administrator, so that his engines run as postgres. */
function findOwner() {
  if (process.getuid() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid, gid };
}

/** Makes the folders of every machine below one temporary folder, with its filled files. */
function makeFolders(settings, { uid, gid }) {
  const base = mkdtempSync(join(tmpdir(), 'pelle-cluster-'));
  chmodSync(base, 0o755);
  const here = { ...settings, FILES_DIR: join(base, 'files') };
  for (const name of Object.keys(nodesOf(settings))) {
    for (const folder of dataFolders) mkdirSync(join(base, name, folder), { recursive: true });
    writeFiles(here, name, join(base, name), join(base, name));
    if (uid !== undefined)
      for (const path of ['', ...readdirSync(join(base, name), { recursive: true })])
        chownSync(join(base, name, path), uid, gid);
  }
  mkdirSync(join(base, 'logs'));
  return base;
}

/**
 * Prepares the cluster. `start` starts everything and resolves when the shop is open; `close` ends every process, and removes all files
 * unless the outputs are to be read because something failed.
 * @param settings those of `deploy/cluster/cluster.env` @param network where the processes of a machine run
 * @param shopEnv more variables of the shop's processes @param fill fills the empty database before the shop starts
 */
export function prepareCluster({ settings, network = sharedNetwork, shopEnv = {}, fill }) {
  requirePackages();
  const owner = findOwner();
  const base = makeFolders(settings, owner);
  const supervisor = createSupervisor(join(base, 'logs'));
  const state = createStateReader(settings, supervisor.readLog);
  const copy = join(root, `.next-cluster-${process.pid}`);
  const startPart = (part) => supervisor.start(network.place(part));

  /** Starts a backend, and another one at another port. @returns its address once it is ready */
  async function startBackend(name, port = 4000) {
    const { backend } = describeShop(base, name, '', { ...shopEnv, PORT: String(port) });
    startPart({ ...backend, name: port === 4000 ? backend.name : `${backend.name}-${port}` });
    const url = `http://${nodesOf(settings)[name]}:${port}`;
    await waitForAnswer(`${url}/readyz`, 180_000, { patienceMs: 120_000 });
    return url;
  }

  async function start() {
    const begunAt = Date.now();
    const engines = describeEngines(settings, base, owner);
    const startSteps = (from, to) => {
      for (const engine of engines
        .filter(({ step }) => step >= from && step <= to)
        .sort((a, b) => a.step - b.step))
        startPart(engine);
    };
    console.log('PostgreSQL: etcd and Patroni choose a writer, and copy it to the replicas…');
    startSteps(1, 4);
    await waitUntil('A writer with two replicas', state.isDatabaseWhole, 120_000);
    startSteps(5, 5);
    await waitUntil('A Redis master with its replica', state.isRedisWhole);
    await fill?.();

    console.log('Shop: a backend fills the database, then the storefront is built if its sources changed…');
    for (const name of shopNodes) await startBackend(name);
    const builds = await buildStorefront(
      describeShop(base, shopNodes[0], '', shopEnv).backend.env,
      supervisor,
      copy,
    );
    for (const [index, name] of shopNodes.entries()) {
      const { worker, front } = describeShop(base, name, builds[index], shopEnv);
      startPart(worker);
      startPart(front);
    }
    startSteps(9, 9);
    await state.waitUntilWhole();
    for (const path of ['/', '/shop', '/api/public/site'])
      await waitForAnswer(settings.SHOP_URL + path, 60_000);
    console.log(
      `\nPelle is open: ${settings.SHOP_URL} (after ${Math.round((Date.now() - begunAt) / 1000)} seconds)\nIts files and the output of every process: ${base}\n`,
    );
  }

  async function close({ hasFailed }) {
    await supervisor.stop();
    rmSync(copy, { recursive: true, force: true });
    if (hasFailed) console.error(`The output of every process is in ${join(base, 'logs')}.`);
    else rmSync(base, { recursive: true, force: true });
  }

  return { base, owner, supervisor, state, start, startBackend, close };
}
