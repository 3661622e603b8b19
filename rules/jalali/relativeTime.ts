import { formatDate, formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { dayMs, hourMs, minuteMs, tehranOffsetMs } from '@/utils/timeUnits';
import { jalaliOf } from './jalali';

/** The number of the calendar day in Tehran. */
const dayNumber = (instant: number) => Math.floor((instant + tehranOffsetMs) / dayMs);

/**
 * The age of an instant: «همین حالا»، «۵ دقیقه پیش»، «۲ ساعت پیش»، «دیروز»، «۳ روز پیش», then the Jalali day, with the year
 * when it is not the current one. An instant in the future (clocks differ) is «همین حالا».
 * @param instant ms since the epoch, 2022-09 or later
 * @param now ms since the epoch
 */
export function formatRelative(instant: number, now: number): string {
  const ago = now - instant;
  if (ago < minuteMs) return 'همین حالا';
  if (ago < hourMs) return `${toPersianDigits(Math.floor(ago / minuteMs))} دقیقه پیش`;
  const days = dayNumber(now) - dayNumber(instant);
  if (days === 0) return `${toPersianDigits(Math.floor(ago / hourMs))} ساعت پیش`;
  if (days === 1) return 'دیروز';
  if (days < 7) return `${toPersianDigits(days)} روز پیش`;
  return jalaliOf(instant).year === jalaliOf(now).year ? formatDay(instant) : formatDate(instant);
}
