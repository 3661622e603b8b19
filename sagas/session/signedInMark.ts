import { call, select, takeEvery } from 'typed-redux-saga';
import { markSignedIn } from '@/services/browser/page';
import { selectSignedIn, sessionRestored, userInfoChanged } from '@/store/session/session';

/** Marks the document while a customer is signed in, because the CSS of still parts depends on it. */
export function* signedInMarkSaga() {
  yield* takeEvery([sessionRestored.type, userInfoChanged.type], function* () {
    yield* call(markSignedIn, yield* select(selectSignedIn));
  });
}
