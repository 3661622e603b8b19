import { put, takeEvery } from 'typed-redux-saga';
import type { RequestFlow } from '@/store/requestFlow';
import { toastRaised } from '@/store/ui';

/** Shows a toast after every successful call of a flow. */
export function announceSuccess<Args, Result>(
  flow: RequestFlow<Args, Result>,
  text: string,
  detail?: string,
) {
  return takeEvery(flow.success.type, function* () {
    yield* put(toastRaised({ kind: 'success', text, ...(detail && { detail }) }));
  });
}
