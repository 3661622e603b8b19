import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { facilityPlans, facilityProviders } from '@/backend/db/schema/facility';
import { betaProgrammes, leasingPlans } from '@/backend/db/schema/leasing';
import { million } from '@/utils/million';
import { defaultPlan } from './facility';

/** The leasing plan of the demo shop, and its beta programme of a loan. */
export async function seedLeasing(orm: Orm): Promise<void> {
  const [lender] = await orm
    .select({ id: facilityProviders.id })
    .from(facilityProviders)
    .where(eq(facilityProviders.title, defaultPlan.parentTitle));
  const [terms] = await orm
    .insert(facilityPlans)
    .values({
      providerId: lender?.id ?? 0,
      name: 'لیزینگ پله',
      method: 'amortised',
      rate: 23,
      months: [3, 6, 12],
      defaultMonths: 6,
      prepaymentPercent: 0,
      ceiling: 100 * million,
      minimumLoan: 5 * million,
      customers: 'creditHolder',
      sort: 200,
    })
    .returning({ id: facilityPlans.id });
  await orm.insert(leasingPlans).values({
    planId: terms?.id ?? 0,
    highlights: [
      'سقف ۱۰۰ میلیون، بی‌پیش‌پرداخت',
      'تا ۳۰ میلیون با امتیاز خوب، تأیید فوری',
      'تضمین با چک صیادی، بی‌ضامن',
    ],
    cheque: { pieces: 'perInstalment', coverPercent: 100 },
    leastScore: 460,
    instantScore: 580,
    instantCeiling: 30 * million,
    useDays: 30,
    answerDays: 2,
  });
  await orm.insert(betaProgrammes).values({
    title: 'وام پله‌ای',
    places: 120,
    minimumAmount: 5 * million,
    ceiling: 40 * million,
    months: [6, 9, 12],
  });
}
