import { call, put, select } from 'typed-redux-saga';
import { emptyDraft } from '@/rules/checkout/choice';
import { readCheckout, writeCheckout } from '@/services/browser/browserStorage';
import { type CheckoutProgress, checkoutRestored, selectCheckout } from '@/store/checkout';
import { selectUserInfo } from '@/store/session/session';
import { hourMs } from '@/utils/timeUnits';

/** How long (ms) the checkout shows after a reload that the answer to its order was lost. */
const saidForMs = hourMs;

/** The checkout of one customer in this tab. */
type StoredCheckout = CheckoutProgress & {
  /** When it was stored, ms since the epoch. */
  savedAt: number;
  /** Mobile number of the customer. */
  mobile: string;
  /** Whether the attempt was sent and its outcome is not known. */
  isSent: boolean;
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
    typeof value.isSent === 'boolean' &&
    Object.keys(emptyDraft).every((key) => key in draft) &&
    (attempt === null || (isObject(attempt) && isObject(attempt.order) && typeof attempt.key === 'string'))
  );
}

/** Stores the checkout of the signed-in customer. @param isSent whether its attempt is sent and the outcome is not known */
export function* storeCheckout({ isSent }: { isSent: boolean }) {
  const customer = yield* select(selectUserInfo);
  if (!customer) return;
  const { draft, attempt, placedOrderId } = yield* select(selectCheckout);
  const { mobile } = customer;
  const stored: StoredCheckout = { savedAt: Date.now(), mobile, isSent, draft, attempt, placedOrderId };
  yield* call(writeCheckout, stored);
}

/** Restores the checkout after a reload. An attempt keeps its key, so that a new press of the same order places it once. */
export function* restoreCheckout() {
  const entry = yield* call(readCheckout);
  const customer = yield* select(selectUserInfo);
  const stored = isStoredCheckout(entry) && entry.mobile === customer?.mobile ? entry : null;
  const unansweredSince = stored?.isSent && Date.now() - stored.savedAt < saidForMs ? stored.savedAt : null;
  yield* put(checkoutRestored(stored && { ...stored, unansweredSince }));
}
