import { takeLeading } from 'typed-redux-saga';
import { fetchDashboardMenu, fetchOverview } from '@/services/dashboard';
import { loadDashboardMenu, loadOverview } from '@/store/dashboard';
import { bindRequest } from './bindRequest';

const menu = bindRequest(loadDashboardMenu, fetchDashboardMenu);
const overview = bindRequest(loadOverview, fetchOverview);

// Failures are shown in the place of what did not come, with another try.
export function* dashboardSaga() {
  yield* menu.watch(takeLeading);
  yield* overview.watch(takeLeading);
}
