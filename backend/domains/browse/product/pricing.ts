import { type Static, Type } from 'typebox';
import { Pricing } from '@/contract/common';
import { promotionRuns } from '@/rules/pricing';

/** The price columns of the database, which keep a promotion after its end. */
export const PriceRow = Type.Omit(Pricing, ['promotion']);
export type PriceRow = Static<typeof PriceRow>;

/**
 * The price as the contract shows it at `now` (ms). It leaves out a promotion that has ended. The percent of a running
 * promotion has at most two decimals.
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
