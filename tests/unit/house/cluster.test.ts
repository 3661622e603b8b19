import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { measureFault } from '@/bench/support/cluster/measure';
import { browse, type FaultCall } from '@/tests/support/buy/faultShopper';
import { portOf } from '@/tests/support/portOf';
import { filesBelow, readText } from '@/tests/support/sourceFiles';

type Settings = Record<string, string>;
type Files = {
  readSettings: () => Settings;
  nodesOf: (settings: Settings) => Settings;
  writeFiles: (settings: Settings, node: string, target: string, prefix?: string) => void;
  ownersOf: (node: string) => [folder: string, user: string][];
};
type Process = { step: number; name: string; command: string; args: string[]; env: NodeJS.ProcessEnv };
type Supervisor = {
  start: (part: Process) => void;
  kill: (name: string, isHeld?: boolean) => Promise<void>;
  release: (name: string) => void;
  stop: () => Promise<void>;
  readLog: (name: string) => string;
};

const importScript = (name: string) => import(join(process.cwd(), 'scripts/lib/cluster', name));
let files: Files;
let folder: string;
beforeAll(async () => {
  files = await importScript('files.mjs');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pelle-cluster-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const namesIn = (text: string) => [...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g)].map(([, name]) => name);
const templates = filesBelow(['deploy/cluster/etc'], /./)
  .filter((path) => statSync(path).isFile())
  .map((path) => relative('deploy/cluster', path));

test('every setting of the cluster stands in a file of a machine', () => {
  const used = new Set(templates.flatMap((path) => namesIn(readText(join('deploy/cluster', path)))));
  expect(Object.keys(files.readSettings()).filter((name) => !used.has(name))).toEqual([]);
});

test('every file of a machine is filled, below the folder that is given, and only its owner may read it', () => {
  const settings = files.readSettings();
  for (const node of Object.keys(files.nodesOf(settings)))
    files.writeFiles(settings, node, join(folder, node), '/x');
  const read = (path: string) => readText(join(folder, path));
  expect(templates.flatMap((path) => namesIn(read(`node2/${path}`)))).toEqual([]);
  expect(templates.map((path) => statSync(join(folder, 'node2', path)).mode & 0o077)).toEqual(
    templates.map(() => 0),
  );
  expect(read('node2/etc/redis/redis.conf')).toContain(`replicaof ${settings.NODE1} 6379`);
  expect(read('node1/etc/redis/redis.conf')).not.toMatch(/^replicaof/m);
  expect(read('node3/etc/patroni/config.yml')).toContain(`listen: ${settings.NODE3}:5432`);
  expect(read('node3/etc/patroni/config.yml')).toContain('data_dir: /x/var/lib/postgresql/');
});

test('the machine without the shop gets files only of programs that it has', () => {
  files.writeFiles(files.readSettings(), 'node3', folder);
  const written = filesBelow([folder], /./)
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path));
  expect(written.sort()).toEqual([
    'etc/default/etcd',
    'etc/patroni/config.yml',
    'etc/patroni/createDatabase.sh',
    'etc/patroni/guardDisk.py',
    'etc/redis/sentinel.conf',
    'etc/systemd/system/etcd.service.d/pelle.conf',
    'etc/systemd/system/patroni-disk.service',
    'etc/systemd/system/patroni.service.d/pelle.conf',
    'etc/systemd/system/redis-sentinel.service.d/pelle.conf',
  ]);
  expect(files.ownersOf('node3')).toEqual([
    ['etc/patroni', 'postgres'],
    ['etc/redis', 'redis'],
  ]);
});

test('a setting that is missing is named', () => {
  const { REDIS_PASSWORD, ...others } = files.readSettings();
  expect(REDIS_PASSWORD).toBeDefined();
  expect(() => files.writeFiles(others, 'node1', folder)).toThrow(
    'REDIS_PASSWORD has no value in deploy/cluster/cluster.env.',
  );
});

test('a fault is measured by what shoppers notice: the next order, and calls refused with a sentence and lost', async () => {
  let state: 'open' | 'refusing' | 'broken' = 'open';
  const server = createServer((_request, response) => {
    if (state === 'broken') return response.writeHead(503).end('<html>');
    if (state === 'refusing') return response.writeHead(503).end('{"message":"چند لحظهٔ دیگر"}');
    return response.end('{"data":{"orderId":1}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const calls: FaultCall[] = [];
  const url = () => `http://127.0.0.1:${portOf(server)}`;
  const gateway = { code: 'none', page: url, back: url };
  const shop = { url, gateway, pauseMs: () => 50, onCall: (call: FaultCall) => calls.push(call) };
  let isOver = false;
  const shopper = browse(shop, { token: 't', addressId: 1 });
  const buying = (async () => {
    while (!isOver) await shopper.call('POST', '/user/orders', {});
  })();
  const change = (next: typeof state, ms: number) => setTimeout(() => (state = next), ms);
  const measured = await measureFault(calls, () => {
    state = 'refusing';
    change('broken', 500);
    change('open', 1000);
  });
  isOver = true;
  await buying;
  server.close();
  expect(measured.nextOrder).toBeGreaterThanOrEqual(0.9);
  expect(measured.nextOrder).toBeLessThan(5);
  expect(measured.lastFailure).toBeLessThanOrEqual(measured.nextOrder);
  expect(measured.lastFailure).toBeGreaterThanOrEqual(0.8);
  expect(measured.refused).toBeGreaterThan(0);
  expect(measured.lost).toBeGreaterThan(0);
}, 60_000);

describe('the processes of the cluster', () => {
  let supervisor: Supervisor;
  const say = (name: string, step: number): Process => ({
    step,
    name,
    command: process.execPath,
    args: [
      '-e',
      `process.on('SIGTERM', () => { console.log('ended ' + process.hrtime.bigint()); process.exit(0); });
      setInterval(() => {}, 1000); console.log('begun')`,
    ],
    env: process.env,
  });
  const begun = (name: string) => supervisor.readLog(name).match(/begun/g)?.length ?? 0;
  async function until(isTrue: () => boolean) {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  beforeEach(async () => {
    const { createSupervisor }: { createSupervisor: (logs: string) => Supervisor } =
      await importScript('supervisor.mjs');
    supervisor = createSupervisor(folder);
  });
  afterEach(() => supervisor.stop());

  test('a process that is killed starts again by itself', async () => {
    supervisor.start(say('a', 1));
    await until(() => begun('a') === 1);
    await supervisor.kill('a');
    await until(() => begun('a') === 2);
  });

  test('a machine that is away stays away until it comes back', async () => {
    supervisor.start(say('a', 1));
    supervisor.start(say('b', 1));
    await until(() => begun('a') === 1 && begun('b') === 1);
    await supervisor.kill('a', true);
    await supervisor.kill('b');
    await until(() => begun('b') === 2);
    expect(begun('a')).toBe(1);
    supervisor.release('a');
    await until(() => begun('a') === 2);
  });

  test('what was started last ends first', async () => {
    supervisor.start(say('database', 1));
    supervisor.start(say('shop', 2));
    await until(() => begun('database') === 1 && begun('shop') === 1);
    await supervisor.stop();
    const endOf = (name: string) => BigInt(/ended (\d+)/.exec(supervisor.readLog(name))?.[1] ?? 0);
    expect(endOf('shop')).toBeGreaterThan(0n);
    expect(endOf('database')).toBeGreaterThan(endOf('shop'));
  });
});
