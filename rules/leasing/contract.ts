import type { ChequeTerms } from '@/contract/cheque';
import type { LeasingPlan } from '@/contract/leasing';
import { listCheques } from '@/rules/facility/cheques';
import { listInstalments } from '@/rules/facility/instalments';
import type { DatedInstalment } from '@/rules/facility/schedule';
import { addJalaliMonths } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';

/** The instalments of a credit that is used as a whole on one day. @param startDate that day in Tehran, `YYYY-MM-DD` */
function datedInstalments(
  plan: LeasingPlan,
  amount: number,
  months: number,
  startDate: string,
): DatedInstalment[] {
  return listInstalments(plan, amount, months).map((row) => ({
    ...row,
    dueDate: addJalaliMonths(startDate, row.number),
  }));
}

/** The contract of an approved credit: its last day for purchases, and the cheques that secure it. */
export type LeasingContract = { useBefore: string; cheques: ChequeTerms[] };

/**
 * The contract of a credit. The dates of its cheques are counted from the last day on which the credit can be used, so that no
 * cheque is dated before the instalment that it secures. @param today the day of the approval in Tehran, `YYYY-MM-DD`
 */
export function contractOf(
  plan: LeasingPlan,
  granted: number,
  months: number,
  today: string,
): LeasingContract {
  const useBefore = addDays(today, plan.useDays);
  return { useBefore, cheques: listCheques(plan.cheque, datedInstalments(plan, granted, months, useBefore)) };
}

/** Whether the plan has a use for a credit score. In a shop without a bureau no plan has. */
export const usesScore = ({ leastScore, instantScore }: Pick<LeasingPlan, 'leastScore' | 'instantScore'>) =>
  leastScore > 0 || instantScore !== null;

/** Whether a request is approved at once. */
export function isInstant(
  { instantScore, instantCeiling }: Pick<LeasingPlan, 'instantScore' | 'instantCeiling'>,
  score: number,
  amount: number,
): boolean {
  return (
    instantScore !== null && instantCeiling !== null && score >= instantScore && amount <= instantCeiling
  );
}
