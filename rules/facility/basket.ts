import type { BasketExtra, CartFacility } from '@/contract/basket';
import type { FacilityPlan } from '@/contract/facility';
import { type ChosenTerms, quotePlan } from './quote';

/** Sums of a basket, in toman: list price and discount of the products, and the price of services. */
export type BasketSums = { total: number; totalDiscount: number; serviceTotalPrice: number };

/** The cash price of a basket: total − totalDiscount + serviceTotalPrice. */
export function payableOf(sums: BasketSums): number {
  return sums.total - sums.totalDiscount + sums.serviceTotalPrice;
}

/** Sum that a basket on a plan pays today: prepayment, cash above the ceiling and fee. */
export function payTodayOf({ facility, facilityDeference }: BasketExtra): number {
  return (facility.cartFacility?.prepayment ?? 0) + facilityDeference + (facility.choice?.fee ?? 0);
}

/** The facility figures of a basket answer. */
export type BasketFacility = {
  cartFacility: CartFacility;
  facilityDeference: number;
  amountPerMonth: number;
  sumOfFacilityBasket: number;
  sumOfFacilityBasketDiscount: number;
};

/**
 * The figures of the plan for a basket, or null when the basket is too small for a loan. The `discountX` figures are
 * computed from the payable amount; the figures of the same name without the prefix are computed from the list price and
 * shown struck through. `sumOfFacilityBasket − sumOfFacilityBasketDiscount = payable`. `facilityDeference` is the cash
 * above the ceiling.
 */
export function basketFacility(
  plan: FacilityPlan,
  sums: BasketSums,
  terms: ChosenTerms = {},
): BasketFacility | null {
  const paid = quotePlan(plan, payableOf(sums), terms);
  if (!paid.eligible) return null;
  const listed = quotePlan(plan, sums.total + sums.serviceTotalPrice, terms);
  return {
    cartFacility: {
      facilityName: plan.name,
      facilityParentTitle: plan.parentTitle,
      facilityParentGalleryId: plan.parentGalleryId,
      loanAmount: listed.loan,
      discountLoanAmount: paid.loan,
      finalRefundAmount: listed.refund,
      discountFinalRefundAmount: paid.refund,
      prepayment: paid.prepayment,
      amountPerMonth: paid.amountPerMonth,
    },
    facilityDeference: paid.aboveCeiling,
    amountPerMonth: paid.amountPerMonth,
    sumOfFacilityBasket: sums.total + sums.serviceTotalPrice,
    sumOfFacilityBasketDiscount: sums.totalDiscount,
  };
}
