/** Calls back when the browser has a network again. Returns a function that stops listening. */
export function onNetworkReturn(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
