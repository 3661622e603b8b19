import { useEffect, useState } from 'react';
import { selectClockOffset } from '@/store/clock';
import { selectRenderedAt } from '@/store/site';
import { useAppSelector } from './useStore';

/**
 * The server's time in ms. The first render repeats the server's own, so that markup matches; then it ticks every
 * second until `until` has passed (never without it).
 * @param until ms since the epoch, or null when nothing is awaited
 */
export function useServerNow(until: number | null): number {
  const renderedAt = useAppSelector(selectRenderedAt);
  const offset = useAppSelector(selectClockOffset);
  const [now, setNow] = useState(renderedAt);

  useEffect(() => {
    if (until === null) return;
    const read = () => Date.now() + offset;
    setNow(read());
    const timer = setInterval(() => {
      setNow(read());
      if (read() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until, offset]);

  return now;
}
