import type { Action } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { isDesktop } from '@/services/browser/screen';
import { basketLimitReached, lineRolledBack, purchaseDone, reasonOf } from '@/store/basket';
import { undoImport } from '@/store/basketImport';
import { overlayOpened, toastRaised } from '@/store/ui';
import { describeLimit } from '@/utils/purchaseLimit';
import { type FailAction, failureText, isFailAction, policyOf } from './failure/flowPolicies';

/** A failure of which the table of flow policies asks for a toast. An ended session opens the login instead. */
function isAnnouncedFailure(action: Action<string>): action is FailAction {
  if (!isFailAction(action)) return false;
  const policy = policyOf(action);
  if (typeof policy?.failure !== 'object') return false;
  return action.payload.failure.status !== 401 || policy.unauthorized === 'wrongCredentials';
}

function* showFailureToast(action: FailAction) {
  const flow = policyOf(action)?.flow;
  const text = flow && failureText(flow, action.payload.failure);
  // A repeated failure of the same flow replaces its toast.
  if (text) yield* put(toastRaised({ id: action.type, kind: 'danger', text }));
}

/**
 * Turns outcomes into toasts. `flowPolicies.ts` says which failures; of the basket only a refused addition has a toast,
 * because the basket shows its other failures itself (`notice` in `store/basket.ts`).
 */
export function* notifySaga() {
  yield* takeEvery(isAnnouncedFailure, showFailureToast);
  yield* takeEvery(lineRolledBack, function* ({ payload }) {
    if (payload.added) yield* put(toastRaised({ kind: 'danger', text: reasonOf(payload.failure) }));
  });
  yield* takeEvery(basketLimitReached, function* ({ payload }) {
    const { text, reason } = describeLimit(payload.limit, payload.limits);
    yield* put(toastRaised({ kind: 'warning', text, detail: reason }));
  });
  yield* takeEvery(undoImport.success, function* () {
    yield* put(toastRaised({ kind: 'success', text: 'سبد پیشین شما بازگشت' }));
  });
  yield* takeEvery(purchaseDone, function* ({ payload: title }) {
    if (yield* call(isDesktop)) yield* put(overlayOpened('basket'));
    else {
      yield* put(
        toastRaised({
          kind: 'success',
          text: 'به سبد افزوده شد',
          detail: title,
          link: { title: 'دیدن سبد', href: '/cart' },
        }),
      );
    }
  });
}
