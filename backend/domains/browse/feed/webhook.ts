import { Type } from 'typebox';
import type { Feeds } from '@/backend/adapters/torob/configured';
import { mostCallsOfMinute, mostPagesOfCall } from '@/backend/adapters/torob/webhook';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id } from '@/contract/common';
import { addressOf } from './items';

type Context = { db: Database; now: () => number; feeds?: Feeds };

const kind = 'torob_changes';
/** Calls of one job. The worker does jobs every few seconds, and waits for each call. */
const callsOfJob = 2;

/** The end of a promotion changes a price, and no row. */
const noteEnds = declareStatement({
  name: 'feed_promotion_ends',
  text: `UPDATE feed_variants f SET changed_at = greatest(now(), v.promotion_to), pending = true FROM product_properties v
    WHERE v.id = f.variant_id AND v.promotion_to > $now::timestamptz - interval '1 day' AND v.promotion_to <= $now
      AND f.changed_at < v.promotion_to`,
  row: noRow,
});

const callsLeft = `(SELECT count(*) FROM feed_calls WHERE at > $now::timestamptz - interval '1 minute') < ${mostCallsOfMinute}`;

const queueJob = declareStatement({
  name: 'feed_torob_queue',
  text: `INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT '${kind}', '${kind}:' || gen_random_uuid(), '{}', $now, $now
    WHERE EXISTS (SELECT FROM feed_variants WHERE pending) AND ${callsLeft}
      AND NOT EXISTS (SELECT FROM outbox WHERE kind = '${kind}' AND done_at IS NULL)`,
  row: noRow,
});

/** Notes the ends of promotions as changes, and queues a job when Torob does not know of all changes. */
export async function queueChanges({ db, feeds, ...clock }: Context): Promise<void> {
  if (!feeds || feeds.open.size === 0) return;
  const now = isoNow(clock);
  await db.query(noteEnds, { now });
  if (feeds.webhook) await db.query(queueJob, { now });
}

/** Begins a call about the oldest changes, unless there is none or the minute has no call left. `changedAt` has microseconds. */
const beginCall = declareStatement({
  name: 'feed_torob_call',
  text: `WITH due AS (
      SELECT f.variant_id, f.changed_at FROM feed_variants f WHERE f.pending ORDER BY f.changed_at, f.variant_id LIMIT ${mostPagesOfCall}
    ), call AS (
      INSERT INTO feed_calls (at, variant_ids) SELECT $now, ARRAY(SELECT variant_id FROM due)
      WHERE EXISTS (SELECT FROM due) AND ${callsLeft} RETURNING id
    )
    SELECT call.id, (SELECT json_agg(json_build_object('variantId', due.variant_id, 'productId', p.id, 'slug', p.slug,
        'changedAt', due.changed_at::text) ORDER BY due.changed_at, due.variant_id)
      FROM due JOIN product_properties v ON v.id = due.variant_id JOIN products p ON p.id = v.product_id) AS variants
    FROM call`,
  row: Type.Object({
    id: Id,
    variants: Type.Array(
      Type.Object({ variantId: Id, productId: Id, slug: Type.String(), changedAt: Type.String() }),
    ),
  }),
});

/** Keeps the answer. A variant that has changed since the call began waits for another. */
const endCall = declareStatement({
  name: 'feed_torob_answer',
  text: `WITH call AS (UPDATE feed_calls SET status = $status WHERE id = $id)
    UPDATE feed_variants f SET pending = false
    FROM jsonb_to_recordset($variants::jsonb) AS told ("variantId" int, "changedAt" timestamptz)
    WHERE $status = 200 AND f.variant_id = told."variantId" AND f.changed_at = told."changedAt"`,
  row: noRow,
});

/** Tells Torob of changes. A call that fails is repeated by the outbox, with the changes of that time. */
export const feedJobs = ({ db, feeds, ...clock }: Context): JobHandlers => ({
  [kind]: async () => {
    const { webhook, shopUrl } = feeds ?? {};
    if (!webhook || !shopUrl) return;
    for (let left = callsOfJob; left > 0; left -= 1) {
      const [call] = await db.query(beginCall, { now: isoNow(clock) });
      if (!call) return;
      const pages = call.variants.map((variant) => ({
        page_url: addressOf(variant, shopUrl),
        page_unique: String(variant.variantId),
      }));
      const status = await webhook(pages);
      await db.query(endCall, { id: call.id, status, variants: JSON.stringify(call.variants) });
      if (status !== 200) throw new Error(`The webhook of Torob answered ${status}.`);
    }
  },
});

/** Calls of more than a month ago. */
export const oldCalls = { table: 'feed_calls', isOld: `at < $1::timestamptz - interval '30 days'` };
