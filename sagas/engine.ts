import createSagaMiddleware from 'redux-saga';
import { createApi } from '@/services/http';
import { serverTimeSeen } from '@/store/clock';
import { facilityDialogSlice } from '@/store/facilityDialog';
import type { AppStore } from '@/store/makeStore';
import { selectCartId, selectToken } from '@/store/session';
import { rootSaga } from './index';

/** Puts the saga engine into a store that is already on screen; what was dispatched before is replayed in order. */
export function startEngine(store: AppStore, baseURL: string): void {
  const api = createApi(baseURL, {
    cartId: () => selectCartId(store.getState()),
    token: () => selectToken(store.getState()),
    onServerTime: (server) => store.dispatch(serverTimeSeen({ server, browser: Date.now() })),
  });
  store.inject(facilityDialogSlice);
  const sagas = createSagaMiddleware({ context: { api } });
  store.attachEngine(sagas, () => sagas.run(rootSaga));
}
