import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { onOtherTabChange } from '@/services/browser/browserStorage';
import { openTabChannel } from '@/services/browser/tabChannel';
import { changeLine, clearBasket, loadBasket } from '@/store/basket';
import { importBasket, undoImport } from '@/store/basketImport';
import { changeService, removeInsurance } from '@/store/service';
import { selectCartId, selectSignedIn } from '@/store/session/session';
import { adoptStoredBasket } from './basketAnswer';

/**
 * Keeps the baskets of the tabs equal: a tab reloads a basket that another tab changed and takes over a new one. Failed
 * changes are announced too, because the server may have made them before the answer was lost.
 */
export function* syncWithOtherTabs() {
  const { announceBasketChange, onBasketChange } = yield* call(openTabChannel);
  const flows = [changeLine, clearBasket, changeService, removeInsurance, importBasket, undoImport];
  yield* takeEvery(
    flows.flatMap(({ success, fail }) => [success.type, fail.type]),
    function* () {
      yield* call(announceBasketChange);
    },
  );
  const changes = eventChannel<'changed' | 'replaced'>((emit) => {
    const stopChanges = onBasketChange(() => emit('changed'));
    const stopStorage = onOtherTabChange('cartId', () => emit('replaced'));
    return () => {
      stopChanges();
      stopStorage();
    };
  });
  yield* takeEvery(changes, function* (change) {
    const known = (yield* select(selectCartId)) !== null || (yield* select(selectSignedIn));
    if (change === 'replaced' || !known) yield* call(adoptStoredBasket);
    else yield* put(loadBasket.request());
  });
}
