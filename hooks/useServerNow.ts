import { useEffect, useEffectEvent, useState } from 'react';
import { selectClockOffset } from '@/store/clock';
import { selectRenderedAt } from '@/store/site';
import { followServerSeconds } from './serverSeconds';
import { useAppSelector, useAppStore } from './useStore';

/**
 * The server's time in ms since the epoch. The first render uses the time of the server render, so that hydration matches.
 * The value then changes every second until `until`, and does not change when `until` is null.
 * @param until ms since the epoch, or null
 * @param onFinished called once when `until` is reached
 */
export function useServerNow(until: number | null, onFinished?: () => void): number {
  const store = useAppStore();
  const offset = useAppSelector(selectClockOffset);
  const [now, setNow] = useState(() => selectRenderedAt(store.getState()));
  const [finished, setFinished] = useState<number | null>(null);
  const waiting = until !== null && until !== finished;
  const finish = useEffectEvent(() => onFinished?.());

  useEffect(() => {
    if (!waiting) return;
    const updateNow = (at: number) => {
      setNow(at);
      if (at < until) return;
      setFinished(until);
      finish();
    };
    updateNow(Date.now() + offset);
    return followServerSeconds(offset, updateNow);
  }, [waiting, until, offset]);

  return now;
}
