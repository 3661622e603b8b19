import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';

/** Creates the three actions of one call. Each carries `args`, so that a reducer knows which request an answer belongs to. */
export function createRequestFlow<Args = void, Result = void>(name: string) {
  return {
    request: createAction(`${name}/request`, (args: Args) => ({ payload: args })),
    success: createAction(`${name}/success`, (args: Args, result: Result) => ({ payload: { args, result } })),
    fail: createAction(`${name}/fail`, (args: Args, failure: Failure) => ({ payload: { args, failure } })),
  };
}

export type RequestFlow<Args, Result> = ReturnType<typeof createRequestFlow<Args, Result>>;
