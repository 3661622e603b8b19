import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadPlans, selectPlans, selectPlansFailed } from '@/store/plan';
import InstalmentSheet, { type SheetProps } from './InstalmentSheet';

/** The sheet of one product: every plan of the shop can be tried. */
export default function PublicInstalmentSheet(props: Omit<SheetProps, 'plans' | 'onRetry' | 'onApply'>) {
  const dispatch = useAppDispatch();
  const plans = useAppSelector(selectPlans);
  const failed = useAppSelector(selectPlansFailed);
  const load = useCallback(() => dispatch(loadPlans.request()), [dispatch]);
  useEffect(() => void load(), [load]);
  return <InstalmentSheet {...props} plans={plans} onRetry={failed ? load : undefined} />;
}
