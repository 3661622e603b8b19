import { actionChannel, call, put, take } from 'typed-redux-saga';
import * as calls from '@/services/address';
import { loadAddresses, preferAddress, removeAddress, restoreAddress, saveAddress } from '@/store/address';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

const loading = bindRequest(loadAddresses, calls.fetchAddresses);
const saving = bindRequest(saveAddress, calls.saveAddress);
const removing = bindRequest(removeAddress, calls.removeAddress);
const restoring = bindRequest(restoreAddress, calls.restoreAddress);
const preferring = bindRequest(preferAddress, calls.makeDefaultAddress);

type Change =
  | ReturnType<typeof saveAddress.request>
  | ReturnType<typeof removeAddress.request>
  | ReturnType<typeof restoreAddress.request>
  | ReturnType<typeof preferAddress.request>;

function* saveAndAnnounce({ payload }: ReturnType<typeof saveAddress.request>) {
  const outcome = yield* call(saving.run, payload);
  if (saveAddress.success.match(outcome)) {
    yield* put(toastRaised({ kind: 'success', text: 'نشانی ثبت شد' }));
  }
}

function* removeAndOfferUndo({ payload }: ReturnType<typeof removeAddress.request>) {
  const outcome = yield* call(removing.run, payload);
  if (removeAddress.fail.match(outcome)) return;
  yield* put(
    toastRaised({
      kind: 'info',
      text: 'نشانی حذف شد',
      detail: payload.title,
      action: { title: 'بازگرداندن', dispatch: restoreAddress.request(payload) },
    }),
  );
}

function* applyChange(change: Change) {
  if (saveAddress.request.match(change)) return yield* saveAndAnnounce(change);
  if (removeAddress.request.match(change)) return yield* removeAndOfferUndo(change);
  if (restoreAddress.request.match(change)) yield* restoring.run(change.payload);
  else yield* preferring.run(change.payload);
}

/** Sends changes one after the other, so that the newest answer is the newest state. */
export function* addressSaga() {
  const flows = [saveAddress, removeAddress, restoreAddress, preferAddress];
  yield* loading.watch(takeLatestUntil(flows.map(({ success }) => success.type)));
  const changes = yield* actionChannel<Change>(flows.map(({ request }) => request.type));
  for (;;) yield* call(applyChange, yield* take(changes));
}
