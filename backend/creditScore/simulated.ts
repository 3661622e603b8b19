import { createHash } from 'node:crypto';
import type { CreditScoreProvider } from './provider';

const lowestScore = 480;
const scoreRange = 390;

/**
 * A bureau for a shop without a contract with one. The same national id always has the same score, 480 to 869.
 */
export const simulatedScores: CreditScoreProvider = {
  name: 'simulated',
  isDemo: true,
  async askScore(nationalCode) {
    const digest = createHash('sha256').update(`credit-score:${nationalCode}`).digest();
    return {
      score: lowestScore + (digest.readUInt32BE(0) % scoreRange),
      reference: digest.toString('hex', 4, 10),
    };
  },
};
