import type { FacilityPlan } from '@/contract/facility';

export const aPlan = (over: Partial<FacilityPlan> = {}): FacilityPlan => ({
  id: 1,
  name: 'طرح پله',
  parentTitle: 'پله',
  parentGalleryId: null,
  method: 'amortised',
  rate: 23,
  feePercent: 0,
  months: [6, 9, 12, 18, 24],
  defaultMonths: 12,
  prepaymentPercent: 20,
  minimumPrepayment: 0,
  ceiling: 100_000_000,
  minimumLoan: 1_000_000,
  roundingUnit: 1000,
  ...over,
});
