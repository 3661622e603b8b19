import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small repository with the scripts of this one. */
let root: string;
const identity = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@shop.example', GIT_CONFIG_GLOBAL: '/dev/null' };
const env = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'test' as const,
  ...identity,
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@shop.example',
};
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const writeJson = (path: string, value: object) => write(path, `${JSON.stringify(value, null, 2)}\n`);

const changelog =
  '# Changelog\n\n## Unreleased\n\n- Added: a step.\n\n## 0.1.0 - 2026-11-23\n\n- Everything.\n';
const version = '0.1.0';

function commit(message: string) {
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

/** The repository before each test. */
let first: string;
beforeAll(() => {
  first = mkdtempSync(join(tmpdir(), 'pelle-release-'));
  root = first;
  for (const folder of ['backend', 'front', 'tests', 'docs/images'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  cpSync('.gitignore', join(root, '.gitignore'));
  // One check, which passes while the file exists.
  write(
    'scripts/lib/checks.mjs',
    `import { existsSync } from 'node:fs';
    export const staticChecks = ['Types'];
    export const runChecks = async (checks) => (existsSync('sound.ts') ? [] : checks);\n`,
  );
  // What the version promises is its number here.
  mkdirSync(join(root, 'backend/release'));
  write('backend/release/released.json.gz', version);
  write(
    'scripts/lib/keepPromises.mjs',
    `import { readFileSync, writeFileSync } from 'node:fs';
    export const keptFile = 'backend/release/released.json.gz';
    export const keepPromises = async () => writeFileSync(keptFile, JSON.parse(readFileSync('package.json')).version);\n`,
  );
  writeJson('package.json', {
    name: 'pelle',
    version,
    engines: { node: '>=20.9' },
    workspaces: ['backend', 'front'],
  });
  for (const name of ['backend', 'front'])
    writeJson(`${name}/package.json`, { name: `@pelle/${name}`, version });
  const packages = {
    '': { version },
    backend: { version },
    front: { version },
    'node_modules/a': { version },
  };
  writeJson('package-lock.json', { name: 'pelle', version, lockfileVersion: 3, packages });
  for (const path of [
    'sound.ts',
    'backend/main.ts',
    'tests/main.test.ts',
    'docs/images/map.svg',
    'biome.json',
  ])
    write(path, '// a file\n');
  write('CHANGELOG.md', changelog);
  git('init', '-q', '-b', 'main');
  commit('first');
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pelle-release-'));
  cpSync(first, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(first, { recursive: true }));

function release(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('writes version and changelog, commits, tags, and packs what a deployment takes', () => {
  expect(release('0.2.0')).toEqual({
    status: 0,
    output: expect.stringContaining('dist/pelle-0.2.0.tar.gz is the release'),
  });
  for (const path of ['package.json', 'backend/package.json', 'front/package.json', 'package-lock.json'])
    expect(JSON.parse(read(path)).version).toBe('0.2.0');
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages).toMatchObject({ '': { version: '0.2.0' }, front: { version: '0.2.0' } });
  expect(packages['node_modules/a'].version).toBe('0.1.0');
  const day = new Date().toISOString().slice(0, 10);
  expect(read('CHANGELOG.md')).toBe(
    changelog.replace('## Unreleased\n', `## Unreleased\n\n## 0.2.0 - ${day}\n`),
  );
  expect(git('log', '-2', '--format=%s %D').split('\n')).toEqual([
    'release: keep what 0.2.0 promises HEAD -> main',
    'release: version 0.2.0 tag: v0.2.0',
  ]);
  expect(git('status', '--porcelain')).toBe('');

  const archive = join(root, 'dist/pelle-0.2.0.tar.gz');
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  expect(read('dist/pelle-0.2.0.tar.gz.sha256')).toBe(`${sum}  pelle-0.2.0.tar.gz\n`);
  const packed = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
  expect(packed).toEqual(expect.arrayContaining(['pelle-0.2.0/package.json', 'pelle-0.2.0/backend/main.ts']));
  expect(packed.filter((path) => /tests|images|biome/.test(path))).toEqual([]);
  const manifest = execFileSync('tar', ['-xzOf', archive, 'pelle-0.2.0/package.json'], { encoding: 'utf8' });
  expect(JSON.parse(manifest).version).toBe('0.2.0');
});

test('a release has what the one before it has promised, and leaves what it promises itself to the next', () => {
  release('0.2.0');
  const kept = 'backend/release/released.json.gz';
  expect(git('show', `v0.2.0:${kept}`)).toBe('0.1.0');
  expect(read(kept)).toBe('0.2.0');
});

/** What is wrong with a release, what is done before it, what is typed, and the refusal. */
const refused: [what: string, before: () => void, words: string[], refusal: string][] = [
  ['no version', () => undefined, [], 'Type a version of three numbers'],
  ['a word', () => undefined, ['next'], 'Type a version of three numbers'],
  ['a lower version', () => undefined, ['0.0.9'], '0.0.9 is not higher than 0.1.0.'],
  ['the same version', () => undefined, ['0.1.0'], '0.1.0 is not higher than 0.1.0.'],
  ['another branch', () => git('switch', '-q', '-c', 'other'), ['0.2.0'], 'this is «other»'],
  ['an uncommitted file', () => write('new.ts', ''), ['0.2.0'], 'There are uncommitted files.'],
  ['a tag that exists', () => git('tag', 'v0.2.0'), ['0.2.0'], 'The tag v0.2.0 exists already.'],
  [
    'an empty changelog',
    () => {
      write('CHANGELOG.md', changelog.replace('- Added: a step.\n', ''));
      commit('no news');
    },
    ['0.2.0'],
    'nothing under Unreleased',
  ],
  [
    'a failing check',
    () => {
      rmSync(join(root, 'sound.ts'));
      commit('break');
    },
    ['0.2.0'],
    'These checks failed: Types.',
  ],
];

test.each(refused)('refuses %s and changes nothing', (_what, before, words, refusal) => {
  before();
  const [head, state] = [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
  const { status, output } = release(...words);
  expect(output).toContain(refusal);
  expect(status).toBe(1);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([head, state]);
});

test('skips the checks when told', () => {
  rmSync(join(root, 'sound.ts'));
  commit('break');
  expect(release('0.2.0', '--skip-checks').status).toBe(0);
});

test('leaves out nothing that a packed module imports', async () => {
  const { leftOut }: { leftOut: string[] } = await import(join(process.cwd(), 'scripts/release.mjs'));
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const isLeftOut = (path: string) => leftOut.some((name) => path === name || path.startsWith(`${name}/`));
  expect(
    leftOut.filter((name) => !tracked.some((path) => path === name || path.startsWith(`${name}/`))),
  ).toEqual([]);
  const modules = tracked.filter((path) => /\.(tsx?|m?js)$/.test(path) && !isLeftOut(path));
  expect(modules.length).toBeGreaterThan(1500);
  const lost = modules.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from|import) ?\(?'(@\/|\.[^']*\/)([^']+)'/g)]
      .map(([, start = '', rest = '']) => (start === '@/' ? rest : join(path, '..', start, rest)))
      .filter(isLeftOut)
      .map((target) => `${path} imports ${target}`),
  );
  expect(lost).toEqual([]);
});
