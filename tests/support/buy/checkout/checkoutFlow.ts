import mockRouter from 'next-router-mock';
import { addressSlice } from '@/store/address';
import {
  checkoutOpened,
  checkoutSlice,
  draftChanged,
  orderConfirmed,
  selectCheckout,
} from '@/store/checkout';
import { selectChoice } from '@/store/checkoutChoice';
import { loadProfile } from '@/store/profile';
import { aUser } from '@/tests/support/factories/profile';
import { installStorage } from '@/tests/support/fakeStorage';
import { openShop } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';
import { checkoutServer, slotIds } from './checkoutServer';

/** Storage of the browser of the present test. */
export let browser: ReturnType<typeof installStorage>;

/** Answers and received bodies of the server of the checkout. */
export let answers: ReturnType<typeof checkoutServer>;

/** A browser with empty storage, at the checkout. */
export function openBrowser() {
  browser = installStorage();
  answers = checkoutServer();
  mockRouter.push('/order');
}

/** Opens the checkout in this tab, like a page load: the store is new, the storage is not. */
export async function openCheckout() {
  const store = openShop({ as: 'customer', with: answers.rows });
  store.inject(addressSlice);
  store.inject(checkoutSlice);
  store.dispatch(loadProfile.success(undefined, aUser()));
  store.dispatch(checkoutOpened());
  const state = () => selectCheckout(store.getState());
  const choose = (draft: Parameters<typeof draftChanged>[0]) => store.dispatch(draftChanged(draft));
  /** Waits for the review of the present choice. */
  const reviewed = () =>
    until(() => {
      expect(state().reviewing).toBe(false);
      expect(state().reviewed?.choice).toEqual(selectChoice(store.getState()));
      expect(state().reviewed).not.toBeNull();
    });
  return { store, state, choose, reviewed, confirm: () => store.dispatch(orderConfirmed()) };
}

/** A checkout whose order can be confirmed. */
export async function openReview() {
  const checkout = await openCheckout();
  await until(() => expect(checkout.state().shipping.methods).not.toBeNull());
  checkout.choose({ methodId: 1, slotId: slotIds.afternoon });
  await checkout.reviewed();
  return checkout;
}
