import type { CheckoutChoice, ShippingMethod } from '@/contract/checkout';
import { compareReviews, type ReviewChanges } from '@/rules/checkout/changes';
import { chosenAddress, chosenShipping, reviewableChoice } from '@/rules/checkout/choice';
import { reasonOf } from '@/utils/firstLoad/texts';
import { selectAddressBook, shownAddresses } from './address';
import { type CheckoutState, selectCheckout } from './checkout';
import type { RootState } from './makeStore';

/** The address of the delivery; null until the addresses are loaded, or without any. */
export const selectDeliveryAddress = (state: RootState) =>
  chosenAddress(shownAddresses(selectAddressBook(state)), selectCheckout(state).draft);

/** The ways to ship to the chosen address; null until they are loaded. */
function selectShippingMethods(state: RootState): ShippingMethod[] | null {
  const { addressId, methods } = selectCheckout(state).shipping;
  return addressId !== null && addressId === selectDeliveryAddress(state)?.id ? methods : null;
}

const selectChosenShipping = (state: RootState) =>
  chosenShipping(selectShippingMethods(state), selectCheckout(state).draft);

/** The choice to review; null while something is not chosen. */
export const selectChoice = (state: RootState): CheckoutChoice | null =>
  reviewableChoice(selectCheckout(state).draft, selectDeliveryAddress(state), selectChosenShipping(state));

/** Changes by the shop since the shopper saw the review; null when there are none. */
export function reviewChangesOf({ before, reviewed }: CheckoutState): ReviewChanges | null {
  return before && reviewed && compareReviews(before, reviewed);
}

const signedOut = 'نشست شما پایان یافته بود و سفارش ثبت نشد. پس از ورود دوباره پرداخت کنید.';
const lostAnswer = 'پاسخ سرور نرسید. دوباره تلاش کنید؛ سفارش دو بار ثبت نمی‌شود.';

/** Says why the order was not placed, or that its answer was lost; null when neither happened. */
export function placingError({ placing: { failure } }: CheckoutState): string | null {
  if (!failure) return null;
  if (failure.status === 401) return signedOut;
  return failure.status === 0 ? lostAnswer : reasonOf(failure);
}
