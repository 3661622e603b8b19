import { dayMs } from '@/utils/timeUnits';
import { noonOf } from './jalali/jalali';

const friday = 5;

/** Days whose holidays are read for a delivery: the longest one counts this far. */
export const holidayDays = 60;

/** The calendar date some days later. @param date `YYYY-MM-DD` @param days may be negative */
export function addDays(date: string, days: number): string {
  return new Date(noonOf(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Whether a date is no Friday and no holiday. @param date `YYYY-MM-DD` @param holidays dates that are not working days */
export function isWorkingDay(date: string, holidays: ReadonlySet<string>): boolean {
  return new Date(noonOf(date)).getUTCDay() !== friday && !holidays.has(date);
}

/** The working day that is `days` working days after a date; with 0 the date itself or the first working day after it. */
export function addWorkingDays(date: string, days: number, holidays: ReadonlySet<string>): string {
  let arrived = date;
  while (!isWorkingDay(arrived, holidays)) arrived = addDays(arrived, 1);
  for (let passed = 0; passed < days; passed += 1) {
    do arrived = addDays(arrived, 1);
    while (!isWorkingDay(arrived, holidays));
  }
  return arrived;
}
