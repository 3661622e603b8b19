import { runInOwnNetwork } from './support/cluster/ownNetwork';

/**
 * Runs the cluster of `deploy/cluster`, lets shoppers buy, and breaks each of its parts meanwhile. Prints what the shoppers noticed, and
 * what is wrong afterwards. Each machine has a network of its own, so it needs the rights of an administrator; everything happens in a
 * network of the benchmark's own, and nothing of the machine's is changed. `--shoppers` buy at once (300), and the writer is killed and
 * cut off `--writer` times each (3). `--only writer` leaves out the faults whose names do not say that.
 */
export const run = (): Promise<void> => runInOwnNetwork('storm');
