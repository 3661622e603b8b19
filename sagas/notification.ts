import { put, select, takeEvery } from 'typed-redux-saga';
import { unseenCounted } from '@/store/profile';
import { selectAnswer } from '@/store/shopCalls';
import { changeAsked, changeDone, changeFailed, editPages, isAnswered } from './shopCalls';

/** Marks the rows with these ids as seen or unseen. They keep their places until the list is loaded again. */
const setRowsSeen = (ids: ReadonlySet<number>, seen: boolean) =>
  editPages('notifications', (items) => items.map((item) => (ids.has(item.id) ? { ...item, seen } : item)));

function* unseenIds() {
  const feed = yield* select(selectAnswer('notifications', {}));
  return new Set(feed?.data.filter(({ seen }) => !seen).map(({ id }) => id));
}

/** Shows rows as seen at once; the bell shows the server's count. After a failure they are unseen again. */
export function* notificationSaga() {
  /** The rows of «mark all» that were unseen before. */
  let before: ReadonlySet<number> = new Set();
  yield* takeEvery(isAnswered('notifications'), function* ({ payload }) {
    yield* put(unseenCounted(payload.result.extraObject.unseen));
  });
  yield* takeEvery(changeAsked('markSeen'), ({ payload }) => setRowsSeen(new Set([payload.input.id]), true));
  yield* takeEvery(changeFailed('markSeen'), ({ payload }) =>
    setRowsSeen(new Set([payload.args.input.id]), false),
  );
  yield* takeEvery(changeAsked('markAllSeen'), function* () {
    before = yield* unseenIds();
    yield* setRowsSeen(before, true);
  });
  yield* takeEvery(changeFailed('markAllSeen'), () => setRowsSeen(before, false));
  for (const name of ['markSeen', 'markAllSeen'] as const)
    yield* takeEvery(changeDone(name), function* ({ payload }) {
      yield* put(unseenCounted(payload.result.unseen));
    });
}
