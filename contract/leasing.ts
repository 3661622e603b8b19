import { type Static, Type } from 'typebox';
import { Cheque } from './cheque';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { ChequeRule, FacilityPlan } from './facility';
import { highestScore } from './limits';

const Score = Type.Integer({ minimum: 0, maximum: highestScore });

/** A leasing plan: credit for baskets that the customer's cheques secure. */
export const LeasingPlan = Type.Object({
  ...FacilityPlan.properties,
  logoUrl: Nullable(Type.String()),
  /** Short sentences about the conditions, three or four. */
  highlights: Type.Array(Type.String()),
  /** The cheques that secure the contract. */
  cheque: ChequeRule,
  /** A request needs at least this credit score; 0 when the shop asks for none. */
  leastScore: Score,
  /** A request with this score, up to this amount, is approved at once. Both null when an operator decides every request. */
  instantScore: Nullable(Score),
  instantCeiling: Nullable(Toman),
  /** Days after the approval in which the cheques can be registered and the credit can be used. */
  useDays: Type.Integer({ minimum: 1 }),
  /** Working days until an operator decides. */
  answerDays: Type.Integer({ minimum: 1 }),
});
export type LeasingPlan = Static<typeof LeasingPlan>;

/**
 * - `inReview`: an operator decides;
 * - `approved`: the contract is made, and the customer registers its cheques; an operator judges them;
 * - `active`: every cheque is accepted, and the credit can be used;
 * - `rejected`, with a reason; `cancelled`: by the customer, before the credit; `expired`: no cheque was registered in time.
 *
 * In the first two the request is the open one of its customer; the others are final.
 */
export const LeasingState = Type.Enum(['inReview', 'approved', 'active', 'rejected', 'cancelled', 'expired']);
export type LeasingState = Static<typeof LeasingState>;

export const LeasingRequest = Type.Object({
  id: Id,
  state: LeasingState,
  plan: LeasingPlan,
  /** The wished amount. */
  amount: Toman,
  months: Type.Integer({ minimum: 1 }),
  /** The amount of the contract, at most the wished one; null before the approval. */
  granted: Nullable(Toman),
  /** The credit score with which the request was sent. */
  score: Nullable(Score),
  createdAt: Instant,
  /** The last day for cheques and purchases, a calendar date; null before the approval. */
  useBefore: Nullable(Type.String()),
  /** Persian reason of a rejection. */
  reason: Nullable(Type.String()),
  /** Every state the request has had, oldest first. */
  history: Type.Array(Type.Object({ state: LeasingState, at: Instant })),
  /** Empty before the approval, and after a request that came to nothing. */
  cheques: Type.Array(Cheque),
  /** Credit of an active request for baskets, with its unused part; null in other states. */
  credit: Nullable(Type.Object({ planId: Id, granted: Toman, left: Toman })),
});
export type LeasingRequest = Static<typeof LeasingRequest>;

/** `POST /user/leasing` with an `Idempotency-Key`: requests a credit. */
export const RequestLeasing = Strict({
  planId: Id,
  amount: Toman,
  months: Type.Integer({ minimum: 1, maximum: 120 }),
});
export type RequestLeasing = Static<typeof RequestLeasing>;
