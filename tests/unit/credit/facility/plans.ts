import fc from 'fast-check';
import type { FacilityMethod } from '@/contract/facility';
import { aPlan } from '@/tests/support/factories/facility';

export const methods: FacilityMethod[] = ['amortised', 'simpleBank', 'gharz', 'flatMonthly'];

export const toman = fc.integer({ min: 0, max: 2_000_000_000 });

/** A plan of any method with one number of months. */
export const anyPlan = fc
  .record({
    method: fc.constantFrom(...methods),
    months: fc.constantFrom(1, 2, 3, 6, 9, 12, 13, 18, 24, 36),
    rate: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(0.5, 2.5, 3.75)),
    feePercent: fc.constantFrom(0, 0.5, 1, 3),
    prepaymentPercent: fc.integer({ min: 0, max: 100 }),
    minimumPrepayment: fc.constantFrom(0, 1, 2_000_000),
    ceiling: fc.integer({ min: 0, max: 500_000_000 }),
    minimumLoan: fc.integer({ min: 0, max: 20_000_000 }),
    roundingUnit: fc.constantFrom(1, 500, 1000, 10_000),
  })
  .map(({ months, ...terms }) => aPlan({ ...terms, months: [months], defaultMonths: months }));
