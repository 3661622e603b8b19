import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Dispatcher, Pool } from 'undici';
import { readField } from '@/utils/readField';

const script = fileURLToPath(new URL('./nextServer.mjs', import.meta.url));
/** Wait (ms) before a process that has ended is started again. */
const restartMs = 1000;
/** Connections to Next at the same time. Further requests wait. */
const connections = 64;
/** A process that still has requests this long (ms) after it was asked to end is killed. */
const patienceMs = 8000;

/** A server that is not running. */
const absent = new Pool('http://127.0.0.1:9');

/** Next in a process of its own, so that a slow render delays neither cached pages nor calls. Started again when it ends. */
export class NextProcess {
  pool: Dispatcher = absent;
  private child: ChildProcess | undefined;
  private isStopping = false;

  /** @param onLost called when the process has ended by itself */
  constructor(private readonly onLost: (code: number | null) => void) {}

  /** Starts the process. @throws when it ends before it listens */
  async start(): Promise<void> {
    const child = fork(script, { execArgv: [] });
    this.child = child;
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(readField(message, 'port'))));
      child.once('exit', (code) => reject(new Error(`Next ended with ${code} before it listened.`)));
      // The system has no process or no memory for it. Without a listener the front server would end too.
      child.on('error', reject);
    });
    this.pool = new Pool(`http://127.0.0.1:${port}`, { connections });
    child.once('exit', (code) => this.restart(code));
  }

  private async restart(code: number | null): Promise<void> {
    this.pool = absent;
    if (this.isStopping) return;
    this.onLost(code);
    await new Promise((resolve) => setTimeout(resolve, restartMs));
    if (!this.isStopping) await this.start().catch(() => this.restart(null));
  }

  get isRunning(): boolean {
    return this.pool !== absent;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const kill = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(kill);
  }
}
