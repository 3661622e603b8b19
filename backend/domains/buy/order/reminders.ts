import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { isByDay, isoNow } from '@/backend/server/clock';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { messages } from './messages';

/** Reminders of one statement. */
const batchSize = 100;

/**
 * Claims the reminders that are due today, or were due yesterday while no worker ran, and writes each customer the message and the text
 * message of the channel that the customer has chosen, in one statement: no reminder is sent twice, whatever fails. The instalments are
 * locked, so that a payment under way is seen. Of two reminders that are due at once, because no worker ran the day before, the customer
 * gets the later one.
 */
const remind = declareStatement({
  name: 'instalments_remind',
  text: `WITH due AS (
      SELECT i.order_id, i.number, i.amount, i.due_date - $today::date AS left_days, o.user_id, u.mobile, u.reminder_channel AS channel,
        CASE WHEN s.late THEN s.days ELSE -s.days END AS step
      FROM reminder_steps s
      JOIN instalments i ON i.paid_at IS NULL
        AND i.due_date BETWEEN $today::date - 1 - CASE WHEN s.late THEN s.days ELSE -s.days END
          AND $today::date - CASE WHEN s.late THEN s.days ELSE -s.days END
      JOIN orders o ON o.id = i.order_id AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned')
      JOIN users u ON u.id = o.user_id AND u.removed_at IS NULL
      WHERE NOT EXISTS (SELECT FROM instalment_reminders r WHERE r.order_id = i.order_id AND r.number = i.number
        AND r.step = CASE WHEN s.late THEN s.days ELSE -s.days END)
      ORDER BY i.due_date, i.order_id, i.number LIMIT ${batchSize} FOR UPDATE OF i SKIP LOCKED
    ), claimed AS (
      INSERT INTO instalment_reminders (order_id, number, step, sent_at)
        SELECT order_id, number, step, $now FROM due ON CONFLICT DO NOTHING RETURNING order_id, number, step
    ), told AS (
      SELECT DISTINCT ON (d.order_id, d.number) d.*, CASE WHEN d.left_days > 0 THEN 'instalmentSoon' WHEN d.left_days = 0 THEN 'instalmentToday'
          ELSE 'instalmentLate' END AS kind,
        jsonb_build_object('number', persian_digits(d.number), 'order', persian_digits(d.order_id),
          'amount', persian_amount(d.amount), 'days', persian_digits(abs(d.left_days)),
          'shop', (SELECT company ->> 'companyName' FROM settings)) AS given
      FROM claimed JOIN due d USING (order_id, number, step) ORDER BY d.order_id, d.number, d.step DESC
    )
    SELECT FROM told t
    CROSS JOIN LATERAL notify(CASE WHEN t.channel <> 'sms' THEN t.user_id END, 'instalment',
      fill_text($notices::jsonb -> t.kind ->> 'title', t.given), fill_text($notices::jsonb -> t.kind ->> 'text', t.given),
      '/dashboard/orders/' || t.order_id || '#instalments', $now, t.order_id)
    CROSS JOIN LATERAL queue_text(t.user_id, CASE WHEN t.channel <> 'message' THEN t.mobile END, t.kind, t.given,
      format('instalment:%s:%s:%s', t.order_id, t.number, t.step), $now)`,
  row: anyRow,
});

const notices = JSON.stringify(messages.reminders);

/** Reminds customers of open instalments on the days that the shop has set, by day. It is safe to call at any time. */
export async function remindOfInstalments({ db, now }: { db: Pick<Database, 'query'>; now: () => number }) {
  if (!isByDay(now())) return;
  const values = { today: tehranDateOf(now()), now: isoNow({ now }), notices };
  while ((await db.query(remind, values)).length === batchSize);
}
