import type { AxiosInstance } from 'axios';
import type { Failure } from '@/contract/failure';
import { minuteMs } from '@/utils/timeUnits';
import { createUuid } from '@/utils/uuid';
import { isOutcomeUnknown, toFailure } from './api';

type Call<Args, Result> = (
  api: AxiosInstance,
  args: Args,
  key: string,
  signal: AbortSignal,
) => Promise<Result>;

/** For how long (ms) an unanswered call is repeated with its key. The server considers a longer call lost. */
const repeatedForMs = 2 * minuteMs;

/** Whether the call may still be under way, or may have done its work without an answer that reached the browser. */
const mayHaveWorked = (failure: Failure) => isOutcomeUnknown(failure) || failure.status === 409;

/**
 * Gives a call that money depends on its `Idempotency-Key`. While the outcome of a call is unknown, a repetition with the
 * same arguments has the same key, so that the server does the work once. After a known outcome the next call is new. A 409
 * keeps the key: the first call may be under way, and the server frees the key of every other refused call. The function that
 * is returned remembers one unanswered call, so each store makes its own (`tests/unit/house/moduleState.test.ts`).
 */
export function withIdempotencyKey<Args, Result>(send: Call<Args, Result>) {
  let unanswered: { args: string; key: string; since: number } | null = null;
  return async (api: AxiosInstance, args: Args, signal: AbortSignal): Promise<Result> => {
    const text = JSON.stringify(args);
    const repeats = unanswered?.args === text && Date.now() - unanswered.since < repeatedForMs;
    const open = repeats && unanswered ? unanswered : { args: text, key: createUuid(), since: Date.now() };
    unanswered = open;
    try {
      const result = await send(api, args, open.key, signal);
      unanswered = null;
      return result;
    } catch (error) {
      if (!mayHaveWorked(toFailure(error))) unanswered = null;
      throw error;
    }
  };
}

/** The header of an idempotent call. */
export const keyHeader = (key: string) => ({ 'Idempotency-Key': key });
