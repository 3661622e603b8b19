import createSagaMiddleware, { type Task } from 'redux-saga';
import { readCartId } from '@/services/browser/browserStorage';
import { createApi } from '@/services/http/api';
import { basketImportSlice } from '@/store/basketImport';
import { serverTimeSeen } from '@/store/clock';
import { companionSlice } from '@/store/companion';
import { facilitySlice } from '@/store/facility';
import { facilityOfferSlice } from '@/store/facilityOffer';
import { failureSlice } from '@/store/failure';
import { keptBasketSlice } from '@/store/keptBasket';
import type { AppStore } from '@/store/makeStore';
import { profileSlice } from '@/store/profile';
import { serviceSlice } from '@/store/service';
import { loginSlice } from '@/store/session/login';
import { selectCartId, selectToken } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { sitePlacesSlice } from '@/store/sitePlaces';
import { walletSlice } from '@/store/wallet';
import { callPolicies, callsSaga } from './calls';
import { addFlowPolicies } from './failure/flowPolicies';
import { domainSagas } from './index';
import { knownConversationSaga } from './knownConversation';
import { lateSagas } from './late/lateSagas';
import { pageWatchSaga } from './pageWatch';
import { shopTable } from './shopCalls';

/**
 * Attaches the sagas to a store that is already on screen. Actions dispatched before are replayed in order.
 * @returns ends the sagas with their timers and listeners, as the closing of a tab does
 */
export function startEngine(store: AppStore, baseURL: string): () => void {
  const api = createApi(baseURL, {
    // The session identifies a customer's basket; a stored id is that of a guest basket that must still be imported.
    cartId: () => (selectToken(store.getState()) ? readCartId() : selectCartId(store.getState())),
    token: () => selectToken(store.getState()),
    onServerTime: (server) => store.dispatch(serverTimeSeen({ server, browser: Date.now() })),
  });
  store.inject(failureSlice);
  store.inject(facilityOfferSlice);
  // The sagas select from these slices, whether or not a screen has injected them.
  store.inject(profileSlice);
  store.inject(walletSlice);
  store.inject(loginSlice);
  store.inject(basketImportSlice);
  store.inject(sitePlacesSlice);
  store.inject(facilitySlice);
  store.inject(companionSlice);
  store.inject(keptBasketSlice);
  store.inject(serviceSlice);
  store.inject(shopCalls.slice);
  addFlowPolicies(callPolicies(shopTable));
  const sagas = createSagaMiddleware({ context: { api } });
  const running: Task[] = [];
  store.attachEngine(sagas, (queued) => {
    const waitingSince = new WeakMap(queued);
    running.push(
      ...domainSagas.map((saga) => sagas.run(saga)),
      sagas.run(callsSaga, shopTable, waitingSince),
      sagas.run(lateSagas, store, waitingSince),
      sagas.run(knownConversationSaga, store),
      sagas.run(pageWatchSaga, baseURL),
    );
  });
  return () => {
    for (const task of running) task.cancel();
  };
}
