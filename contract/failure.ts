import type { ErrorCode } from './answer';

/** A call that did not succeed: status 0 means that no answer came. */
export type Failure = {
  status: number;
  code: ErrorCode | 'network' | 'unexpected';
  /** The server's own words, fit for a toast, or null. */
  message: string | null;
  /** What is wrong with which field of the body, where the server said so. */
  fields?: Record<string, string>;
};
