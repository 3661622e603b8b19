import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { anyRow, declareStatement } from '@/backend/db/statement';
import type { ActionParts, CommandOf, DeskOutcome } from '@/backend/desk/action';
import { isoNow } from '@/backend/server/clock';
import { Toman } from '@/contract/common';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { messages } from './messages';

type Step = 'policy' | 'retryPolicy' | 'cancelPolicy';
export type PolicyChange = Extract<CommandOf<'order'>['change'], { step: Step }>;
type Parts = Pick<ActionParts, 'db' | 'now'> & {
  /** The gateways that lend nothing. */
  cardGateways: string[];
};

const Outcome = Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state', 'unknown_item']) });
const name = declareStatement({
  name: 'policy_name',
  text: 'SELECT outcome FROM name_policy($order, $item, $service, $number, $title, $text, $today::date, $now)',
  row: Outcome,
});
const giveBack = declareStatement({
  name: 'policy_return',
  text: 'SELECT outcome FROM return_policy($order, $item, $service, $reason, $cardGateways, $refundTitle, $title, $text, $now)',
  row: Outcome,
});
/** Opens the policies of an order that was delivered before the shop had them. Those of lines that came back end at once. */
const openMissing = declareStatement({
  name: 'policy_open_missing',
  text: `SELECT open_policies(o.id, $now), end_policies(o.id, $now) FROM orders o
    WHERE o.id = $order AND o.state IN ('delivered', 'partlyReturned')`,
  row: anyRow,
});
const policyOf = `policies p JOIN order_items i ON i.id = p.item_id
  WHERE i.order_id = $order AND p.item_id = $item AND p.service_id = $service`;
/** Brings the queued job of a policy forward, or queues one: an insurer may have been connected only now. */
const retry = declareStatement({
  name: 'policy_retry',
  text: `WITH found AS (
      SELECT p.id, p.state FROM ${policyOf}
    ), open AS (
      SELECT f.id, CASE f.state WHEN 'cancelled' THEN 'end_policy' ELSE 'issue_policy' END AS kind FROM found f JOIN policies p ON p.id = f.id
      WHERE p.state IN ('waiting', 'failed') OR p.error IS NOT NULL
    ), hurried AS (
      UPDATE outbox j SET next_try_at = $now FROM open o WHERE j.kind = o.kind AND j.done_at IS NULL AND (j.payload ->> 'policyId')::int = o.id
      RETURNING j.id
    ), queued AS (
      INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
        SELECT o.kind, o.kind || ':' || o.id || ':' || $try::text, jsonb_build_object('policyId', o.id), $now, $now FROM open o
        WHERE NOT EXISTS (SELECT FROM hurried)
    )
    SELECT CASE WHEN NOT EXISTS (SELECT FROM found) THEN 'unknown_item' WHEN NOT EXISTS (SELECT FROM open) THEN 'wrong_state' ELSE 'done' END AS outcome`,
  row: Outcome,
});
const refund = declareStatement({
  name: 'policy_refund',
  text: `SELECT q."toWallet" + q."toLender" AS amount FROM quote_return($order, '[]', $cardGateways::text[], (SELECT p.id FROM ${policyOf})) q`,
  row: Type.Object({ amount: Toman }),
});

/** The amount that a customer gets back when the insurance of a line is given back alone, in toman. */
export async function readPolicyRefund(
  { db, now }: Pick<ActionParts, 'db' | 'now'>,
  order: number,
  { itemId, serviceId }: Extract<PolicyChange, { step: 'cancelPolicy' }>,
  cardGateways: string[],
): Promise<number> {
  await db.query(openMissing, { order, now: isoNow({ now }) });
  const [row] = await db.query(refund, { order, item: itemId, service: serviceId, cardGateways });
  return row?.amount ?? 0;
}

/** Carries out what an operator does with the policy of an insured line. @returns `done`, or why nothing was changed */
export async function changePolicy(
  { db, now, cardGateways }: Parts,
  order: number,
  change: PolicyChange,
): Promise<DeskOutcome> {
  const named = { order, item: change.itemId, service: change.serviceId, now: isoNow({ now }) };
  await db.query(openMissing, { order, now: named.now });
  const ask = () => {
    if (change.step === 'retryPolicy') return db.query(retry, { ...named, try: randomUUID() });
    if (change.step === 'policy') {
      const { number } = change;
      return db.query(name, { ...named, number, ...messages.issued(number), today: tehranDateOf(now()) });
    }
    const { reason } = change;
    const texts = { refundTitle: messages.refundOf(order), ...messages.cancelled(order, reason) };
    return db.query(giveBack, { ...named, reason, cardGateways, ...texts });
  };
  return (await ask())[0]?.outcome ?? 'not_found';
}
