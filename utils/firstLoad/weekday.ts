const weekday = new Intl.DateTimeFormat('fa-IR', { timeZone: 'Asia/Tehran', weekday: 'long' });

/** «جمعه», the day of the week in Tehran. It is not in `dates.ts`, because the first load needs only this format. @param instant ms since the epoch */
export function formatWeekday(instant: number): string {
  return weekday.format(instant);
}
