import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The link to a page of the shop that an event happened on, or null when the browser should handle the event. */
function findShopLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin && !link.pathname.startsWith('/api/') ? link : null;
}

const pathOf = (link: HTMLAnchorElement) => link.pathname + link.search + link.hash;

/**
 * Every link inside the shop is a plain anchor. This listener turns a plain click on it into a soft navigation and
 * prefetches the page when the pointer or the focus reaches it. `data-replace` replaces the history entry,
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
    const prefetch = (event: Event) => {
      const link = findShopLink(event);
      // A refusal, as during maintenance, is shown when the link is followed.
      if (link) router.prefetch(pathOf(link)).catch(() => {});
    };
    document.addEventListener('click', followLink);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', followLink);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router]);
}
