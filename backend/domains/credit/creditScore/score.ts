import { Type } from 'typebox';
import { type CreditScoreProvider, ScoreUnavailable } from '@/backend/adapters/creditScore/provider';
import type { LiveIdentity } from '@/backend/adapters/identity/provider';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import { runAlone } from '@/backend/server/idempotency';
import type { Limiter } from '@/backend/server/limiter';
import { Instant, Nullable } from '@/contract/common';
import type { CreditScore } from '@/contract/creditScore';
import { gradeOf } from '@/rules/creditScore';
import { dayMs } from '@/utils/timeUnits';
import { messages } from './messages';

/** A score counts for requests this long after its enquiry. */
const scoreLifetimeMs = 30 * dayMs;
/** Enquiries of a customer in a day. Each costs the shop money. */
const maxEnquiriesPerDay = 3;

/** Names the enquiry among the calls that a customer makes one at a time. */
const enquiryKind = '9d0c7f5e-3a52-4a3e-8f0b-6a1d2f0c4b71';

const findNewestScore = declareStatement({
  name: 'credit_score',
  text: `SELECT s.score, s.consented_at AS "consentedAt", s.expires_at AS "expiresAt", s.is_demo AS "isDemo"
    FROM credit_scores s WHERE s.user_id = $customer`,
  row: Type.Object({
    score: Type.Integer(),
    consentedAt: Instant,
    expiresAt: Instant,
    isDemo: Type.Boolean(),
  }),
});
const readIdentity = declareStatement({
  name: 'credit_score_identity',
  text: `SELECT mobile, national_code AS "nationalCode", shares_national_code AS "isShared"
    FROM users WHERE id = $customer AND removed_at IS NULL`,
  row: Type.Object({
    mobile: Type.String(),
    nationalCode: Nullable(Type.String()),
    isShared: Type.Boolean(),
  }),
});
const insertScore = declareStatement({
  name: 'credit_score_store',
  text: `INSERT INTO credit_scores (user_id, score, provider, reference, is_demo, consented_at, expires_at)
    SELECT u.id, $score, $provider, $reference, $isDemo, $consentedAt, $expiresAt
    FROM users u WHERE u.id = $customer AND u.removed_at IS NULL
    ON CONFLICT (user_id) DO UPDATE SET score = excluded.score, provider = excluded.provider, reference = excluded.reference,
      is_demo = excluded.is_demo, consented_at = excluded.consented_at, expires_at = excluded.expires_at
    RETURNING score`,
  row: Type.Object({ score: Type.Integer() }),
});

/** The last credit score of a customer, valid or not; null when none was asked for. */
export async function readScore(db: Database, customer: number): Promise<CreditScore | null> {
  const [row] = await db.query(findNewestScore, { customer });
  return row ? { ...row, grade: gradeOf(row.score) } : null;
}

type Bureau = CreditScoreProvider | null;

/** Whether a score counts for requests. An invented one counts for nothing once the shop asks a real bureau. */
const isValid = (score: CreditScore, bureau: Bureau, now: number) =>
  Date.parse(score.expiresAt) > now && bureau !== null && (bureau.isDemo || !score.isDemo);

/** The score that counts for requests; null without one, after its time, and in a shop without a bureau. @param now ms since the epoch */
export async function readValidScore(
  db: Database,
  bureau: Bureau,
  customer: number,
  now: number,
): Promise<number | null> {
  const score = await readScore(db, customer);
  return score && isValid(score, bureau, now) ? score.score : null;
}

type Parts = {
  db: Database;
  now: () => number;
  limiter: Limiter;
  creditScore: Bureau;
  identity: LiveIdentity;
};

/**
 * Asks the bureau for the score of a customer, who has just agreed, and stores it with the moment. A score that is still valid
 * is answered without another enquiry. Calls at the same time make one enquiry, because each costs money.
 * @throws 409 in a shop without a bureau, without a national id of one's own in the profile, and while another call asks, 429 after
 * too many enquiries in a day, 503 when the bureau gives none
 */
export function askScore(parts: Parts, customer: number): Promise<CreditScore> {
  return runAlone(parts, { customer, kind: enquiryKind }, () => readOrAskScore(parts, customer));
}

async function readOrAskScore(
  { db, now, limiter, creditScore, identity }: Parts,
  customer: number,
): Promise<CreditScore> {
  if (!creditScore) throw refuse(409, 'conflict', messages.noBureau);
  const known = await readScore(db, customer);
  if (known && isValid(known, creditScore, now())) return known;
  const [found] = await db.query(readIdentity, { customer });
  if (!found?.nationalCode) throw refuseNationalCode(messages.profileNeeded);
  if (found.isShared) throw refuseNationalCode(messages.sharedNationalCode);
  const person = { mobile: found.mobile, nationalCode: found.nationalCode };
  const wait = await limiter.take(`score:${customer}`, maxEnquiriesPerDay, dayMs);
  if (wait > 0) throw refuse(429, 'too_many', messages.tooOften);
  if ((await identity.provider?.compare(person)) === 'differs')
    throw refuseNationalCode(messages.otherPerson);
  const consentedAt = now();
  const answer = await creditScore.askScore(person).catch((error: unknown) => {
    if (error instanceof ScoreUnavailable) throw refuse(503, 'unavailable', messages.unavailable);
    throw error;
  });
  await db.query(insertScore, {
    customer,
    score: answer.score,
    provider: creditScore.name,
    reference: answer.reference,
    isDemo: creditScore.isDemo,
    consentedAt: new Date(consentedAt).toISOString(),
    expiresAt: new Date(consentedAt + scoreLifetimeMs).toISOString(),
  });
  const stored = await readScore(db, customer);
  if (!stored) throw refuse(503, 'unavailable', messages.unavailable);
  return stored;
}

const refuseNationalCode = (message: string) => refuse(409, 'conflict', message, { nationalCode: message });
