import { type Static, Type } from 'typebox';
import { Id, Nullable, Toman } from './common';

/**
 * How a loan is repaid. The formulas are in `rules/facility/instalments.ts`.
 * - `amortised`: interest on the remaining balance (the usual bank formula);
 * - `simpleBank`: the old bank method, as if the principal fell evenly;
 * - `gharz`: gharz-ol-hasaneh, a fee at the start of each period of twelve months on the balance of that moment;
 * - `flatMonthly`: a fee of each month on the whole loan.
 */
export const FacilityMethod = Type.Enum(['amortised', 'simpleBank', 'gharz', 'flatMonthly']);
export type FacilityMethod = Static<typeof FacilityMethod>;

/** Terms of an instalment plan. */
export const FacilityPlan = Type.Object({
  id: Id,
  name: Type.String(),
  /** The provider that lends the money, and the id of its logo. */
  parentTitle: Type.String(),
  parentGalleryId: Nullable(Id),
  method: FacilityMethod,
  /** Percent a month for `flatMonthly`, percent a year for every other method. */
  rate: Type.Number({ minimum: 0, maximum: 100 }),
  /** Percent of the loan, paid once together with the prepayment. */
  feePercent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Numbers of months the customer may choose from, ascending. */
  months: Type.Array(Type.Integer({ minimum: 1 })),
  defaultMonths: Type.Integer({ minimum: 1 }),
  /** Smallest prepayment: in percent of the payable amount, and in toman. The larger one counts. */
  prepaymentPercent: Type.Number({ minimum: 0, maximum: 100 }),
  minimumPrepayment: Toman,
  /** Largest and smallest loan of the plan. */
  ceiling: Toman,
  minimumLoan: Toman,
  /** Instalments, prepayment and fee are rounded up to a multiple of this. */
  roundingUnit: Type.Integer({ minimum: 1 }),
  /** Percent a year above the rate, for the fee of a late instalment; missing for the usual one (`rules/facility/lateFee.ts`). */
  latePercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
});
export type FacilityPlan = Static<typeof FacilityPlan>;

/**
 * Customers who may buy on a plan: everyone, signed-in customers, sellers (`noCheck`), or customers with credit of a paid-out
 * loan request. Only its owner sees a plan of the last kind.
 */
export const FacilityCustomers = Type.Enum(['everyone', 'registered', 'seller', 'creditHolder']);
export type FacilityCustomers = Static<typeof FacilityCustomers>;

/** The cheques a provider asks for; `coverPercent` is their sum in percent of all instalments. */
export const ChequeRule = Type.Object({
  pieces: Type.Enum(['single', 'perInstalment']),
  coverPercent: Type.Integer({ minimum: 1, maximum: 300 }),
});
export type ChequeRule = Static<typeof ChequeRule>;

/** A plan as the list of plans shows it: the terms, and what a customer needs for it. */
export const ListedPlan = Type.Object({
  ...FacilityPlan.properties,
  logoUrl: Nullable(Type.String()),
  customers: FacilityCustomers,
  /** The plan covers products of these categories only; null covers all products. */
  categories: Nullable(Type.Array(Type.Object({ title: Type.String(), slug: Type.String() }))),
  documents: Type.Array(Type.String()),
  /** Null when the provider asks for no cheque. */
  cheque: Nullable(ChequeRule),
});
export type ListedPlan = Static<typeof ListedPlan>;
