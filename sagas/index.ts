import { spawn } from 'typed-redux-saga';
import { accountSaga } from './account';
import { addressesSaga } from './addresses';
import { basketSaga } from './basket';
import { dashboardSaga } from './dashboard';
import { devicesSaga } from './devices';
import { facilityDialogSaga } from './facilityDialog';
import { favoritesSaga } from './favorites';
import { importBasketSaga } from './importBasket';
import { loginSaga } from './login';
import { maintenanceSaga } from './maintenance';
import { navigationSaga } from './navigation';
import { notificationsSaga } from './notifications';
import { notifySaga } from './notify';
import { ordersSaga } from './orders';
import { paymentResultSaga } from './paymentResult';
import { popupSaga } from './popup';
import { searchSaga } from './search';
import { sessionSaga } from './session';
import { signedInMarkSaga } from './signedInMark';
import { siteSaga } from './site';
import { stockAlertsSaga } from './stockAlerts';
import { themeSaga } from './theme';
import { userSaga } from './user';
import { walletEntriesSaga } from './walletEntries';

const rooms = [
  siteSaga,
  sessionSaga,
  signedInMarkSaga,
  userSaga,
  loginSaga,
  importBasketSaga,
  maintenanceSaga,
  basketSaga,
  notifySaga,
  navigationSaga,
  searchSaga,
  popupSaga,
  themeSaga,
  paymentResultSaga,
  dashboardSaga,
  walletEntriesSaga,
  ordersSaga,
  addressesSaga,
  devicesSaga,
  accountSaga,
  facilityDialogSaga,
  favoritesSaga,
  notificationsSaga,
  stockAlertsSaga,
];

/** Each room is spawned: one that dies takes no other along. */
export function* rootSaga() {
  for (const room of rooms) yield* spawn(room);
}
