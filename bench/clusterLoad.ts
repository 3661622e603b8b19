import { runInOwnNetwork } from './support/cluster/ownNetwork';

/**
 * Runs the cluster of `deploy/cluster` and measures orders and data of pages a second with one, two and three backends, what waiting for a
 * replica costs, and the processor time of an order, from which a queueing model says what 4 to 64 machines do. Compare ratios, not
 * numbers: everything shares the processors of this machine. See `bench/cluster.ts` for the rights that it needs.
 */
export const run = (): Promise<void> => runInOwnNetwork('load');
