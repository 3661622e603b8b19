import { useEffect, useRef } from 'react';

/**
 * Calls a function every `pauseMs` while the page is visible, and at once when it becomes visible again. Null stops it.
 */
export function useWhileVisible(act: () => void, pauseMs: number | null): void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    if (pauseMs === null) return;
    const actIfVisible = () => {
      if (document.visibilityState === 'visible') newest.current();
    };
    const timer = setInterval(actIfVisible, pauseMs);
    document.addEventListener('visibilitychange', actIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', actIfVisible);
    };
  }, [pauseMs]);
}
