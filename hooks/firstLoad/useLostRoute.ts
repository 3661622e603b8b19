import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { reportMissing } from '@/utils/firstLoad/loadAgain';

/**
 * A page that cannot be reached leaves the shopper where they are: the notice says so, and the page is opened when
 * they ask again or the network is back. A server that does answer is left to the browser, as Next.js would do: then
 * the page's chunk is missing, often because a new release has replaced it.
 */
export function useLostRoute() {
  const router = useRouter();
  useEffect(() => {
    let found = () => {};
    let turn = 0;
    const forget = () => {
      turn += 1;
      found();
    };
    const onError = (error: Error & { cancelled?: boolean }, path: string) => {
      if (error.cancelled) return;
      forget();
      const mine = turn;
      const goAgain = () => {
        found();
        // Back has changed the address already.
        const { pathname, search, hash } = window.location;
        const go = pathname + search + hash === path ? router.replace : router.push;
        go.call(router, path);
      };
      const onUnreachable = () => {
        found = reportMissing(goAgain, 'connection');
      };
      fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
        () => turn === mine && window.location.assign(path),
        () => turn === mine && onUnreachable(),
      );
      // Next.js is about to load the whole page, which without a network is the browser's own error page. A
      // cancellation thrown by a listener keeps it here.
      throw Object.assign(new Error(`${path} cannot be reached.`), { cancelled: true });
    };
    router.events.on('routeChangeStart', forget);
    router.events.on('routeChangeError', onError);
    return () => {
      router.events.off('routeChangeStart', forget);
      router.events.off('routeChangeError', onError);
      found();
    };
  }, [router]);
}
