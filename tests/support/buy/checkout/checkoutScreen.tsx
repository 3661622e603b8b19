import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { CheckoutScreen } from '@/components/buy/checkout/CheckoutScreen';
import { emptyDraft } from '@/rules/checkout/choice';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';
import { checkoutServer, slotIds } from './checkoutServer';

/** A signed-in customer in a new tab, and the server of the checkout. Call it before each test. */
export function enterCheckout() {
  // jsdom has no layout, so nothing can be scrolled.
  Element.prototype.scrollIntoView = () => {};
  window.sessionStorage.clear();
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/user/notifications`, () => HttpResponse.json({}, { status: 503 })),
  );
  return checkoutServer();
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

/** Opens a step; the first one without a name. */
export function openCheckout(step?: string) {
  mockRouter.setCurrentUrl(step ? `/order?step=${step}` : '/order');
  return renderApp(<CheckoutScreen />);
}

/** Opens the last step of a checkout whose choice is complete. */
export async function openReview() {
  storeCheckout();
  const app = openCheckout('review');
  await screen.findByRole('checkbox', { name: /شرایط خرید/ });
  return app;
}

/** The main button of a step, not the one in the phones' bar. */
export const stepButton = (name: string) => screen.findByRole('button', { name });
export const stepHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
