import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type BackendProcess = {
  url: string;
  pid: number;
  /** Kills the process like `kill -9`. Does nothing when it has ended. */
  kill: () => Promise<void>;
};

/** Starts the real backend on a free port and waits until it is ready. @throws with its output when it does not start */
export async function startBackend(env: Record<string, string>): Promise<BackendProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    // The backend must not inherit NODE_OPTIONS and the TypeScript settings of Jest.
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'error',
      SEED: 'none',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };

  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The backend ended: ${output}`);
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok && child.pid) return { url, pid: child.pid, kill };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await kill();
  throw new Error(`The backend did not become ready: ${output}`);
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
