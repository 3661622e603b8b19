import type { CartFacility } from '@/contract/basket';
import type { FacilityPlan } from '@/contract/facility';

/** One month of a repayment schedule, in toman. */
export type Instalment = {
  month: number;
  amount: number;
  interest: number;
  principal: number;
  /** Still owed after this instalment. */
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
 * The repayment month by month. Interest of a month is rounded to a toman; the last instalment settles what is
 * left, so the principals add up to the loan exactly.
 */
export function schedule(loan: number, months: number, annualRate: number, unit: number): Instalment[] {
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

/** What a purchase of `payable` toman looks like on a plan. */
export type FacilityQuote = {
  months: number;
  prepayment: number;
  loan: number;
  /** Cash owed today beyond the prepayment, because the loan's ceiling is lower than the rest. */
  aboveCeiling: number;
  /** prepayment + aboveCeiling. */
  payToday: number;
  amountPerMonth: number;
  /** Sum of all instalments. */
  refund: number;
  /** payToday + refund. */
  totalPaid: number;
  /** totalPaid − payable: what instalments cost more than cash. */
  costOverCash: number;
  /** False when the loan would be smaller than the plan gives. */
  eligible: boolean;
};

type Terms = { months?: number; prepaymentPercent?: number };

/**
 * Quote of a plan for an amount. `prepayment + aboveCeiling + loan = payable` always holds.
 * @param payable toman @param terms the customer's choice; the plan's defaults without it
 */
export function quote(plan: FacilityPlan, payable: number, terms: Terms = {}): FacilityQuote {
  const months = terms.months ?? plan.defaultMonths;
  const percent = terms.prepaymentPercent ?? plan.prepaymentPercent;
  const prepayment = Math.min(payable, roundUp((payable * percent) / 100, plan.roundingUnit));
  const loan = Math.min(plan.ceiling, payable - prepayment);
  const aboveCeiling = payable - prepayment - loan;
  const refund = schedule(loan, months, plan.annualRate, plan.roundingUnit).reduce(
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

/** Effective yearly rate in percent of paying `amountPerMonth` for `months` on a loan (compounded monthly). */
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
 * Largest payable amount (toman, to the rounding unit) whose instalment does not exceed `amountPerMonth`; beyond
 * the ceiling the instalment stops growing, so the answer may be Infinity.
 */
export function payableForInstalment(plan: FacilityPlan, amountPerMonth: number): number {
  const unit = plan.roundingUnit;
  const highest = monthlyInstalment(plan.ceiling, plan.defaultMonths, plan.annualRate, unit);
  if (amountPerMonth >= highest) return Number.POSITIVE_INFINITY;
  let low = 0;
  let high = Math.ceil(plan.ceiling / (1 - plan.prepaymentPercent / 100) / unit) + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (quote(plan, middle * unit).amountPerMonth <= amountPerMonth) low = middle;
    else high = middle;
  }
  return low * unit;
}

/** Sums of a basket, in toman: list price and discount of the goods, and services. */
export type BasketSums = { total: number; totalDiscount: number; serviceTotalPrice: number };

/** What the shopper pays in cash: total − totalDiscount + serviceTotalPrice. */
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
 * The plan's figures for a basket, or null when the basket is too small for a loan. The `discountX` figures are of
 * what is really paid; their twins without the prefix are computed on the list price and shown struck through.
 * `sumOfFacilityBasket − sumOfFacilityBasketDiscount = payable`, and `facilityDeference` is the cash beyond the
 * prepayment that the ceiling leaves.
 */
export function basketFacility(plan: FacilityPlan, sums: BasketSums): BasketFacility | null {
  const paid = quote(plan, payableOf(sums));
  if (!paid.eligible) return null;
  const listed = quote(plan, sums.total + sums.serviceTotalPrice);
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
