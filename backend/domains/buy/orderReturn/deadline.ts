import { returnWorkingDays } from '@/contract/firstLoad/returnLimits';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays, addWorkingDays } from '@/rules/workingDays';

/** Days after the delivery whose holidays can matter for the deadline: seven working days and the longest holidays. */
export const deadlineDays = 30;

/**
 * The last day in Tehran on which the products of a delivery can be returned, `YYYY-MM-DD`: the seventh working day after the day
 * of the delivery, which itself need not be a working day.
 * @param holidays dates of the days after the delivery
 */
export function lastReturnDay(deliveredAt: string, holidays: readonly string[]): string {
  const firstDay = addDays(tehranDateOf(Date.parse(deliveredAt)), 1);
  return addWorkingDays(firstDay, returnWorkingDays - 1, new Set(holidays));
}
