import { createHmac, randomInt } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { secondsOf } from '@/backend/limiter';
import { Instant, Nullable } from '@/contract/common';
import { codeLength, codeSeconds } from '@/utils/personalData';

const life = codeSeconds * 1000;
/** How long (ms) after its message a code that was found right lives on, while its owner chooses a password. */
const checkedLife = 600_000;
/** Tries at one code, and how long (ms) after a message a call may be asked for. */
const tries = 5;
const voiceWithin = 3_600_000;
/** Wrong codes a number bears in `wrongWithin` ms, whichever codes they were tried at. Four digits bear no more. */
const wrongMost = 15;
const wrongWithin = 86_400_000;

/**
 * Whether a number is held back for wrong codes, for everybody but its known devices: their tries are limited on their own
 * (`guard.ts`), so that a stranger's wrong codes do not shut the customer out.
 * @param since the parameter that says when the day began @param known the parameter that is true for a known device
 */
const isHeld = (since: string, known: string) =>
  `(NOT ${known}::boolean AND sign_in_codes.wrong_tries >= ${wrongMost} AND sign_in_codes.wrong_since > ${since})`;

const Times = Type.Object({ sentAt: Instant, heldSince: Nullable(Instant) });
type Times = Static<typeof Times>;
const Attempt = Type.Object({ ...Times.properties, isRight: Nullable(Type.Boolean()) });

const claim = declareStatement({
  name: 'code_claim',
  text: `INSERT INTO sign_in_codes (mobile, code_hash, sent_at, expires_at) VALUES ($mobile, $codeHash, $sentAt, $expiresAt)
    ON CONFLICT (mobile) DO UPDATE SET code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    WHERE sign_in_codes.sent_at <= $lastSentBefore AND NOT ${isHeld('$dayBegan', '$known')} RETURNING 1`,
  row: anyRow,
});
const claimVoice = declareStatement({
  name: 'code_claim_voice',
  text: `UPDATE sign_in_codes SET code_hash = $codeHash, attempts = 0, sent_at = $sentAt, expires_at = $expiresAt
    WHERE mobile = $mobile AND sent_at <= $lastSentBefore AND NOT ${isHeld('$dayBegan', '$known')} AND sent_at > $messageSince RETURNING 1`,
  row: anyRow,
});
const sent = declareStatement({
  name: 'code_sent',
  text: `SELECT sent_at AS "sentAt", CASE WHEN ${isHeld('$dayBegan', '$known')} THEN wrong_since END AS "heldSince"
    FROM sign_in_codes WHERE mobile = $mobile AND (expires_at > $now OR ${isHeld('$dayBegan', '$known')})`,
  row: Times,
});
// Nobody may wait for a code that is not on its way; that a call can be asked for at once is welcome here.
const burn = declareStatement({
  name: 'code_burn',
  text: `UPDATE sign_in_codes SET attempts = ${tries}, sent_at = $sentAt, expires_at = $expiresAt WHERE mobile = $mobile AND code_hash = $codeHash`,
  row: noRow,
});
// Counting a try and using up a code are one conditional statement each: of calls at once no sixth gets a try, and no
// second the code. Only tries at a live code count for the day: nobody can be held back without messages on their phone.
const attempt = declareStatement({
  name: 'code_attempt',
  text: `WITH tried AS (
      UPDATE sign_in_codes SET attempts = attempts + 1,
        wrong_tries = CASE WHEN code_hash = $codeHash THEN wrong_tries WHEN wrong_since > $dayBegan THEN wrong_tries + 1 ELSE 1 END,
        wrong_since = CASE WHEN code_hash = $codeHash OR wrong_since > $dayBegan THEN wrong_since ELSE $now END
      WHERE mobile = $mobile AND attempts < ${tries} AND expires_at > $now AND NOT ${isHeld('$dayBegan', '$known')}
      RETURNING code_hash = $codeHash AS "isRight")
    SELECT (SELECT "isRight" FROM tried) AS "isRight", sent_at AS "sentAt",
      CASE WHEN ${isHeld('$dayBegan', '$known')} THEN wrong_since END AS "heldSince"
    FROM sign_in_codes WHERE mobile = $mobile AND (expires_at > $now OR ${isHeld('$dayBegan', '$known')})`,
  row: Attempt,
});
// A right code costs no try: whoever has checked it must be able to sign in with it.
const keep = declareStatement({
  name: 'code_keep',
  text: `UPDATE sign_in_codes SET attempts = attempts - 1,
      expires_at = greatest(expires_at, sent_at + interval '${checkedLife} milliseconds')
    WHERE mobile = $1 AND code_hash = $2`,
  row: noRow,
});
const consume = declareStatement({
  name: 'code_consume',
  text: 'DELETE FROM sign_in_codes WHERE mobile = $1 AND code_hash = $2 RETURNING 1',
  row: anyRow,
});

