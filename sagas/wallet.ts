import { takeLatest } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import { getWallet } from '@/services/wallet';
import { loadWallet } from '@/store/wallet';

const loadingWallet = bindRequest(loadWallet, getWallet);

export function* walletSaga() {
  // The newest load wins: a payment may have changed the wallet after an older one was sent.
  yield* loadingWallet.watch(takeLatest);
}
