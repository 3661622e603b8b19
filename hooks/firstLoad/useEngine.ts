import { useEffect } from 'react';
import type { AppStore } from '@/store/makeStore';
import { appResumed, appStarted } from '@/store/session/session';
import { loadAgain } from '@/utils/firstLoad/loadAgain';

declare global {
  interface Window {
    /** Defined by `public/early.js`. */
    pelleReplayClicks?: () => void;
  }
}

type LoadEngine = () => Promise<(store: AppStore) => void>;

/**
 * Starts the page once it is hydrated: early clicks are replayed, the engine (axios, sagas) is fetched and attached,
 * and the on-start loads begin. An engine that does not come is asked for again; the store keeps what is dispatched
 * until then (`store/firstLoad/engineSlot.ts`). A page that comes back from the back-forward cache, or a tab shown again, says so.
 */
export function useEngine(store: AppStore, loadEngine: LoadEngine) {
  useEffect(() => {
    store.dispatch(appStarted());
    window.pelleReplayClicks?.();
    document.documentElement.dataset.hydrated = '';
    let gone = false;
    loadAgain(loadEngine).then((start) => {
      if (!gone) start(store);
    });
    const resume = () => store.dispatch(appResumed());
    const onPageShow = (event: PageTransitionEvent) => event.persisted && resume();
    const onVisibility = () => document.visibilityState === 'visible' && resume();
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      gone = true;
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [store, loadEngine]);
}
