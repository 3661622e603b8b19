import type { Pricing } from '@/contract/common';
import { discountPercent, effectivePrice, promotionRuns } from '@/rules/pricing';
import { useServerNow } from './useServerNow';

/**
 * The current price of a variant. It changes to the price without the promotion at the moment the promotion ends.
 * @param onFinished called once when the promotion ends
 */
export function usePricing(pricing: Pricing, onFinished?: () => void) {
  const endsAt = pricing.promotionTo === null ? null : Date.parse(pricing.promotionTo);
  const now = useServerNow(endsAt, onFinished);
  const price = effectivePrice(pricing, now);
  return {
    price,
    listPrice: pricing.price,
    percent: discountPercent(pricing.price, price),
    /** Time left of the running promotion in ms, or null. */
    remaining: endsAt !== null && promotionRuns(pricing, now) ? endsAt - now : null,
  };
}
