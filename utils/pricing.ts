import type { Pricing } from '@/contract/common';

/** What the price of an instant follows from. */
type Price = Pick<Pricing, 'price' | 'discount' | 'promotionPrice' | 'promotionTo'>;

/** Whether the promotion still runs at `now` (ms since the epoch, server time). */
export function promotionRuns(pricing: Pick<Price, 'promotionPrice' | 'promotionTo'>, now: number): boolean {
  return (
    pricing.promotionPrice !== null && pricing.promotionTo !== null && now < Date.parse(pricing.promotionTo)
  );
}

/** What one unit costs at `now`, in toman: the promotion price while it runs, else the list price less its discount. */
export function effectivePrice(pricing: Price, now: number): number {
  if (pricing.promotionPrice !== null && promotionRuns(pricing, now)) return pricing.promotionPrice;
  return pricing.price - pricing.discount;
}

/** One purchasable variant as far as its price and its place among the others go. */
type Offer = Price & { stock: number };

/**
 * The variant that stands for its product at `now`: its card, its page and search engines show this one's price. It is
 * the cheapest that can be bought, promotions counted; the cheapest of all when everything is sold out. Of equal ones
 * the first counts.
 * @param now ms since the epoch
 */
export function defaultVariant<Variant extends Offer>(
  variants: readonly Variant[],
  now: number,
): Variant | undefined {
  const buyable = variants.filter(({ stock }) => stock > 0);
  return (buyable.length > 0 ? buyable : variants).reduce<Variant | undefined>(
    (best, one) => (best && effectivePrice(best, now) <= effectivePrice(one, now) ? best : one),
    undefined,
  );
}

/** Whole percent taken off `price`, rounded; 0 when there is no price to take it off. */
export function discountPercent(price: number, discountPrice: number): number {
  return price > 0 ? Math.round(((price - discountPrice) / price) * 100) : 0;
}

/** The percent as a basket line shows it: at most four characters, without zeros at the end, and never 0 for a real discount. */
export function basketDiscountPercent(price: number, discountPrice: number): string {
  if (price <= 0 || discountPrice >= price) return '0';
  const percent = ((price - discountPrice) / price) * 100;
  return percent < 1 ? '0.01' : String(Number(String(percent).slice(0, 4)));
}
