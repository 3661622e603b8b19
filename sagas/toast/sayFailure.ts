import { put } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { reasonOf } from '@/store/basket';
import { toastRaised } from '@/store/ui';

/** Says why something was not done, but for an ended session: `session.ts` answers that with the login. */
export function* sayFailure(failure: Failure) {
  if (failure.status !== 401) yield* put(toastRaised({ kind: 'danger', text: reasonOf(failure) }));
}
