import type { LeasingState } from '@/contract/leasing';

/**
 * The states that can follow each state of a leasing request. The same table as in `leasing_follows` in SQL, which the database
 * enforces; a test compares both.
 */
export const transitions: Readonly<Record<LeasingState, readonly LeasingState[]>> = {
  inReview: ['approved', 'rejected', 'cancelled'],
  approved: ['active', 'rejected', 'cancelled', 'expired'],
  active: [],
  rejected: [],
  cancelled: [],
  expired: [],
};

/** The states from which a request can come into a state. */
export const statesBefore = (state: LeasingState): string[] =>
  Object.entries(transitions).flatMap(([from, next]) => (next.includes(state) ? [from] : []));
