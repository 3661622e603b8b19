import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { type ColourParts, withColours } from '@/backend/domains/credit/cheque/colour';
import {
  describeCheques,
  type HandInOutcome,
  HandInRow,
  refuseHandIn,
} from '@/backend/domains/credit/cheque/handIn';
import { handInNotices } from '@/backend/domains/credit/cheque/messages';
import { refuse } from '@/backend/server/errors';
import type { HandedCheque } from '@/contract/cheque';
import { Nullable } from '@/contract/common';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { contractName, messages } from './messages';
import type { Parts } from './move';
import { requireRequest } from './queries';

const readOwner = declareStatement({
  name: 'leasing_cheque_owner',
  text: `SELECT concat_ws(' ', u.f_name, u.l_name) AS name, u.national_code AS "nationalCode" FROM users u WHERE u.id = $customer`,
  row: Type.Object({ name: Type.String(), nationalCode: Nullable(Type.String()) }),
});
const handIn = declareStatement({
  name: 'leasing_cheques_hand_in',
  text: 'SELECT outcome, about FROM hand_in_leasing_cheques($request, $customer, $given::jsonb, $notices::jsonb, $today, $now)',
  row: HandInRow,
});

/**
 * Hands in or corrects cheques of the customer's approved contract, all or none.
 * @throws 400 with the field of a cheque that is wrong, 404 without a request, 409 when the contract takes no cheques, or a cheque
 * is not as the contract says, is locked, or its Sayad number secures something else
 */
export async function handInLeasingCheques(
  { db, now, ...asking }: Parts & ColourParts,
  customer: number,
  handed: readonly HandedCheque[],
): Promise<void> {
  const { id } = await requireRequest(db, customer);
  const [owner = { name: '', nationalCode: null }] = await db.query(readOwner, { customer });
  const described = describeCheques(handed, owner);
  const asked = { id: customer, nationalCode: owner.nationalCode };
  const given = await withColours(asking, asked, handed, described);
  const [row] = await db.query(handIn, {
    request: id,
    customer,
    given: JSON.stringify(given),
    notices: JSON.stringify(handInNotices(contractName)),
    today: tehranDateOf(now()),
    now: new Date(now()).toISOString(),
  });
  const outcome: HandInOutcome = row?.outcome ?? 'not_found';
  if (outcome === 'not_found') throw refuse(404, 'not_found', messages.noRequest);
  if (outcome === 'closed') throw refuse(409, 'conflict', messages.chequesClosed);
  if (outcome !== 'done') throw refuseHandIn(outcome, row?.about ?? handed[0]?.number ?? 1);
}
