import type { ProductCard } from '@/contract/product';
import { useAppSelector } from '@/hooks/useStore';
import { type ChosenTerms, quotePlan } from '@/rules/facility/quote';
import { selectFacilityPlan } from '@/store/site';

/**
 * The instalment that a product's card shows; null for one that is gone, or that the shop's plan does not cover.
 * @param price toman @param terms those of the plan itself when left out
 */
export function useInstalment({ inStock }: ProductCard, price: number, terms?: ChosenTerms) {
  const plan = useAppSelector(selectFacilityPlan);
  const quote = plan && inStock ? quotePlan(plan, price, terms) : null;
  return quote?.eligible ? quote : null;
}
