import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Nullable, Toman } from '@/contract/common';

const judgeStatement = declareStatement({
  name: 'judge_cheque',
  text: 'SELECT outcome FROM judge_cheque($order, $number, $verdict, $reason, $now)',
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
export const listWaitingCheques = (db: Database) => db.query(waiting);

/** The decision of an operator about a cheque. The customer reads the reason of a refusal. */
type ChequeVerdict = { verdict: 'accepted' } | { verdict: 'refused'; reason: string };

/** Accepts or refuses a cheque in review. One statement. @returns `done` or the reason why nothing was changed */
export async function judgeCheque(
  { db, now }: { db: Database; now: () => number },
  { order, number }: { order: number; number: number },
  judged: ChequeVerdict,
) {
  const [row] = await db.query(judgeStatement, {
    order,
    number,
    verdict: judged.verdict,
    reason: judged.verdict === 'refused' ? judged.reason : null,
    now: new Date(now()).toISOString(),
  });
  if (!row) throw new Error('A verdict about a cheque answered nothing.');
  return row.outcome;
}
