import type { Transitions } from '@/backend/requests/transitions';
import type { PlanRequestState } from '@/contract/planRequest';

/** The states that can follow each state of a loan request. */
export const transitions: Transitions<PlanRequestState> = {
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
