import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { stepHref, stepOf } from '@/rules/checkout/steps';
import { draftChanged, selectCheckout } from '@/store/checkout';

/**
 * Takes over what a link to the checkout has chosen: `?branch=` of a page of branches, `?gateway=` of a page of a gateway.
 * The query is removed, so that a later choice of the shopper survives a reload.
 */
export function usePresetChoice() {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const { restored } = useAppSelector(selectCheckout);
  const { isReady, query } = router;
  const { branch, gateway, step } = query;

  useEffect(() => {
    if (!restored || !isReady || (branch === undefined && gateway === undefined)) return;
    if (typeof branch === 'string') {
      dispatch(draftChanged({ methodId: null, slotId: null, branchId: Number(branch) || null }));
    }
    if (typeof gateway === 'string') dispatch(draftChanged({ gateway }));
    void router.replace(stepHref(stepOf(step)), undefined, { shallow: true, scroll: false });
  }, [restored, isReady, branch, gateway, step, dispatch, router]);
}
