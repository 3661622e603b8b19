import type { ChosenLoan, LoanPlan } from '@/contract/planRequest';

/** Choice that the guide hands over to the request. */
type Wish = { planId: number; amount?: number; months?: number };

/** The address of the request, with the loan that was chosen in the guide. */
export function requestHref({ planId, amount, months }: Wish): string {
  const query = new URLSearchParams({ plan: String(planId) });
  if (amount !== undefined) query.set('amount', String(amount));
  if (months !== undefined) query.set('months', String(months));
  return `/planloanrequest?${query}`;
}

/** The loan of such an address, within the terms of its plan; null without an offered plan. */
export function wishOf(
  query: Readonly<Record<string, string | string[] | undefined>>,
  plans: readonly LoanPlan[],
): ChosenLoan | null {
  const plan = plans.find(({ id }) => String(id) === query.plan);
  if (!plan) return null;
  const amount = Number(query.amount);
  const months = Number(query.months);
  const isOffered = Number.isInteger(amount) && amount >= plan.minimumLoan && amount <= plan.ceiling;
  return {
    planId: plan.id,
    amount: isOffered ? amount : plan.ceiling,
    months: plan.months.includes(months) ? months : plan.defaultMonths,
  };
}

/** The page that follows a request. */
export const trackerPath = '/dashboard/planrequest';
