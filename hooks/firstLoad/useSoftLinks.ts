import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The link to a page of the shop that an event happened on, or null when the browser should handle the event. */
function findShopLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin && !link.pathname.startsWith('/api/') ? link : null;
}

const pathOf = (link: HTMLAnchorElement) => link.pathname + link.search + link.hash;

/** A link that the pointer or the focus has been on for this time (ms) is prefetched. */
const restMs = 80;

/**
 * Prefetches the page of the link that the pointer or the focus rests on. A page may be rendered for it, so links that are
 * passed on the way are left out, and a browser asks for a single page at a time: Tab through a menu would make the server
 * refuse an address.
 * @param load must not fail
 */
function createPrefetch(load: (path: string) => Promise<void>) {
  let timer: number | undefined;
  let rested: string | null = null;
  let isLoading = false;
  const loadRested = async () => {
    if (isLoading || rested === null) return;
    isLoading = true;
    const path = rested;
    rested = null;
    await load(path);
    isLoading = false;
    void loadRested();
  };
  return {
    /** Called with every element that the pointer or the focus reaches. */
    reach(event: Event) {
      const link = findShopLink(event);
      window.clearTimeout(timer);
      rested = null;
      if (!link) return;
      timer = window.setTimeout(() => {
        rested = pathOf(link);
        void loadRested();
      }, restMs);
    },
    stop() {
      window.clearTimeout(timer);
      rested = null;
    },
  };
}

/**
 * Every link inside the shop is a plain anchor. This listener turns a plain click on it into a soft navigation and
 * prefetches the page when the pointer or the focus rests on it. `data-replace` replaces the history entry,
 * `data-keep-scroll` keeps the scroll position.
 */
export function useSoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const followLink = (event: MouseEvent) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = plain && !event.defaultPrevented ? findShopLink(event) : null;
      if (!link) return;
      event.preventDefault();
      const go = 'replace' in link.dataset ? router.replace : router.push;
      go.call(router, pathOf(link), undefined, { scroll: !('keepScroll' in link.dataset) });
    };
    // A refusal, as during maintenance, is shown when the link is followed.
    const { reach, stop } = createPrefetch((path) => router.prefetch(path).catch(() => {}));
    document.addEventListener('click', followLink);
    document.addEventListener('pointerover', reach, { passive: true });
    document.addEventListener('focusin', reach);
    return () => {
      stop();
      document.removeEventListener('click', followLink);
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, [router]);
}
