import { type Static, Type } from 'typebox';
import { Toman } from './common';

/** Terms of an instalment plan; formulas in `utils/facility.ts`. */
export const FacilityPlan = Type.Object({
  name: Type.String(),
  parentTitle: Type.String(),
  parentGalleryId: Type.Union([Type.Integer(), Type.Null()]),
  /** Numbers of months the customer may choose from, ascending. */
  months: Type.Array(Type.Integer({ minimum: 1 })),
  defaultMonths: Type.Integer({ minimum: 1 }),
  /** Prepayment, in percent of the payable amount. */
  prepaymentPercent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Nominal yearly rate in percent. */
  annualRate: Type.Number({ minimum: 0, maximum: 100 }),
  /** Largest and smallest loan of the plan. */
  ceiling: Toman,
  minimumLoan: Toman,
  /** Instalments and prepayment are rounded up to a multiple of this. */
  roundingUnit: Type.Integer({ minimum: 1 }),
});
export type FacilityPlan = Static<typeof FacilityPlan>;
