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

/** Shows those of these ids as seen or not; they keep their places until the list is loaded again. */
function* show(ids: ReadonlySet<number>, seen: boolean) {
  const { items } = yield* select(selectNotifications);
  const next = items.map((item) => (ids.has(item.id) ? { ...item, seen } : item));
  yield* put(notificationsSlice.actions.itemsReplaced(next));
}

/** Seen at once on screen; the bell follows the server. A failure is silent on purpose: the mark comes back. */
function* mark({ payload: id }: ReturnType<typeof markSeen.request>) {
  const one = new Set([id]);
  yield* call(show, one, true);
  const outcome = yield* call(marking.run, id);
  if (markSeen.success.match(outcome)) yield* put(unseenCounted(outcome.payload.result.unseen));
  else yield* call(show, one, false);
}

function* markAll() {
  const { items } = yield* select(selectNotifications);
  const unseen = new Set(items.filter(({ seen }) => !seen).map(({ id }) => id));
  yield* call(show, unseen, true);
  const outcome = yield* call(markingAll.run, undefined);
  if (markAllSeen.success.match(outcome)) {
    yield* put(unseenCounted(outcome.payload.result.unseen));
    return;
  }
  yield* call(show, unseen, false);
}

export function* notificationSaga() {
  yield* watchList(notificationList.load, selectNotifications, (api, { cursor }, signal) =>
    calls.fetchNotifications(api, cursor === null ? {} : { cursor }, signal),
  );
  yield* takeEvery(notificationList.load.success, function* ({ payload }) {
    yield* put(unseenCounted(payload.result.extraObject.unseen));
  });
  yield* takeEvery(markSeen.request, mark);
  yield* takeLeading(markAllSeen.request, markAll);
}
