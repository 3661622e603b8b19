import type { CartFacility } from '@/contract/basket';
import type { FacilityPlan } from '@/contract/facility';

/** One month of a repayment schedule, in toman. */
export type Instalment = {
  month: number;
  amount: number;
  interest: number;
  principal: number;
  /** Principal that remains after this instalment. */
  balance: number;
};

function roundUp(amount: number, unit: number): number {
  return Math.ceil(amount / unit) * unit;
}

/**
 * Monthly instalment of an amortised loan, rounded up to `unit`: L·i / (1 − (1+i)^−n) with i = rate / 12, and L / n
 * when the rate is 0. The usual bank formula for instalment sale.
 * @param loan toman @param months number of instalments @param annualRate percent a year
 */
export function monthlyInstalment(loan: number, months: number, annualRate: number, unit: number): number {
  if (loan <= 0) return 0;
  const rate = annualRate / 1200;
  const exact = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
  return roundUp(exact, unit);
}

/**
 * The instalments of a loan, month by month. The interest of a month is rounded to a toman. The last instalment pays the
 * remaining principal, so the principals add up to the loan exactly.
 */
export function listInstalments(
  loan: number,
  months: number,
  annualRate: number,
  unit: number,
): Instalment[] {
  if (loan <= 0) return [];
  const amount = monthlyInstalment(loan, months, annualRate, unit);
  const rows: Instalment[] = [];
  let balance = loan;
  for (let month = 1; month <= months && balance > 0; month += 1) {
    const interest = Math.round((balance * annualRate) / 1200);
    const principal = month === months ? balance : Math.min(balance, amount - interest);
    balance -= principal;
    rows.push({ month, amount: principal + interest, interest, principal, balance });
  }
  return rows;
}

/** The terms of a purchase of `payable` toman on a plan. All amounts in toman. */
export type FacilityQuote = {
  months: number;
  prepayment: number;
  loan: number;
  /** Cash to pay today in addition to the prepayment, because the amount above the ceiling cannot be lent. */
  aboveCeiling: number;
  /** prepayment + aboveCeiling. */
  payToday: number;
  amountPerMonth: number;
  /** Sum of all instalments. */
  refund: number;
  /** payToday + refund. */
  totalPaid: number;
  /** totalPaid − payable: the extra cost compared with paying in cash. */
  costOverCash: number;
  /** Whether the loan is at least the minimum loan of the plan. */
  eligible: boolean;
};

type Terms = { months?: number; prepaymentPercent?: number };

/**
 * Quote of a plan for an amount. `prepayment + aboveCeiling + loan = payable` always holds.
 * @param payable toman @param terms the choice of the customer; the default of the plan for each term left out
 */
export function quotePlan(plan: FacilityPlan, payable: number, terms: Terms = {}): FacilityQuote {
  const months = terms.months ?? plan.defaultMonths;
  const percent = terms.prepaymentPercent ?? plan.prepaymentPercent;
  const prepayment = Math.min(payable, roundUp((payable * percent) / 100, plan.roundingUnit));
  const loan = Math.min(plan.ceiling, payable - prepayment);
  const aboveCeiling = payable - prepayment - loan;
  const refund = listInstalments(loan, months, plan.annualRate, plan.roundingUnit).reduce(
    (sum, row) => sum + row.amount,
    0,
  );
  const payToday = prepayment + aboveCeiling;
  return {
    months,
    prepayment,
    loan,
    aboveCeiling,
    payToday,
    amountPerMonth: monthlyInstalment(loan, months, plan.annualRate, plan.roundingUnit),
    refund,
    totalPaid: payToday + refund,
    costOverCash: payToday + refund - payable,
    eligible: loan > 0 && loan >= plan.minimumLoan,
  };
}

/** The effective yearly rate, in percent, of a loan repaid with `amountPerMonth` for `months` (compounded monthly). */
export function effectiveAnnualRate(loan: number, months: number, amountPerMonth: number): number {
  if (loan <= 0 || amountPerMonth * months <= loan) return 0;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2;
    const value = amountPerMonth * ((1 - (1 + rate) ** -months) / rate);
    if (value > loan) low = rate;
    else high = rate;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}

/**
 * The largest payable amount (toman, a multiple of the rounding unit) whose instalment is at most `amountPerMonth`.
 * Infinity when even the largest loan of the plan has such an instalment.
 */
export function payableForInstalment(plan: FacilityPlan, amountPerMonth: number): number {
  const unit = plan.roundingUnit;
  const highest = monthlyInstalment(plan.ceiling, plan.defaultMonths, plan.annualRate, unit);
  if (amountPerMonth >= highest) return Number.POSITIVE_INFINITY;
  let low = 0;
  let high = Math.ceil(plan.ceiling / (1 - plan.prepaymentPercent / 100) / unit) + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (quotePlan(plan, middle * unit).amountPerMonth <= amountPerMonth) low = middle;
    else high = middle;
  }
  return low * unit;
}

/** Sums of a basket, in toman: list price and discount of the products, and the price of services. */
export type BasketSums = { total: number; totalDiscount: number; serviceTotalPrice: number };

/** The cash price of a basket: total − totalDiscount + serviceTotalPrice. */
export function payableOf(sums: BasketSums): number {
  return sums.total - sums.totalDiscount + sums.serviceTotalPrice;
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
export function basketFacility(plan: FacilityPlan, sums: BasketSums): BasketFacility | null {
  const paid = quotePlan(plan, payableOf(sums));
  if (!paid.eligible) return null;
  const listed = quotePlan(plan, sums.total + sums.serviceTotalPrice);
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
