import createSagaMiddleware from 'redux-saga';
import { readCartId } from '@/services/browser/browserStorage';
import { createApi } from '@/services/http/api';
import { basketImportSlice } from '@/store/basketImport';
import { serverTimeSeen } from '@/store/clock';
import { facilitySlice } from '@/store/facility';
import type { AppStore } from '@/store/makeStore';
import { placesSlice } from '@/store/place';
import { profileSlice } from '@/store/profile';
import { loginSlice } from '@/store/session/login';
import { selectCartId, selectToken } from '@/store/session/session';
import { rootSaga } from './index';

/** Puts the saga engine into a store that is already on screen; what was dispatched before is replayed in order. */
export function startEngine(store: AppStore, baseURL: string): void {
  const api = createApi(baseURL, {
    // A customer's basket goes by their session; what is stored is a guest's that is still to be taken over.
    cartId: () => (selectToken(store.getState()) ? readCartId() : selectCartId(store.getState())),
    token: () => selectToken(store.getState()),
    onServerTime: (server) => store.dispatch(serverTimeSeen({ server, browser: Date.now() })),
  });
  store.inject(facilitySlice);
  // What the sagas select must be there, whether its screen has been or not.
  store.inject(profileSlice);
  store.inject(loginSlice);
  store.inject(basketImportSlice);
  store.inject(placesSlice);
  const sagas = createSagaMiddleware({ context: { api } });
  store.attachEngine(sagas, () => sagas.run(rootSaga));
}
