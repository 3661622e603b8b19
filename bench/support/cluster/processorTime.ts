import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second in which Linux counts the time of processes. */
const ticksASecond = 100;

type Process = { parent: number; ticks: number; command: string };

/** Every process with its time, and that of its children that have ended. */
function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program stands in brackets and may have any letter; see proc(5) for the fields after it.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      found.set(Number(name), { parent: fields[1] ?? 0, ticks: utime + stime + cutime + cstime, command });
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found;
}

/**
 * Seconds of processors that processes have used so far, with all below them.
 * @param roots names a process by its command line or its number, or null for one that does not count
 */
export function readProcessorTime(
  rootOf: (pid: number, command: string) => string | null,
): Record<string, number> {
  const processes = readProcesses();
  const seconds: Record<string, number> = {};
  const nameOf = (pid: number): string | null => {
    const process = processes.get(pid);
    return process ? (rootOf(pid, process.command) ?? nameOf(process.parent)) : null;
  };
  for (const [pid, { ticks }] of processes) {
    const name = nameOf(pid);
    if (name) seconds[name] = (seconds[name] ?? 0) + ticks / ticksASecond;
  }
  return seconds;
}
