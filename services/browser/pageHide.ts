/** Calls back when the page is left, closed or put away by a phone. Returns a function that stops listening. */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
