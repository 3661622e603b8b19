// The processes of the cluster: how each is started from its filled files, in the order of the start.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodesOf, readVariables, shopNodes } from './files.mjs';

/** The Debian packages, each with a program that it brings. */
export const neededPackages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
  'redis-sentinel': '/usr/bin/redis-sentinel',
  'redis-tools': '/usr/bin/redis-cli',
  nginx: '/usr/sbin/nginx',
};

/** The folders of data and sockets that the packages make on a machine of its own. */
export const dataFolders = [
  ...['var/lib/etcd', 'var/lib/postgresql/15', 'var/lib/redis', 'var/log/nginx', 'var/cache/nginx', 'run'],
  ...['var/lib/nginx', 'etc/nginx/pelle.d'],
];

/** @param base the folder with a folder for each machine @param owner user of the engines: PostgreSQL and PgBouncer refuse root */
export function describeEngines(settings, base, owner) {
  const engine = (step, node, name, command, args, more = {}) => ({
    step,
    node,
    name: `${name}-${node}`,
    command: neededPackages[command] ?? command,
    args,
    env: { ...process.env, LOOPBACK: '1', HOME: base },
    owner,
    ...more,
  });
  const ofNode = (node) => {
    const etc = (path) => join(base, node, 'etc', path);
    const hasShop = shopNodes.includes(node);
    const all = [
      engine(1, node, 'etcd', 'etcd-server', [], {
        env: { PATH: process.env.PATH, ...readVariables(readFileSync(etc('default/etcd'), 'utf8')) },
      }),
      // PostgreSQL ends with its Patroni, which waits for it.
      engine(2, node, 'patroni', 'patroni', [etc('patroni/config.yml')]),
      engine(3, node, 'disk', '/usr/bin/python3', [etc('patroni/guardDisk.py')]),
      engine(4, node, 'sentinel', 'redis-sentinel', [etc('redis/sentinel.conf')]),
    ];
    if (!hasShop) return all;
    return [
      ...all,
      engine(3, node, 'redis', 'redis-server', [etc('redis/redis.conf')]),
      engine(4, node, 'haproxy', 'haproxy', ['-db', '-f', etc('haproxy/haproxy.cfg')]),
      // SIGINT waits for the transactions that run; SIGTERM ends at once.
      engine(5, node, 'pgbouncer', 'pgbouncer', ['-q', etc('pgbouncer/pgbouncer.ini')], {
        stopSignal: 'SIGINT',
      }),
      engine(9, node, 'nginx', 'nginx', [
        ...['-p', join(base, node), '-c', etc('nginx/nginx.conf'), '-g', 'daemon off;'],
      ]),
    ];
  };
  return Object.keys(nodesOf(settings)).flatMap(ofNode);
}

/** The backend, the worker and the front server of a machine. @param distDir the build of the front server @param env more variables */
export function describeShop(base, node, distDir, env = {}) {
  const given = readVariables(readFileSync(join(base, node, 'etc/pelle/pelle.env'), 'utf8'));
  // Every shopper of this machine has the same address.
  const noLimits = { RATE_LIMIT_WRITES: '1000000', RATE_LIMIT_BASKETS: '1000000' };
  const shop = (step, name, script, more = {}) => ({
    step,
    node,
    name: `${name}-${node}`,
    command: process.execPath,
    args: ['--import', 'tsx', script],
    env: { ...process.env, ...given, ...noLimits, ...env, ...more },
  });
  const workerId = randomUUID();
  return {
    backend: shop(6, 'backend', 'backend/main.ts'),
    // The line «this process is the worker» is of the level info.
    worker: {
      ...shop(7, 'worker', 'backend/worker/main.ts', { LOG_LEVEL: 'info', WORKER_ID: workerId }),
      afterwards: ['psql', [given.DATABASE_URL, '-qc', `DELETE FROM leases WHERE holder = '${workerId}'`]],
    },
    front: shop(8, 'front', 'front/main.ts', { NEXT_DIST_DIR: distDir }),
  };
}
