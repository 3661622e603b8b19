import type { Transitions } from '@/backend/requests/transitions';
import type { AttemptState, PaymentOutcome } from '@/contract/payment';

/**
 * The states that can follow each state of an attempt. `cancelled`, `failed` and `expired` can be verified once more, because
 * a bank may take the money after it has said that it did not.
 */
export const transitions: Transitions<AttemptState> = {
  /** Written down, not yet accepted by the gateway. */
  created: ['redirected', 'failed', 'expired'],
  /** The shopper is at the gateway. */
  redirected: ['returned', 'verifying', 'expired'],
  /** The browser has come back. */
  returned: ['verifying', 'expired'],
  /** The gateway is being asked for the money, by one process only. */
  verifying: ['verified', 'settled', 'cancelled', 'failed', 'unknown'],
  /** The money is here and its purpose is served; the gateway still wants a settlement. */
  verified: ['settled'],
  /** Final: the money is here and its purpose is served. */
  settled: [],
  cancelled: ['verifying'],
  failed: ['verifying'],
  /** Given up, because the shopper did not pay in time. */
  expired: ['verifying'],
  /** The gateway did not say what happened, or the money is on its way back. */
  unknown: ['verifying', 'expired', 'reverted', 'refunded'],
  /** The money went back to the card. */
  reverted: [],
  /** The money went into the wallet. */
  refunded: [],
};

/** Outcome that the shopper sees of each state. */
export const outcomes: Readonly<Record<AttemptState, PaymentOutcome>> = {
  created: 'checking',
  redirected: 'checking',
  returned: 'checking',
  verifying: 'checking',
  unknown: 'checking',
  verified: 'paid',
  settled: 'paid',
  cancelled: 'notPaid',
  failed: 'notPaid',
  expired: 'notPaid',
  reverted: 'refunded',
  refunded: 'refunded',
};

/** States from which the return of a browser or an inquiry leads to a verification. */
export const openStates: readonly AttemptState[] = ['redirected', 'returned', 'unknown'];
/** States of attempts that were given up, though the bank may have taken the money afterwards. */
export const givenUpStates: readonly AttemptState[] = ['cancelled', 'failed', 'expired'];
