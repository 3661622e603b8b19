import { addressSaga } from './address';
import { bannerSaga } from './banner';
import { basketSaga } from './basket/basket';
import { basketImportSaga } from './basket/basketImport';
import { facilitySaga } from './facility';
import { facilityOfferSaga } from './facilityOffer';
import { favoriteSaga } from './favorite';
import { maintenanceSaga } from './maintenance';
import { navigationSaga } from './navigation';
import { notificationSaga } from './notification';
import { notifySaga } from './notify';
import { offlineSaga } from './offline';
import { fromOrderSaga } from './payment/fromOrder';
import { profileSaga } from './profile';
import { searchSaga } from './search';
import { serviceSaga } from './service';
import { loginSaga } from './session/login';
import { sessionSaga } from './session/session';
import { signedInMarkSaga } from './session/signedInMark';
import { shopCallsSaga } from './shopCalls';
import { siteSaga } from './site';
import { themeSaga } from './theme';
import { walletSaga } from './wallet';

/** The sagas of the domains. Each is run alone, so that an uncaught error stops only that one. */
export const domainSagas = [
  siteSaga,
  sessionSaga,
  signedInMarkSaga,
  profileSaga,
  walletSaga,
  loginSaga,
  basketImportSaga,
  maintenanceSaga,
  basketSaga,
  serviceSaga,
  notifySaga,
  navigationSaga,
  searchSaga,
  bannerSaga,
  themeSaga,
  fromOrderSaga,
  shopCallsSaga,
  addressSaga,
  facilityOfferSaga,
  facilitySaga,
  favoriteSaga,
  notificationSaga,
  offlineSaga,
];
