import { reloadIfReplaced } from './newRelease';

/** Pauses between two attempts to load a chunk. Each pause is twice the previous one. */
const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

/** Tries again to load one missing part or page. `byHand` is true when the shopper pressed the button. */
type AskAgain = (byHand: boolean) => void;

/**
 * `offline` marks a page that could not be reached, `release` what a new release of the shop has replaced. The notice shows the first
 * of several in this order, which is that of the alphabet.
 */
type Kind = 'offline' | 'part' | 'release';

/** The missing parts of this page. */
const missing = new Map<AskAgain, Kind>();

/**
 * Shows, changes or hides the notice in the document (`components/layout/frame/LostNotice.tsx`). React does not manage it, so it
 * needs no chunk. It is a popover, so that it appears above an open dialog.
 */
export function showLostNotice(): void {
  const page = document.documentElement;
  const kinds = [...missing.values()];
  if (!navigator.onLine) kinds.push('offline');
  const [state] = kinds.sort();
  if (state === page.dataset.lost) return;
  if (state) page.dataset.lost = state;
  else delete page.dataset.lost;
  raiseLostNotice();
}

/** Moves the notice above a dialog that was opened after it. */
export function raiseLostNotice(): void {
  const notice = document.getElementById('lost-notice');
  notice?.hidePopover?.();
  if ('lost' in document.documentElement.dataset) notice?.showPopover?.();
}

/** Shows the notice until the returned function is called. `askAgain` is called when a new attempt may succeed. */
export function reportMissing(askAgain: AskAgain, kind: Kind = 'part'): () => void {
  missing.set(askAgain, kind);
  showLostNotice();
  return () => {
    missing.delete(askAgain);
    showLostNotice();
  };
}

/** Tries again to load everything that is missing. `byHand` is true when the shopper pressed the button. */
export function askForMissing(byHand = false): void {
  showLostNotice();
  for (const askAgain of [...missing.keys()]) askAgain(byHand);
}

/**
 * Loads a chunk. After a failure it tries again with growing pauses and at every `askForMissing` until it succeeds, so the
 * promise never rejects.
 */
export function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(
    (firstError) =>
      new Promise<Part>((resolve) => {
        let pauseMs = firstPauseMs;
        let timer: ReturnType<typeof setTimeout>;
        const scheduleRetry = (error: unknown, byHand: boolean) => {
          void reloadIfReplaced(error, byHand).then((isReplaced) => {
            if (isReplaced && missing.has(retry)) reportMissing(retry, 'release');
          });
          clearTimeout(timer);
          timer = setTimeout(retry, pauseMs, false);
          pauseMs = Math.min(pauseMs * 2, maxPauseMs);
        };
        const retry: AskAgain = (byHand) => {
          clearTimeout(timer);
          load().then(
            (part) => {
              clearTimeout(timer);
              removeNotice();
              resolve(part);
            },
            (error) => scheduleRetry(error, byHand),
          );
        };
        const removeNotice = reportMissing(retry);
        scheduleRetry(firstError, false);
      }),
  );
}
