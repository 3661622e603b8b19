import { put } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { toastRaised } from '@/store/ui';
import { errorDetail } from '@/utils/errorCode';
import { reasonOf } from '@/utils/firstLoad/texts';

/** Shows a toast with the reason of a failure. A 401 shows none: `sagas/session/session.ts` opens the login instead. */
export function* announceFailure(failure: Failure) {
  if (failure.status === 401) return;
  yield* put(toastRaised({ kind: 'danger', text: reasonOf(failure), ...errorDetail(failure) }));
}
