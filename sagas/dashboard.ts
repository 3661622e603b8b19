import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { fetchDashboardMenu, fetchOverview } from '@/services/dashboard';
import { loadDashboardMenu, loadOverview, prepareOverview, selectDashboardNeeded } from '@/store/dashboard';
import { changeFavorite } from '@/store/favorite';
import { profileSaved } from '@/store/profile';
import { bindRequest } from './bindRequest';
import { changeDone } from './shopCalls';

const loadingMenu = bindRequest(loadDashboardMenu, fetchDashboardMenu);
const loadingOverview = bindRequest(loadOverview, fetchOverview);
const preparingOverview = bindRequest(prepareOverview, fetchOverview);

/** Outcomes that change a badge of the menu. */
const badgeChanges = [
  profileSaved.type,
  changeFavorite.success.type,
  changeDone('markSeen'),
  changeDone('markAllSeen'),
];

export function* dashboardSaga() {
  // The newest load wins, because the answer of an older one may lack a change.
  yield* loadingMenu.watch(takeLatest);
  yield* takeEvery(badgeChanges, function* () {
    if (yield* select(selectDashboardNeeded)) yield* put(loadDashboardMenu.request());
  });
  yield* loadingOverview.watch(takeLeading);
  yield* preparingOverview.watch(takeLeading);
}
