import type { Orm } from '@/backend/db/connect';
import { coupons, type SlotTimes, shippingCompanies, shippingMethods } from '@/backend/db/schema/checkout';
import { dayMs } from '@/utils/timeUnits';

/** Id of the city of Tehran. */
const tehran = 394;

const slots: SlotTimes[] = [
  { from: '10:00', to: '14:00', capacity: 24 },
  { from: '15:00', to: '18:00', capacity: 16 },
  { from: '18:00', to: '21:00', capacity: 16 },
];

const methods: (typeof shippingMethods.$inferInsert)[] = [
  { kind: 'courier', title: 'پیک پله', cost: 95_000, freeFrom: 3_000_000, cityIds: [tehran], slots },
  { kind: 'post', title: 'پست پیشتاز', cost: 145_000, daysFrom: 2, daysTo: 4 },
  { kind: 'tipax', title: 'تیپاکس', postpaid: true, daysFrom: 1, daysTo: 3 },
  { kind: 'pickup', title: 'تحویل حضوری' },
  { kind: 'freight', title: 'باربری', postpaid: true, daysFrom: 2, daysTo: 6, bulkyOnly: true },
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
    text: 'برای کالای بزرگ مثل تلویزیون. شمارهٔ بارنامه و تلفن باربری شهر شما پس از بارگیری در سفارش شما نوشته می‌شود؛ کرایه را هنگام تحویل می‌پردازید.',
  },
];

/** Ways to ship and two coupons of the demo shop. @param now ms since the epoch */
export async function seedShipping(orm: Orm, now: number): Promise<void> {
  await orm.insert(shippingMethods).values(methods.map((method, sort) => ({ ...method, sort })));
  await orm.insert(shippingCompanies).values(companies.map((company, sort) => ({ ...company, sort })));
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
