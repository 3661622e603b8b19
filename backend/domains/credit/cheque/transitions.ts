import type { ChequeState } from '@/contract/cheque';

/**
 * The states that can follow each state of a cheque. The same table as in `cheque_follows` in SQL, which the database
 * enforces; a test compares both.
 */
export const transitions: Readonly<Record<ChequeState, readonly ChequeState[]>> = {
  awaited: ['registered'],
  registered: ['inReview'],
  inReview: ['accepted', 'refused'],
  accepted: [],
  refused: ['registered'],
};
