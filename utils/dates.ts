const timeZone = 'Asia/Tehran';
const long = new Intl.DateTimeFormat('fa-IR', { timeZone, dateStyle: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('fa-IR', { timeZone, day: 'numeric', month: 'long' });
const short = new Intl.DateTimeFormat('fa-IR', { timeZone, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('fa-IR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const month = new Intl.DateTimeFormat('fa-IR', { timeZone, month: 'long' });

/** «۲۹ اسفند ۱۴۰۴», the Jalali date in Tehran. @param instant ms since the epoch */
export function formatDate(instant: number): string {
  return long.format(instant);
}

/** «۲۹ اسفند». */
export function formatDay(instant: number): string {
  return dayAndMonth.format(instant);
}

/** «۱۴۰۴/۱۲/۲۹». */
export function formatShortDate(instant: number): string {
  return short.format(instant);
}

/** «اسفند». */
export function formatMonth(instant: number): string {
  return month.format(instant);
}

/** «۱۸:۴۲». */
export function formatTime(instant: number): string {
  return time.format(instant);
}
