import { inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { categories } from '@/backend/db/schema/catalogue';
import { facilityPlans, facilityProviders } from '@/backend/db/schema/facility';
import { reminderSteps } from '@/backend/db/schema/textMessage';
import type { FacilityPlan } from '@/contract/facility';
import { million } from '@/utils/million';

/** The default plan of the demo shop, the first one that the seed writes. */
export const defaultPlan: FacilityPlan = {
  id: 1,
  name: 'طرح پله',
  parentTitle: 'پله',
  parentGalleryId: 1,
  method: 'amortised',
  rate: 23,
  feePercent: 0,
  months: [6, 9, 12, 18, 24],
  defaultMonths: 12,
  prepaymentPercent: 20,
  minimumPrepayment: 0,
  ceiling: 100 * million,
  minimumLoan: million,
  roundingUnit: 1000,
};

type SeedPlan = Omit<typeof facilityPlans.$inferInsert, 'providerId'> & { categories?: readonly string[] };
type SeedProvider = typeof facilityProviders.$inferInsert & { plans: readonly SeedPlan[] };

const nationalCard = 'تصویر کارت ملی';
const bankTurnover = 'گردش سه‌ماههٔ حساب با مهر بانک';

/** Providers with their plans in the order of the list. The bank and the fund do not exist. */
const providers: readonly SeedProvider[] = [
  {
    title: defaultPlan.parentTitle,
    logoUrl: '/providers/pelle.svg',
    plans: [
      { ...defaultPlan, documents: [nationalCard], isDefault: true },
      {
        name: 'طرح چک صیادی',
        method: 'flatMonthly',
        rate: 2.5,
        months: [3, 4, 6],
        defaultMonths: 4,
        prepaymentPercent: 30,
        minimumPrepayment: 2 * million,
        ceiling: 150 * million,
        minimumLoan: 3 * million,
        documents: [nationalCard],
        cheque: { pieces: 'perInstalment', coverPercent: 100 },
      },
      {
        name: 'طرح همکاران',
        method: 'flatMonthly',
        rate: 1.5,
        months: [2, 3],
        defaultMonths: 2,
        prepaymentPercent: 0,
        ceiling: 500 * million,
        minimumLoan: 10 * million,
        customers: 'seller',
        documents: ['جواز کسب'],
        cheque: { pieces: 'perInstalment', coverPercent: 100 },
      },
    ],
  },
  {
    title: 'بانک نمونه',
    logoUrl: '/providers/bank.svg',
    plans: [
      {
        name: 'وام خرید کالا',
        method: 'amortised',
        rate: 23,
        feePercent: 1,
        months: [12, 24, 36],
        defaultMonths: 24,
        prepaymentPercent: 0,
        ceiling: 200 * million,
        minimumLoan: 20 * million,
        customers: 'registered',
        documents: [nationalCard, 'شناسنامه', bankTurnover, 'گواهی رتبهٔ اعتباری'],
        cheque: { pieces: 'single', coverPercent: 120 },
      },
      {
        name: 'طرح کارمندان',
        method: 'simpleBank',
        rate: 18,
        months: [6, 12, 18],
        defaultMonths: 12,
        prepaymentPercent: 10,
        ceiling: 50 * million,
        minimumLoan: 5 * million,
        customers: 'registered',
        documents: [nationalCard, 'آخرین فیش حقوقی', 'حکم کارگزینی', 'گواهی کسر از حقوق'],
      },
    ],
  },
  {
    title: 'صندوق همیاری نمونه',
    logoUrl: '/providers/fund.svg',
    plans: [
      {
        name: 'قرض‌الحسنهٔ همیاری',
        method: 'gharz',
        rate: 4,
        months: [12, 24],
        defaultMonths: 12,
        prepaymentPercent: 30,
        ceiling: 30 * million,
        minimumLoan: 5 * million,
        customers: 'registered',
        documents: [nationalCard, 'شناسنامه', bankTurnover],
        cheque: { pieces: 'single', coverPercent: 150 },
      },
      {
        name: 'قرض‌الحسنهٔ دانشجویی',
        method: 'gharz',
        rate: 4,
        months: [12, 24, 36],
        defaultMonths: 24,
        prepaymentPercent: 10,
        ceiling: 60 * million,
        minimumLoan: 5 * million,
        customers: 'registered',
        categories: ['laptops', 'tablets'],
        documents: [nationalCard, 'گواهی اشتغال به تحصیل'],
        cheque: { pieces: 'single', coverPercent: 120 },
      },
    ],
  },
];

/** Providers and plans of the demo shop. The categories must be in the database. */
export async function seedFacility(orm: Orm): Promise<void> {
  await orm.insert(reminderSteps).values([
    { days: 3, late: false },
    { days: 0, late: false },
    { days: 3, late: true },
  ]);
  let sort = 0;
  for (const { plans, ...provider } of providers) {
    const [written] = await orm
      .insert(facilityProviders)
      .values(provider)
      .returning({ id: facilityProviders.id });
    for (const { id: _id, categories: slugs, ...plan } of plans) {
      const row = {
        ...plan,
        needsIdentity: false,
        needsReview: false,
        providerId: written?.id ?? 0,
        categoryIds: await categoryIdsOf(orm, slugs),
        sort,
      };
      await orm.insert(facilityPlans).values(row);
      sort += 1;
    }
  }
}

async function categoryIdsOf(orm: Orm, slugs: readonly string[] | undefined): Promise<number[] | null> {
  if (!slugs) return null;
  const rows = await orm
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.slug, [...slugs]));
  if (rows.length < slugs.length) throw new RangeError(`A category of ${slugs.join(', ')} does not exist.`);
  return rows.map(({ id }) => id);
}
