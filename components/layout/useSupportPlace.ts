import { type RefObject, useEffect, useState } from 'react';
import { isTaken } from './overlap';

/** In full at its place, a tab at the edge of the screen, or beyond the edge where even a tab would be in the way. */
export type SupportPlace = 'full' | 'tab' | 'away';

/** The page is at rest when it has not been scrolled or changed for this long (ms). */
const restAfter = 150;

/** The box of the place in full and as a tab, wherever the button is now. */
function boxesOf(root: HTMLElement) {
  const { right, bottom, width, height } = root.getBoundingClientRect();
  // As `--tab` in the styles, which is not a length before it is used.
  const tab = Number.parseFloat(getComputedStyle(root).getPropertyValue('--gutter')) - 2;
  const edge = document.documentElement.clientWidth;
  return {
    full: new DOMRect(right - width, bottom - height, width, height),
    tab: new DOMRect(edge - tab, bottom - height, tab - 1, height),
  };
}

/**
 * Where the support button may stand: it draws back while the page scrolls, and stays back while something that
 * matters is under its place. The root keeps its box at the place; only the button in it moves.
 */
export function useSupportPlace(root: RefObject<HTMLElement | null>): SupportPlace {
  const [place, setPlace] = useState<SupportPlace>('tab');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (!root.current) return;
      const { full, tab } = boxesOf(root.current);
      if (!isTaken(full, root.current)) setPlace('full');
      else setPlace(isTaken(tab, root.current) ? 'away' : 'tab');
    };
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, restAfter);
    };
    const drawBack = () => {
      setPlace((now) => (now === 'full' ? 'tab' : now));
      settleSoon();
    };
    // Rails scroll too, and scrolling does not bubble.
    const scrolling = { capture: true, passive: true };
    document.addEventListener('scroll', drawBack, scrolling);
    window.addEventListener('resize', settleSoon);
    const changes = new MutationObserver(settleSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    settleSoon();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('scroll', drawBack, scrolling);
      window.removeEventListener('resize', settleSoon);
    };
  }, [root]);

  return place;
}
