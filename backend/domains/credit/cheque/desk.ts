import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { type DeskActions, Locked } from '@/backend/desk/action';
import { judgePapers } from '@/backend/requests/judgement';
import { Id, Nullable, Toman } from '@/contract/common';
import { orderChequeNotices } from './messages';

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

/** Locks the order of a cheque, as everything that changes its cheques does. */
const lock = declareStatement({
  name: 'desk_lock_cheque',
  text: 'SELECT user_id AS owner FROM lock_named_order($id) WHERE id IS NOT NULL',
  row: Locked,
});

export const chequeActions: DeskActions<'cheque'> = {
  cheque: judgePapers('cheque', {
    lock,
    table: 'cheques',
    isNamed: 'p.order_id = $id AND p.number = $number',
    isOpen: `p.state = 'inReview'
      AND EXISTS (SELECT FROM orders o WHERE o.id = p.order_id AND o.state = 'paymentReview')`,
    closed: 'not_in_review',
    follow: 'notify_of_judged_paper($id, $verdict, NULL, $notices::jsonb, $now)',
    noticesOf: ({ id, number }, reason) => orderChequeNotices(id, number, reason),
  }),
};
