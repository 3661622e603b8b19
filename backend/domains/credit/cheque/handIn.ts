import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { HandedCheque } from '@/contract/cheque';
import { Nullable } from '@/contract/common';
import {
  isPersianName,
  normalizeName,
  normalizeNationalCode,
  normalizeSayadNumber,
} from '@/rules/personalData';
import { type ColourParts, withColours } from './colour';
import { handInNotices, messages, orderName } from './messages';

const Owner = Type.Object({ name: Type.String(), nationalCode: Nullable(Type.String()) });
const readOwner = declareStatement({
  name: 'cheque_owner',
  text: `SELECT concat_ws(' ', u.f_name, u.l_name) AS name, u.national_code AS "nationalCode" FROM orders o JOIN users u ON u.id = o.user_id
    WHERE o.id = $order AND u.id = $customer`,
  row: Owner,
});
/** The outcome of a call that hands in cheques, and the number of the cheque that it is about. */
export const HandInRow = Type.Object({
  outcome: Type.Enum(['done', 'not_found', 'closed', 'locked', 'terms', 'duplicate', 'picture']),
  about: Nullable(Type.Integer()),
});
export type HandInOutcome = Static<typeof HandInRow>['outcome'];
const handInStatement = declareStatement({
  name: 'hand_in_cheques',
  text: 'SELECT outcome, about FROM hand_in_cheques($order, $customer, $given::jsonb, $notices::jsonb, $now)',
  row: HandInRow,
});

/** Refuses one field of one cheque. The field is named `3.sayadNumber`, and the message names the cheque too. */
function refuseField(status: 400 | 409, number: number, field: string, message: string) {
  const text = messages.of(number, message);
  return refuse(status, status === 400 ? 'bad_input' : 'conflict', text, { [`${number}.${field}`]: message });
}

/** The field of the form that each outcome is about. */
const refusedFields = {
  locked: 'sayadNumber',
  terms: 'sayadNumber',
  duplicate: 'sayadNumber',
  picture: 'pictureId',
} as const;

/** The owner that is written on a cheque. @throws 400 for a wrong name or national id */
function ownerOf({ number, owner }: HandedCheque, customer: { name: string; nationalCode: string | null }) {
  if (owner === null) {
    const { name, nationalCode } = customer;
    if (name === '' || nationalCode === null)
      throw refuseField(400, number, 'owner.name', messages.profileNeeded);
    return { ownerName: name, ownerNationalCode: nationalCode };
  }
  const ownerName = normalizeName(owner.name);
  const ownerNationalCode = normalizeNationalCode(owner.nationalCode);
  if (!isPersianName(ownerName)) throw refuseField(400, number, 'owner.name', messages.ownerName);
  if (ownerNationalCode === null)
    throw refuseField(400, number, 'owner.nationalCode', messages.ownerNationalCode);
  return { ownerName, ownerNationalCode };
}

/** @throws 400 for a number that is not a Sayad number or that two cheques of the call have */
function sayadNumbersOf(handed: readonly HandedCheque[]): string[] {
  const seen = new Set<string>();
  return handed.map(({ number, sayadNumber: typed }) => {
    const sayadNumber = normalizeSayadNumber(typed);
    if (sayadNumber === null) throw refuseField(400, number, 'sayadNumber', messages.sayadNumber);
    if (seen.has(sayadNumber)) throw refuseField(400, number, 'sayadNumber', messages.repeated);
    seen.add(sayadNumber);
    return sayadNumber;
  });
}

/** The refusal of a cheque that is not as the plan says, is locked, has a known Sayad number or a wrong picture. */
export const refuseHandIn = (outcome: keyof typeof refusedFields, number: number) =>
  refuseField(409, number, refusedFields[outcome], messages[outcome]);

/** The cheques as the database writes them. @throws 400 with the field of a cheque that is wrong */
export function describeCheques(handed: readonly HandedCheque[], customer: Static<typeof Owner>) {
  const sayadNumbers = sayadNumbersOf(handed);
  return handed.map((cheque, place) => ({
    number: cheque.number,
    amount: cheque.amount,
    dueDate: cheque.dueDate,
    pictureId: cheque.pictureId,
    sayadNumber: sayadNumbers[place],
    ...ownerOf(cheque, customer),
  }));
}

/**
 * Hands in or corrects cheques of an order in review, all or none. Two statements.
 * @throws 400 with the field of a cheque that is wrong, 404 for an order that is not the customer's, 409 when a cheque is not
 * as the plan says, is locked, or its Sayad number secures something else
 */
export async function handInCheques(
  { db, now, ...asking }: { db: Database; now: () => number } & ColourParts,
  { userId, orderId }: { userId: number; orderId: number },
  handed: readonly HandedCheque[],
): Promise<void> {
  const [customer] = await db.query(readOwner, { order: orderId, customer: userId });
  if (!customer) throw refuse(404, 'not_found', messages.orderNotFound);
  const described = describeCheques(handed, customer);
  const owner = { id: userId, nationalCode: customer.nationalCode };
  const given = await withColours(asking, owner, handed, described);
  const [row] = await db.query(handInStatement, {
    order: orderId,
    customer: userId,
    given: JSON.stringify(given),
    notices: JSON.stringify(handInNotices(orderName(orderId))),
    now: isoNow({ now }),
  });
  const outcome = row?.outcome;
  if (outcome === 'done') return;
  if (outcome === 'not_found' || outcome === undefined)
    throw refuse(404, 'not_found', messages.orderNotFound);
  if (outcome === 'closed') throw refuse(409, 'conflict', messages.closed);
  throw refuseHandIn(outcome, row?.about ?? handed[0]?.number ?? 1);
}
