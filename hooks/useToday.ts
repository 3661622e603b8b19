import { useState } from 'react';
import { selectClockOffset } from '@/store/clock';
import { useAppSelector } from './useStore';

/**
 * The server's time in ms when the part came on screen: near enough for days. Only for parts that the server never
 * renders, since it would have another.
 */
export function useToday(): number {
  const offset = useAppSelector(selectClockOffset);
  const [now] = useState(() => Date.now() + offset);
  return now;
}
