import { createHmac, randomInt } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { secondsOf } from '@/backend/server/limiter';
import { Instant, Nullable } from '@/contract/common';
import { codeLength, codeSeconds } from '@/rules/personalData';
import { dayMs, hourMs } from '@/utils/timeUnits';

const codeLifetimeMs = codeSeconds * 1000;
/** A code that was checked and is right stays valid this long after its message, while the customer chooses a password. */
const checkedCodeLifetimeMs = 600_000;
const maxAttemptsPerCode = 5;
/** A voice call can be requested this long after a message. */
const voiceCallWindowMs = hourMs;
/** Wrong attempts allowed per number per day, over all its codes. More would make a four-digit code guessable. */
const maxWrongCodesPerDay = 15;

/**
 * SQL: whether a number is blocked because of wrong codes. Known devices are exempt and have a limit of their own
 * (`guard.ts`), so that a stranger's wrong codes do not lock the customer out.
 * @param since the parameter with the time one day ago @param known the parameter that is true for a known device
 */
const isBlocked = (since: string, known: string) =>
  `(NOT ${known}::boolean AND sign_in_codes.wrong_tries >= ${maxWrongCodesPerDay} AND sign_in_codes.wrong_since > ${since})`;

const Times = Type.Object({ sentAt: Instant, blockedSince: Nullable(Instant) });
type Times = Static<typeof Times>;
const Attempt = Type.Object({ ...Times.properties, isRight: Nullable(Type.Boolean()) });

const claimCode = declareStatement({
  name: 'code_claim',
  text: `INSERT INTO sign_in_codes (mobile, code_hash, sent_at, expires_at) VALUES ($mobile, $codeHash, $sentAt, $expiresAt)
    ON CONFLICT (mobile) DO UPDATE SET code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    WHERE sign_in_codes.sent_at <= $lastSentBefore AND NOT ${isBlocked('$dayBegan', '$known')} RETURNING 1`,
  row: anyRow,
});
const claimVoiceCode = declareStatement({
  name: 'code_claim_voice',
  text: `UPDATE sign_in_codes SET code_hash = $codeHash, attempts = 0, sent_at = $sentAt, expires_at = $expiresAt
    WHERE mobile = $mobile AND sent_at <= $lastSentBefore AND NOT ${isBlocked('$dayBegan', '$known')} AND sent_at > $messageSince RETURNING 1`,
  row: anyRow,
});
const findSentCode = declareStatement({
  name: 'code_sent',
  text: `SELECT sent_at AS "sentAt", CASE WHEN ${isBlocked('$dayBegan', '$known')} THEN wrong_since END AS "blockedSince"
    FROM sign_in_codes WHERE mobile = $mobile AND (expires_at > $now OR ${isBlocked('$dayBegan', '$known')})`,
  row: Times,
});
// Expires a code whose message could not be sent, so that another code, also by voice, can be requested at once.
const expireCode = declareStatement({
  name: 'code_burn',
  text: `UPDATE sign_in_codes SET attempts = ${maxAttemptsPerCode}, sent_at = $sentAt, expires_at = $expiresAt WHERE mobile = $mobile AND code_hash = $codeHash`,
  row: noRow,
});
// Counts an attempt. `countAttempt` and `consumeCode` are conditional updates, so concurrent requests get at most five attempts
// and one sign-in. Only attempts at a live code count for the daily limit, so a number cannot be blocked unless messages
// reach it.
const countAttempt = declareStatement({
  name: 'code_attempt',
  text: `WITH tried AS (
      UPDATE sign_in_codes SET attempts = attempts + 1,
        wrong_tries = CASE WHEN code_hash = $codeHash THEN wrong_tries WHEN wrong_since > $dayBegan THEN wrong_tries + 1 ELSE 1 END,
        wrong_since = CASE WHEN code_hash = $codeHash OR wrong_since > $dayBegan THEN wrong_since ELSE $now END
      WHERE mobile = $mobile AND attempts < ${maxAttemptsPerCode} AND expires_at > $now AND NOT ${isBlocked('$dayBegan', '$known')}
      RETURNING code_hash = $codeHash AS "isRight")
    SELECT (SELECT "isRight" FROM tried) AS "isRight", sent_at AS "sentAt",
      CASE WHEN ${isBlocked('$dayBegan', '$known')} THEN wrong_since END AS "blockedSince"
    FROM sign_in_codes WHERE mobile = $mobile AND (expires_at > $now OR ${isBlocked('$dayBegan', '$known')})`,
  row: Attempt,
});
// Gives back the attempt of a right code, so that the sign-in that follows has one, and extends the code.
const extendCheckedCode = declareStatement({
  name: 'code_keep',
  text: `UPDATE sign_in_codes SET attempts = attempts - 1,
      expires_at = greatest(expires_at, sent_at + interval '${checkedCodeLifetimeMs} milliseconds')
    WHERE mobile = $1 AND code_hash = $2`,
  row: noRow,
});
const consumeCode = declareStatement({
  name: 'code_consume',
  text: 'DELETE FROM sign_in_codes WHERE mobile = $1 AND code_hash = $2 RETURNING 1',
  row: anyRow,
});

