import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import {
  type ActionParts,
  type CommandOf,
  type DeskActions,
  declareState,
  describeDecision,
  Locked,
} from '@/backend/desk/action';
import { cardGatewaysOf } from '@/backend/domains/buy/order/cancel';
import { isoNow } from '@/backend/server/clock';
import { Id, Instant, Toman } from '@/contract/common';
import { ReturnReason, ReturnState } from '@/contract/orderReturn';
import { finishReturn } from './finish';
import { messages } from './messages';

const waiting = declareStatement({
  name: 'returns_waiting',
  text: `SELECT r.id, r.order_id AS "orderId", r.state, r.reason, iso(r.requested_at) AS "requestedAt",
      ARRAY(SELECT p.file_id FROM order_return_photos p WHERE p.return_id = r.id) AS photos
    FROM order_returns r WHERE r.state IN ('requested', 'received', 'accepted') ORDER BY r.id LIMIT 200`,
  row: Type.Object({
    id: Id,
    orderId: Id,
    state: ReturnState,
    reason: ReturnReason,
    requestedAt: Instant,
    photos: Type.Array(Type.String()),
  }),
});
const orderOf = declareStatement({
  name: 'return_order',
  text: 'SELECT order_id AS "orderId" FROM order_returns WHERE id = $return',
  row: Type.Object({ orderId: Id }),
});
const Outcome = Type.Enum(['done', 'not_found', 'wrong_state']);
const move = declareStatement({
  name: 'return_move',
  text: 'SELECT outcome FROM move_return($return, NULL, $target, $reason, $title, $text, $now)',
  row: Type.Object({ outcome: Outcome }),
});
const accept = declareStatement({
  name: 'return_accept',
  text: 'SELECT outcome FROM accept_return($return, $sellable, $cardGateways, $refundTitle, $title, $text, $now)',
  row: Type.Object({ outcome: Outcome }),
});

/** The decision of an operator about a return. The customer reads the reason of a refusal. */
type ReturnDecision = CommandOf<'return'>['decision'];
type Parts = Omit<ActionParts, 'operator'>;

/** Returns that wait for an operator or a lender, oldest first, at most 200. */
export const listWaitingReturns = ({ db }: Pick<Parts, 'db'>) => db.query(waiting);

/**
 * Takes a return on: it has arrived, or it is accepted and refunded, or refused, or its lender has lowered the loan as agreed by
 * hand.
 * @returns `done`, or the reason why nothing was changed
 */
async function decideReturn({ db, now, payment }: Parts, id: number, decision: ReturnDecision) {
  const [found] = await db.query(orderOf, { return: id });
  if (!found) return 'not_found';
  if (decision.verdict === 'lowered') return finishReturn({ db, now }, { id, orderId: found.orderId });
  const at = { return: id, now: isoNow({ now }) };
  if (decision.verdict === 'accept') {
    const [row] = await db.query(accept, {
      ...at,
      sellable: decision.sellable,
      cardGateways: cardGatewaysOf(payment),
      refundTitle: messages.refundOf(found.orderId),
      title: messages.accepted(found.orderId),
      text: messages.acceptedText,
    });
    return row?.outcome ?? 'not_found';
  }
  const isRefusal = decision.verdict === 'refuse';
  const [row] = await db.query(move, {
    ...at,
    target: isRefusal ? 'refused' : 'received',
    reason: isRefusal ? decision.reason : null,
    title: isRefusal ? messages.refused(found.orderId) : messages.received(found.orderId),
    text: isRefusal ? decision.reason : messages.receivedText,
  });
  return row?.outcome ?? 'not_found';
}

const lock = declareStatement({
  name: 'desk_lock_return',
  text: 'SELECT user_id AS owner FROM lock_return($id) WHERE id IS NOT NULL',
  row: Locked,
});

const refund = declareStatement({
  name: 'desk_return_refund',
  text: `SELECT q."toWallet" + q."toLender" AS amount FROM order_returns r
    CROSS JOIN LATERAL quote_return(r.order_id, (SELECT jsonb_agg(jsonb_build_object('itemId', l.item_id, 'qty', l.qty))
      FROM order_return_lines l WHERE l.return_id = r.id), $cardGateways::text[]) q
    WHERE r.id = $return AND r.state = 'received'`,
  row: Type.Object({ amount: Toman }),
});
/** What an accepted return pays back, to the wallet and to the lender together, in toman. */
async function readRefund({ db, payment }: ActionParts, id: number): Promise<number> {
  const [row] = await db.query(refund, { return: id, cardGateways: cardGatewaysOf(payment) });
  return row?.amount ?? 0;
}

export const returnActions: DeskActions<'return'> = {
  return: {
    lock,
    read: declareState('return', 'order_returns', ReturnState),
    describe: describeDecision,
    readPayment: (parts, { id, decision }) =>
      decision.verdict === 'accept' ? readRefund(parts, id) : Promise.resolve(0),
    carryOut: (parts, { id, decision }) => decideReturn(parts, id, decision),
  },
};
