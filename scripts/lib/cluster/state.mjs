// Asks the engines of the cluster who does what, and waits until all is well.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodesOf, shopNodes } from './files.mjs';

const run = promisify(execFile);
/** A replica that is more bytes behind does not follow the writer. Patroni says «unknown» of one that does not answer. */
const farBehind = 1_000_000;
/** Wait (ms) between two questions. */
const pauseMs = 200;

/** Waits until a question is answered by something true. @param limit ms @throws Error that says what was waited for */
export async function waitUntil(what, ask, limit = 60_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`${what} was waited for ${limit / 1000} seconds in vain.`);
}

const isOk = async (url) => (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;

/** @param readLog the output of a process by its name, as of `createSupervisor` */
export function createStateReader(settings, readLog) {
  const nodes = nodesOf(settings);

  /** The members of PostgreSQL as the first Patroni that answers sees them. */
  async function readMembers() {
    for (const address of Object.values(nodes)) {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      if (answer?.ok) return (await answer.json()).members;
    }
    return [];
  }

  /** The machine of the writer; null while there is none. */
  const findWriter = async () =>
    (await readMembers()).find(({ role, state }) => role === 'leader' && state === 'running')?.name ?? null;

  /** The machine of a running replica: of the one that each commit waits for, or of another one. */
  const findReplica = async (isSynchronous) =>
    (await readMembers()).find(
      ({ role, state }) =>
        role === (isSynchronous ? 'sync_standby' : 'replica') &&
        (state === 'running' || state === 'streaming'),
    )?.name ?? null;

  /** Whether there are a writer, a replica that each commit waits for, and another replica, which follow it. */
  async function isDatabaseWhole() {
    const members = await readMembers();
    const roles = members
      .filter(({ state, lag = 0 }) => ['running', 'streaming'].includes(state) && lag <= farBehind)
      .map(({ role }) => role);
    return ['leader', 'replica', 'sync_standby'].every((role) => roles.includes(role));
  }

  /** The machine of the Redis master, as a Sentinel sees it. */
  async function findRedisMaster() {
    const { stdout } = await run('redis-cli', [
      ...['-h', settings.NODE3, '-p', '26379', 'sentinel', 'get-master-addr-by-name', 'pelle'],
    ]);
    const [address] = stdout.split('\n');
    return Object.keys(nodes).find((name) => nodes[name] === address) ?? null;
  }

  /** Whether the Redis master has its replica, which Sentinel makes of a former master. */
  async function isRedisWhole() {
    const master = await findRedisMaster();
    const { stdout } = await run('redis-cli', [
      '-h',
      nodes[master],
      '-a',
      settings.REDIS_PASSWORD,
      '--no-auth-warning',
      'info',
      'replication',
    ]);
    return /role:master/.test(stdout) && /state=online/.test(stdout);
  }

  /** The machine of the worker that works: the last that has said so. */
  function findWorker() {
    const said = shopNodes.flatMap((node) =>
      [...readLog(`worker-${node}`).matchAll(/"time":(\d+).*this process is the worker/g)].map(
        ([, time]) => ({
          node,
          time: Number(time),
        }),
      ),
    );
    return said.sort((a, b) => b.time - a.time)[0] ?? null;
  }

  /** Waits until every part answers, so that the next fault begins with a whole cluster. */
  async function waitUntilWhole() {
    await waitUntil('A writer with two replicas', isDatabaseWhole, 120_000);
    await waitUntil('A Redis master with its replica', isRedisWhole);
    for (const node of shopNodes) {
      const address = nodes[node];
      await waitUntil(`The backend of ${node}`, () => isOk(`http://${address}:4000/readyz`));
      await waitUntil(`HAProxy of ${node}`, () => isOk(`http://${address}:4001/readyz`));
      await waitUntil(`The front server of ${node}`, () => isOk(`http://${address}:3000/readyz`));
      await waitUntil(`nginx of ${node}`, () => isOk(`http://${address}:${settings.SHOP_PORT}/healthz`));
    }
  }

  return {
    findWriter,
    findReplica,
    findRedisMaster,
    findWorker,
    isDatabaseWhole,
    isRedisWhole,
    waitUntilWhole,
  };
}
