import type { Pricing } from '@/contract/common';

/** Whether the promotion still runs at `now` (ms since the epoch, server time). */
export function promotionRuns(pricing: Pricing, now: number): boolean {
  return (
    pricing.promotionPrice !== null && pricing.promotionTo !== null && now < Date.parse(pricing.promotionTo)
  );
}

/** What one unit costs at `now`, in toman: the promotion price while it runs, else the list price less its discount. */
export function effectivePrice(pricing: Pricing, now: number): number {
  if (pricing.promotionPrice !== null && promotionRuns(pricing, now)) return pricing.promotionPrice;
  return pricing.price - pricing.discount;
}

/** Whole percent taken off `price`, rounded; 0 when there is no price to take it off. */
export function discountPercent(price: number, discountPrice: number): number {
  return price > 0 ? Math.round(((price - discountPrice) / price) * 100) : 0;
}

/** The percent as a basket line shows it: at most four characters, and never 0 for a real discount. */
export function basketDiscountPercent(price: number, discountPrice: number): string {
  if (price <= 0 || discountPrice >= price) return '0';
  const percent = ((price - discountPrice) / price) * 100;
  return percent < 1 ? '0.01' : String(percent).slice(0, 4).replace(/\.$/, '');
}
