import { join } from 'node:path';

/** A process of the cluster, as `describeEngines` and `describeShop` make it. */
type Part = { name: string; node: string; env: NodeJS.ProcessEnv };

type Supervisor = {
  kill: (name: string, isHeld?: boolean) => Promise<void>;
  restartWith: (name: string, more: Record<string, string>) => Promise<void>;
  release: (name: string) => void;
  readLog: (name: string) => string;
  nameOf: (pid: number) => string | undefined;
};

/** Patroni's API, and the sign-in of those who may change something by it. */
export type Patroni = { url: string; headers: { authorization: string } };

export type Settings = Record<string, string> & { NODE1: string; NODE2: string; NODE3: string };

type State = {
  findWriter: () => Promise<string | null>;
  findReplica: (isSynchronous: boolean) => Promise<string | null>;
  findRedisMaster: () => Promise<string | null>;
  findWorker: () => { node: string; time: number } | null;
  waitUntilWhole: () => Promise<void>;
};

export type Cluster = {
  base: string;
  supervisor: Supervisor;
  state: State;
  start: () => Promise<void>;
  startBackend: (node: string, port?: number) => Promise<string>;
  close: (end: { hasFailed: boolean }) => Promise<void>;
};

export type Network = {
  place: (part: Part) => Part;
  pull: (node: string) => void;
  plug: (node: string) => void;
  remove: () => void;
};

type Scripts = {
  readSettings: () => Settings;
  nodesOf: (settings: Settings) => Record<string, string>;
  layCables: (nodes: Record<string, string>, here: string) => Promise<Network>;
  prepareCluster: (given: {
    settings: Settings;
    network?: Network;
    shopEnv?: Record<string, string>;
    fill?: () => Promise<void>;
  }) => Cluster;
  /** Calls `stop` when the process is asked to end. */
  onProcessEnd: (stop: () => void) => void;
};

/** The functions of `npm run cluster`, which are plain JavaScript. */
export async function loadScripts(): Promise<Scripts> {
  const load = (name: string) => import(join(process.cwd(), 'scripts/lib/cluster', `${name}.mjs`));
  const [files, network, open, run] = await Promise.all(['files', 'network', 'open', '../run'].map(load));
  return { ...files, ...network, ...open, ...run };
}
