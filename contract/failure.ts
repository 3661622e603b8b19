import type { ErrorCode } from './answer';

/** A failed call. Status 0 means that no answer came. */
export type Failure = {
  status: number;
  code: ErrorCode | 'network' | 'unexpected';
  /** The message of the server, which can be shown in a toast, or null. */
  message: string | null;
  /** Messages by field of the body, if the server sent any. */
  fields?: Record<string, string>;
  /** The id of the request, for an error of the server. */
  requestId?: string;
};
