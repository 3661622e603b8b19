import { useCallback, useEffect } from 'react';
import type { ListedPlan } from '@/contract/facility';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadPlans, selectPlans, selectPlansFailed } from '@/store/facility';
import InstalmentSheet, { type SheetProps } from './InstalmentSheet';

type Props = Omit<SheetProps, 'plans' | 'onRetry' | 'onApply'> & {
  /** Slugs of the product's category and those above it. */
  categories: readonly string[];
};

/** Why a plan does not cover a product of these categories; null when it does. */
function reasonOf({ categories: covered }: ListedPlan, categories: readonly string[]): string | null {
  if (!covered || covered.some(({ slug }) => categories.includes(slug))) return null;
  return `این طرح فقط برای ${covered.map(({ title }) => title).join(' و ')} است.`;
}

/** The sheet of one product: every plan of the shop that covers it can be tried. */
export default function PublicInstalmentSheet({ categories, ...props }: Props) {
  const dispatch = useAppDispatch();
  const plans = useAppSelector(selectPlans);
  const failed = useAppSelector(selectPlansFailed);
  const load = useCallback(() => dispatch(loadPlans.request()), [dispatch]);
  useEffect(() => void load(), [load]);
  const offered = plans?.map((plan) => ({ ...plan, reason: reasonOf(plan, categories) })) ?? null;
  return <InstalmentSheet {...props} plans={offered} onRetry={failed ? load : undefined} />;
}
