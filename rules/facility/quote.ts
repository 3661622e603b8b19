import type { FacilityPlan } from '@/contract/facility';
import { listInstalments, monthlyInstalment, roundUp } from './instalments';

/** The terms of a purchase of `payable` toman on a plan. All amounts in toman. */
export type FacilityQuote = {
  months: number;
  prepayment: number;
  loan: number;
  /** Cash to pay today in addition to the prepayment, because the amount above the ceiling cannot be lent. */
  aboveCeiling: number;
  /** The fee of the contract, paid today. */
  fee: number;
  /** prepayment + aboveCeiling + fee. */
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

/** Terms that the customer chooses. The plan has a default for each term left out, and its smallest prepayment for a lower one. */
export type ChosenTerms = { months?: number; prepaymentPercent?: number | null };

/** Quote of a plan for an amount. `prepayment + aboveCeiling + loan = payable` always holds. @param payable toman */
export function quotePlan(plan: FacilityPlan, payable: number, terms: ChosenTerms = {}): FacilityQuote {
  const months = terms.months ?? plan.defaultMonths;
  const { prepayment, loan, aboveCeiling } = splitPayable(plan, payable, terms);
  const fee = roundUp((loan * plan.feePercent) / 100, plan.roundingUnit);
  const refund = listInstalments(plan, loan, months).reduce((sum, row) => sum + row.amount, 0);
  const payToday = prepayment + aboveCeiling + fee;
  return {
    months,
    prepayment,
    loan,
    aboveCeiling,
    fee,
    payToday,
    amountPerMonth: monthlyInstalment(plan, loan, months),
    refund,
    totalPaid: payToday + refund,
    costOverCash: payToday + refund - payable,
    eligible: loan > 0 && loan >= plan.minimumLoan,
  };
}

/** The prepayment in percent that counts for a choice. */
export function prepaymentPercentOf(plan: FacilityPlan, chosen: number | null | undefined): number {
  return Math.max(plan.prepaymentPercent, chosen ?? 0);
}

/** Divides an amount into the prepayment, the loan and the cash above the ceiling. */
function splitPayable(plan: FacilityPlan, payable: number, { prepaymentPercent }: ChosenTerms) {
  const percent = prepaymentPercentOf(plan, prepaymentPercent);
  const share = roundUp((payable * percent) / 100, plan.roundingUnit);
  const prepayment = Math.min(payable, Math.max(share, plan.minimumPrepayment));
  const loan = Math.min(plan.ceiling, payable - prepayment);
  return { prepayment, loan, aboveCeiling: payable - prepayment - loan };
}

/**
 * The terms that count on a plan: its default months instead of a number it does not offer, and at least its prepayment.
 */
export function allowedTerms(plan: FacilityPlan, { months, prepaymentPercent }: ChosenTerms) {
  return {
    months: months !== undefined && plan.months.includes(months) ? months : plan.defaultMonths,
    prepaymentPercent: prepaymentPercentOf(plan, prepaymentPercent),
  };
}

/**
 * The largest loan, in whole toman and at most the ceiling of the plan, whose instalment is at most `amountPerMonth`. The
 * instalment never falls when the loan grows, so every smaller loan has such an instalment too.
 */
export function largestLoan(plan: FacilityPlan, months: number, amountPerMonth: number): number {
  if (monthlyInstalment(plan, plan.ceiling, months) <= amountPerMonth) return plan.ceiling;
  let low = 0;
  let high = plan.ceiling;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (monthlyInstalment(plan, middle, months) <= amountPerMonth) low = middle;
    else high = middle;
  }
  return low;
}
