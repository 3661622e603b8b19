import type { Transitions } from '@/backend/requests/transitions';
import type { CooperationState } from '@/contract/cooperation';

/** The states that can follow each state of a merchant's request. */
export const transitions: Transitions<CooperationState> = {
  draft: ['submitted'],
  submitted: ['inReview', 'needsCorrection', 'approved', 'rejected'],
  inReview: ['needsCorrection', 'approved', 'rejected'],
  needsCorrection: ['submitted', 'rejected'],
  approved: [],
  rejected: [],
};
