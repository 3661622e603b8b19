import { buffers } from 'redux-saga';
import { actionChannel, call, fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import * as basketCalls from '@/services/basket';
import * as calls from '@/services/facility';
import { noticeChanged } from '@/store/basket';
import { choosePlan, loadBasketPlans, loadPlans, selectPlans } from '@/store/facility';
import { reasonOf } from '@/utils/firstLoad/texts';
import { acceptAnswer, basketOwner, loadCurrentBasket } from './basket/basketAnswer';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadPlans, calls.fetchPlans);
const loadingOfBasket = bindRequest(loadBasketPlans, calls.fetchBasketPlans);
const choosing = bindRequest(choosePlan, basketCalls.choosePlan);

function* loadUnknownPlans() {
  if ((yield* select(selectPlans)) === null) yield* call(loading.run, undefined);
}

/** Sends one choice at a time. Of the choices made meanwhile only the last is sent. */
function* sendChoices() {
  const choices = yield* actionChannel<ReturnType<typeof choosePlan.request>>(
    choosePlan.request.type,
    buffers.sliding(1),
  );
  for (;;) {
    const { payload } = yield* take(choices);
    const owner = yield* call(basketOwner);
    yield* put(noticeChanged(null));
    const outcome = yield* call(choosing.run, payload);
    if (choosePlan.success.match(outcome)) yield* call(acceptAnswer, outcome.payload.result, owner);
    else {
      const { failure } = outcome.payload;
      if (failure.status !== 401) yield* put(noticeChanged(reasonOf(failure)));
      yield* call(loadCurrentBasket);
    }
  }
}

export function* facilitySaga() {
  yield* takeLeading(loadPlans.request, loadUnknownPlans);
  yield* loadingOfBasket.watch(takeLatest);
  yield* fork(sendChoices);
}
