import type { Action } from '@reduxjs/toolkit';
import { type SagaGenerator, takeLatest } from 'typed-redux-saga';

/**
 * `takeLatest` for a load that a change supersedes. The answer of a change is the newest state, so it cancels a load under
 * way, which may have been answered before the change.
 * @param changes types of the successes of these changes
 */
export const takeLatestUntil =
  (changes: readonly string[]) => (pattern: string, worker: (action: never) => SagaGenerator<void>) =>
    takeLatest([pattern, ...changes], function* (action: Action<string>) {
      // The pattern is the type of the actions that the worker handles, but the type of the worker does not express this.
      if (action.type === pattern) yield* worker(action as never);
    });
