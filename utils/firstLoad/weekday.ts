const days = ['پنجشنبه', 'جمعه', 'شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'];
const dayMs = 86_400_000;
/** Tehran's distance from UTC. Iran has had no summer time since September 2022. */
const tehranOffsetMs = 12_600_000;

/**
 * «جمعه», the day of the week in Tehran, like `Intl.DateTimeFormat('fa-IR')` with `weekday`. Home and product pages need it
 * at once, and a slow phone needs a sixth of a second to create that formatter.
 * @param instant ms since the epoch (a Thursday), later than September 2022
 */
export function formatWeekday(instant: number): string {
  return days[Math.floor((instant + tehranOffsetMs) / dayMs) % days.length] ?? '';
}
