import type { Task } from 'redux-saga';
import { cancel, fork, put, select, takeEvery } from 'typed-redux-saga';
import { makeDeskChange, readDesk } from '@/services/desk';
import { changeDesk, deskReadKey, deskReadReleased, loadDesk, selectDesk } from '@/store/desk';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadDesk, (api, { read, query }, signal) => readDesk(api, read, query, signal));
const changing = bindRequest(changeDesk, (api, { change, input }) => makeDeskChange(api, change, input));

/** Runs one load for each read and query: a newer request replaces the older one, and a part that leaves ends it. */
function* watchReads() {
  const tasks = new Map<string, Task>();
  yield* takeEvery(loadDesk.request, function* ({ payload }) {
    const key = deskReadKey(payload);
    const running = tasks.get(key);
    if (running) yield* cancel(running);
    tasks.set(key, yield* fork(loading.run, payload));
  });
  yield* takeEvery(deskReadReleased, function* ({ payload }) {
    const key = deskReadKey(payload);
    const running = tasks.get(key);
    tasks.delete(key);
    if (running) yield* cancel(running);
  });
}

/** A change may concern everything that the screen shows. */
function* loadShownAgain() {
  const { reads } = yield* select(selectDesk);
  for (const { args } of Object.values(reads)) yield* put(loadDesk.request(args));
}

export function* deskSaga() {
  yield* watchReads();
  yield* changing.watch(takeEvery);
  yield* takeEvery(changeDesk.success, loadShownAgain);
}
