import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder of Debian with the programs of the newest PostgreSQL, or null where it is not installed. */
const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
export const postgresPrograms = newest ? `/usr/lib/postgresql/${newest}/bin` : null;

const pooler = '/usr/sbin/pgbouncer';
export const poolerProgram = existsSync(pooler) ? pooler : null;

/** PostgreSQL and PgBouncer refuse to run as root; root runs them as the user of PostgreSQL. */
function servant(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A new folder that the servers may write. */
export function createServantFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pelle-db-'));
  const { uid, gid } = servant();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
}

const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' };

/** Runs a program to its end. @throws with its output when it fails */
export const runProgram = (file: string, args: readonly string[]) =>
  promisify(execFile)(file, [...args], { env: environment, cwd: '/', ...servant() });

/** A server that runs; `kill` ends it as `kill -9` does. */
export type RunningServer = { child: ChildProcess; kill: () => Promise<void> };

/** Starts a server and waits until `isReady` resolves with true. @throws with its output when it ends before */
export async function startServer(
  file: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
): Promise<RunningServer> {
  const child = spawn(file, [...args], {
    env: environment,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...servant(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = `${output}${String(chunk)}`.slice(-4000);
    });
  const ended = once(child, 'exit');
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${file} ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
