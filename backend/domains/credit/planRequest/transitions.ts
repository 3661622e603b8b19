import type { PlanRequestState } from '@/contract/planRequest';

/**
 * The states that can follow each state of a loan request. The same table as in `plan_request_follows` in SQL, which the
 * database enforces; a test compares both.
 */
export const transitions: Readonly<Record<PlanRequestState, readonly PlanRequestState[]>> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['inReview', 'rejected', 'cancelled'],
  inReview: ['needsCorrection', 'approved', 'rejected', 'cancelled'],
  needsCorrection: ['inReview', 'rejected', 'cancelled'],
  approved: ['contract', 'rejected', 'cancelled'],
  rejected: [],
  contract: ['paidOut'],
  paidOut: [],
  cancelled: [],
};

/** The states from which a request can come into a state. */
export const statesBefore = (state: PlanRequestState): string[] =>
  Object.entries(transitions).flatMap(([from, next]) => (next.includes(state) ? [from] : []));
