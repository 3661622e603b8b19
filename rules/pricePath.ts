import type { PricePoint } from './priceHistory';

/**
 * The line of a chart as an SVG path: horizontal while a price holds, then up or down. The time runs from x = 0 to `width`, the
 * highest price is at y = 0 and the lowest at `height`. Equal prices are drawn in the middle.
 * @param points the oldest first @param now end of the time, ms
 */
export function pricePath(
  points: readonly PricePoint[],
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
