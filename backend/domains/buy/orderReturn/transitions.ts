import type { Transitions } from '@/backend/requests/transitions';
import type { ReturnState } from '@/contract/orderReturn';

/** The states that can follow each state of a return. */
export const transitions: Transitions<ReturnState> = {
  requested: ['received', 'refused', 'cancelled'],
  received: ['accepted', 'refunded', 'refused'],
  /** A lender lowers its loan. */
  accepted: ['refunded'],
  refunded: [],
  refused: [],
  cancelled: [],
};
