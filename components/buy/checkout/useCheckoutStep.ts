import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { type CheckoutStep, reachableStep, stepHref, stepOf } from '@/rules/checkout/steps';
import type { Checkout } from './useCheckout';

/**
 * The step of the address. Each step has a history entry, so that Back leads to the step before. A step whose predecessors
 * are not complete is replaced by the first one that is not.
 */
export function useCheckoutStep({ complete, settled }: Checkout) {
  const router = useRouter();
  const asked = stepOf(router.query.step);
  const step = reachableStep(asked, complete);
  const isWrong = router.isReady && settled && step !== asked;

  useEffect(() => {
    if (isWrong) void router.replace(stepHref(step), undefined, { shallow: true, scroll: false });
  }, [isWrong, router, step]);

  return {
    step,
    goTo: (next: CheckoutStep) =>
      void router.push(stepHref(next), undefined, { shallow: true, scroll: false }),
  };
}
