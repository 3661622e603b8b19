import { useEffect, useState } from 'react';

const left = (until: number | null) => (until === null ? 0 : Math.max(0, until - Date.now()));

/**
 * How long (ms) until a moment of the browser's clock; 0 once it has passed or when there is none. Counts from the
 * clock and not from its own ticks, so a phone that slept is right at once.
 */
export function useTimeLeft(until: number | null): number {
  const [time, setTime] = useState(() => left(until));
  useEffect(() => {
    const read = () => {
      setTime(left(until));
      if (left(until) === 0) clearInterval(timer);
    };
    const timer = setInterval(read, 1000);
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [until]);
  return time;
}
