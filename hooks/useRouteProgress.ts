import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { AppStore } from '@/store/makeStore';
import { navigationEnded, navigationStarted } from '@/store/ui';

/** Sets the flag `navigating` of the store from the start of a route change to its end. Ignores shallow changes of the query. */
export function useRouteProgress(store: AppStore) {
  const router = useRouter();
  useEffect(() => {
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) store.dispatch(navigationStarted());
    };
    const end = () => store.dispatch(navigationEnded());
    router.events.on('routeChangeStart', start);
    router.events.on('routeChangeComplete', end);
    router.events.on('routeChangeError', end);
    return () => {
      router.events.off('routeChangeStart', start);
      router.events.off('routeChangeComplete', end);
      router.events.off('routeChangeError', end);
    };
  }, [router, store]);
}
