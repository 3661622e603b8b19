const reloadedAtKey = 'reloadedAt';
/** Shortest time between two automatic reloads in one tab. It prevents a loop while servers of two releases answer. */
const reloadIntervalMs = 600_000;

/** Whether the script that webpack could not load no longer exists on the server: it belongs to an earlier release. */
async function isScriptGone(error: unknown): Promise<boolean> {
  const script = (error as { request?: unknown } | null)?.request;
  if (typeof script !== 'string') return false;
  try {
    const { ok, status, headers } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 || (ok && !headers.get('content-type')?.includes('javascript'));
  } catch {
    return false;
  }
}

/** Whether the shopper orders or pays on this page, which nothing may interrupt. */
export const isPaying = (): boolean => /^\/(order|pay)/.test(window.location.pathname);

/** Returns whether the page may reload automatically now, and then stores the time. Without storage it returns false. */
function claimAutomaticReload(): boolean {
  // A reload would lose the text that the shopper is typing.
  if (isPaying() || document.activeElement?.matches('input,textarea,select')) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(reloadedAtKey)) < reloadIntervalMs) return false;
    sessionStorage.setItem(reloadedAtKey, `${now}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a chunk is missing because a new release has replaced it: automatically at most once in
 * `reloadIntervalMs`, and always when the shopper pressed the button (`byHand`).
 * @returns whether a new release has replaced the chunk
 */
export async function reloadIfReplaced(
  error: unknown,
  byHand: boolean,
  reload = () => window.location.reload(),
): Promise<boolean> {
  const isGone = await isScriptGone(error);
  if (isGone && (byHand || claimAutomaticReload())) reload();
  return isGone;
}
