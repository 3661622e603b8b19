import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { tehranOffsetMs } from '@/utils/timeUnits';
import { dateOfJalali, jalaliOf } from './jalali';

/** Tehran's offset from UTC, which is the same all the year. */
const offset = '+03:30';

/** A moment in Tehran as an operator types it: «۱۴۰۵/۰۹/۰۱ ۰۸:۳۰». @param iso an instant, ISO UTC */
export function writeJalaliMoment(iso: string): string {
  const instant = Date.parse(iso);
  const { year, month, day } = jalaliOf(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  const time = new Date(instant + tehranOffsetMs).toISOString().slice(11, 16);
  return toPersianDigits(`${year}/${two(month)}/${two(day)} ${time}`);
}

/** The instant (ISO UTC) of a moment that an operator typed, in any digits; null when there is no such moment. */
export function readJalaliMoment(typed: string): string | null {
  const match = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})\s+(\d{1,2}):(\d{2})$/.exec(toLatinDigits(typed).trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59) return null;
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const instant = new Date(`${dateOfJalali(year, month, day)}T${time}:00${offset}`);
  if (Number.isNaN(instant.getTime())) return null;
  const known = jalaliOf(instant.getTime());
  return known.year === year && known.month === month && known.day === day ? instant.toISOString() : null;
}

/** A day as an operator types it: «۱۴۰۵/۰۹/۰۱». @param date `YYYY-MM-DD` */
export const writeJalaliDay = (date: string): string => writeJalaliMoment(`${date}T12:00:00Z`).slice(0, 10);

/** The Gregorian date (`YYYY-MM-DD`) of a day that an operator typed, in any digits; null when there is no such day. */
export const readJalaliDay = (typed: string): string | null =>
  readJalaliMoment(`${typed} 12:00`)?.slice(0, 10) ?? null;
