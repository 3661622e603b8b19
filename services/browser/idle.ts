/** Work that nobody waits for starts at the latest after this time (ms), even if the browser is never idle. */
const longestIdleWaitMs = 1_000;

/** Resolves when the browser has nothing else to do, or after `longestIdleWaitMs`. */
export function waitForIdle(): Promise<unknown> {
  if (typeof requestIdleCallback !== 'function') return yieldToBrowser();
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestIdleWaitMs }));
}

/** Resolves when the document has loaded with all its pictures, and the browser has nothing else to do. */
export async function waitForLoad(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await waitForIdle();
}

/** Ends the current task, so that the browser can paint and answer a press, and continues in the next task. */
export async function yieldToBrowser(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve, 0));
}
