import { call, put, takeEvery } from 'typed-redux-saga';
import { describeLimit } from '@/rules/purchaseLimit';
import { isDesktop } from '@/services/browser/screen';
import { basketLimitReached, lineRolledBack, purchaseDone } from '@/store/basket';
import { undoImport } from '@/store/basketImport';
import { overlayOpened, toastRaised } from '@/store/ui';
import { errorDetail } from '@/utils/errorCode';
import { reasonOf } from '@/utils/firstLoad/texts';
import { type FailAction, failureText, isFailAction, policyOf } from './failure/flowPolicies';

/** Shows the toast of a failed flow, if its policy has one. An ended session opens the login instead. */
function* showFailureToast(action: FailAction) {
  const policy = policyOf(action);
  if (!policy) return;
  const { failure } = action.payload;
  if (failure.status === 401 && policy.unauthorized !== 'wrongCredentials') return;
  const text = failureText(policy, failure);
  // A repeated failure of the same flow replaces its toast.
  if (text) yield* put(toastRaised({ id: action.type, kind: 'danger', text, ...errorDetail(failure) }));
}

/**
 * Turns outcomes into toasts. `flowPolicies.ts` says which failures; of the basket only a refused addition has a toast,
 * because the basket shows its other failures itself (`notice` in `store/basket.ts`).
 */
export function* notifySaga() {
  yield* takeEvery(isFailAction, showFailureToast);
  yield* takeEvery(lineRolledBack, function* ({ payload }) {
    if (payload.added && !payload.late)
      yield* put(
        toastRaised({
          kind: 'danger',
          text: reasonOf(payload.failure),
          ...errorDetail(payload.failure),
        }),
      );
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
