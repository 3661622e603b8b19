import { useCallback, useEffect } from 'react';
import InstalmentSheet, { type SheetProps } from '@/components/credit/facility/InstalmentSheet';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectBasketAnswer } from '@/store/basket';
import { choosePlan, loadBasketPlans, selectBasketPlans, selectPlansFailed } from '@/store/facility';

/** The sheet of the basket: each plan says whether this basket can be bought on it, and the choice is stored. */
export default function BasketPlanSheet(
  props: Omit<SheetProps, 'plans' | 'onRetry' | 'onApply' | 'onTerms'>,
) {
  const dispatch = useAppDispatch();
  const plans = useAppSelector(selectBasketPlans);
  const failed = useAppSelector(selectPlansFailed);
  const load = useCallback(() => dispatch(loadBasketPlans.request()), [dispatch]);
  const revision = useAppSelector(selectBasketAnswer)?.data.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a basket lacks for a plan may change with every line.
  useEffect(() => void load(), [load, revision]);
  return (
    <InstalmentSheet
      {...props}
      plans={plans}
      onRetry={failed ? load : undefined}
      onApply={(terms) => dispatch(choosePlan.request(terms))}
    />
  );
}
