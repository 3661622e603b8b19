const pollMs = 500;

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
 * Waits until the reference backend is ready, when `BACKEND_READY_URL` says where to ask: `npm start` fills the
 * database while the storefront is built, and pages must not be rendered before the goods are there. After a minute
 * the pages are rendered all the same, and renew themselves later.
 */
export function waitForBackend(): Promise<void> {
  const url = process.env.BACKEND_READY_URL;
  if (!url) return Promise.resolve();
  waiting ??= pollUntilReady(url, 60_000);
  return waiting;
}
