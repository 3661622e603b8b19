import { spawn } from 'typed-redux-saga';
import { basketSaga } from './basket';
import { dashboardSaga } from './dashboard';
import { navigationSaga } from './navigation';
import { notifySaga } from './notify';
import { paymentResultSaga } from './paymentResult';
import { popupSaga } from './popup';
import { searchSaga } from './search';
import { sessionSaga } from './session';
import { siteSaga } from './site';
import { themeSaga } from './theme';

const rooms = [
  siteSaga,
  sessionSaga,
  basketSaga,
  notifySaga,
  navigationSaga,
  searchSaga,
  popupSaga,
  themeSaga,
  paymentResultSaga,
  dashboardSaga,
];

/** Each room is spawned: one that dies takes no other along. */
export function* rootSaga() {
  for (const room of rooms) yield* spawn(room);
}
