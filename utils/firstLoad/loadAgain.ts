import { reloadIfReplaced } from './newRelease';

/** Pauses (ms) before something lost is asked for again: each is twice the one before. */
const firstPause = 2_000;
const longestPause = 60_000;

/** Asks for one lost thing again; `byHand` when the shopper pressed the button. */
type AskAgain = (byHand: boolean) => void;

/** What is missing on this page, with what it needs: `connection` for a page that could not be reached. */
const missing = new Map<AskAgain, 'part' | 'connection'>();

/**
 * Shows, changes or hides the notice that the document carries (`components/layout/LostNotice.tsx`). It is no part of
 * React and needs no chunk. As a popover it stands above a dialog that is open.
 */
export function showLostNotice(): void {
  const page = document.documentElement;
  const offline = !navigator.onLine || [...missing.values()].includes('connection');
  const state = offline ? 'offline' : missing.size > 0 ? 'part' : undefined;
  if (state === page.dataset.lost) return;
  if (state) page.dataset.lost = state;
  else delete page.dataset.lost;
  raiseLostNotice();
}

/** Puts the notice above a dialog that was opened after it. */
export function raiseLostNotice(): void {
  const notice = document.getElementById('lost-notice');
  notice?.hidePopover?.();
  if ('lost' in document.documentElement.dataset) notice?.showPopover?.();
}

/** Says that something is missing until the returned function is called. `askAgain` is called when it may be back. */
export function reportMissing(askAgain: AskAgain, kind: 'part' | 'connection' = 'part'): () => void {
  missing.set(askAgain, kind);
  showLostNotice();
  return () => {
    missing.delete(askAgain);
    showLostNotice();
  };
}

/** Asks for everything that is missing: the network is back, the tab is shown again, or the shopper pressed. */
export function askForMissing(byHand = false): void {
  showLostNotice();
  for (const askAgain of [...missing.keys()]) askAgain(byHand);
}

/**
 * Loads a chunk. One that does not come is asked for until it does, with growing pauses and at every
 * `askForMissing`, so the promise never rejects.
 */
export function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(
    (firstError) =>
      new Promise<Part>((resolve) => {
        let pause = firstPause;
        let timer: ReturnType<typeof setTimeout>;
        const wait = (error: unknown, byHand: boolean) => {
          void reloadIfReplaced(error, byHand);
          clearTimeout(timer);
          timer = setTimeout(ask, pause, false);
          pause = Math.min(pause * 2, longestPause);
        };
        const ask: AskAgain = (byHand) => {
          clearTimeout(timer);
          load().then(
            (part) => {
              clearTimeout(timer);
              found();
              resolve(part);
            },
            (error) => wait(error, byHand),
          );
        };
        const found = reportMissing(ask);
        wait(firstError, false);
      }),
  );
}
