const reloadedAtKey = 'reloadedForNewReleaseAt';
/** A page reloads by itself at most this often (ms) in one tab, so that servers of two releases cannot make it loop. */
const reloadInterval = 600_000;

/** Whether the server answers without the script that webpack could not load: it was part of an earlier release. */
async function isScriptGone(error: unknown): Promise<boolean> {
  const script = error instanceof Error && 'request' in error ? error.request : null;
  if (typeof script !== 'string') return false;
  try {
    const { ok, status, headers } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 || (ok && !headers.get('content-type')?.includes('javascript'));
  } catch {
    return false;
  }
}

/** Whether the page may reload by itself now; remembers that it does. Without storage it never may. */
function mayReload(): boolean {
  // A reload would lose what the shopper is typing.
  if (document.activeElement?.matches('input, textarea, select')) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < reloadInterval) return false;
    sessionStorage.setItem(reloadedAtKey, String(now));
    return sessionStorage.getItem(reloadedAtKey) === String(now);
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a chunk is missing because a new release has replaced it. It does so once by itself, and
 * whenever the shopper has asked for another try (`byHand`).
 */
export async function reloadIfReplaced(
  error: unknown,
  byHand: boolean,
  reload = () => window.location.reload(),
): Promise<void> {
  if ((await isScriptGone(error)) && (byHand || mayReload())) reload();
}
