import type { Failure } from '@/contract/failure';
import { tryAgain } from '@/utils/firstLoad/texts';

/** The state of sending a form. */
export type FormState = {
  status: 'idle' | 'busy' | 'done' | 'failed';
  /** The failure of the last attempt; null when it did not fail. */
  failure: Failure | null;
};

export const idleForm: FormState = { status: 'idle', failure: null };
export const busyForm: FormState = { status: 'busy', failure: null };
export const doneForm: FormState = { status: 'done', failure: null };
export const failedForm = (failure: Failure): FormState => ({ status: 'failed', failure });

/** The error text above a form: the message of the server if it sent one, otherwise `fallback`. Null without a failure. */
export function formError({ failure }: FormState, fallback: string = tryAgain): string | null {
  return failure && (failure.message ?? fallback);
}
