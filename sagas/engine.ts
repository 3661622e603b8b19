import createSagaMiddleware from 'redux-saga';
import { readCartId } from '@/services/browser/browserStorage';
import { createApi } from '@/services/http/api';
import { serverTimeSeen } from '@/store/clock';
import { facilityDialogSlice } from '@/store/facilityDialog';
import { importBasketSlice } from '@/store/importBasket';
import { loginSlice } from '@/store/login';
import type { AppStore } from '@/store/makeStore';
import { placesSlice } from '@/store/places';
import { selectCartId, selectToken } from '@/store/session';
import { userSlice } from '@/store/user';
import { rootSaga } from './index';

/** Puts the saga engine into a store that is already on screen; what was dispatched before is replayed in order. */
export function startEngine(store: AppStore, baseURL: string): void {
  const api = createApi(baseURL, {
    // A customer's basket goes by their session; what is stored is a guest's that is still to be taken over.
    cartId: () => (selectToken(store.getState()) ? readCartId() : selectCartId(store.getState())),
    token: () => selectToken(store.getState()),
    onServerTime: (server) => store.dispatch(serverTimeSeen({ server, browser: Date.now() })),
  });
  store.inject(facilityDialogSlice);
  // What the sagas select must be there, whether its screen has been or not.
  store.inject(userSlice);
  store.inject(loginSlice);
  store.inject(importBasketSlice);
  store.inject(placesSlice);
  const sagas = createSagaMiddleware({ context: { api } });
  store.attachEngine(sagas, () => sagas.run(rootSaga));
}
