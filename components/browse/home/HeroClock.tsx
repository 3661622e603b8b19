import type { ProductCard } from '@/contract/product';
import { useServerNow } from '@/hooks/useServerNow';

type Props = {
  products: readonly ProductCard[];
  /** The time that the prices on screen are of, ms since the epoch. */
  drawnAt: number;
  /** Called with the end (ms since the epoch) of the first promotion that ends after `drawnAt`. */
  onEnd: (end: number) => void;
};

/** Waits for the end of the next promotion of the hero's products. Draws nothing. */
export default function HeroClock({ products, drawnAt, onEnd }: Props) {
  const ends = products
    .flatMap(({ promotionTo }) => (promotionTo === null ? [] : Date.parse(promotionTo)))
    .filter((end) => end > drawnAt);
  const next = ends.length > 0 ? Math.min(...ends) : null;
  useServerNow(next, () => next !== null && onEnd(next));
  return null;
}
