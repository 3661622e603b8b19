import { call, put, select } from 'typed-redux-saga';
import { readCheckout, writeCheckout } from '@/services/browser/browserStorage';
import { checkoutRestored, type PlacingAttempt, selectCheckout } from '@/store/checkout';
import { selectUserInfo } from '@/store/session/session';
import { type CheckoutDraft, emptyDraft } from '@/utils/checkout/choice';

/** For how long (ms) a reload repeats an order by itself. Later the shopper would not expect it. */
const repeatedForMs = 10 * 60_000;

/** The checkout of one customer in this tab. */
type StoredCheckout = {
  /** When it was stored, ms since the epoch. */
  savedAt: number;
  /** Mobile number of the customer. */
  mobile: string;
  draft: CheckoutDraft;
  /** The order that was sent and whose answer is not known; null without one. */
  attempt: PlacingAttempt | null;
  /** The order that was placed last; null without one. */
  placedOrderId: number | null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Only the shop writes this entry, so the check is for an entry of an earlier release. */
function isStoredCheckout(value: unknown): value is StoredCheckout {
  if (!isObject(value) || !isObject(value.draft)) return false;
  const { draft, attempt } = value;
  return (
    typeof value.mobile === 'string' &&
    typeof value.savedAt === 'number' &&
    Object.keys(emptyDraft).every((key) => key in draft) &&
    (attempt === null || (isObject(attempt) && isObject(attempt.order) && typeof attempt.key === 'string'))
  );
}

/** The stored checkout of the signed-in customer, or null. */
export function* readOwnCheckout() {
  const stored = yield* call(readCheckout);
  const customer = yield* select(selectUserInfo);
  return isStoredCheckout(stored) && stored.mobile === customer?.mobile ? stored : null;
}

/** Stores the choice of the signed-in customer. @param attempt an order whose outcome is not known yet */
export function* storeCheckout(attempt: PlacingAttempt | null) {
  const customer = yield* select(selectUserInfo);
  if (!customer) return;
  const { draft, placedOrderId } = yield* select(selectCheckout);
  const { mobile } = customer;
  const stored: StoredCheckout = { savedAt: Date.now(), mobile, draft, attempt, placedOrderId };
  yield* call(writeCheckout, stored);
}

/** Restores the choice after a reload. Returns the attempt to repeat: its outcome is not known. Null without one. */
export function* restoreCheckout() {
  const stored = yield* call(readOwnCheckout);
  yield* put(
    checkoutRestored({ draft: stored?.draft ?? null, placedOrderId: stored?.placedOrderId ?? null }),
  );
  return stored && Date.now() - stored.savedAt < repeatedForMs ? stored.attempt : null;
}
