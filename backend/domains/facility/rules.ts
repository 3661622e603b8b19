import { type Static, Type } from 'typebox';
import { Nullable } from '@/contract/common';
import { FacilityCustomers, FacilityPlan } from '@/contract/facility';
import { quotePlan } from '@/utils/facility/quote';
import { messages } from './messages';

/** What decides, apart from amounts, whether a basket may be bought on a plan; the result of `plan_facts`. */
export const PlanFacts = Type.Object({
  active: Type.Boolean(),
  customers: FacilityCustomers,
  /** Whether the owner of the basket is one of `customers`. */
  admitted: Type.Boolean(),
  /** Title of a product of the basket that the plan does not cover. */
  outside: Nullable(Type.String()),
});

/** The plan of a basket with the choice of the shopper; the result of `basket_facility`. */
export const PlanChoice = Type.Object({
  plan: FacilityPlan,
  facts: PlanFacts,
  months: Type.Integer(),
  prepaymentPercent: Nullable(Type.Number()),
  chosen: Type.Boolean(),
});
export type PlanChoice = Static<typeof PlanChoice>;

/** Why a basket of `payable` toman cannot be bought on a plan, in Persian; null when it can. */
export function planRefusal(
  { plan, facts, months, prepaymentPercent }: Omit<PlanChoice, 'chosen'>,
  payable: number,
): string | null {
  if (!facts.active) return messages.inactive;
  if (!facts.admitted) return facts.customers === 'seller' ? messages.seller : messages.registered;
  if (facts.outside !== null) return messages.outside(facts.outside);
  if (!plan.months.includes(months)) return messages.months(months);
  return quotePlan(plan, payable, { months, prepaymentPercent }).eligible
    ? null
    : messages.tooSmall(plan.minimumLoan);
}
