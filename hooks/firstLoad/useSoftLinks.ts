import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The link of the shop itself under an event, or null when the browser should do what it does. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin && !link.pathname.startsWith('/api/') ? link : null;
}

const pathOf = (link: HTMLAnchorElement) => link.pathname + link.search + link.hash;

/**
 * Every link inside the shop is a plain anchor. This listener turns a plain click on one into a soft navigation and
 * prefetches the page when the pointer or a finger comes to it. `data-replace` replaces the history entry,
 * `data-keep-scroll` keeps the place.
 */
export function useSoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = plain && !event.defaultPrevented ? linkOf(event) : null;
      if (!link) return;
      event.preventDefault();
      const go = 'replace' in link.dataset ? router.replace : router.push;
      go.call(router, pathOf(link), undefined, { scroll: !('keepScroll' in link.dataset) });
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link) router.prefetch(pathOf(link));
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router]);
}
