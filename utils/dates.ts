import { dateFormat } from './dateFormat';
import { formatWeekday } from './firstLoad/weekday';

const longDate = dateFormat('fa-IR', { dateStyle: 'long' });
const dayAndMonth = dateFormat('fa-IR', { day: 'numeric', month: 'long' });
const shortDate = dateFormat('fa-IR', { dateStyle: 'short' });
const clockTime = dateFormat('fa-IR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const monthName = dateFormat('fa-IR', { month: 'long' });

/** «۲۹ اسفند ۱۴۰۴», the Jalali date in Tehran. @param instant ms since the epoch */
export function formatDate(instant: number): string {
  return longDate(instant);
}

/** «۲۹ اسفند». */
export function formatDay(instant: number): string {
  return dayAndMonth(instant);
}

/** «۱۴۰۴/۱۲/۲۹». */
export function formatShortDate(instant: number): string {
  return shortDate(instant);
}

/** «اسفند». */
export function formatMonth(instant: number): string {
  return monthName(instant);
}

/** «۱۸:۴۲». */
export function formatTime(instant: number): string {
  return clockTime(instant);
}

/** «پنجشنبه ۲۹ آبان ۱۴۰۴، ۱۴:۳۰». */
export function formatMoment(instant: number): string {
  return `${formatWeekday(instant)} ${formatDate(instant)}، ${formatTime(instant)}`;
}
