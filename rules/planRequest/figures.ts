import type { FacilityPlan } from '@/contract/facility';
import { listInstalments, monthlyInstalment, roundUp } from '@/rules/facility/instalments';
import { effectiveAnnualRate } from '@/rules/facility/rate';

/** The costs of a loan. All amounts in toman. */
export type LoanFigures = {
  amountPerMonth: number;
  /** Sum of all instalments. */
  refund: number;
  /** The fee of the contract, paid once. */
  fee: number;
  /** Instalments and fee less the loan. */
  costOverCash: number;
  /** Effective yearly rate, percent. */
  rate: number;
  /** Amount owed before each instalment. */
  owed: number[];
};

/** The costs of a loan of a plan, by the formulas of the basket. @param loan toman, without the prepayment of a purchase */
export function loanFigures(plan: FacilityPlan, loan: number, months: number): LoanFigures {
  const rows = listInstalments(plan, loan, months);
  const amounts = rows.map(({ amount }) => amount);
  const refund = amounts.reduce((sum, amount) => sum + amount, 0);
  const fee = roundUp((loan * plan.feePercent) / 100, plan.roundingUnit);
  return {
    amountPerMonth: monthlyInstalment(plan, loan, months),
    refund,
    fee,
    costOverCash: refund + fee - loan,
    rate: effectiveAnnualRate(loan - fee, amounts),
    owed: rows.map(({ balance, principal }) => balance + principal),
  };
}
