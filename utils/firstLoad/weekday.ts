const weekday = new Intl.DateTimeFormat('fa-IR', { timeZone: 'Asia/Tehran', weekday: 'long' });

/** «جمعه», the day of the week in Tehran. Beside `dates.ts`, because it alone is in the first load. @param instant ms since the epoch */
export function formatWeekday(instant: number): string {
  return weekday.format(instant);
}
