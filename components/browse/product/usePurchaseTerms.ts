import { useState } from 'react';
import type { FacilityPlan } from '@/contract/facility';
import type { ShownTerms } from '@/store/basket';

type Choice = Partial<Pick<ShownTerms, 'way' | 'months' | 'prepaymentPercent'>>;

export type PurchaseTerms = {
  terms: ShownTerms;
  change: (changed: Choice) => void;
};

/** The payment, cash or instalments, that all parts of a product's page show. @param price price of one piece now, toman */
export function usePurchaseTerms(plan: FacilityPlan | null, price: number): PurchaseTerms {
  const [chosen, setChosen] = useState<Choice | null>(null);
  return {
    terms: {
      plan,
      price,
      way: plan ? 'instalment' : 'cash',
      months: plan?.defaultMonths ?? 0,
      prepaymentPercent: plan?.prepaymentPercent ?? 0,
      ...chosen,
      chosen: chosen !== null,
    },
    change: (changed) => setChosen({ ...chosen, ...changed }),
  };
}
