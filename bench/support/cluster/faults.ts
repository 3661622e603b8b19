import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, Network, Patroni } from './scripts';

/** A part of the cluster that is broken. */
export type Fault = {
  name: string;
  /** Brings the cluster into the state in which the fault is looked at. */
  prepare?: () => Promise<void>;
  inflict: () => Promise<unknown> | unknown;
  /** Brings back what does not come back by itself, after the shoppers have been served again. */
  mend?: () => void;
  /** Waits for what shoppers do not notice. @returns a sentence about it */
  follow?: () => Promise<string>;
};

type Parts = {
  cluster: Pick<Cluster, 'base' | 'supervisor' | 'state'>;
  network: Pick<Network, 'pull' | 'plug'>;
  bank: { stop: () => void; resume: () => void };
  /** The disk of the database of node3. */
  disk: { fill: () => void; empty: () => void };
  patroni: Patroni;
  /** How often the writer is killed, and how often its cable is pulled. */
  writerFaults: number;
};

/** Time (ms) for which the bank answers nobody. */
const bankAwayMs = 5000;

/** Time (ms) for which a clock is wrong. */
const wrongClockMs = 60_000;
/** Debian's `faketime` gives a process another time of day; its clock for pauses stays right, as on a machine whose clock was moved. */
const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const tenMinutesAhead = { LD_PRELOAD: fakeTime, FAKETIME: '+10m', FAKETIME_DONT_FAKE_MONOTONIC: '1' };

/** Waits (ms) this long for a machine that has a role. While roles change, for a moment none has it. */
const longestSearchMs = 30_000;

/** Finds the machine that has a role. @throws when none has it */
async function required<Answer>(find: () => Promise<Answer | null>): Promise<Answer> {
  for (const end = Date.now() + longestSearchMs; Date.now() < end; await delay(200)) {
    const found = await find();
    if (found !== null) return found;
  }
  throw new Error('The cluster is not whole.');
}

/** Every fault, in the order in which they happen. */
export function listFaults({ cluster, network, bank, disk, patroni, writerFaults }: Parts): Fault[] {
  const { base, supervisor, state } = cluster;
  const killPostgres = (node: string) => {
    const file = join(base, node, 'var/lib/postgresql/15/pelle/postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  };
  const kill = (name: string, process: string): Fault => ({ name, inflict: () => supervisor.kill(process) });
  const cut = (name: string, find: () => Promise<string | null>): Fault => {
    let lost = '';
    return {
      name,
      inflict: async () => {
        lost = await required(find);
        network.pull(lost);
      },
      mend: () => network.plug(lost),
    };
  };
  function killWorker(): Fault {
    let killedAt = 0;
    return {
      name: 'the worker',
      inflict: () => {
        const worker = state.findWorker();
        if (!worker) throw new Error('No worker works.');
        killedAt = Date.now();
        return supervisor.kill(`worker-${worker.node}`);
      },
      follow: async () => {
        const next = () => state.findWorker()?.time ?? 0;
        while (next() < killedAt) await delay(100);
        return `another worker works after ${((next() - killedAt) / 1000).toFixed(1)} s`;
      },
    };
  }
  function moveClock(name: string, processes: string[]): Fault {
    const restart = (more: Record<string, string>) =>
      Promise.all(processes.map((process) => supervisor.restartWith(process, more)));
    return {
      name: `clock of ${name}, ten minutes ahead`,
      inflict: () => restart(tenMinutesAhead),
      follow: async () => {
        await delay(wrongClockMs);
        return `shoppers bought with it for ${wrongClockMs / 1000} s`;
      },
      mend: () => void restart({}),
    };
  }
  const writer = Array.from({ length: writerFaults }, () => [
    {
      name: 'PostgreSQL of the writer',
      inflict: async () => killPostgres(await required(state.findWriter)),
    },
    cut('network of the writer', state.findWriter),
  ]).flat();
  /** Makes a machine the writer. Only the replica that commits wait for may become it. */
  async function moveWriter(candidate: string): Promise<void> {
    const leader = await required(state.findWriter);
    if (leader === candidate) return;
    const waited = await required(() => state.findReplica(true));
    if (waited !== candidate) {
      killPostgres(waited);
      while ((await state.findReplica(true)) !== candidate) await delay(200);
    }
    const answer = await fetch(`${patroni.url}/switchover`, {
      headers: patroni.headers,
      method: 'POST',
      body: JSON.stringify({ leader, candidate }),
    });
    if (!answer.ok) throw new Error(`The writer does not move: ${await answer.text()}`);
    await state.waitUntilWhole();
  }
  return [
    ...writer,
    kill('a front server', 'front-node1'),
    kill('a front server', 'front-node2'),
    kill('a backend', 'backend-node1'),
    kill('a backend', 'backend-node2'),
    killWorker(),
    kill('PgBouncer', 'pgbouncer-node1'),
    kill('PgBouncer', 'pgbouncer-node2'),
    kill('HAProxy', 'haproxy-node1'),
    kill('HAProxy', 'haproxy-node2'),
    kill('nginx', 'nginx-node1'),
    kill('nginx', 'nginx-node2'),
    kill('a member of etcd', 'etcd-node1'),
    kill('a Sentinel', 'sentinel-node3'),
    {
      name: 'the Redis master',
      inflict: async () => supervisor.kill(`redis-${await required(state.findRedisMaster)}`),
    },
    {
      name: 'the replica that commits wait for',
      inflict: async () => killPostgres(await required(() => state.findReplica(true))),
    },
    {
      name: 'the other replica',
      inflict: async () => killPostgres(await required(() => state.findReplica(false))),
    },
    cut('network of the replica that commits wait for', () => state.findReplica(true)),
    {
      name: 'the gateway, for five seconds',
      inflict: () => {
        bank.stop();
        void delay(bankAwayMs).then(bank.resume);
      },
    },
    ...(existsSync(fakeTime)
      ? [
          moveClock('a backend', ['backend-node2']),
          moveClock('the workers', ['worker-node1', 'worker-node2']),
        ]
      : []),
    {
      name: 'disk of the writer, which is full',
      prepare: () => moveWriter('node3'),
      inflict: disk.fill,
      mend: disk.empty,
    },
  ];
}
