import type { UnknownAction } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import { buffers, runSaga, stdChannel } from 'redux-saga';
import { actionChannel, call, getContext, select, take } from 'typed-redux-saga';
import { addFlowPolicies, forgetLateRequest } from '@/sagas/failure/flowPolicies';
import { loadAgain } from '@/services/browser/firstLoad/loadAgain';
import type { AppStore, RootState } from '@/store/makeStore';
import { lateDomains } from './lateDomains';

type LoadDomain = NonNullable<(typeof lateDomains)[keyof typeof lateDomains]>;
type PassAction = (action: UnknownAction) => void;
type Store = Pick<AppStore, 'dispatch' | 'getState' | 'heldFiles'>;
/** When each action was dispatched that waited for the engine, ms since the epoch. */
type WaitingSince = Pick<WeakMap<UnknownAction, number>, 'get'>;

/**
 * Loads the sagas of a domain and runs them with a channel of their own. Returns the function that passes actions to them;
 * actions wait in order until the chunk is loaded. A request that changes something and waited too long fails without being sent.
 */
function startDomain(
  load: LoadDomain,
  { dispatch, getState, heldFiles }: Store,
  api: AxiosInstance,
  waitingSince: WaitingSince,
): PassAction {
  const waiting: { action: UnknownAction; since: number }[] = [];
  let pass: PassAction = (action) => {
    waiting.push({ action, since: waitingSince.get(action) ?? Date.now() });
  };
  void loadAgain(load).then(({ lateDomain }) => {
    addFlowPolicies(lateDomain.policies);
    const channel = stdChannel<UnknownAction>();
    const io = { channel, dispatch, getState, context: { api, heldFiles } };
    for (const saga of lateDomain.sagas) runSaga(io, saga);
    pass = (action) => {
      channel.put(action);
    };
    for (const { action, since } of waiting) {
      const forgotten = forgetLateRequest(action, Date.now() - since);
      if (forgotten) dispatch(forgotten);
      else channel.put(action);
    }
  });
  return (action) => pass(action);
}

/** Domains whose slice is in the state. */
function neededDomains(state: RootState): LoadDomain[] {
  const needed: LoadDomain[] = [];
  for (const [slice, load] of Object.entries(lateDomains)) if (slice in state) needed.push(load);
  return needed;
}

/**
 * Starts the sagas of a late domain with the first action after one of its slices was added to the store, and passes every
 * action to the domains that have started. So the engine has no code of checkout, payment and the like.
 */
export function* lateSagas(store: Store, waitingSince: WaitingSince) {
  const api = yield* getContext<AxiosInstance>('api');
  const actions = yield* actionChannel<UnknownAction>('*', buffers.expanding());
  const started = new Map<LoadDomain, PassAction>();
  for (;;) {
    const action = yield* take(actions);
    const state: RootState = yield* select();
    for (const load of neededDomains(state))
      if (!started.has(load)) started.set(load, yield* call(startDomain, load, store, api, waitingSince));
    for (const pass of started.values()) pass(action);
  }
}
