/** From `since` (ISO) on the price holds, in toman. */
type Point = { since: string; price: number };

const dayMs = 86_400_000;
/** Days before a promotion among whose prices the lowest is stated. */
export const comparedDays = 30;

/**
 * The lowest price that was in force between two instants (ms); null when none is known. The end is not included.
 * @param points the oldest first
 */
export function lowestPrice(points: readonly Point[], from: number, to: number): number | null {
  const prices = points
    .filter(({ since }, index) => {
      const next = points[index + 1];
      return Date.parse(since) < to && (!next || Date.parse(next.since) > from);
    })
    .map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The lowest price of the 30 days before the present price began; null when none is known. */
export function lowestBeforePresent(points: readonly Point[]): number | null {
  const present = points.at(-1);
  if (!present) return null;
  const began = Date.parse(present.since);
  return lowestPrice(points, began - comparedDays * dayMs, began);
}

/**
 * The line of a chart as an SVG path: horizontal while a price holds, then up or down. The time runs from x = 0 to `width`, the
 * highest price is at y = 0 and the lowest at `height`. Equal prices are drawn in the middle.
 * @param points the oldest first @param now end of the time, ms
 */
export function pricePath(
  points: readonly Point[],
  now: number,
  { width, height }: { width: number; height: number },
): string {
  const [first] = points;
  if (!first) return '';
  const start = Date.parse(first.since);
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (instant: number) => Math.round(((instant - start) / Math.max(now - start, 1)) * width);
  const y = (price: number) =>
    Math.round(high === low ? height / 2 : ((high - price) / (high - low)) * height);
  const steps = points.map(({ since, price }, index) =>
    index === 0 ? `M0 ${y(price)}` : `H${x(Date.parse(since))}V${y(price)}`,
  );
  return `${steps.join('')}H${width}`;
}
