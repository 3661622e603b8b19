import { Type } from 'typebox';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import {
  type ActionParts,
  type CommandOf,
  type DeskActions,
  type DeskOutcome,
  declareState,
  describeDecision,
  Locked,
} from '@/backend/desk/action';
import { changePolicy, readPolicyRefund } from '@/backend/domains/buy/policy/commands';
import { judgePapers } from '@/backend/requests/judgement';
import { isoNow } from '@/backend/server/clock';
import { Id, Nullable, Toman } from '@/contract/common';
import { OrderState } from '@/contract/order';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { normalizeSerial } from '@/rules/serialNumber';
import { cardGatewaysOf, tryCancel, undoMessages } from '../cancel';
import { messages } from '../messages';

const advance = declareStatement({
  name: 'advance_order',
  text: 'SELECT outcome FROM advance_order($order, $step, $tracking, $link, $company, $serials::jsonb, $title, $text, $now)',
  row: Type.Object({
    outcome: Type.Enum([
      'done',
      'not_found',
      'wrong_state',
      'unknown_item',
      'serial_needed',
      'unknown_serial',
    ]),
  }),
});

const waive = declareStatement({
  name: 'waive_late_fee',
  text: 'SELECT outcome FROM waive_late_fee($order, $number, $title, $text, $today::date, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});

const takeBack = declareStatement({
  name: 'take_back_step',
  text: 'SELECT outcome FROM take_back_step($order, $cardGateways, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state', 'followed']) }),
});

const ownerOf = declareStatement({
  name: 'order_owner',
  text: 'SELECT user_id AS owner FROM orders WHERE id = $1',
  row: Type.Object({ owner: Id }),
});

type OrderChange = CommandOf<'order'>['change'];
type OrderStep = Extract<OrderChange, { step: 'prepare' | 'ship' | 'track' | 'ready' | 'deliver' }>;

const maskSerial = (imei: string) => `${imei.slice(0, 2)}••••••${imei.slice(-4)}`;

/** Takes an order to its next step and tells its customer. @returns `done`, or why nothing was changed */
async function advanceOrder({ db, now }: Pick<ActionParts, 'db' | 'now'>, order: number, change: OrderStep) {
  const serials = change.step === 'deliver' ? change.serials : [];
  const tracking = 'tracking' in change ? change.tracking : null;
  const notice = change.step === 'prepare' ? null : messages[change.step](order);
  const [row] = await db.query(advance, {
    order,
    step: change.step,
    tracking,
    link: tracking && encodeURIComponent(tracking),
    company: 'tracking' in change ? (change.company ?? null) : null,
    serials: JSON.stringify(
      serials.map((one) => ({ ...one, serial: normalizeSerial(one.imei), imei: maskSerial(one.imei) })),
    ),
    title: notice?.title ?? null,
    text: notice?.text ?? null,
    now: isoNow({ now }),
  });
  return row?.outcome ?? 'not_found';
}

type Parts = Omit<ActionParts, 'operator'>;

/** Carries out what an operator does with an order. @returns `done`, or why nothing was changed */
function changeOrder(parts: Parts, order: number, change: OrderChange): Promise<DeskOutcome> {
  if (change.step === 'cancel') return cancelForCustomer(parts, order, change.reason);
  if (change.step === 'waiveLateFee') return waiveLateFee(parts, order, change);
  if (change.step === 'takeBack') return takeStepBack(parts, order);
  if (change.step === 'policy' || change.step === 'retryPolicy' || change.step === 'cancelPolicy')
    return changePolicy({ ...parts, cardGateways: cardGatewaysOf(parts.payment) }, order, change);
  return advanceOrder(parts, order, change);
}

/** Waives the fee of an overdue instalment. The desk records who did it and why. */
async function waiveLateFee(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  order: number,
  { number, reason }: Extract<OrderChange, { step: 'waiveLateFee' }>,
) {
  const { title, text } = messages.lateFeeWaived(order, number, reason);
  const today = tehranDateOf(now());
  const values = { order, number, title, text, today, now: isoNow({ now }) };
  return (await db.query(waive, values))[0]?.outcome ?? 'not_found';
}

/** Takes an order back to the state before it was shipped or delivered, while nothing followed from that. */
async function takeStepBack({ db, now, payment }: Parts, order: number) {
  const cardGateways = cardGatewaysOf(payment);
  const values = { order, cardGateways, ...messages.takenBack(order), now: isoNow({ now }) };
  return (await db.query(takeBack, values))[0]?.outcome ?? 'not_found';
}

/**
 * Cancels an order that is reviewed or prepared; its customer gets the money back into the wallet and a message. @param reason
 * the customer reads it
 * @returns `done`, or why nothing was changed
 */
