import type { Action } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { isDesktop } from '@/services/browser/screen';
import { basketLimitReached, lineRolledBack, purchaseDone, reasonOf } from '@/store/basket';
import { undoImport } from '@/store/basketImport';
import { overlayOpened, toastRaised } from '@/store/ui';
import { describeLimit } from '@/utils/purchaseLimit';
import { failureText, spokenFlowOf } from './failureSpeech';

type Failed = Action<string> & { payload: { failure: Failure } };

const isSpoken = (action: Action): action is Failed => spokenFlowOf(action.type) !== null;

/** Says why a call has failed. An ended session is answered by `session.ts` with the login, which cannot end itself. */
function* sayWhy({ type, payload: { failure } }: Failed) {
  const flow = spokenFlowOf(type);
  if (!flow || (failure.status === 401 && !flow.startsWith('login/'))) return;
  yield* put(toastRaised({ id: flow, kind: 'danger', text: failureText(flow, failure) }));
}

/**
 * Which outcomes become toasts: failures as `failureSpeech.ts` says. Of the basket's only a refused addition, the others
 * say why in the basket itself (`notice` of `store/basket.ts`).
 */
export function* notifySaga() {
  yield* takeEvery(isSpoken, sayWhy);
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
