import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A module of the scripts, which TypeScript does not read. */
const script: string = join(process.cwd(), 'scripts/lib/builds.mjs');
type Builds = {
  buildFolder: (fingerprint: string) => string;
  reuseBuild: (root: string, folder: string) => boolean;
  prepareBuild: (root: string, folder: string) => void;
  finishBuild: (root: string, folder: string) => void;
};
let builds: Builds;
beforeAll(async () => {
  builds = await import(script);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A whole build that was used so many minutes ago, with the cache of its compiler. */
function aBuild(fingerprint: string, minutesAgo: number): string {
  const folder = builds.buildFolder(fingerprint);
  builds.prepareBuild(root, folder);
  mkdirSync(join(root, folder, 'cache', 'webpack'), { recursive: true });
  writeFileSync(join(root, folder, 'page.js'), fingerprint);
  builds.finishBuild(root, folder);
  const usedAt = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(join(root, folder), usedAt, usedAt);
  return folder;
}

test('a start with other settings leaves the files of the shop that runs', () => {
  const running = aBuild('port-3000', 5);
  const other = builds.buildFolder('port-4000');
  expect(builds.reuseBuild(root, other)).toBe(false);
  builds.prepareBuild(root, other);
  builds.finishBuild(root, other);
  expect(existsSync(join(root, running, 'page.js'))).toBe(true);
  expect(builds.reuseBuild(root, running)).toBe(true);
});

test('a new build goes on with the compiler’s cache of the newest', () => {
  const older = aBuild('older', 9);
  const next = builds.buildFolder('next');
  builds.prepareBuild(root, next);
  expect(existsSync(join(root, next, 'cache', 'webpack'))).toBe(true);
  expect(existsSync(join(root, older, 'cache', 'webpack'))).toBe(false);
});

test('a build that broke off is not served', () => {
  const folder = builds.buildFolder('broken');
  builds.prepareBuild(root, folder);
  expect(builds.reuseBuild(root, folder)).toBe(false);
});

test('the three builds used last stay, however old they are', () => {
  const [old, , , used] = [40, 30, 20, 50].map((minutes) => aBuild(`build-${minutes}`, minutes));
  builds.reuseBuild(root, used ?? '');
  aBuild('newest', 0);
  expect(readdirSync(root)).toHaveLength(3);
  expect(readdirSync(root)).toContain(used);
  expect(readdirSync(root)).not.toContain(old);
});
