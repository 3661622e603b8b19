import { formatWeekday } from './firstLoad/weekday';

const timeZone = 'Asia/Tehran';
const longDate = new Intl.DateTimeFormat('fa-IR', { timeZone, dateStyle: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('fa-IR', { timeZone, day: 'numeric', month: 'long' });
const shortDate = new Intl.DateTimeFormat('fa-IR', { timeZone, dateStyle: 'short' });
const clockTime = new Intl.DateTimeFormat('fa-IR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const monthName = new Intl.DateTimeFormat('fa-IR', { timeZone, month: 'long' });

/** «۲۹ اسفند ۱۴۰۴», the Jalali date in Tehran. @param instant ms since the epoch */
export function formatDate(instant: number): string {
  return longDate.format(instant);
}

/** «۲۹ اسفند». */
export function formatDay(instant: number): string {
  return dayAndMonth.format(instant);
}

/** «۱۴۰۴/۱۲/۲۹». */
export function formatShortDate(instant: number): string {
  return shortDate.format(instant);
}

/** «اسفند». */
export function formatMonth(instant: number): string {
  return monthName.format(instant);
}

/** «۱۸:۴۲». */
export function formatTime(instant: number): string {
  return clockTime.format(instant);
}

/** «پنجشنبه ۲۹ آبان ۱۴۰۴، ۱۴:۳۰». */
export function formatMoment(instant: number): string {
  return `${formatWeekday(instant)} ${formatDate(instant)}، ${formatTime(instant)}`;
}
