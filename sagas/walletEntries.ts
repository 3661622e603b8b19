import { takeLatest } from 'typed-redux-saga';
import { fetchWalletEntries } from '@/services/wallet';
import { loadWalletEntries } from '@/store/walletEntries';
import { bindRequest } from './bindRequest';

const entries = bindRequest(loadWalletEntries, fetchWalletEntries);

// The filter chosen last wins. A failure is shown in the list's place, with another try.
export function* walletEntriesSaga() {
  yield* entries.watch(takeLatest);
}
