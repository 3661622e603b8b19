import type { Transitions } from '@/backend/requests/transitions';
import type { ChequeState } from '@/contract/cheque';

/** The states that can follow each state of a cheque. */
export const transitions: Transitions<ChequeState> = {
  awaited: ['registered'],
  registered: ['inReview'],
  inReview: ['accepted', 'refused'],
  accepted: [],
  refused: ['registered'],
};
