import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from '@/backend/cli/program';
import type { Changes } from '@/backend/server/changes';
import { askRunningShop } from '@/backend/server/control';
import { type BackendProcess, startBackend } from '@/tests/support/backendProcess';
import { createDataFolder } from '@/tests/support/embeddedDatabase';
import { small, smallProducts } from '@/tests/support/smallSeed';

let folder: string;
let env: Record<string, string>;
let backend: BackendProcess;
let storefront: Server;
/** The changes that the storefront received, in order. */
const told: { path: string | undefined; secret: unknown; body: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelle-'));
  await createDataFolder(join(folder, 'pg'));
  // The state that an earlier release has left.
  await chmod(join(folder, 'pg'), 0o755);
  storefront = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    told.push({ path: request.url, secret: request.headers['x-revalidate-secret'], body });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(storefront, 'listening');
  const address = storefront.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  env = {
    DATA_DIR: join(folder, 'pg'),
    STOREFRONT_URL: `http://127.0.0.1:${port}`,
    REVALIDATE_SECRET: 'hush-hush-hush-hush',
    DOCS: 'on',
    SMS_PROVIDER: 'console',
  };
  backend = await startBackend(env);
}, 240_000);
afterAll(async () => {
  await backend.kill();
  storefront.close();
  await rm(folder, { recursive: true, force: true });
});

const cli = 'backend/cli/main.ts';

/** Runs a program of the backend to its end. */
async function run(file: string, args: string[] = [], extra: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', ...env, ...extra },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk);
  });
  const [code] = await once(child, 'exit');
  return { code, complaint: complaint.trim() };
}

async function ask<Kind extends keyof Changes>(
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<Awaited<ReturnType<Changes[Kind]>>> {
  const answer = await askRunningShop(join(folder, 'pg'), kind, change);
  if (answer !== null) return answer;
  throw new Error('The shop does not answer.');
}

/** Types a command at the running shop as the command line does, without the start of a process. */
const type = (...words: string[]) =>
  buildProgram(ask, () => undefined)
    .parseAsync(words, { from: 'user' })
    .then(
      () => 'done',
      (error: Error) => error.message,
    );

const company = async () => (await (await fetch(`${backend.url}/public/site`)).json()).data.company;

test('the command line switches maintenance of a running shop and informs the storefront', async () => {
  const until = '2099-01-01T00:00:00.000Z';
  expect(await run(cli, ['mode', 'maintenance', 'on', '--until', until])).toEqual({
    code: 0,
    complaint: '',
  });
  expect(await company()).toMatchObject({ maintenanceMode: true, maintenanceModeExpDateTime: until });
  expect(await type('mode', 'maintenance', 'off')).toBe('done');
  expect(await company()).toMatchObject({ maintenanceMode: false, maintenanceModeExpDateTime: null });
  const call = { path: '/api/revalidate', secret: 'hush-hush-hush-hush', body: '{"site":true}' };
  expect(told).toEqual([call, call]);
}, 240_000);

test('the command line changes an offer of a running shop and publishes its page', async () => {
  told.length = 0;
  expect(await type('offer', String(small.phone), '--price', '58000000', '--stock', '4')).toBe('done');
  const { product } = (await (await fetch(`${backend.url}/product/${smallProducts.phone}`)).json()).data;
  expect(product.properties).toContainEqual(
    expect.objectContaining({ productPropertyId: small.phone, price: 58_000_000, stock: 4 }),
  );
  const page = { id: product.id, slug: product.slug };
  expect(told.map(({ body }) => JSON.parse(body))).toEqual([{ products: [page] }]);
  expect(await type('stock', String(small.phone), '6')).toBe('done');
  expect(told.map(({ body }) => JSON.parse(body))).toEqual([{ products: [page] }, { products: [page] }]);
  expect(await run(cli, ['offer', '999999', '--stock', '1'])).toEqual({
    code: 1,
    complaint: 'No variant has this id. Type the productPropertyId of a variant.',
  });
  expect(await type('offer', String(small.phone), '--discount', '99000000')).toMatch(/^A price must be/);
  expect(await type('offer', 'twelve', '--stock', '1')).toContain('It must be a whole number.');
  expect(await type('offer', String(small.phone), '--stock', '1000001')).toContain('a number is too large');
  expect(told).toHaveLength(2);
}, 240_000);

test('the command line of the desk asks the running shop', async () => {
  expect(await type('list')).toBe('done');
  expect(await type('order', 'prepare', '999999')).toBe('There is nothing with this number.');
});

test('the command line exports the products of a running shop, and imports them without a change', async () => {
  const file = join(folder, 'products.csv');
  expect(await type('export', file)).toBe('done');
  expect(await readFile(file, 'utf8')).toContain('samsung-galaxy-s25');
  expect(await type('import', file, '--dry-run')).toBe('done');
  expect(await type('export', file)).toContain('EEXIST');
});

test('a file that cannot be imported does not end the running shop', async () => {
  expect(await type('import', join(folder, 'products.txt'))).toContain('.csv or .ndjson');
  expect(await type('import', join(folder, 'none.csv'))).toContain('ENOENT');
  expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
});

test('a mistyped command is refused with what is wrong', async () => {
  const { code, complaint } = await run(cli, ['catalogue', 'on']);
  expect(code).toBe(1);
  expect(complaint).toContain("unknown command 'catalogue'");
}, 240_000);

test('only the user of the shop can read the files of the embedded database', async () => {
  const paths = await readdir(folder, { recursive: true });
  // The folder holds a database, not only what the backend writes beside it.
  expect(paths).toEqual(expect.arrayContaining(['pg/PG_VERSION', 'pg/global/pg_control', 'pg/base/5']));
  expect(paths.length).toBeGreaterThan(600);
  const open: string[] = [];
  for (const path of paths) {
    const { mode } = await stat(join(folder, path));
    if ((mode & 0o077) !== 0) open.push(path);
  }
  expect(open).toEqual([]);
});

test('a second process refuses to open the embedded database', async () => {
  const { code, complaint } = await run('backend/main.ts', [], { PORT: '0' });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The database is open in process \d+; stop it first\.$/);
}, 240_000);

