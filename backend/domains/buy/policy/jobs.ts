import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ServiceRefusal } from '@/backend/adapters/account/callService';
import type { LiveInsurer } from '@/backend/adapters/insurer/live';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id, Nullable, Toman } from '@/contract/common';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { messages } from './messages';

const Payload = Type.Object({ policyId: Id });

/** Notes that the insurer is about to be asked, and reads what for. A policy that is issued or cancelled is not asked for. */
const beginIssue = declareStatement({
  name: 'policy_begin_issue',
  text: `WITH begun AS (UPDATE policies p SET tries = p.tries + 1 WHERE p.id = $policy AND p.state IN ('waiting', 'failed') RETURNING p.*)
    SELECT p.id, p.title, p.provider, p.months, p.amount, trim(concat_ws(' ', u.f_name, u.l_name)) AS "holderName", u.mobile,
      u.national_code AS "nationalCode", i.title AS product, i.price - i.discount AS price, i.qty AS pieces,
      ARRAY(SELECT n.serial FROM serial_numbers n WHERE n.order_item_id = i.id ORDER BY n.id) AS serials
    FROM begun p JOIN order_items i ON i.id = p.item_id JOIN orders o ON o.id = i.order_id JOIN users u ON u.id = o.user_id`,
  row: Type.Object({
    id: Id,
    title: Type.String(),
    provider: Nullable(Type.String()),
    months: Type.Integer(),
    amount: Toman,
    holderName: Type.String(),
    mobile: Nullable(Type.String()),
    nationalCode: Nullable(Type.String()),
    product: Type.String(),
    price: Toman,
    pieces: Type.Integer(),
    serials: Type.Array(Type.String()),
  }),
});
/**
 * Locks the policy, which a return may have cancelled meanwhile. The insurer's number replaces one that an operator typed while it was asked,
 * because its policy exists; the list of changes keeps the typed one. The same number is not told to the customer again.
 */
const write = declareStatement({
  name: 'policy_write',
  text: `SELECT write_policy(p.id, $number, $from::date, $to::date, $title, $text, $today::date, $now)
    FROM (SELECT id FROM policies WHERE id = $policy AND number IS DISTINCT FROM $number FOR UPDATE) p`,
  row: anyRow,
});
const fail = declareStatement({
  name: 'policy_fail',
  text: `UPDATE policies SET state = CASE state WHEN 'waiting' THEN 'failed' ELSE state END, error = $reason,
      changed_at = CASE state WHEN 'waiting' THEN $now::timestamptz ELSE changed_at END
    WHERE id = $policy AND state <> 'issued'`,
  row: noRow,
});
const cancelled = declareStatement({
  name: 'policy_cancelled',
  text: `SELECT id FROM policies WHERE id = $policy AND state = 'cancelled'`,
  row: Type.Object({ id: Id }),
});
const settle = declareStatement({
  name: 'policy_settle',
  text: 'UPDATE policies SET error = NULL WHERE id = $policy',
  row: noRow,
});

type Parts = { db: Database; now: () => number; insurer: LiveInsurer };

/**
 * The queued work of policies. The insurer knows a policy by its id in the shop, so both jobs may run again after a crash at any point. While
 * no insurer is connected there is nothing to do: operators note the numbers of the policies, which the desk lists.
 */
export function policyJobs({ db, now, insurer: live }: Parts): JobHandlers {
  /** Makes a call, or notes for the desk why it failed. @throws the error, so that the job is tried again */
  async function attempt<Answer>(policy: number, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      const reason = error instanceof ServiceRefusal ? error.message : messages.silent;
      await db.query(fail, { policy, reason, now: isoNow({ now }) });
      throw error;
    }
  }
  return {
    issue_policy: async (payload) => {
      const { policyId: policy } = Value.Parse(Payload, payload);
      const { insurer } = live;
      const [asked] = insurer ? await db.query(beginIssue, { policy }) : [];
      if (!insurer || !asked) return;
      const { id, title, provider, months, amount, holderName, mobile, nationalCode } = asked;
      const { product, price, pieces, serials } = asked;
      const issued = await attempt(policy, () =>
        insurer.issue({
          ...{ id, title, provider, months, amount },
          holder: { name: holderName, mobile: mobile ?? '', nationalCode },
          product: { title: product, price, pieces, serials },
        }),
      );
      const today = tehranDateOf(now());
      const values = { ...issued, ...messages.issued(issued.number), today, now: isoNow({ now }) };
      await db.query(write, { policy, ...values });
    },
    end_policy: async (payload) => {
      const { policyId: policy } = Value.Parse(Payload, payload);
      const { insurer } = live;
      const [found] = insurer ? await db.query(cancelled, { policy }) : [];
      if (!insurer || !found) return;
      await attempt(policy, () => insurer.cancel(found));
      await db.query(settle, { policy });
    },
  };
}
