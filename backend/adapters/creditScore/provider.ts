import type { Person } from '@/backend/adapters/identity/provider';

/** The answer of a credit bureau. */
type ScoreAnswer = {
  /** 0 to 900. */
  score: number;
  /** The bureau's number of the enquiry. */
  reference: string;
};

/** Asks a credit bureau for scores. */
export type CreditScoreProvider = {
  name: string;
  /** Whether the scores are invented, so that screens say so. */
  isDemo: boolean;
  /**
   * Asks for the score of a person, who has agreed to it.
   * @throws ScoreUnavailable when the bureau refused or did not answer
   */
  askScore(person: Person): Promise<ScoreAnswer>;
};

/** The bureau gave no score. The message is for the log. */
export class ScoreUnavailable extends Error {}