test('a wrong variable stops the start with an error that names it', async () => {
  const { code, complaint } = await run('backend/main.ts', [], { PORT: 'eighty' });
  expect(code).toBe(1);
  expect(complaint).toBe('PORT must be a whole number from 0 to 65535, not "eighty".');
}, 240_000);

test('the modes cannot be changed without the token', async () => {
  const answer = await fetch(`${backend.url}/internal/modes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-token': 'x'.repeat(64) },
    body: '{"maintenanceMode":true}',
  });
  expect(answer.status).toBe(404);
  // A wrong body does not reveal that the route exists.
  expect((await fetch(`${backend.url}/internal/modes`, { method: 'POST', body: '{' })).status).toBe(404);
  expect(await company()).toMatchObject({ maintenanceMode: false });
});

test('the OpenAPI document lists every public call and no internal one', async () => {
  const document = await (await fetch(`${backend.url}/docs/json`)).json();
  const paths = Object.keys(document.paths);
  for (const path of [
    '/product/shop',
    '/product/{id}',
    '/v2/Cart/AddToCart',
    '/public/getStaticsData',
    '/product/search',
  ]) {
    expect(paths).toContain(path);
  }
  expect(paths).not.toContain('/internal/modes');
});

const outboxStatus = async () => (await fetch(`${backend.url}/dev/outbox`)).status;

test('a process in production has no outbox, even with the console sender', async () => {
  expect(await outboxStatus()).toBe(404);
});

test('the shop opens again after a kill -9', async () => {
  await backend.kill();
  backend = await startBackend({ ...env, NODE_ENV: 'development' });
  expect(await company()).toMatchObject({ companyName: 'پله' });
}, 240_000);

test('the same process in development has an outbox', async () => {
  expect(await outboxStatus()).toBe(200);
});
