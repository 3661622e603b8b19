import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { fetchDashboardMenu, fetchOverview } from '@/services/dashboard';
import { loadDashboardMenu, loadOverview, prepareOverview, selectDashboardNeeded } from '@/store/dashboard';
import { changeFavorite } from '@/store/favorite';
import { markAllSeen, markSeen } from '@/store/notification';
import { editProfile } from '@/store/profile';
import { bindRequest } from './bindRequest';

const menu = bindRequest(loadDashboardMenu, fetchDashboardMenu);
const overview = bindRequest(loadOverview, fetchOverview);
const preparing = bindRequest(prepareOverview, fetchOverview);

/** What the badges of the menu count or tell. */
const changes = [markSeen, markAllSeen, editProfile, changeFavorite].map((flow) => flow.success.type);

// Failures are shown in the place of what did not come, with another try; of what was only prepared, not at all.
export function* dashboardSaga() {
  // The newest question wins: an older answer may be of before a change.
  yield* menu.watch(takeLatest);
  yield* takeEvery(changes, function* () {
    if (yield* select(selectDashboardNeeded)) yield* put(loadDashboardMenu.request());
  });
  yield* overview.watch(takeLeading);
  yield* preparing.watch(takeLeading);
}
