import { call, put, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/stockAlert';
import { changeStockAlert, loadStockAlerts } from '@/store/stockAlert';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { announceFailure } from './failure/announceFailure';

const loading = bindRequest(loadStockAlerts, calls.fetchStockAlerts);
const changing = bindRequest(changeStockAlert, (api, { productPropertyId, wanted }) =>
  wanted ? calls.askStockAlert(api, productPropertyId) : calls.cancelStockAlert(api, productPropertyId),
);

function* changeAndAnnounce({ payload }: ReturnType<typeof changeStockAlert.request>) {
  const outcome = yield* call(changing.run, payload);
  if (changeStockAlert.fail.match(outcome)) return yield* call(announceFailure, outcome.payload.failure);
  return yield* put(
    toastRaised(
      payload.wanted
        ? {
            kind: 'success',
            text: 'موجود شد، خبرتان می‌کنیم',
            detail: 'با پیامک و با پیامی در حساب شما.',
          }
        : { kind: 'info', text: 'دیگر خبرتان نمی‌کنیم' },
    ),
  );
}

/** The variants a customer waits for. After a failed load a press asks again, which the server accepts twice. */
export function* stockAlertSaga() {
  yield* loading.watch(takeLeading);
  yield* takeLeading(changeStockAlert.request, changeAndAnnounce);
}
