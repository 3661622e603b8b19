import { randomBytes, randomInt } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Rial } from '@/backend/adapters/payment/rial';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Nullable } from '@/contract/common';
import { minuteMs } from '@/utils/timeUnits';
import { type Scenario, scenarios } from './scenarios';

/** How long the bank's page can be paid, and how long a paid amount waits for the shop before it returns to the card. */
const pageLifetimeMs = 15 * minuteMs;
export const claimWindowMs = 30 * minuteMs;
/** Amount that the bank takes too much in the scenario `mismatch`, in rial. */
const mismatchRial = 10_000;

/** A payment in the books of the sandbox bank. `verified`: the shop has taken the money. */
const Payment = Type.Object({
  token: Type.String(),
  amountRial: Type.Integer(),
  callbackUrl: Type.String(),
  state: Type.Enum(['open', 'paid', 'verified', 'cancelled', 'failed', 'reversed']),
  scenario: Type.Enum(scenarios.map(({ code }) => code)),
  reference: Nullable(Type.String()),
  createdAt: Type.String(),
  answersFrom: Type.String(),
});
export type BankPayment = Static<typeof Payment>;

const columns = `token, amount_rial AS "amountRial", callback_url AS "callbackUrl", state, scenario, reference,
  created_at AS "createdAt", answers_from AS "answersFrom"`;

const open = declareStatement({
  name: 'sandbox_open',
  text: `INSERT INTO sandbox_payments (token, amount_rial, callback_url, state, created_at, answers_from)
    VALUES ($token, $amount, $callbackUrl, 'open', $now, $now)`,
  row: noRow,
});
const read = declareStatement({
  name: 'sandbox_read',
  text: `SELECT ${columns} FROM sandbox_payments WHERE token = $1`,
  row: Payment,
});
const decide = declareStatement({
  name: 'sandbox_decide',
  text: `UPDATE sandbox_payments SET state = $state, scenario = $scenario, answers_from = $answersFrom,
      reference = $reference::text, amount_rial = amount_rial + $extra
    WHERE token = $token AND state = 'open' AND created_at > $oldest RETURNING ${columns}`,
  row: Payment,
});
const move = declareStatement({
  name: 'sandbox_move',
  text: `UPDATE sandbox_payments SET state = $later
    WHERE token = $token AND state = $earlier AND created_at > $oldest RETURNING ${columns}`,
  row: Payment,
});

const iso = (time: number) => new Date(time).toISOString();

/** The books of the sandbox bank: what it was asked to take, and what it took. Amounts in rial, as a bank counts. */
export function openBooks(db: Database, now: () => number) {
  async function find(token: string): Promise<BankPayment | null> {
    const [payment] = await db.query(read, [token]);
    return payment ?? null;
  }

  const moveState = async (token: string, earlier: BankPayment['state'], later: BankPayment['state']) => {
    const oldest = iso(now() - claimWindowMs);
    return (await db.query(move, { token, earlier, later, oldest }))[0] ?? null;
  };

  return {
    find,
    isPayable: ({ state, createdAt }: BankPayment) =>
      state === 'open' && Date.parse(createdAt) > now() - pageLifetimeMs,
    /** When the bank's page closes, ms since the epoch. */
    closesAt: ({ createdAt }: BankPayment) => Date.parse(createdAt) + pageLifetimeMs,
    /** Whether a paid amount that the shop has not taken has returned to the card. */
    hasReturned: ({ state, createdAt }: BankPayment) =>
      state === 'paid' && Date.parse(createdAt) <= now() - claimWindowMs,

    /** Opens a payment. @returns its token */
    async open(amount: Rial, callbackUrl: string): Promise<string> {
      const token = randomBytes(18).toString('base64url');
      await db.query(open, { token, amount, callbackUrl, now: iso(now()) });
      return token;
    },

    /** Does what the shopper chose on the bank's page, once. @returns the payment as it is then; null for an unknown token */
    async decide(token: string, chosen: Scenario): Promise<BankPayment | null> {
      const { state, answersAfterMs } = scenarios.find(({ code }) => code === chosen) ?? scenarios[0];
      const [payment] = await db.query(decide, {
        token,
        state,
        scenario: chosen,
        answersFrom: iso(now() + answersAfterMs),
        reference: state === 'paid' ? String(randomInt(1e11, 1e12)) : null,
        extra: chosen === 'mismatch' ? mismatchRial : 0,
        oldest: iso(now() - pageLifetimeMs),
      });
      return payment ?? find(token);
    },

    /** The shop takes a paid amount. Null when there is none to take. */
    take: (token: string) => moveState(token, 'paid', 'verified'),
    /** Returns a taken amount to the card. Null when it is too late. */
    reverse: (token: string) => moveState(token, 'verified', 'reversed'),
  };
}
export type Books = ReturnType<typeof openBooks>;
