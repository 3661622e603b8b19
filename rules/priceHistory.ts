import { dayMs } from '@/utils/timeUnits';

/** From `since` (ISO) on the price holds, in toman. */
export type PricePoint = { since: string; price: number };

/** Days before a promotion among whose prices the lowest is stated. */
export const comparedDays = 30;

/**
 * The lowest price that was in force between two instants (ms); null when none is known. The end is not included.
 * @param points the oldest first
 */
export function lowestPrice(points: readonly PricePoint[], from: number, to: number): number | null {
  const prices = points
    .filter(({ since }, index) => {
      const next = points[index + 1];
      return Date.parse(since) < to && (!next || Date.parse(next.since) > from);
    })
    .map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The lowest price of the 30 days before the present price began; null when none is known. */
export function lowestBeforePresent(points: readonly PricePoint[]): number | null {
  const present = points.at(-1);
  if (!present) return null;
  const began = Date.parse(present.since);
  return lowestPrice(points, began - comparedDays * dayMs, began);
}
