// The networks of the machines of the cluster on this one: all on the loopback address, or each with a cable that can be pulled.
import { execFileSync, spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';

/** All machines share this machine's network. */
export const sharedNetwork = { place: (part) => part };

/** The network of a process; null when it has ended. */
function networkOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return null;
  }
}

/**
 * Gives each machine a network of its own with one cable to a bridge, on which this process is too. Needs the rights of an administrator
 * in a network of its own (`unshare --net`), because everything that is made here ends with that.
 * @param nodes addresses of the machines by their names, all in one network of 24 bits @param here the address of this process there
 */
export async function layCables(nodes, here) {
  const ip = (...args) => execFileSync('ip', args);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'pelle', 'type', 'bridge');
  ip('address', 'add', `${here}/24`, 'dev', 'pelle');
  ip('link', 'set', 'pelle', 'up');
  const holders = new Map();
  for (const [node, address] of Object.entries(nodes)) {
    // A network lives as long as a process in it.
    const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
    while (networkOf(holder.pid) === networkOf('self'))
      await new Promise((resolve) => setTimeout(resolve, 10));
    holders.set(node, holder);
    const within = (...args) => execFileSync('nsenter', ['-t', holder.pid, '--net', 'ip', ...args]);
    ip('link', 'add', node, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder.pid));
    ip('link', 'set', node, 'master', 'pelle', 'up');
    within('link', 'set', 'lo', 'up');
    within('address', 'add', `${address}/24`, 'dev', 'eth0');
    within('link', 'set', 'eth0', 'up');
  }
  return {
    /** The same process in the network of its machine. */
    place({ command, args, owner, ...part }) {
      const user = owner?.uid === undefined ? [] : ['-S', String(owner.uid), '-G', String(owner.gid)];
      const enter = ['-t', String(holders.get(part.node).pid), '--net', ...user, '--', command, ...args];
      return { ...part, command: 'nsenter', args: enter };
    },
    /** Pulls the cable of a machine: nothing comes or goes any more, and nobody is told. */
    pull: (node) => void ip('link', 'set', node, 'down'),
    plug: (node) => void ip('link', 'set', node, 'up'),
    remove: () => {
      for (const holder of holders.values()) holder.kill('SIGKILL');
    },
  };
}
