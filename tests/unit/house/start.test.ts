import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { portOf } from '@/tests/support/portOf';

let home: string;
/** A copy of what a start reads before the packages are there, in a folder with a space and Persian letters. */
let project: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'start-'));
  chmodSync(home, 0o755);
  project = join(home, 'فروشگاه من', 'pelle');
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(name, join(project, name), { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true }));

/** Makes an `npm` that fails with this output. @returns the folder of it, for PATH */
function writeFailingNpm(name: string, output: string): string {
  const folder = join(home, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat >&2 <<'END'\n${output}\nEND\nexit 1\n`, { mode: 0o755 });
  return folder;
}

type Start = { env?: Record<string, string>; node?: string[] } & Pick<SpawnOptions, 'uid'>;

/** Starts the shop of the copy, and returns what it says when it has ended. */
async function start({ env = {}, node = ['scripts/start.mjs'], uid }: Start = {}) {
  const child = spawn(process.execPath, node, {
    cwd: project,
    env: { PATH: process.env.PATH, STOREFRONT_PORT: '0', PORT: '1', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

/** A port that nothing listens on. */
async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String(portOf(server));
  server.close();
  await once(server, 'close');
  return port;
}

const freePorts = async () => ({ STOREFRONT_PORT: await findFreePort(), PORT: await findFreePort() });

test.each([
  ['18.20.4', true],
  ['20.8.1', true],
  ['20.9.0', false],
  ['22.1.0', false],
])('with Node %s it says which version is needed: %s', async (version, isRefused) => {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    await import('./scripts/lib/run.mjs');`;
  expect(await start({ node: ['--input-type=module', '-e', code] })).toEqual(
    isRefused
      ? {
          code: 1,
          errors: `This is Node ${version}, and the shop needs 20.9 or newer: install it from https://nodejs.org, then start again.\n`,
        }
      : { code: 0, errors: '' },
  );
});

test.each(['STOREFRONT_PORT', 'PORT'])('a port that is taken is named by its variable %s', async (name) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String(portOf(other));
  expect(await start({ env: { ...(await freePorts()), [name]: port } })).toEqual({
    code: 1,
    errors: `Port ${port} is taken. Stop the program that uses it, or set ${name} to another port.\n`,
  });
  other.close();
});

test('storefront and backend are not given the same port', async () => {
  const port = await findFreePort();
  expect(await start({ env: { STOREFRONT_PORT: port, PORT: port } })).toEqual({
    code: 1,
    errors: `STOREFRONT_PORT and PORT are both ${port}. Set one of them to another port.\n`,
  });
});

test('a host that this machine does not have is named', async () => {
  const { code, errors } = await start({ env: { ...(await freePorts()), STOREFRONT_HOST: '192.0.2.1' } });
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^STOREFRONT_HOST is «192\.0\.2\.1», which is no address of this machine\.[^\n]*\n$/,
  );
});

test.each([
  [
    'disk',
    'npm error code ENOSPC\nnpm error syscall write\nnpm error nospc ENOSPC: no space left on device, write',
    /^The disk of «.*فروشگاه من\/pelle» is full; a first start needs about 1100 MB there\. Free some room and start again\.\n$/,
  ],
  [
    'rights',
    'npm error code EACCES\nnpm error syscall open\nnpm error path /home/sara/.npm/_cacache/tmp\nnpm error errno -13',
    /^This user may not write in «\/home\/sara\/\.npm\/_cacache\/tmp»\. Give it the folder \(sudo chown .*\) or start as its owner\.\n$/,
  ],
  [
    'readOnly',
    "npm error code EROFS\nnpm error rofs EROFS: read-only file system, mkdir '/srv/pelle/node_modules'",
    /^«\/srv\/pelle\/node_modules» is on a disk that is read-only\. Move the project to .*\n$/,
  ],
  [
    'network',
    'npm error code EAI_AGAIN\nnpm error request to https://registry.npmjs.org/next failed, reason: getaddrinfo EAI_AGAIN',
    /^The packages could not be fetched, because the registry of npm does not answer\. Check the network .*\n$/,
  ],
])(
  'packages that cannot be installed have one sentence about the reason: %s',
  async (name, output, sentence) => {
    const path = `${writeFailingNpm(name, output)}${delimiter}${process.env.PATH}`;
    const { code, errors } = await start({ env: { ...(await freePorts()), PATH: path } });
    expect(errors).toMatch(sentence);
    expect(code).toBe(1);
  },
);

test('another reason of npm is shown as npm says it', async () => {
  const path = `${writeFailingNpm('other', 'npm error code ETARGET')}${delimiter}${process.env.PATH}`;
  expect(await start({ env: { ...(await freePorts()), PATH: path } })).toEqual({
    code: 1,
    errors: 'npm error code ETARGET\nThe packages could not be installed; npm says why above.\n',
  });
});

test('a folder of another user is refused before anything is installed', async () => {
  chmodSync(project, 0o555);
  const path = `${writeFailingNpm('unused', 'npm was called')}${delimiter}${process.env.PATH}`;
  // The administrator may write everywhere, so that the start of this test has another user.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  const { code, errors } = await start({
    env: { ...(await freePorts()), PATH: path },
    ...(uid === undefined ? {} : { uid }),
  });
  chmodSync(project, 0o755);
  expect(errors).toMatch(/^This user may not write in «.*فروشگاه من\/pelle»\. Give it the folder .*\n$/);
  expect(code).toBe(1);
});

type Package = { version: string; dev?: boolean; optional?: boolean };

test.each<[string, Record<string, Package>, boolean, boolean]>([
  ['everything', { next: { version: '1.0.0' }, jest: { version: '2.0.0', dev: true } }, true, true],
  ['the packages of the shop', { next: { version: '1.0.0' } }, true, false],
  ['an older version', { next: { version: '0.9.0' }, jest: { version: '2.0.0', dev: true } }, false, false],
  ['nothing', {}, false, false],
])('a folder with %s is recognised', async (_case, installed, forShop, forTests) => {
  const rows = (packages: Record<string, Package>) =>
    Object.fromEntries(Object.entries(packages).map(([name, row]) => [`node_modules/${name}`, row]));
  const wanted = {
    next: { version: '1.0.0' },
    jest: { version: '2.0.0', dev: true },
    windows: { version: '3.0.0', optional: true },
  };
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  cpSync('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...rows(wanted) } }));
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: rows(installed) }),
  );
  const { arePackagesInstalled } = await import(join(folder, 'scripts/lib/packages.mjs'));
  expect([arePackagesInstalled({ tests: false }), arePackagesInstalled({ tests: true })]).toEqual([
    forShop,
    forTests,
  ]);
  rmSync(folder, { recursive: true });
});
