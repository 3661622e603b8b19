import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id } from '@/contract/common';
import { readAttempt } from './attempts';
import { gatewayOf, type PaymentContext, referenceOf, writeLog } from './context';
import { giveBack } from './giveBack';

const Settle = Type.Object({ attemptId: Type.String() });
const Deliver = Type.Object({ attemptId: Type.String(), orderId: Id, at: Type.String() });

const finishAttempt = declareStatement({
  name: 'attempt_finish',
  text: `UPDATE payment_attempts SET state = 'settled', updated_at = $now WHERE id = $id AND state = 'verified'`,
  row: noRow,
});

async function requireAttempt({ db }: PaymentContext, id: string) {
  const [attempt] = await db.query(readAttempt, [id]);
  if (!attempt) throw new Error(`There is no payment attempt ${id}.`);
  return attempt;
}

/** The queued work of payments. A job may run more than once, so each of them can be repeated without effect. */
export function paymentJobs(context: PaymentContext): JobHandlers {
  return {
    give_back: (payload) => giveBack(context, payload),

    /** Makes a verified payment final at a gateway that wants it. */
    settle: async (payload) => {
      const { attemptId } = Value.Parse(Settle, payload);
      const attempt = await requireAttempt(context, attemptId);
      if (attempt.state !== 'verified') return;
      await gatewayOf(context, attempt).settle?.(referenceOf(attempt));
      await context.db.query(finishAttempt, { id: attemptId, now: isoNow(context) });
      await writeLog(context, attemptId, 'settle', { outcome: 'settled' });
    },

    /** Tells an instalment gateway that the order was delivered. */
    deliver: async (payload) => {
      const { attemptId, ...delivery } = Value.Parse(Deliver, payload);
      const attempt = await requireAttempt(context, attemptId);
      await gatewayOf(context, attempt).deliver?.(referenceOf(attempt), delivery);
      await writeLog(context, attemptId, 'deliver', delivery);
    },
  };
}
