import type { Database } from '@/backend/db/connect';
import { coupons, holidays, shippingCompanies, shippingMethods } from '@/backend/db/schema/checkout';

/** Ids of the ways to ship of the small shop. */
export const smallMethods = {
  /** Tehran only: 95,000, free from 3,000,000. Two slots of every working day: 10–14 for 3 orders, 15–18 for 1. */
  courier: 1,
  /** 145,000, after two to four working days. */
  post: 2,
  /** The receiver pays. */
  tipax: 3,
  /** Branch 1. */
  pickup: 4,
  /** For bulky products, of which the small shop has none. */
  freight: 5,
} as const;

/** Ways to ship, a holiday on Tuesday 24 November 2026 and two coupons: TEN (10 %, at most 500,000) and ONCE (200,000). */
export async function seedSmallShipping({ orm }: Database): Promise<void> {
  const slots = [
    { from: '10:00', to: '14:00', capacity: 3 },
    { from: '15:00', to: '18:00', capacity: 1 },
  ];
  await orm.insert(shippingMethods).values([
    { kind: 'courier', title: 'پیک پله', cost: 95_000, freeFrom: 3_000_000, cityIds: [301], slots },
    { kind: 'post', title: 'پست پیشتاز', cost: 145_000, daysFrom: 2, daysTo: 4 },
    { kind: 'tipax', title: 'تیپاکس', postpaid: true, daysFrom: 1, daysTo: 3 },
    { kind: 'pickup', title: 'تحویل حضوری' },
    { kind: 'freight', title: 'باربری', postpaid: true, bulkyOnly: true },
  ]);
  await orm.insert(shippingCompanies).values([
    { kind: 'post', title: 'پست', text: 'کد را بنویسید.', trackingUrl: 'https://tracking.post.ir/' },
    { kind: 'tipax', title: 'تیپاکس', text: 'بارنامه را بنویسید.', sort: 1 },
  ]);
  await orm.insert(holidays).values([{ date: '2026-11-24', title: 'تعطیل' }]);
  const valid = { validFrom: new Date('2020-01-01'), validTo: new Date('2099-01-01') };
  await orm.insert(coupons).values([
    { ...valid, code: 'TEN', title: '۱۰٪', percent: 10, amount: 500_000, uses: 1000, usesPerCustomer: 1000 },
    { ...valid, code: 'ONCE', title: '۲۰۰ هزار تومان', amount: 200_000, minimum: 1_000_000, uses: 2 },
  ]);
}
