/** Names of the caches in which the service worker keeps what the shopper looked at (ADR 35). */
export const keptPages = 'pelle-pages';
export const keptPictures = 'pelle-pictures';

/** Removes what this browser keeps of the pages that were looked at, so that the next person does not find them. */
export async function forgetKeptPages(): Promise<void> {
  // Browsers have no caches where the connection is not secure.
  if (typeof caches === 'undefined') return;
  // A browser that refuses storage keeps nothing.
  await Promise.all([keptPages, keptPictures].map((name) => caches.delete(name))).catch(() => undefined);
}
