import { useEffect } from 'react';
import { loadAgain } from '@/services/browser/firstLoad/loadAgain';
import type { AppStore } from '@/store/makeStore';
import { appResumed, appStarted } from '@/store/session/session';

declare global {
  interface Window {
    /** Defined by `public/early.js`. */
    pelleReplayClicks?: () => void;
  }
}

type LoadEngine = () => Promise<(store: AppStore) => void>;

/**
 * Starts the page after hydration: replays early clicks, loads and attaches the engine (axios, sagas), which starts the first
 * loads. A lost engine is loaded again; the store queues actions until then (`store/firstLoad/engineSlot.ts`). Dispatches
 * `appResumed` when the page returns from the back-forward cache or the tab becomes visible again.
 */
export function useEngine(store: AppStore, loadEngine: LoadEngine) {
  useEffect(() => {
    store.dispatch(appStarted());
    window.pelleReplayClicks?.();
    document.documentElement.dataset.hydrated = '';
    let isUnmounted = false;
    loadAgain(loadEngine).then((start) => {
      if (!isUnmounted) start(store);
    });
    const resume = () => store.dispatch(appResumed());
    const onPageShow = (event: PageTransitionEvent) => event.persisted && resume();
    const onVisibility = () => document.visibilityState === 'visible' && resume();
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isUnmounted = true;
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [store, loadEngine]);
}