const iso = (time: number) => new Date(time).toISOString();

/** A code that is a number's own now and is to be sent, or why there is none. */
export type Claim =
  | { code: string; burn: () => Promise<void> }
  | { wait: number; held: boolean }
  | { noMessageYet: true };

/**
 * How a try ended; `none` had no live code to be tried at. `wait` is how many seconds until another code, when this one
 * or the number was tried too often.
 */
export type Try = 'right' | 'wrong' | 'none' | { wait: number };

/** When (ms since the epoch) a number may have another code. */
const nextAt = ({ sentAt, heldSince }: Times) =>
  Math.max(Date.parse(sentAt) + life, heldSince === null ? 0 : Date.parse(heldSince) + wrongWithin);

/** The one live code of each number. @param secret keys the hashes @param now ms since the epoch */
export function codesOf(db: Database, secret: string, now: () => number) {
  const hash = (mobile: string, code: string) =>
    createHmac('sha256', secret).update(`${mobile}:${code}`).digest('base64url');

  return {
    /**
     * Makes a new code for a number, in place of an older one, unless that was sent less than two minutes ago or the
     * number is held back for wrong codes.
     * @param known asked for on a known device of the number
     */
    async claim(mobile: string, voice: boolean, known: boolean): Promise<Claim> {
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const codeHash = hash(mobile, code);
      const time = now();
      const values = {
        mobile,
        codeHash,
        sentAt: iso(time),
        expiresAt: iso(time + life),
        lastSentBefore: iso(time - life),
        dayBegan: iso(time - wrongWithin),
        known,
      };
      const [row] = voice
        ? await db.query(claimVoice, { ...values, messageSince: iso(time - voiceWithin) })
        : await db.query(claim, values);
      if (row) {
        return {
          code,
          burn: async () => {
            await db.query(burn, { mobile, codeHash, sentAt: iso(time - life), expiresAt: iso(time) });
          },
        };
      }
      const left = await secondsLeft(mobile, known);
      // Without a wait only a call is refused: no message went before it.
      return voice && left === null ? { noMessageYet: true } : (left ?? { wait: 1, held: false });
    },

    /**
     * Counts a try; when it is right, `use` makes it the only one and `keep` takes it back.
     * @param known tried on a known device of the number
     */
    async attempt(mobile: string, code: string, known: boolean): Promise<Try> {
      const time = now();
      const [row] = await db.query(attempt, {
        mobile,
        codeHash: hash(mobile, code),
        now: iso(time),
        dayBegan: iso(time - wrongWithin),
        known,
      });
      if (!row) return 'none';
      if (row.isRight === null) return { wait: secondsOf(nextAt(row) - time) };
      return row.isRight ? 'right' : 'wrong';
    },

    /** Lets a code that was found right live until it is used, ten minutes after its message at most. */
    async keep(mobile: string, code: string): Promise<void> {
      await db.query(keep, [mobile, hash(mobile, code)]);
    },

    /** Uses a code up. @returns false when another call was faster */
    async use(mobile: string, code: string): Promise<boolean> {
      return (await db.query(consume, [mobile, hash(mobile, code)])).length > 0;
    },
  };

  /** Seconds until a number may have another code, or null when it may now. */
  async function secondsLeft(
    mobile: string,
    known: boolean,
  ): Promise<{ wait: number; held: boolean } | null> {
    const time = now();
    const [row] = await db.query(sent, { mobile, now: iso(time), dayBegan: iso(time - wrongWithin), known });
    const left = row ? nextAt(row) - time : 0;
    return row && left > 0 ? { wait: secondsOf(left), held: row.heldSince !== null } : null;
  }
}
