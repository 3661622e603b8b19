import type { Orm } from '@/backend/db/connect';
import {
  coupons,
  holidays,
  type SlotTimes,
  shippingCompanies,
  shippingMethods,
} from '@/backend/db/schema/checkout';
import { dateOfJalali } from '@/utils/jalali/jalali';
import { dayMs } from '@/utils/timeUnits';

/** Id of the city of Tehran. */
const tehran = 394;

const slots: SlotTimes[] = [
  { from: '10:00', to: '14:00', capacity: 24 },
  { from: '15:00', to: '18:00', capacity: 16 },
  { from: '18:00', to: '21:00', capacity: 16 },
];

const methods: (typeof shippingMethods.$inferInsert)[] = [
  { kind: 'courier', title: 'پیک پله', cost: 95_000, freeFrom: 3_000_000, cityId: tehran, slots },
  { kind: 'post', title: 'پست پیشتاز', cost: 145_000, daysFrom: 2, daysTo: 4 },
  { kind: 'tipax', title: 'تیپاکس', postpaid: true, daysFrom: 1, daysTo: 3 },
  { kind: 'pickup', title: 'تحویل حضوری' },
  { kind: 'freight', title: 'باربری', postpaid: true, daysFrom: 2, daysTo: 6, bulkyOnly: true },
];

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

const companies: (typeof shippingCompanies.$inferInsert)[] = [
  {
    kind: 'courier',
    title: 'پیک پله',
    text: 'پیک ما در بازه‌ای که برگزیده‌اید می‌رسد و پیش از رسیدن تماس می‌گیرد. کد رهگیری ندارد؛ وضع سفارش را در حساب خود ببینید.',
    tell: '021-91000001',
  },
  {
    kind: 'post',
    title: 'شرکت ملی پست',
    text: 'کد رهگیری ۲۴ رقمی را در سامانهٔ رهگیری پست بنویسید. نخستین وضعیت معمولاً شب روز ارسال دیده می‌شود. تلفن گویا: ۱۹۳.',
    tell: '193',
    trackingUrl: 'https://tracking.post.ir/',
  },
  {
    kind: 'tipax',
    title: 'تیپاکس',
    text: 'شمارهٔ بارنامه را در صفحهٔ رهگیری تیپاکس بنویسید. هزینه را هنگام تحویل به مأمور تیپاکس می‌پردازید.',
    trackingUrl: 'https://tipaxco.com/tracking',
  },
  {
    kind: 'freight',
    title: 'باربری',
    text: 'برای کالای بزرگ مثل تلویزیون. شمارهٔ بارنامه و تلفن باربری شهر شما پس از بارگیری پیامک می‌شود؛ کرایه را هنگام تحویل می‌پردازید.',
  },
];

/** Ways to ship, holidays and two coupons of the demo shop. @param now ms since the epoch */
export async function seedShipping(orm: Orm, now: number): Promise<void> {
  await orm.insert(shippingMethods).values(methods.map((method, sort) => ({ ...method, sort })));
  await orm.insert(shippingCompanies).values(companies.map((company, sort) => ({ ...company, sort })));
  await orm.insert(holidays).values(knownHolidays);
  const valid = { validFrom: new Date(now - 30 * dayMs), validTo: new Date(now + 365 * dayMs) };
  await orm.insert(coupons).values([
    {
      ...valid,
      code: 'PELLE10',
      title: '۱۰٪ تخفیف تا سقف ۵۰۰ هزار تومان',
      percent: 10,
      amount: 500_000,
      minimum: 1_000_000,
      uses: 1_000_000,
      usesPerCustomer: 3,
    },
    {
      ...valid,
      code: 'AVALIN',
      title: '۲۰۰ هزار تومان هدیهٔ خرید',
      amount: 200_000,
      minimum: 2_000_000,
      uses: 500,
    },
  ]);
}
