import type { AxiosInstance } from 'axios';
import type { Task } from 'redux-saga';
import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { isOutcomeUnknown } from '@/services/http/api';
import * as calls from '@/services/service';
import { selectServerLine } from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import {
  changeService,
  removeInsurance,
  type ServiceChange,
  selectWantedService,
  serviceRolledBack,
  serviceSettled,
  serviceWanted,
} from '@/store/service';
import { selectSignedIn, selectToken } from '@/store/session/session';
import { acceptAnswer, basketOwner, loadCurrentBasket } from './basket/basketAnswer';
import { renewSession, waitForLine } from './basket/basketLine';
import { bindRequest } from './bindRequest';

/** The service of a line as the server has it. */
function* readServerService({ productPropertyId, serviceId }: ServiceChange) {
  const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
  return line?.allServiceItems.find((service) => service.serviceId === serviceId);
}

/** Binds a change of a service to its call. `price` and `discountPrice` are those that the shopper saw. */
const bindChange = (prices: { price?: number; discountPrice?: number }) =>
  bindRequest(changeService, (api: AxiosInstance, { productPropertyId, serviceId, count }) => {
    const change = { productPropertyId, serviceItems: [{ serviceId, count, ...prices }] };
    return count === 0 ? calls.removeServices(api, change) : calls.addServices(api, change);
  });

/**
 * Sends the newest wanted count of a service, one call at a time, until the sent count is still the wanted one. A service
 * whose line is gone is settled. A change without an answer is compared with the basket that is loaded then.
 */
function* settleService(service: ServiceChange) {
  for (let reloaded = false; ; ) {
    yield* call(waitForLine, service.productPropertyId);
    const wanted = yield* select((state: RootState) => selectWantedService(state, service));
    if (wanted === undefined) return;
    const known = yield* call(readServerService, service);
    if (!known || wanted.count === known.count) return yield* put(serviceSettled(service));
    const owner = yield* call(basketOwner);
    const { price, discountPrice } = known;
    const outcome = yield* call(bindChange({ price, discountPrice }).run, wanted);
    // After a sign-in or sign-out during the call the shopper has another basket, so the answer is dropped.
    if ((yield* select(selectToken)) !== owner.token) return yield* put(serviceSettled(service));
    if (changeService.success.match(outcome)) {
      yield* call(acceptAnswer, outcome.payload.result, owner);
      const isNewest = (yield* select((state: RootState) => selectWantedService(state, service))) === wanted;
      if (isNewest) return yield* put(serviceSettled(service));
      continue;
    }
    const { failure } = outcome.payload;
    if (yield* call(renewSession, failure)) continue;
    const isStale = !reloaded && (isOutcomeUnknown(failure) || failure.status === 404);
    yield* call(loadCurrentBasket);
    reloaded = true;
    const now = yield* call(readServerService, service);
    if (isStale && now?.count === wanted.count) continue;
    return yield* put(serviceRolledBack({ ...service, failure }));
  }
}

const bindRemoval = (signedIn: boolean) =>
  bindRequest(removeInsurance, (api, { basketId }) => calls.removeInsurance(api, { basketId, signedIn }));
const removing = { customer: bindRemoval(true), guest: bindRemoval(false) };

/** Takes the insurance off a line, by the path of a customer or of a guest. */
function* removeLineInsurance({ payload }: ReturnType<typeof removeInsurance.request>) {
  yield* call(waitForLine, payload.productPropertyId);
  const owner = yield* call(basketOwner);
  const remove = (yield* select(selectSignedIn)) ? removing.customer : removing.guest;
  const outcome = yield* call(remove.run, payload);
  if (removeInsurance.success.match(outcome)) yield* call(acceptAnswer, outcome.payload.result, owner);
  else if (!(yield* call(renewSession, outcome.payload.failure))) yield* call(loadCurrentBasket);
  else yield* put(removeInsurance.request(payload));
}

export function* serviceSaga() {
  /** The task that settles each service of each line. */
  const tasks = new Map<string, Task>();
  yield* takeEvery(serviceWanted, function* ({ payload }) {
    const key = `${payload.productPropertyId}-${payload.serviceId}`;
    if (tasks.get(key)?.isRunning()) return;
    tasks.set(key, yield* fork(settleService, payload));
  });
  yield* takeEvery(removeInsurance.request, removeLineInsurance);
}
