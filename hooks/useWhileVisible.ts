import { useEffect, useRef } from 'react';

/** Pause (ms) between two reads of a request that the shop decides within hours or days. */
export const decisionPauseMs = 30_000;
/** Pause (ms) between two reads of a review that a customer waits for. */
export const reviewPauseMs = 10_000;

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
