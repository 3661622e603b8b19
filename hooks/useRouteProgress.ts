import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { AppStore } from '@/store/makeStore';
import { navigationEnded, navigationStarted } from '@/store/ui';

/** The route-change flag is on from start to complete or error; a change of the query alone (shallow) is none. */
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
