import { call, put, takeLeading } from 'typed-redux-saga';
import type { AlertKind } from '@/contract/alert';
import * as calls from '@/services/alert';
import { changeAlert, loadAlerts } from '@/store/alert';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadAlerts, calls.fetchAlerts);
const changing = bindRequest(changeAlert, (api, { wanted, ...alert }) =>
  wanted ? calls.askAlert(api, alert) : calls.cancelAlert(api, alert.kind, alert.productPropertyId),
);

const promises: Readonly<Record<AlertKind, string>> = {
  stock: 'موجود شد، خبرتان می‌کنیم',
  price: 'ارزان شد، خبرتان می‌کنیم',
};

function* changeAndAnnounce({ payload }: ReturnType<typeof changeAlert.request>) {
  const outcome = yield* call(changing.run, payload);
  if (!changeAlert.success.match(outcome)) return;
  yield* put(
    toastRaised(
      payload.wanted
        ? { kind: 'success', text: promises[payload.kind], detail: 'با پیامک و با پیامی در حساب شما.' }
        : { kind: 'info', text: 'دیگر خبرتان نمی‌کنیم' },
    ),
  );
}

/** The variants about which a customer wants a message. After a failed load a press asks again, which the server accepts twice. */
export function* alertSaga() {
  yield* loading.watch(takeLeading);
  yield* takeLeading(changeAlert.request, changeAndAnnounce);
}
