/** Calls back when the browser has a network again. Returns a function that stops listening. */
export function onNetworkReturn(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Whether the browser knows that it has no network. It may have none although this is false. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;
