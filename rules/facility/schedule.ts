import type { FacilityPlan } from '@/contract/facility';
import { addJalaliMonths } from '@/rules/jalali/jalali';
import { type Instalment, listInstalments } from './instalments';
import { type ChosenTerms, type FacilityQuote, quotePlan } from './quote';

/** An instalment with its due date, a calendar date `YYYY-MM-DD`. */
export type DatedInstalment = Instalment & { dueDate: string };

/** A quote with its dated instalments. */
export type PlanSchedule = { quote: FacilityQuote; instalments: DatedInstalment[] };

/**
 * The quote of a purchase and its instalments. The first is due on the same Jalali day of the next month, or on the last
 * day of a shorter month; each of the others is counted from the day of the contract too.
 * @param payable toman @param startDate the day of the contract in Tehran, `YYYY-MM-DD`
 */
export function scheduleOf(
  plan: FacilityPlan,
  payable: number,
  terms: ChosenTerms,
  startDate: string,
): PlanSchedule {
  const quote = quotePlan(plan, payable, terms);
  const instalments = listInstalments(plan, quote.loan, quote.months).map((row) => ({
    ...row,
    dueDate: addJalaliMonths(startDate, row.number),
  }));
  return { quote, instalments };
}
