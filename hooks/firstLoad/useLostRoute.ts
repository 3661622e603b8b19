import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { reportMissing } from '@/services/browser/firstLoad/loadAgain';

/**
 * Keeps the shopper on the current page when the next one cannot be reached. The notice says so, and the page opens when
 * the shopper tries again or the network is back. If the server does answer, only the chunk of the page is missing, often
 * because a new release has replaced it; then the browser loads the whole page.
 */
export function useLostRoute() {
  const router = useRouter();
  useEffect(() => {
    let removeNotice = () => {};
    /** Grows with every route change, so that the check of an earlier one is ignored. */
    let attempt = 0;
    const cancelAttempt = () => {
      attempt += 1;
      removeNotice();
    };
    const onError = (error: Error & { cancelled?: boolean }, path: string) => {
      if (error.cancelled) return;
      cancelAttempt();
      const ownAttempt = attempt;
      const navigateAgain = () => {
        removeNotice();
        // After Back the address has already changed, so the entry must be replaced.
        const { pathname, search, hash } = window.location;
        const go = pathname + search + hash === path ? router.replace : router.push;
        go.call(router, path);
      };
      const onUnreachable = () => {
        removeNotice = reportMissing(navigateAgain, 'offline');
      };
      fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
        () => attempt === ownAttempt && window.location.assign(path),
        () => attempt === ownAttempt && onUnreachable(),
      );
      // Next.js would now load the whole page, which without a network shows the error page of the browser. An error
      // with `cancelled`, thrown by a listener, prevents that.
      throw Object.assign(new Error(path), { cancelled: true });
    };
    router.events.on('routeChangeStart', cancelAttempt);
    router.events.on('routeChangeError', onError);
    return () => {
      router.events.off('routeChangeStart', cancelAttempt);
      router.events.off('routeChangeError', onError);
      removeNotice();
    };
  }, [router]);
}
