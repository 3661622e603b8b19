import { type Static, Type } from 'typebox';
import { Pricing } from '@/contract/common';
import { promotionRuns } from '@/utils/pricing';

/** The price columns as the database keeps them: a promotion that has ended is still written there. */
export const PriceRow = Type.Omit(Pricing, ['promotion']);
export type PriceRow = Static<typeof PriceRow>;

/**
 * What the contract shows of a price at `now` (ms): a promotion that has ended is gone, and the percent of a running
 * one has at most two decimals.
 */
export function pricingOf(row: PriceRow, now: number): Pricing {
  const { price, discount, promotionPrice, promotionTo } = row;
  const runs = promotionRuns(row, now);
  return {
    price,
    discount,
    promotion:
      runs && promotionPrice !== null ? Math.round(((price - promotionPrice) / price) * 10_000) / 100 : 0,
    promotionPrice: runs ? promotionPrice : null,
    promotionTo: runs ? promotionTo : null,
  };
}
