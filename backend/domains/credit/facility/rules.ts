import { type Static, Type } from 'typebox';
import { Nullable, Toman } from '@/contract/common';
import { ChequeRule, FacilityCustomers, FacilityPlan } from '@/contract/facility';
import { mostOverdueDays } from '@/contract/limits';
import { quotePlan } from '@/rules/facility/quote';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { messages } from './messages';

/** The facts that decide, apart from the terms, whether a basket may be bought on a plan; the result of `plan_facts`. */
export const PlanFacts = Type.Object({
  active: Type.Boolean(),
  customers: FacilityCustomers,
  /** Whether the owner of the basket is one of `customers`. */
  admitted: Type.Boolean(),
  /** The last day, a calendar date in Tehran, of the owner's credit on the plan; null without an end. */
  usableUntil: Nullable(Type.String()),
  /** Title of a product of the basket that the plan does not cover. */
  outside: Nullable(Type.String()),
  /** The debt of the basket's owner to the provider, in toman. The ceiling of the plan is already lowered by it. */
  debt: Toman,
  /** Due date of the owner's oldest unpaid instalment, a calendar date; null without one. */
  overdueSince: Nullable(Type.String()),
  documents: Type.Array(Type.String()),
  cheque: Nullable(ChequeRule),
  /** Whether the shop reviews an order without documents and cheques too. */
  needsReview: Type.Boolean(),
  /** Whether the plan asks for the owner's name and national id, and one of them is missing. */
  unknown: Type.Boolean(),
});

/** The plan of a basket with the choice of the shopper; the result of `basket_facility`. */
export const PlanChoice = Type.Object({
  plan: Type.Object({ ...FacilityPlan.properties, logoUrl: Nullable(Type.String()) }),
  facts: PlanFacts,
  months: Type.Integer(),
  prepaymentPercent: Nullable(Type.Number()),
  chosen: Type.Boolean(),
});
export type PlanChoice = Static<typeof PlanChoice>;

/** An unpaid instalment that was due before this day refuses every new plan. @param now ms @returns `YYYY-MM-DD` in Tehran */
export const overdueBefore = (now: number) => addDays(tehranDateOf(now), -mostOverdueDays);

/** Why a basket of `payable` toman cannot be bought on a plan, in Persian; null when it can. @param now ms */
export function planRefusal(
  { plan, facts, months, prepaymentPercent }: Omit<PlanChoice, 'chosen' | 'plan'> & { plan: FacilityPlan },
  payable: number,
  now: number,
): string | null {
  if (!facts.active) return messages.inactive;
  if (!facts.admitted) return messages[facts.customers === 'everyone' ? 'registered' : facts.customers];
  if (facts.customers === 'creditHolder' && plan.ceiling === 0) return messages.creditUsed;
  if (facts.usableUntil !== null && facts.usableUntil < tehranDateOf(now)) return messages.creditExpired;
  if (facts.overdueSince !== null && facts.overdueSince < overdueBefore(now)) return messages.overdue;
  if (facts.outside !== null) return messages.outside(facts.outside);
  if (!plan.months.includes(months)) return messages.months(months);
  if (quotePlan(plan, payable, { months, prepaymentPercent }).eligible) return null;
  return facts.debt > 0 && plan.ceiling < plan.minimumLoan
    ? messages.ceilingUsed(plan.parentTitle, facts.debt)
    : messages.tooSmall(plan.minimumLoan);
}
