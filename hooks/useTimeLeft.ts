import { useEffect, useState } from 'react';

const remainingMs = (until: number | null) => (until === null ? 0 : Math.max(0, until - Date.now()));

/**
 * The time (ms) until a moment of the browser's clock; 0 when it has passed or is null. The hook reads the clock and does
 * not count its own ticks, so the value is right at once after a phone wakes up.
 */
export function useTimeLeft(until: number | null): number {
  const [time, setTime] = useState(() => remainingMs(until));
  useEffect(() => {
    const updateTime = () => {
      setTime(remainingMs(until));
      if (remainingMs(until) === 0) clearInterval(timer);
    };
    const timer = setInterval(updateTime, 1000);
    updateTime();
    document.addEventListener('visibilitychange', updateTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', updateTime);
    };
  }, [until]);
  return time;
}
