import { call, select, takeEvery } from 'typed-redux-saga';
import { markSignedIn } from '@/services/browser/page';
import { selectSignedIn, sessionRestored, userInfoChanged } from '@/store/session/session';

/** Marks the document while somebody is signed in: parts that stay as the server rendered them follow it in CSS. */
export function* signedInMarkSaga() {
  yield* takeEvery([sessionRestored.type, userInfoChanged.type], function* () {
    yield* call(markSignedIn, yield* select(selectSignedIn));
  });
}
