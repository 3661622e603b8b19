import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/notification';
import {
  markAllSeen,
  markSeen,
  notificationList,
  notificationsSlice,
  selectNotifications,
} from '@/store/notification';
import { unseenCounted } from '@/store/profile';
import { bindRequest } from './bindRequest';
import { watchList } from './watchList';

const marking = bindRequest(markSeen, calls.markNotificationSeen);
const markingAll = bindRequest(markAllSeen, calls.markAllNotificationsSeen);

/** Marks the rows with these ids as seen or unseen. They keep their places until the list is loaded again. */
function* setRowsSeen(ids: ReadonlySet<number>, seen: boolean) {
  const { items } = yield* select(selectNotifications);
  const next = items.map((item) => (ids.has(item.id) ? { ...item, seen } : item));
  yield* put(notificationsSlice.actions.itemsReplaced(next));
}

/** Shows the row as seen at once; the bell shows the server's count. After a failure the row is unseen again. */
function* markOneSeen({ payload: id }: ReturnType<typeof markSeen.request>) {
  const one = new Set([id]);
  yield* call(setRowsSeen, one, true);
  const outcome = yield* call(marking.run, id);
  if (markSeen.success.match(outcome)) yield* put(unseenCounted(outcome.payload.result.unseen));
  else yield* call(setRowsSeen, one, false);
}

function* markEverySeen() {
  const { items } = yield* select(selectNotifications);
  const unseen = new Set(items.filter(({ seen }) => !seen).map(({ id }) => id));
  yield* call(setRowsSeen, unseen, true);
  const outcome = yield* call(markingAll.run, undefined);
  if (markAllSeen.success.match(outcome)) {
    yield* put(unseenCounted(outcome.payload.result.unseen));
    return;
  }
  yield* call(setRowsSeen, unseen, false);
}

export function* notificationSaga() {
  yield* watchList(notificationList.load, selectNotifications, (api, { cursor }, signal) =>
    calls.fetchNotifications(api, cursor === null ? {} : { cursor }, signal),
  );
  yield* takeEvery(notificationList.load.success, function* ({ payload }) {
    yield* put(unseenCounted(payload.result.extraObject.unseen));
  });
  yield* takeEvery(markSeen.request, markOneSeen);
  yield* takeLeading(markAllSeen.request, markEverySeen);
}
