import { screen } from '@testing-library/react';
import { CheckoutScreen } from '@/components/buy/checkout/CheckoutScreen';
import { emptyDraft } from '@/rules/checkout/choice';
import { aUserInfo } from '@/tests/support/factories/session';
import { openScreen } from '@/tests/support/openShop';
import { checkoutServer, slotIds } from './checkoutServer';

/** Answers and received bodies of the server of the checkout. */
export let answers: ReturnType<typeof checkoutServer>;

/** A server for the present test. Call it before each test. */
export function enterCheckout() {
  // jsdom has no layout, so nothing can be scrolled.
  Element.prototype.scrollIntoView = () => {};
  answers = checkoutServer();
}

/** The checkout that an earlier page of this tab stored. */
export function storeCheckout(
  draft: Partial<typeof emptyDraft> = { methodId: 1, slotId: slotIds.afternoon },
  placedOrderId: number | null = null,
) {
  const stored = {
    savedAt: Date.now(),
    mobile: aUserInfo().mobile,
    draft: { ...emptyDraft, ...draft },
    attempt: null,
    isSent: false,
    placedOrderId,
  };
  window.sessionStorage.setItem('checkout', JSON.stringify(stored));
}

/** Opens the checkout of a customer. @param query a step of its page, or nothing for the first one */
export const openCheckout = (
  query = '',
  { with: rows, ...opening }: NonNullable<Parameters<typeof openScreen>[1]> = {},
  shown = <CheckoutScreen />,
) =>
  openScreen(shown, {
    at: `/order${query && `?step=${query}`}`,
    as: 'customer',
    with: { ...answers.rows, ...rows },
    ...opening,
  });

/** Opens the step of the payment of a checkout whose choice is complete. */
export function openPayment(rows = {}) {
  storeCheckout();
  return openCheckout('payment', { with: rows });
}

/** Opens the last step of a checkout whose choice is complete. */
export async function openReview(rows = {}) {
  storeCheckout();
  const app = openCheckout('review', { with: rows });
  await screen.findByRole('checkbox', { name: /شرایط خرید/ });
  return app;
}

/** The main button of a step, not the one in the phones' bar. */
export const stepButton = (name: string) => screen.findByRole('button', { name });
export const stepHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
