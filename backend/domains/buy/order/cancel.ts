import { type Static, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import type { ActionParts } from '@/backend/desk/action';
import { isoNow } from '@/backend/server/clock';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { mostBasketLines } from '@/contract/limits';
import { endSentence } from '@/utils/endSentence';
import { messages } from './messages';

const Outcome = Type.Enum(['done', 'already', 'not_found', 'lent', 'too_late']);

const cancelStatement = declareStatement({
  name: 'cancel_order',
  text: 'SELECT outcome FROM cancel_order($order, $customer, $cardGateways, $note, $texts::jsonb, $mostLines, $now)',
  row: Type.Object({ outcome: Outcome }),
});

const refusals: Record<string, () => Refusal> = {
  not_found: () => refuse(404, 'not_found', messages.notFound),
  already: () => refuse(409, 'conflict', messages.cancelledAlready),
  lent: () => refuse(409, 'conflict', messages.lent),
  too_late: () => refuse(409, 'conflict', messages.tooLateToCancel),
};

/** Codes of the gateways whose money the shop can give back by itself, also of those that are switched off. */
export const cardGatewaysOf = ({ gateways }: Pick<DomainParts['payment'], 'gateways'>): string[] =>
  gateways.known.filter(({ kind }) => kind === 'card').map(({ code }) => code);

/** Messages of undo_order. @param title of the message to the customer; null for none @param note the reason that it says */
export const undoMessages = (
  orderId: number,
  { title, note }: { title: string | null; note: string },
): string =>
  JSON.stringify({
    refundTitle: messages.refundOf(orderId),
    refund: messages.refund,
    title,
    text: endSentence(note),
  });

/**
 * Cancels an order. The lines of an unpaid one go back into the basket, the money of a paid one into the wallet. One statement.
 * @param note the reason in the order's history @param title of the message to the customer; null for none @returns `done`, or why nothing was changed
 */
export async function tryCancel(
  { db, now, payment }: Omit<ActionParts, 'operator'>,
  userId: number,
  orderId: number,
  note: string,
  title: string | null = null,
): Promise<Static<typeof Outcome>> {
  const [row] = await db.query(cancelStatement, {
    order: orderId,
    customer: userId,
    cardGateways: cardGatewaysOf(payment),
    note,
    texts: undoMessages(orderId, { title, note }),
    mostLines: mostBasketLines,
    now: isoNow({ now }),
  });
  return row?.outcome ?? 'not_found';
}

/** Cancels an order for its customer. @throws 404, 409 when it can no longer be cancelled */
export async function cancelOrder(
  parts: Pick<DomainParts, 'db' | 'now' | 'payment'>,
  userId: number,
  orderId: number,
): Promise<void> {
  const refusal = refusals[await tryCancel(parts, userId, orderId, messages.cancelledByCustomer)];
  if (refusal) throw refusal();
}
