// Starts the processes of the cluster and starts each again when it ends, as systemd does on a machine of its own.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** Wait (ms) before a process that has ended is started again; `RestartSec` of the units. */
const restartMs = 1000;
/** A process that has not ended this long (ms) after it was asked to is killed. */
const patienceMs = 15_000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param logFolder gets a file of output for each process */
export function createSupervisor(logFolder) {
  const parts = new Map();
  let isStopping = false;
  const logOf = (name) => join(logFolder, `${name}.log`);

  function launch(part) {
    const output = openSync(logOf(part.name), 'a');
    // In a process group of its own, because Ctrl+C of a terminal would end all at once and in no order.
    part.child = spawn(part.command, part.args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...part.env, ...part.more },
      ...part.owner,
    });
    closeSync(output);
    part.gone = new Promise((resolve) => {
      part.child.once('exit', resolve);
      part.child.once('error', resolve);
    });
    part.gone.then(async () => {
      if (part.afterwards && !isStopping)
        spawn(...part.afterwards, { stdio: 'ignore' }).on('error', () => undefined);
      await wait(restartMs);
      if (!isStopping && !part.isHeld) launch(part);
    });
  }

  /**
   * Starts a process, which is started again until `stop`. @param owner `uid` and `gid` of its user; empty for this one's
   * @param afterwards a command with its arguments that runs when the process has ended, as `ExecStopPost` of the units
   */
  function start(part) {
    parts.set(part.name, part);
    launch(part);
  }

  /** Runs a process to its end once. @returns its exit code */
  async function runOnce(part) {
    start({ ...part, isHeld: true });
    await parts.get(part.name).gone;
    return parts.get(part.name).child.exitCode;
  }

  /**
   * Kills a process with those that it has started, as systemd ends all processes of a unit.
   * @param isHeld whether it stays away until `release`
   */
  function kill(name, isHeld = false) {
    const part = parts.get(name);
    part.isHeld = isHeld;
    if (part.child.exitCode === null && part.child.signalCode === null)
      process.kill(-part.child.pid, 'SIGKILL');
    return part.gone;
  }

  /** Kills a process, which starts again with more variables than its own. */
  function restartWith(name, more) {
    parts.get(name).more = more;
    return kill(name);
  }

  /** Starts a process again that was held. */
  function release(name) {
    const part = parts.get(name);
    part.isHeld = false;
    launch(part);
  }

  async function stopPart({ child, gone, stopSignal = 'SIGTERM' }) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.kill(stopSignal);
    await gone;
    clearTimeout(force);
  }

  /** Ends all processes: those that were started last first, and those of one `step` together. */
  async function stop() {
    isStopping = true;
    for (const step of [...new Set([...parts.values()].map((part) => part.step))].reverse())
      await Promise.all([...parts.values()].filter((part) => part.step === step).map(stopPart));
  }

  return {
    start,
    runOnce,
    kill,
    restartWith,
    release,
    stop,
    readLog: (name) => readFileSync(logOf(name), 'utf8'),
    /** The name of a process by its number; undefined when it is none of these. */
    nameOf: (pid) => [...parts.values()].find(({ child }) => child.pid === pid)?.name,
  };
}
