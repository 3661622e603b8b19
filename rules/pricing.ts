import type { Pricing } from '@/contract/common';

/** The fields that determine the effective price at an instant. */
type Price = Pick<Pricing, 'price' | 'discount' | 'promotionPrice' | 'promotionTo'>;

/** Whether the promotion still runs at `now` (ms since the epoch, server time). */
export function promotionRuns(pricing: Pick<Price, 'promotionPrice' | 'promotionTo'>, now: number): boolean {
  return (
    pricing.promotionPrice !== null && pricing.promotionTo !== null && now < Date.parse(pricing.promotionTo)
  );
}

/** The price of one piece at `now`, in toman: the promotion price while the promotion runs, otherwise price − discount. */
export function effectivePrice(pricing: Price, now: number): number {
  if (pricing.promotionPrice !== null && promotionRuns(pricing, now)) return pricing.promotionPrice;
  return pricing.price - pricing.discount;
}

/** The fields of a variant that decide whether it is the default one. */
type Offer = Price & { stock: number };

/**
 * The variant whose price the card, the product page and search engines show at `now`. It is the cheapest variant in stock,
 * with promotions applied; the cheapest of all when everything is sold out. Of equal prices the first one wins.
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

/** The discount in whole percent of `price`, rounded. 0 when `price` is 0. */
export function discountPercent(price: number, discountPrice: number): number {
  return price > 0 ? Math.round(((price - discountPrice) / price) * 100) : 0;
}

/** The percent of a basket line: at most four characters, without trailing zeros, and never 0 for a real discount. */
export function basketDiscountPercent(price: number, discountPrice: number): string {
  if (price <= 0 || discountPrice >= price) return '0';
  const percent = ((price - discountPrice) / price) * 100;
  return percent < 1 ? '0.01' : String(Number(String(percent).slice(0, 4)));
}
