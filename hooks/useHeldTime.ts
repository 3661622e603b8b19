import { useServerNow } from './useServerNow';
import { useToday } from './useToday';

export const heldTimeOver = 'زمان نگه‌داشتن کالا گذشته است.';

/**
 * The time that the shop reserves the products of an unpaid order, on the server's clock (ms since the epoch).
 * @param until an instant, ISO
 * @param onOverdue called once when the time is over
 */
export function useHeldTime(until: string, onOverdue?: () => void) {
  const endsAt = Date.parse(until);
  // `useServerNow` starts at the time of the page's render, which may be long ago.
  const now = Math.max(useServerNow(endsAt, onOverdue), useToday());
  return { endsAt, now, isOver: endsAt <= now };
}
