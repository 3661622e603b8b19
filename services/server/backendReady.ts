import { minuteMs } from '@/utils/timeUnits';

const pollMs = 500;
const maxWaitMs = minuteMs;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(pollMs * 4) })).ok;
  } catch {
    return false;
  }
}

async function pollUntilReady(url: string, limitMs: number) {
  const end = Date.now() + limitMs;
  while (!(await isReady(url)) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, pollMs));
}

let waiting: Promise<void> | null = null;

/**
 * Waits until the backend is ready, if `BACKEND_READY_URL` is set. `npm start` seeds the database while it builds the
 * storefront, and the build must not render pages without products. After `maxWaitMs` the build continues; pages that it
 * rendered without data are rendered again on the first visit.
 */
export function waitForBackend(): Promise<void> {
  const url = process.env.BACKEND_READY_URL;
  if (!url) return Promise.resolve();
  waiting ??= pollUntilReady(url, maxWaitMs);
  return waiting;
}
