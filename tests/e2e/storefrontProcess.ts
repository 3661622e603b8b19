import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { storefrontArguments, storefrontEnv } from './servers';

/** A storefront of a test's own. */
export type StorefrontProcess = {
  /** Ends it as `kill -9` does. */
  kill: () => Promise<void>;
  /** Ends it as a switch of releases does. */
  stop: () => Promise<void>;
};

/** Starts a storefront and waits until it renders pages. @param distDir folder of its build and of the pages that it keeps */
export async function startStorefront(url: string, distDir?: string): Promise<StorefrontProcess> {
  const child = spawn(process.execPath, storefrontArguments, {
    env: { ...process.env, ...storefrontEnv(url, distDir) },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  await expect(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true)).toPass({ intervals: [50] });
  return { kill: end('SIGKILL'), stop: end('SIGTERM') };
}
