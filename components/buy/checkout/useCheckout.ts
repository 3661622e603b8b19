import { useMemo } from 'react';
import { useAppSelector } from '@/hooks/useStore';
import { chosenAddress, chosenGateway, chosenShipping } from '@/rules/checkout/choice';
import { selectAddressBook, shownAddresses } from '@/store/address';
import { selectCheckout } from '@/store/checkout';
import { reviewChangesOf } from '@/store/checkoutChoice';
import { selectChoosingPlan } from '@/store/facility';

/** The state of the checkout with everything that follows from it: what is chosen, what is complete, what has changed. */
export function useCheckout() {
  const state = useAppSelector(selectCheckout);
  const book = useAppSelector(selectAddressBook);
  const choosingPlan = useAppSelector(selectChoosingPlan) !== null;
  return useMemo(() => {
    const { draft, reviewed, reviewFailure } = state;
    const addresses = shownAddresses(book);
    const address = chosenAddress(addresses, draft);
    const methods = address && state.shipping.addressId === address.id ? state.shipping.methods : null;
    const shipping = chosenShipping(methods, draft);
    const shippingDone = shipping?.complete === true;
    const review = shippingDone ? (reviewed?.review ?? null) : null;
    const gateway = review && chosenGateway(review, draft);
    return {
      ...state,
      /** A plan that is being stored changes the review too, and so may addresses that load again and the shipping methods. */
      reviewing: state.reviewing || book.loading || state.shipping.loading || choosingPlan,
      addresses,
      addressesFailed: book.loadFailed,
      address,
      methods,
      chosen: shipping,
      review,
      gateway,
      changes: reviewChangesOf(state),
      complete: {
        address: address !== null,
        shipping: shippingDone,
        payment: review !== null && (review.atGateway === 0 || gateway !== null),
      },
      /** Whether everything that decides which steps are complete has been answered. */
      settled:
        state.restored &&
        addresses !== null &&
        (address === null || methods !== null || state.shipping.failed) &&
        (!shippingDone || review !== null || reviewFailure !== null),
    };
  }, [state, book, choosingPlan]);
}

export type Checkout = ReturnType<typeof useCheckout>;
