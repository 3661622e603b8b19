import { type RefObject, useEffect } from 'react';

/** Nothing hides before the page has been scrolled this far (px). */
const threshold = 50;
/** Smaller moves (px) are a trembling finger. */
const slack = 4;

/** Marks the element `data-hidden` while the shopper scrolls down past the threshold, and takes it off on the way up. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < slack && now > threshold) return;
      element.current?.toggleAttribute('data-hidden', now > threshold && now > last);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [element]);
}
