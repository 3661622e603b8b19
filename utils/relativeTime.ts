import { formatDate, formatDay } from './dates';
import { toPersianDigits } from './digits';
import { jalaliOf } from './jalali';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Midnight of the calendar day in Tehran (+03:30 all year since 2022), counted in days. */
const dayNumber = (instant: number) => Math.floor((instant + 3.5 * hour) / day);

/**
 * How long ago something was: «همین حالا»، «۵ دقیقه پیش»، «۲ ساعت پیش»، «دیروز»، «۳ روز پیش», then the Jalali day, with
 * the year when it is another one. What lies ahead by a clock that runs apart is now.
 * @param instant ms since the epoch, 2022-09 or later
 * @param now ms since the epoch
 */
export function formatRelative(instant: number, now: number): string {
  const ago = now - instant;
  if (ago < minute) return 'همین حالا';
  if (ago < hour) return `${toPersianDigits(Math.floor(ago / minute))} دقیقه پیش`;
  const days = dayNumber(now) - dayNumber(instant);
  if (days === 0) return `${toPersianDigits(Math.floor(ago / hour))} ساعت پیش`;
  if (days === 1) return 'دیروز';
  if (days < 7) return `${toPersianDigits(days)} روز پیش`;
  return jalaliOf(instant).year === jalaliOf(now).year ? formatDay(instant) : formatDate(instant);
}
