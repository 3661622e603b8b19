// `npm run release -- 0.2.0` makes a release of the committed state of `main`: version, changelog, commit, tag and the archive that a
// deployment takes, and then a commit of what the version promises to the next one. `--skip-checks` leaves the static checks out. Nothing is
// pushed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runChecks, staticChecks } from './lib/checks.mjs';
import { keepPromises, keptFile } from './lib/keepPromises.mjs';
import { root } from './lib/run.mjs';

/** Tracked files that neither installing, building nor running needs. Everything else is in the archive. */
export const leftOut = [
  'tests',
  'bench',
  'examples',
  'docs/images',
  'scripts/handbook.mjs',
  'scripts/lib/handbookPictures.mjs',
  '.ci',
  '.github',
  '.editorconfig',
  '.gitattributes',
  'biome.json',
  'biome.floors.json',
  'jest.config.mjs',
  'knip.json',
  'playwright.config.ts',
  'stylelint.config.mjs',
];

const largestArchive = 512 * 1024 * 1024;
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: largestArchive });
const gitLine = (...args) =>
  git(...args)
    .toString()
    .trim();
const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);

/** The changelog with what stood under Unreleased under the version; null when nothing stands there. */
function moveUnreleased(changelog, version, day) {
  const [before, after = ''] = changelog.split(/^## Unreleased\n/m);
  const [news] = after.split(/^## /m);
  if (!/^- /m.test(news)) return null;
  return `${before}## Unreleased\n\n## ${version} - ${day}\n${after}`;
}

const isHigher = (version, than) => {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const place = one.findIndex((number, index) => number !== other[index]);
  return place >= 0 && one[place] > other[place];
};

/** @throws Error with one sentence when this state cannot be released as this version */
function refuseUnfit(version, changelog) {
  const { version: current } = JSON.parse(read('package.json'));
  if (!/^\d+\.\d+\.\d+$/.test(version ?? ''))
    throw new Error('Type a version of three numbers, as in: npm run release -- 0.2.0');
  if (!isHigher(version, current)) throw new Error(`${version} is not higher than ${current}.`);
  const branch = gitLine('branch', '--show-current');
  if (branch !== 'main') throw new Error(`A release is made on main, and this is «${branch}».`);
  if (gitLine('status', '--porcelain'))
    throw new Error('There are uncommitted files. Commit or remove them.');
  if (gitLine('tag', '--list', `v${version}`)) throw new Error(`The tag v${version} exists already.`);
  if (changelog === null)
    throw new Error('CHANGELOG.md has nothing under Unreleased. Write what this version changes.');
}

/** Writes the version into the manifests and the lock file. @returns the changed files */
function writeVersion(version) {
  const { workspaces } = JSON.parse(read('package.json'));
  const manifests = ['package.json', ...workspaces.map((name) => `${name}/package.json`)];
  for (const path of manifests) write(path, read(path).replace(/("version": )"[^"]+"/, `$1"${version}"`));
  const lock = JSON.parse(read('package-lock.json'));
  for (const entry of [lock, lock.packages[''], ...workspaces.map((name) => lock.packages[name])])
    entry.version = version;
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  return [...manifests, 'package-lock.json'];
}

/** Packs a tag into `dist`, with its SHA-256 sum beside it. The same tag gives the same bytes. @returns the path of the archive */
function pack(version) {
  const name = `pelle-${version}`;
  const paths = ['.', ...leftOut.map((path) => `:(exclude)${path}`)];
  const archive = gzipSync(
    git('archive', '--format=tar', `--prefix=${name}/`, `v${version}`, '--', ...paths),
  );
  const sum = createHash('sha256').update(archive).digest('hex');
  mkdirSync(join(root, 'dist'), { recursive: true });
  write(`dist/${name}.tar.gz`, archive);
  write(`dist/${name}.tar.gz.sha256`, `${sum}  ${name}.tar.gz\n`);
  return `dist/${name}.tar.gz`;
}

async function release([version, ...options]) {
  const day = new Date().toISOString().slice(0, 10);
  const changelog = moveUnreleased(read('CHANGELOG.md'), version, day);
  refuseUnfit(version, changelog);
  if (!options.includes('--skip-checks')) {
    const failed = await runChecks(staticChecks);
    if (failed.length > 0) throw new Error(`These checks failed: ${failed.join(', ')}.`);
  }
  write('CHANGELOG.md', changelog);
  const message = `release: version ${version}`;
  git('commit', '--quiet', '-m', message, '--', 'CHANGELOG.md', ...writeVersion(version));
  git('tag', '-a', `v${version}`, '-m', message);
  // After the tag: the archive of a release has what the release before it has promised.
  await keepPromises();
  git('commit', '--quiet', '-m', `release: keep what ${version} promises`, '--', keptFile);
  console.log(
    `${pack(version)} is the release, with its SHA-256 sum beside it. It leaves out ${leftOut.join(', ')}.`,
  );
  console.log(`Commits and tag are only here. To publish them: git push origin main v${version}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  release(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
