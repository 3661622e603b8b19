import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a benchmark of the cluster with the options of this process, in a network and with a table of mounts of its own. */
export async function runInOwnNetwork(bench: 'storm' | 'load'): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error('Each machine gets a network of its own. Run this with sudo.');
  const inside = ['--import', 'tsx', 'bench/support/cluster/inside.ts', bench, ...process.argv.slice(1)];
  const child = spawn('unshare', ['--net', '--mount', process.execPath, ...inside], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
