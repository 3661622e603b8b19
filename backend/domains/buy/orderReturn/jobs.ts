import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { type Attempt, readAttempt } from '@/backend/domains/buy/payment/attempts';
import { gatewayOf, type PaymentContext, referenceOf, writeLog } from '@/backend/domains/buy/payment/context';
import { isoNow } from '@/backend/server/clock';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id, Toman } from '@/contract/common';
import { finishReturn } from './finish';
import { messages } from './messages';

/** The loan falls by `by` toman, so that `left` toman are left. */
const Payload = Type.Object({ returnId: Id, attemptId: Type.String(), by: Toman, left: Toman });
type Payload = Static<typeof Payload>;

const tellByHand = declareStatement({
  name: 'return_by_hand',
  text: `SELECT notify_of_order(r.order_id, $title, $text, $now) FROM order_returns r WHERE r.id = $return AND r.state = 'accepted'`,
  row: anyRow,
});

/** The queued work of returns. A job may run more than once without another effect. */
export function returnJobs(context: PaymentContext): JobHandlers {
  return {
    /**
     * Lowers a lender's loan after a return, or cancels it when nothing is left. A lender that offers no call for it is asked by an
     * operator: the return stays `accepted`, and the customer is told. @throws when the lender refuses; it is asked again
     */
    lower_loan: async (payload) => {
      const change = Value.Parse(Payload, payload);
      const [attempt] = await context.db.query(readAttempt, [change.attemptId]);
      if (!attempt) throw new Error(`There is no payment attempt ${change.attemptId}.`);
      const isLowered = await lowerLoan(context, attempt, change);
      await writeLog(context, attempt.id, 'lower_loan', { ...change, byHand: !isLowered });
      if (isLowered) await finishReturn(context, { id: change.returnId, orderId: attempt.orderId ?? 0 });
      else await tellOfWorkByHand(context, attempt, change);
    },
  };
}

async function tellOfWorkByHand(
  context: PaymentContext,
  attempt: Attempt,
  { returnId, by }: Payload,
): Promise<void> {
  const { title } = gatewayOf(context, attempt);
  context.payment.log.warn(
    { returnId, attemptId: attempt.id, toman: by },
    'a lender has to be asked by hand to lower a loan',
  );
  await context.db.query(tellByHand, {
    return: returnId,
    title: messages.byHand(attempt.orderId ?? 0),
    text: messages.byHandText(by, title),
    now: isoNow(context),
  });
}

/** @returns false when the lender offers no call for it @throws while it refuses or does not answer */
async function lowerLoan(
  context: PaymentContext,
  attempt: Attempt,
  { returnId, by, left }: Payload,
): Promise<boolean> {
  const gateway = gatewayOf(context, attempt);
  const reference = referenceOf(attempt);
  if (left === 0 && gateway.reverse) {
    if ((await gateway.reverse(reference)).done) return true;
    // A refusal may mean that an earlier call has cancelled the loan, so the gateway is asked.
    if ((await gateway.inquire?.(reference))?.outcome === 'failed') return true;
    if (!gateway.update) throw new Error(`${gateway.code} did not cancel the loan of ${attempt.id}.`);
  }
  if (!gateway.update) return false;
  await gateway.update(reference, { id: `${attempt.id}-${returnId}`, by, left });
  return true;
}
