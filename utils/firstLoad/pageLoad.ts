/** Longest time (ms) that late code waits for a page whose pictures arrive slowly. */
const longestWaitMs = 8_000;

let loading: Promise<unknown> | undefined;

/**
 * Resolves when the browser has loaded the page, at the first press or key of the shopper, or after `longestWaitMs`. Late
 * code waits for it: on a slow phone it must not compete with the page, and a shopper who acts must not wait.
 */
export function waitForPageLoad(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve(null);
    for (const type of ['load', 'click', 'keydown'])
      window.addEventListener(type, resolve, { capture: true, once: true });
    setTimeout(resolve, longestWaitMs);
  });
  return loading;
}
