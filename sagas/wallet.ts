import { fetchWalletEntries } from '@/services/wallet';
import { selectWalletEntries, walletList } from '@/store/wallet';
import { watchList } from './watchList';

export function* walletSaga() {
  yield* watchList(walletList.load, selectWalletEntries, fetchWalletEntries);
}
