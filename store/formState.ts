import type { Failure } from '@/contract/failure';
import { reasonOf } from './basket';

/** How far the sending of a form has come. */
export type FormState = {
  status: 'idle' | 'busy' | 'done' | 'failed';
  /** Why it was refused; the newest time only. */
  failure: Failure | null;
};

export const idleForm: FormState = { status: 'idle', failure: null };
export const busyForm: FormState = { status: 'busy', failure: null };
export const doneForm: FormState = { status: 'done', failure: null };
export const failedForm = (failure: Failure): FormState => ({ status: 'failed', failure });

/** What stands over a refused form: the server's own words when it said any; null while nothing was refused. */
export function formError({ failure }: FormState): string | null {
  return failure && reasonOf(failure);
}
