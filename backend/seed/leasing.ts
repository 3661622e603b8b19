import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { facilityPlans, facilityProviders } from '@/backend/db/schema/facility';
import { betaProgrammes, leasingPlans } from '@/backend/db/schema/leasing';
import { million } from '@/utils/million';
import { defaultPlan } from './facility';
import { betaLoan } from './loanPlans';

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
      needsIdentity: false,
      needsReview: false,
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
  const { name, minimumLoan, ceiling, months } = betaLoan;
  const [loan] = await orm
    .select({ id: facilityPlans.id })
    .from(facilityPlans)
    .where(eq(facilityPlans.name, name));
  await orm.insert(betaProgrammes).values({
    title: name,
    planId: loan?.id ?? null,
    places: 120,
    minimumAmount: minimumLoan,
    ceiling,
    months,
  });
}
