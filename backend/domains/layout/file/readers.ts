import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Refusal, refuse } from '@/backend/server/errors';
import { messages } from './messages';
import type { Answer, Job, Reading } from './reader/job';

/** Longest time (ms) for the reading of one file, and for the start of a reader. */
const longestReadMs = 10_000;
const longestStartMs = 30_000;
/** Files that are read at the same time. */
const mostAtOnce = 2;
/** Largest numbers of files that wait for a reader: of all owners, and of one owner. Each file may have five megabytes. */
const mostWaiting = 30;
const mostWaitingOfOwner = 6;
/** Memory of a reader for its objects, in MB. */
const mostHeapMb = 256;
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const mainFile = fileURLToPath(new URL('./reader/main.ts', import.meta.url));
/** The variables of the environment that a reader gets: none of the shop's secrets. */
const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** Reads what visitors send as files, in processes of their own. */
export type FileReaders = {
  /**
   * Does a job when its turn comes: one of an owner at a time, and the owners in turn.
   * @param owner names the customer or the guest
   * @throws 400 for a file that is not accepted, or whose reader was too slow or ended; 503 when too many files wait
   */
  read(owner: string, job: Job): Promise<Reading>;
  close(): void;
};

type Options = { entry?: string; readMs?: number };
type Task = { job: Job; resolve: (reading: Reading) => void; reject: (error: unknown) => void };

/** @param entry the program of a reader @param readMs longest time for one file */
export function openFileReaders({ entry = mainFile, readMs = longestReadMs }: Options = {}): FileReaders {
  const idle = new Set<ChildProcess>();
  const running = new Set<ChildProcess>();
  /** Owners whose file is being read. */
  const busy = new Set<string>();
  /** Tasks of each owner, in the order of the owners' turns. */
  const waiting = new Map<string, Task[]>();

  /** Starts a reader. It keeps neither the backend's process alive nor outlives it. */
  async function start(): Promise<ChildProcess> {
    const env = Object.fromEntries(passedVariables.map((name) => [name, process.env[name]]));
    const reader = fork(entry, {
      cwd: root,
      env: { ...env, NODE_ENV: process.env.NODE_ENV },
      execArgv: ['--import', 'tsx', `--max-old-space-size=${mostHeapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    running.add(reader);
    const drop = () => {
      running.delete(reader);
      idle.delete(reader);
      reader.kill('SIGKILL');
    };
    // The listeners stay while the reader is idle, because an `error` event without a listener ends the backend.
    for (const end of ['exit', 'disconnect', 'error']) reader.on(end, drop);
    await messageOf(reader, longestStartMs, () => refuse(503, 'unavailable', messages.tooManyReading));
    reader.unref();
    reader.channel?.unref();
    return reader;
  }

  async function work(job: Job): Promise<Reading> {
    const [free] = idle;
    if (free) idle.delete(free);
    const reader = free ?? (await start());
    reader.send(job);
    const answer = (await messageOf(reader, readMs, () =>
      refuse(400, 'bad_input', messages.notRead),
    )) as Answer;
    if (answer.isTired) reader.kill();
    else if (reader.connected) idle.add(reader);
    if ('fault' in answer) throw refuse(400, 'bad_input', messages[answer.fault]);
    return answer.reading;
  }

  function takeNext(): [owner: string, task: Task] | null {
    for (const [owner, tasks] of waiting) {
      if (busy.has(owner)) continue;
      const task = tasks.shift();
      waiting.delete(owner);
      if (tasks.length > 0) waiting.set(owner, tasks);
      if (task) return [owner, task];
    }
    return null;
  }

  function startNext(): void {
    if (busy.size >= mostAtOnce) return;
    const next = takeNext();
    if (!next) return;
    const [owner, { job, resolve, reject }] = next;
    busy.add(owner);
    work(job)
      .then(resolve, reject)
      .finally(() => {
        busy.delete(owner);
        startNext();
      });
    startNext();
  }

  return {
    read(owner, job) {
      const own = waiting.get(owner) ?? [];
      const all = [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
      if (all >= mostWaiting || own.length >= mostWaitingOfOwner)
        return Promise.reject(refuse(503, 'unavailable', messages.tooManyReading));
      return new Promise((resolve, reject) => {
        waiting.set(owner, [...own, { job, resolve, reject }]);
        startNext();
      });
    },
    close() {
      for (const { reject } of [...waiting.values()].flat())
        reject(refuse(503, 'unavailable', messages.tooManyReading));
      waiting.clear();
      for (const reader of running) reader.kill('SIGKILL');
    },
  };
}

/** The next message of a reader. One that is too slow is ended. @throws the refusal when the reader is gone */
async function messageOf(reader: ChildProcess, mostMs: number, refusal: () => Refusal): Promise<unknown> {
  const over = new AbortController();
  const timer = setTimeout(() => reader.kill('SIGKILL'), mostMs);
  const { signal } = over;
  try {
    const ended = once(reader, 'exit', { signal }).then(() => {
      throw new Error('The reader has ended.');
    });
    const [message] = await Promise.race([once(reader, 'message', { signal }), ended]);
    return message;
  } catch {
    throw refusal();
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
