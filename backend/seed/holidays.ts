import type { Orm } from '@/backend/db/connect';
import { holidays } from '@/backend/db/schema/checkout';
import { dateOfJalali } from '@/rules/jalali/jalali';

/** Holidays that fall on the same Jalali day every year: [month, day, title]. */
const solarHolidays: [number, number, string][] = [
  [1, 1, 'عید نوروز'],
  [1, 2, 'عید نوروز'],
  [1, 3, 'عید نوروز'],
  [1, 4, 'عید نوروز'],
  [1, 12, 'روز جمهوری اسلامی'],
  [1, 13, 'روز طبیعت'],
  [3, 14, 'رحلت امام خمینی'],
  [3, 15, 'قیام ۱۵ خرداد'],
  [11, 22, 'پیروزی انقلاب اسلامی'],
  [12, 29, 'ملی‌شدن صنعت نفت'],
];

/**
 * Holidays of the lunar calendar in 1405. Source: the official calendar of that year (Council of Public Culture, 25 holidays).
 * It computes them ahead; those after an observed new moon can fall a day later, and a shop then changes the row.
 */
const lunarHolidays1405: [number, number, string][] = [
  [3, 6, 'عید قربان'],
  [4, 3, 'تاسوعا'],
  [4, 4, 'عاشورا'],
  [5, 13, 'اربعین'],
  [5, 21, 'رحلت پیامبر'],
  [5, 22, 'شهادت امام رضا'],
  [5, 30, 'شهادت امام حسن عسکری'],
  [6, 8, 'میلاد پیامبر'],
  [8, 22, 'شهادت حضرت فاطمه'],
  [10, 2, 'ولادت امام علی'],
  [10, 16, 'مبعث'],
  [11, 4, 'نیمهٔ شعبان'],
  [12, 10, 'شهادت امام علی'],
  [12, 19, 'عید فطر'],
  [12, 20, 'عید فطر'],
];

const inYear =
  (year: number) =>
  ([month, dayOfMonth, title]: [number, number, string]) => ({
    date: dateOfJalali(year, month, dayOfMonth),
    title,
  });

/** Every holiday that the shop knows. Of 1406 only the solar ones: its lunar ones are not published yet. */
export const knownHolidays = [
  ...[...solarHolidays, ...lunarHolidays1405].map(inYear(1405)),
  ...solarHolidays.map(inYear(1406)),
];

/** The public holidays of the shop. */
export async function seedHolidays(orm: Orm): Promise<void> {
  await orm.insert(holidays).values(knownHolidays);
}
