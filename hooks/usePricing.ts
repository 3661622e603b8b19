import type { Pricing } from '@/contract/common';
import { discountPercent, effectivePrice, promotionRuns } from '@/utils/pricing';
import { useServerNow } from './useServerNow';

/**
 * A price as it is this second: it falls back to the normal one when the promotion ends, wherever it is shown.
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
