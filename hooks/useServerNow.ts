import { useEffect, useEffectEvent, useState } from 'react';
import { selectClockOffset } from '@/store/clock';
import { selectRenderedAt } from '@/store/site';
import { followServerSeconds } from './serverSeconds';
import { useAppSelector } from './useStore';

/**
 * The server's time in ms. The first render repeats the server's own, so that markup matches; then it ticks every
 * second until `until` has passed (never without it).
 * @param until ms since the epoch, or null when nothing is awaited
 * @param onFinished called once when `until` is reached
 */
export function useServerNow(until: number | null, onFinished?: () => void): number {
  const renderedAt = useAppSelector(selectRenderedAt);
  const offset = useAppSelector(selectClockOffset);
  const [now, setNow] = useState(renderedAt);
  const [finished, setFinished] = useState<number | null>(null);
  const waiting = until !== null && until !== finished;
  const finish = useEffectEvent(() => onFinished?.());

  useEffect(() => {
    if (!waiting) return;
    const read = (at: number) => {
      setNow(at);
      if (at < until) return;
      setFinished(until);
      finish();
    };
    read(Date.now() + offset);
    return followServerSeconds(offset, read);
  }, [waiting, until, offset]);

  return now;
}
