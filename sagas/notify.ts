import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { isDesktop } from '@/services/screen';
import { lineRolledBack, purchaseDone, reasonOf } from '@/store/basket';
import { undoImport } from '@/store/importBasket';
import { overlayOpened, toastRaised } from '@/store/ui';
import { messages } from '@/utils/messages';
import { sayFailure } from './sayFailure';

/** The shopper asked for more than `maxBuy` or `stock` allows; nothing was sent. */
export const basketLimitReached = createAction<'maxBuy' | 'stock'>('notify/basketLimitReached');

/**
 * Which outcomes become toasts: of the basket's failures only a refused addition, the others say why in the basket
 * itself (`notice` of `store/basket.ts`). Loads are silent on purpose: they keep what is on screen and are asked again
 * when the shopper comes back.
 */
export function* notifySaga() {
  yield* takeEvery(lineRolledBack, function* ({ payload }) {
    if (payload.added) yield* put(toastRaised({ kind: 'danger', text: reasonOf(payload.failure) }));
  });
  yield* takeEvery(basketLimitReached, function* ({ payload }) {
    const text = payload === 'maxBuy' ? messages.maxBuyReached : messages.stockReached;
    yield* put(toastRaised({ kind: 'warning', text }));
  });
  yield* takeEvery(undoImport.success, function* () {
    yield* put(toastRaised({ kind: 'success', text: 'سبد پیشین شما بازگشت' }));
  });
  yield* takeEvery(undoImport.fail, function* ({ payload }) {
    yield* call(sayFailure, payload.failure);
  });
  yield* takeEvery(purchaseDone, function* ({ payload: title }) {
    if (yield* call(isDesktop)) yield* put(overlayOpened('basket'));
    else {
      yield* put(
        toastRaised({
          kind: 'success',
          text: 'به سبد افزوده شد',
          detail: title,
          link: { title: 'دیدن سبد', href: '/cart' },
        }),
      );
    }
  });
}
