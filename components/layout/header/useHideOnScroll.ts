import { type RefObject, useEffect } from 'react';

/** The element never hides above this scroll position (px). */
const hideBelow = 50;
/** Shorter moves (px) are ignored: the finger trembles. */
const minMove = 4;

/** Sets `data-hidden` on the element while the shopper scrolls down, and removes it while they scroll up. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < minMove && now > hideBelow) return;
      element.current?.toggleAttribute('data-hidden', now > hideBelow && now > last);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [element]);
}
