import { dayMs, tehranOffsetMs } from '@/utils/timeUnits';

const days = ['پنجشنبه', 'جمعه', 'شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'];

/**
 * «جمعه», the day of the week in Tehran, like `Intl.DateTimeFormat('fa-IR')` with `weekday`. Home and product pages need it
 * at once, and a slow phone needs a sixth of a second to create that formatter.
 * @param instant ms since the epoch (a Thursday), later than September 2022
 */
export function formatWeekday(instant: number): string {
  return days[Math.floor((instant + tehranOffsetMs) / dayMs) % days.length] ?? '';
}
