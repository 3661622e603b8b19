import { fetchWalletEntries } from '@/services/wallet';
import { selectWalletEntries, walletList } from '@/store/walletEntries';
import { watchList } from './watchList';

export function* walletEntriesSaga() {
  yield* watchList(walletList.load, selectWalletEntries, fetchWalletEntries);
}
