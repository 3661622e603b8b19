import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Builds = {
  reuseBuild: (root: string, fingerprint: string) => string | null;
  prepareBuild: (root: string, fingerprint: string) => string;
  finishBuild: (root: string, folder: string) => void;
  markBuildUsed: (root: string, folder: string, pid: number | undefined) => void;
  findBuildBefore: (root: string, folder: string) => string | null;
  removeOldBuilds: (root: string) => void;
};
type Run = { filesUnder: (path: string) => Iterable<string> };
/** Modules of the scripts, which TypeScript does not read. */
const importScript = (name: string) => import(join(process.cwd(), 'scripts/lib', name));
let builds: Builds;
let run: Run;
let root: string;
beforeAll(async () => {
  builds = await importScript('builds.mjs');
  run = await importScript('run.mjs');
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
});

const processes: ChildProcess[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map(endProcess));
  rmSync(root, { recursive: true });
});

/** A process that runs, as a shop does. */
function startProcess(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  processes.push(child);
  return child;
}
async function endProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Leaves a build to no process. The builds of these tests are otherwise in use by the process of the tests. */
const leaveBuild = (folder: string) => rmSync(join(root, folder, 'users', String(process.pid)));

/** A whole build that a start used so many minutes ago, with the cache of its compiler. */
function aBuild(fingerprint: string, minutesAgo: number): string {
  const folder = builds.prepareBuild(root, fingerprint);
  mkdirSync(join(root, folder, 'cache', 'webpack'), { recursive: true });
  writeFileSync(join(root, folder, 'page.js'), fingerprint);
  builds.finishBuild(root, folder);
  const usedAt = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(join(root, folder, 'done'), usedAt, usedAt);
  leaveBuild(folder);
  return folder;
}

test('a start with other settings, or two at once, leave the files of the shop that runs', () => {
  const running = aBuild('port-3000', 5);
  builds.markBuildUsed(root, running, startProcess().pid);
  expect(builds.reuseBuild(root, 'port-4000')).toBeNull();
  const others = ['port-4000', 'port-4000'].map((fingerprint) => builds.prepareBuild(root, fingerprint));
  expect(new Set([running, ...others]).size).toBe(3);
  for (const folder of others) builds.finishBuild(root, folder);
  builds.removeOldBuilds(root);
  expect(readFileSync(join(root, running, 'page.js'), 'utf8')).toBe('port-3000');
  expect(builds.reuseBuild(root, 'port-3000')).toBe(running);
});

test('a build does not make the next start build again', () => {
  writeFileSync(join(root, 'page.tsx'), '');
  const sources = [...run.filesUnder(root)];
  const folder = aBuild('first', 0);
  writeFileSync(join(root, 'next-env.d.ts'), `import "./${folder}/types/routes.d.ts";`);
  expect([...run.filesUnder(root)]).toEqual(sources);
});

test('a new build goes on with the compiler’s cache of the newest whole one', () => {
  const older = aBuild('older', 9);
  const next = builds.prepareBuild(root, 'next');
  expect(existsSync(join(root, next, 'cache', 'webpack'))).toBe(true);
  expect(existsSync(join(root, older, 'cache', 'webpack'))).toBe(false);
  builds.prepareBuild(root, 'beside');
  expect(existsSync(join(root, next, 'cache', 'webpack'))).toBe(true);
});

test('a build that broke off is not served, and goes when its process has ended', () => {
  const folder = builds.prepareBuild(root, 'broken');
  expect(builds.reuseBuild(root, 'broken')).toBeNull();
  builds.removeOldBuilds(root);
  expect(readdirSync(root)).toEqual([folder]);
  leaveBuild(folder);
  builds.removeOldBuilds(root);
  expect(readdirSync(root)).toEqual([]);
});

test('the pages that are open find the build that was served before', () => {
  const [oldest, before] = [aBuild('oldest', 30), aBuild('before', 20)];
  const newest = aBuild('newest', 0);
  expect(builds.findBuildBefore(root, newest)).toBe(before);
  expect(builds.findBuildBefore(root, before)).toBe(oldest);
  expect(builds.findBuildBefore(root, oldest)).toBeNull();
});

test('the two builds used last stay, however old they are, and those of processes that run', async () => {
  const [served, old, used] = [aBuild('served', 50), aBuild('old', 40), aBuild('used', 60)];
  const shop = startProcess();
  builds.markBuildUsed(root, served, shop.pid);
  expect(builds.reuseBuild(root, 'used')).toBe(used);
  leaveBuild(used);
  const newest = aBuild('newest', 0);
  builds.removeOldBuilds(root);
  expect(readdirSync(root).sort()).toEqual([newest, served, used].sort());
  expect(readdirSync(root)).not.toContain(old);
  await endProcess(shop);
  builds.removeOldBuilds(root);
  expect(readdirSync(root).sort()).toEqual([newest, used].sort());
});

test('a process of before the machine was started anew uses no build', () => {
  const [stale] = [aBuild('stale', 50), aBuild('one', 40), aBuild('two', 30)];
  const shop = startProcess();
  builds.markBuildUsed(root, stale ?? '', shop.pid);
  utimesSync(join(root, stale ?? '', 'users', String(shop.pid)), 0, 0);
  builds.removeOldBuilds(root);
  expect(readdirSync(root)).not.toContain(stale);
});
