import { createHash } from 'node:crypto';
import type { CreditScoreProvider } from './provider';

const usual = { lowest: 480, range: 390 };
/** Scores below what every plan of the demo shop asks for. */
const poor = { lowest: 300, range: 160 };

/**
 * A bureau for the demo shop. The same national id always has the same score: 480 to 869, and 300 to 459 when it ends in 0, so that
 * the refusal of a plan can be seen too.
 */
export const simulatedScores: CreditScoreProvider = {
  name: 'simulated',
  isDemo: true,
  async askScore({ nationalCode }) {
    const digest = createHash('sha256').update(`credit-score:${nationalCode}`).digest();
    const { lowest, range } = nationalCode.endsWith('0') ? poor : usual;
    return {
      score: lowest + (digest.readUInt32BE(0) % range),
      reference: digest.toString('hex', 4, 10),
    };
  },
};