const iso = (time: number) => new Date(time).toISOString();

/**
 * A new code to send, or the reason why there is none. `expire` invalidates a code that could not be sent, `wait` is in
 * seconds, and `noMessageYet` refuses a voice call that no message preceded.
 */
export type Claim =
  | { code: string; expire: () => Promise<void> }
  | { wait: number; blocked: boolean }
  | { noMessageYet: true };

/**
 * The outcome of an attempt. `none`: the number has no live code. `wait`: the seconds until another code may be sent, when
 * the code or the number has no attempts left.
 */
export type Attempt = 'right' | 'wrong' | 'none' | { wait: number };

/** The time (ms since the epoch) from which a number may get another code. */
const nextCodeAt = ({ sentAt, blockedSince }: Times) =>
  Math.max(Date.parse(sentAt) + codeLifetimeMs, blockedSince === null ? 0 : Date.parse(blockedSince) + dayMs);

/** Creates and checks codes. A number has at most one. @param secret key of the hashes @param now ms since the epoch */
export function codesOf(db: Database, secret: string, now: () => number) {
  const hash = (mobile: string, code: string) =>
    createHmac('sha256', secret).update(`${mobile}:${code}`).digest('base64url');

  return {
    /**
     * Creates a code for a number and replaces an older one. Refuses while the older one is less than two minutes old or
     * the number is blocked because of wrong codes.
     * @param known whether the request comes from a known device of the number
     */
    async claim(mobile: string, voice: boolean, known: boolean): Promise<Claim> {
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const codeHash = hash(mobile, code);
      const time = now();
      const values = {
        mobile,
        codeHash,
        sentAt: iso(time),
        expiresAt: iso(time + codeLifetimeMs),
        lastSentBefore: iso(time - codeLifetimeMs),
        dayBegan: iso(time - dayMs),
        known,
      };
      const [row] = voice
        ? await db.query(claimVoiceCode, { ...values, messageSince: iso(time - voiceCallWindowMs) })
        : await db.query(claimCode, values);
      if (row) {
        return {
          code,
          expire: async () => {
            await db.query(expireCode, {
              mobile,
              codeHash,
              sentAt: iso(time - codeLifetimeMs),
              expiresAt: iso(time),
            });
          },
        };
      }
      const refusal = await findWait(mobile, known);
      // With nothing to wait for, a voice call was refused because no message preceded it.
      return voice && refusal === null ? { noMessageYet: true } : (refusal ?? { wait: 1, blocked: false });
    },

    /**
     * Counts an attempt at a code. After a right one, `consume` uses the code and `extend` keeps it valid.
     * @param known whether the attempt comes from a known device of the number
     */
    async attempt(mobile: string, code: string, known: boolean): Promise<Attempt> {
      const time = now();
      const [row] = await db.query(countAttempt, {
        mobile,
        codeHash: hash(mobile, code),
        now: iso(time),
        dayBegan: iso(time - dayMs),
        known,
      });
      if (!row) return 'none';
      if (row.isRight === null) return { wait: secondsOf(nextCodeAt(row) - time) };
      return row.isRight ? 'right' : 'wrong';
    },

    /** Keeps a right code valid until it is used, at most ten minutes after its message. */
    async extend(mobile: string, code: string): Promise<void> {
      await db.query(extendCheckedCode, [mobile, hash(mobile, code)]);
    },

    /** Uses a code, which then is invalid. @returns false when another call has used it before */
    async consume(mobile: string, code: string): Promise<boolean> {
      return (await db.query(consumeCode, [mobile, hash(mobile, code)])).length > 0;
    },
  };

  /** The wait (seconds) until a number may get another code, or null when it may get one now. */
  async function findWait(
    mobile: string,
    known: boolean,
  ): Promise<{ wait: number; blocked: boolean } | null> {
    const time = now();
    const [row] = await db.query(findSentCode, {
      mobile,
      now: iso(time),
      dayBegan: iso(time - dayMs),
      known,
    });
    const waitMs = row ? nextCodeAt(row) - time : 0;
    return row && waitMs > 0 ? { wait: secondsOf(waitMs), blocked: row.blockedSince !== null } : null;
  }
}