async function cancelForCustomer(parts: Parts, order: number, reason: string): Promise<DeskOutcome> {
  const [found] = await parts.db.query(ownerOf, [order]);
  if (!found) return 'not_found';
  return tryCancel(parts, found.owner, order, reason, messages.cancelledByShop(order));
}

/** How a decision about an order ended; all but `done` changed nothing. See accept_order and refuse_order. */
const Outcome = Type.Enum(['done', 'not_found', 'not_in_review', 'cheques_open', 'documents_open', 'lent']);

const acceptStatement = declareStatement({
  name: 'accept_order',
  text: 'SELECT outcome FROM accept_order($order, $title, $text, $now)',
  row: Type.Object({ outcome: Outcome }),
});
const refuseStatement = declareStatement({
  name: 'refuse_order',
  text: 'SELECT outcome FROM refuse_order($order, $cardGateways, $reason, $texts::jsonb, $now)',
  row: Type.Object({ outcome: Outcome }),
});

/**
 * Ends the review of an order: the shop prepares it, or it is cancelled and gives everything back. One statement.
 * @returns the outcome, `done` or the reason why nothing was changed
 */
async function decideOrder(
  { db, now, payment }: Parts,
  order: number,
  decision: CommandOf<'review'>['decision'],
) {
  const at = { order, now: isoNow({ now }) };
  const row =
    decision.verdict === 'accept'
      ? await readOne(db, acceptStatement, { ...at, ...messages.accepted(order) })
      : await readOne(db, refuseStatement, {
          ...at,
          cardGateways: cardGatewaysOf(payment),
          reason: decision.reason,
          texts: undoMessages(order, { title: messages.refused(order), note: decision.reason }),
        });
  return row.outcome;
}

/** Locks an order and, before it, its customer. */
const lockOrder = declareStatement({
  name: 'desk_lock_order',
  text: 'SELECT user_id AS owner FROM lock_named_order($id) WHERE id IS NOT NULL',
  row: Locked,
});
const readOrder = declareStatement({
  name: 'desk_state_order',
  text: "SELECT state, delivery ->> 'trackingCode' AS tracking FROM orders WHERE id = $id",
  row: Type.Object({ state: OrderState, tracking: Nullable(Type.String()) }),
});

const paid = declareStatement({
  name: 'desk_order_paid',
  text: 'SELECT order_paid(o) AS amount FROM orders o WHERE o.id = $1 AND o.paid_at IS NOT NULL',
  row: Type.Object({ amount: Toman }),
});
/** What comes back to the customer when the order is undone, in toman. */
const readPaid = async (db: ActionParts['db'], order: number) =>
  (await db.query(paid, [order]))[0]?.amount ?? 0;

/** Describes a step of an order by what it concerns (an instalment or a policy) and its reason. */
function describeChange({ id, change }: CommandOf<'order'>) {
  const { step, number, reason }: { step: string; number?: number | string; reason?: string } = change;
  return { subject: String(id), action: step, details: { number, reason } };
}

export const orderActions: DeskActions<'order' | 'review' | 'orderDocument'> = {
  order: {
    lock: lockOrder,
    read: readOrder,
    describe: describeChange,
    // These give the customer of an order money, or let the customer cancel what was delivered.
    isForOthers: ({ change }) => ['cancel', 'takeBack', 'waiveLateFee', 'cancelPolicy'].includes(change.step),
    readPayment: async (parts, { id, change }) => {
      if (change.step === 'cancelPolicy')
        return readPolicyRefund(parts, id, change, cardGatewaysOf(parts.payment));
      return change.step === 'cancel' || change.step === 'takeBack' ? readPaid(parts.db, id) : 0;
    },
    carryOut: (parts, { id, change }) => changeOrder(parts, id, change),
  },
  review: {
    lock: lockOrder,
    read: declareState('review', 'orders', OrderState),
    describe: describeDecision,
    readPayment: ({ db }, { id, decision }) =>
      decision.verdict === 'refuse' ? readPaid(db, id) : Promise.resolve(0),
    carryOut: (parts, { id, decision }) => decideOrder(parts, id, decision),
  },
  orderDocument: judgePapers('orderDocument', {
    lock: lockOrder,
    table: 'order_documents',
    isNamed: "p.order_id = $id AND p.number = $number AND p.state <> 'missing'",
    isOpen: `p.state NOT IN ('rejected', $verdict)
      AND EXISTS (SELECT FROM orders o WHERE o.id = p.order_id AND o.state = 'paymentReview')`,
    closed: 'wrong_state',
    follow: `notify_of_judged_paper($id, $verdict, (SELECT d.title FROM order_documents d WHERE d.order_id = $id AND d.number = $number),
      $notices::jsonb, $now)`,
    noticesOf: ({ id }, reason) => messages.judgedDocument(id, reason),
  }),
};
