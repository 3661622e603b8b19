import { useState } from 'react';
import { selectClockOffset } from '@/store/clock';
import { useAppSelector } from './useStore';

/**
 * The server's time in ms when the component was mounted, which is precise enough for days. Use it only in components that
 * the server never renders: a server render would have another time, and hydration would not match.
 */
export function useToday(): number {
  const offset = useAppSelector(selectClockOffset);
  const [now] = useState(() => Date.now() + offset);
  return now;
}
