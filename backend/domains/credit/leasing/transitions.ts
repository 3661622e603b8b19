import type { Transitions } from '@/backend/requests/transitions';
import type { LeasingState } from '@/contract/leasing';

/** The states that can follow each state of a leasing request. */
export const transitions: Transitions<LeasingState> = {
  inReview: ['approved', 'rejected', 'cancelled'],
  approved: ['active', 'rejected', 'cancelled', 'expired'],
  active: [],
  rejected: [],
  cancelled: [],
  expired: [],
};
