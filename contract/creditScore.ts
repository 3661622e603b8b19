import { type Static, Type } from 'typebox';
import { Instant, Strict } from './common';
import { highestScore } from './limits';

/** The range of a score, from the lowest risk to the highest; `rules/creditScore.ts` has their bounds. */
export const ScoreGrade = Type.Enum(['A', 'B', 'C', 'D', 'E']);
export type ScoreGrade = Static<typeof ScoreGrade>;

/** The credit score of a customer, which a bureau answered after the customer's consent. */
export const CreditScore = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: highestScore }),
  grade: ScoreGrade,
  /** When the customer agreed to the enquiry that gave this score. */
  consentedAt: Instant,
  /** The score counts for requests until then. */
  expiresAt: Instant,
  /** Whether the shop has no bureau and invented the score from the national id. */
  isDemo: Type.Boolean(),
});
export type CreditScore = Static<typeof CreditScore>;

/** `POST /user/creditScore`: asks the bureau, unless a score is still valid. Without the consent nothing is asked. */
export const AskCreditScore = Strict({ consent: Type.Literal(true) });
export type AskCreditScore = Static<typeof AskCreditScore>;
