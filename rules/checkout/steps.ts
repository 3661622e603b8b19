/** The steps of the checkout, in their order. */
export const checkoutSteps = ['address', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The address of a step. The first step has no query. */
export const stepHref = (step: CheckoutStep): string =>
  step === 'address' ? '/order' : `/order?step=${step}`;

/** The step that the query of the address asks for; the first one for an unknown value. */
export const stepOf = (value: unknown): CheckoutStep =>
  checkoutSteps.find((step) => step === value) ?? 'address';

/** The step to show: the one asked for, or the first one before it that is not complete. */
export function reachableStep(
  asked: CheckoutStep,
  complete: Readonly<Record<Exclude<CheckoutStep, 'review'>, boolean>>,
): CheckoutStep {
  for (const step of checkoutSteps) {
    if (step === asked || step === 'review' || !complete[step]) return step;
  }
  return 'review';
}
