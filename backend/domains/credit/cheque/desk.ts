import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { type ActionParts, type CommandOf, type DeskActions, Locked } from '@/backend/desk/action';
import { isoNow } from '@/backend/server/clock';
import { Id, Nullable, Toman } from '@/contract/common';
import { orderChequeNotices } from './messages';

const judgeStatement = declareStatement({
  name: 'judge_cheque',
  text: 'SELECT outcome FROM judge_cheque($order, $number, $verdict, $reason, $notices::jsonb, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'not_in_review']) }),
});

const waiting = declareStatement({
  name: 'cheques_waiting',
  text: `SELECT c.order_id AS "orderId", c.number, c.amount, c.due_date::text AS "dueDate", c.sayad_number AS "sayadNumber",
      c.owner_name AS "ownerName", c.owner_national_code AS "ownerNationalCode", c.picture_id AS "pictureId"
    FROM cheques c WHERE c.state = 'inReview' AND c.order_id IS NOT NULL ORDER BY c.changed_at, c.order_id, c.number LIMIT 200`,
  row: Type.Object({
    orderId: Id,
    number: Id,
    amount: Toman,
    dueDate: Type.String(),
    sayadNumber: Type.String(),
    ownerName: Type.String(),
    ownerNationalCode: Type.String(),
    pictureId: Nullable(Type.String()),
  }),
});

/** Cheques that wait for an operator, oldest first, at most 200. */
export const listWaitingCheques = (db: Queries) => db.query(waiting);

/** Accepts or refuses a cheque in review. One statement. @returns `done` or the reason why nothing was changed */
async function judgeCheque(
  { db, now }: Pick<ActionParts, 'db' | 'now'>,
  { order, number }: { order: number; number: number },
  judged: CommandOf<'cheque'>['judged'],
) {
  const reason = judged.verdict === 'refused' ? judged.reason : null;
  const row = await readOne(db, judgeStatement, {
    order,
    number,
    verdict: judged.verdict,
    reason,
    notices: JSON.stringify(orderChequeNotices(order, number, reason)),
    now: isoNow({ now }),
  });
  return row.outcome;
}

/** Locks the order of a cheque, as everything that changes its cheques does. */
const lock = declareStatement({
  name: 'desk_lock_cheque',
  text: 'SELECT user_id AS owner FROM lock_named_order($id) WHERE id IS NOT NULL',
  row: Locked,
});
const read = declareStatement({
  name: 'desk_state_cheque',
  text: 'SELECT state FROM cheques WHERE order_id = $id AND number = $number',
  row: Type.Object({ state: Type.String() }),
});

export const chequeActions: DeskActions<'cheque'> = {
  cheque: {
    lock,
    read,
    carryOut: (parts, { id, number, judged }) => judgeCheque(parts, { order: id, number }, judged),
  },
};
