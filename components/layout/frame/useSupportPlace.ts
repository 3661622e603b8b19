import { type RefObject, useEffect, useState } from 'react';
import { isPlaceTaken } from './overlap';

/** `full`: the whole button; `tab`: a slim tab with a label at the edge of the screen; `away`: outside the screen. */
export type SupportPlace = 'full' | 'tab' | 'away';

/** Height (px) of the tab, which has room for its label. */
export const tabHeight = 72;

/** The place is tested when the page has not been scrolled or changed for this long. */
const settleDelayMs = 150;

/** The events of a shopper's first act. The place is not tested before it. */
const firstActs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;
/** The longest wait (ms) for that act. A slow phone has loaded its page by then. */
const longestWaitMs = 10_000;

/** The boxes of the full button and of the tab, independent of where the button is now. */
function placeBoxes(root: HTMLElement) {
  const { right, bottom, width, height } = root.getBoundingClientRect();
  // Repeats `--tab` of `Support.tsx`: a custom property holds the text of a calculation, not its result.
  const tab = Number.parseFloat(getComputedStyle(root).getPropertyValue('--gutter')) - 2;
  const edge = document.documentElement.clientWidth;
  return {
    full: new DOMRect(right - width, bottom - height, width, height),
    tab: new DOMRect(edge - tab, bottom - tabHeight, tab - 1, tabHeight),
  };
}

/**
 * Decides how much of the support button shows. It draws back while the page scrolls, and stays back while a control or
 * text is under its place. The root element keeps its box; only the button inside moves. At first it is a tab, because to test a
 * place takes a quarter of a second of a slow phone that is still loading the page.
 */
export function useSupportPlace(root: RefObject<HTMLElement | null>): SupportPlace {
  const [place, setPlace] = useState<SupportPlace>('tab');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (!root.current) return;
      const { full, tab } = placeBoxes(root.current);
      if (!isPlaceTaken(full, root.current)) setPlace('full');
      else setPlace(isPlaceTaken(tab, root.current) ? 'away' : 'tab');
    };
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settleDelayMs);
    };
    const drawBack = () => {
      setPlace((now) => (now === 'full' ? 'tab' : now));
      settleSoon();
    };
    const changes = new MutationObserver(settleSoon);
    // Captures, because rails scroll too and their scroll events do not bubble.
    const listening = { capture: true, passive: true };
    const stopWaiting = () => {
      for (const act of firstActs) document.removeEventListener(act, start, listening);
    };
    function start() {
      stopWaiting();
      document.addEventListener('scroll', drawBack, listening);
      window.addEventListener('resize', settleSoon);
      changes.observe(document.body, { childList: true, subtree: true });
      settleSoon();
    }
    for (const act of firstActs) document.addEventListener(act, start, listening);
    timer = setTimeout(start, longestWaitMs);
    return () => {
      clearTimeout(timer);
      stopWaiting();
      changes.disconnect();
      document.removeEventListener('scroll', drawBack, listening);
      window.removeEventListener('resize', settleSoon);
    };
  }, [root]);

  return place;
}
