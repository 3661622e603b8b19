import type { AxiosInstance } from 'axios';
import { call, cancelled, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '@/services/http/api';
import type { RequestFlow } from '@/store/requestFlow';

type Endpoint<Args, Result> = (api: AxiosInstance, args: Args, signal: AbortSignal) => Promise<Result>;
type Take = (pattern: string, worker: (action: never) => SagaGenerator<void>) => SagaGenerator<unknown>;

/**
 * Binds a flow to its endpoint. `run` makes the call, dispatches success or fail and returns that action. A failure is a
 * value: nothing is thrown. `watch` starts `run` on every request with the concurrency given to it (`takeLeading`
 * for loads and submits, `takeLatest` where the newest wins). A cancelled call is aborted and puts nothing.
 */
export function bindRequest<Args, Result>(flow: RequestFlow<Args, Result>, endpoint: Endpoint<Args, Result>) {
  function* run(args: Args) {
    const api = yield* getContext<AxiosInstance>('api');
    const aborter = new AbortController();
    let outcome: ReturnType<typeof flow.success> | ReturnType<typeof flow.fail>;
    try {
      outcome = flow.success(args, yield* call(endpoint, api, args, aborter.signal));
    } catch (error) {
      outcome = flow.fail(args, toFailure(error));
    } finally {
      if (yield* cancelled()) aborter.abort();
    }
    yield* put(outcome);
    return outcome;
  }

  function watch(take: Take) {
    return take(flow.request.type, function* (action: ReturnType<typeof flow.request>) {
      yield* run(action.payload);
    });
  }

  return { run, watch };
}
