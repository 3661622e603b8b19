import { spawn } from 'typed-redux-saga';
import { addressSaga } from './address';
import { bannerSaga } from './banner';
import { basketSaga } from './basket/basket';
import { basketImportSaga } from './basket/basketImport';
import { checkoutSaga } from './checkout/checkout';
import { chequeSaga } from './cheque';
import { dashboardSaga } from './dashboard';
import { deviceSaga } from './device';
import { facilitySaga } from './facility';
import { favoriteSaga } from './favorite';
import { fileSaga } from './file';
import { maintenanceSaga } from './maintenance';
import { navigationSaga } from './navigation';
import { notificationSaga } from './notification';
import { notifySaga } from './notify';
import { orderSaga } from './order';
import { orderReturnSaga } from './orderReturn';
import { fromOrderSaga } from './payment/fromOrder';
import { paymentSaga } from './payment/payment';
import { planSaga } from './plan';
import { profileSaga } from './profile/profile';
import { profileDeletionSaga } from './profile/profileDeletion';
import { profilePasswordSaga } from './profile/profilePassword';
import { searchSaga } from './search';
import { serviceSaga } from './service';
import { loginSaga } from './session/login';
import { sessionSaga } from './session/session';
import { signedInMarkSaga } from './session/signedInMark';
import { siteSaga } from './site';
import { stockAlertSaga } from './stockAlert';
import { themeSaga } from './theme';
import { walletSaga } from './wallet';

const domainSagas = [
  siteSaga,
  sessionSaga,
  signedInMarkSaga,
  profileSaga,
  loginSaga,
  basketImportSaga,
  fileSaga,
  maintenanceSaga,
  basketSaga,
  serviceSaga,
  notifySaga,
  navigationSaga,
  searchSaga,
  bannerSaga,
  themeSaga,
  fromOrderSaga,
  paymentSaga,
  dashboardSaga,
  walletSaga,
  orderSaga,
  chequeSaga,
  orderReturnSaga,
  addressSaga,
  checkoutSaga,
  deviceSaga,
  profileDeletionSaga,
  profilePasswordSaga,
  facilitySaga,
  planSaga,
  favoriteSaga,
  notificationSaga,
  stockAlertSaga,
];

/** Spawns every domain saga, so that an uncaught error stops only that one. */
export function* rootSaga() {
  for (const saga of domainSagas) yield* spawn(saga);
}
