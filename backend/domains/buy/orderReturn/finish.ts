import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import type { ActionParts } from '@/backend/desk/action';
import { messages } from './messages';

const finish = declareStatement({
  name: 'return_finish',
  text: 'SELECT outcome FROM finish_return($return, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});

/** Ends an accepted return whose lender has lowered its loan. Running it again changes nothing. */
export async function finishReturn(
  { db, now }: Pick<ActionParts, 'db' | 'now'>,
  { id, orderId }: { id: number; orderId: number },
) {
  const [row] = await db.query(finish, {
    return: id,
    title: messages.finished(orderId),
    text: messages.finishedText,
    now: new Date(now()).toISOString(),
  });
  return row?.outcome ?? 'not_found';
}
