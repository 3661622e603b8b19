import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { mostCounted } from '@/backend/mostCounted';
import { fromTheTop, pageOf, pageSize, readCursor } from '@/backend/paging';
import { type FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';

const columns = `n.id, n.kind, n.title, n.text, n.link, n.is_modal AS "isModal", n.seen_at IS NOT NULL AS seen, n.value,
  n.created_at AS "createdAt"`;

/** The unseen ones below $unseenBefore, then the seen ones below $seenBefore. Each half reads no more rows than a page from its own index. */
const page = declareStatement({
  name: 'notifications',
  text: `SELECT * FROM (
      (SELECT ${columns} FROM notifications n WHERE n.user_id = $customer AND n.seen_at IS NULL AND n.id < $unseenBefore::bigint
        ORDER BY n.id DESC NULLS LAST LIMIT ${pageSize + 1})
      UNION ALL
      (SELECT ${columns} FROM notifications n WHERE n.user_id = $customer AND n.seen_at IS NOT NULL AND n.id < $seenBefore::bigint
        ORDER BY n.id DESC LIMIT ${pageSize + 1})
    ) found ORDER BY seen, id DESC LIMIT ${pageSize + 1}`,
  row: FeedNotification,
});

const unseen = declareStatement({
  name: 'notifications_unseen',
  text: `SELECT count(*)::int AS unseen FROM (
    SELECT FROM notifications WHERE user_id = $1 AND seen_at IS NULL LIMIT ${mostCounted}) counted`,
  row: UnseenLeft,
});

const add = declareStatement({
  name: 'notification_add',
  text: `INSERT INTO notifications (user_id, kind, title, text, link, created_at)
    VALUES ($customer, $kind, $title, $text, $link, $now)`,
  row: noRow,
});

const markOne = declareStatement({
  name: 'notification_seen',
  text: `UPDATE notifications SET seen_at = coalesce(seen_at, $3::timestamptz) WHERE id = $2::bigint AND user_id = $1
    RETURNING id`,
  row: anyRow,
});

const markAll = declareStatement({
  name: 'notifications_all_seen',
  text: 'UPDATE notifications SET seen_at = $2::timestamptz WHERE user_id = $1 AND seen_at IS NULL',
  row: noRow,
});

/** Unseen notifications of a customer, at most 99. One statement. */
export async function countUnseen(db: Database, userId: number): Promise<number> {
  const [row] = await db.query(unseen, [userId]);
  return row?.unseen ?? 0;
}

/**
 * A page of what the shop tells a customer: unseen before seen, each newest first. Two statements. What is seen between
 * two pages comes again among the seen ones. @throws 400 for a broken cursor
 */
export async function readFeed(
  db: Database,
  userId: number,
  cursor: string | undefined,
): Promise<{ data: FeedNotification[]; extraObject: FeedExtra }> {
  const [half, id] =
    cursor === undefined ? ['unseen', fromTheTop] : readCursor(cursor, /^(unseen|seen):(\d{1,15})$/);
  const [found, count] = await Promise.all([
    db.query(page, {
      customer: userId,
      unseenBefore: half === 'unseen' ? Number(id) : 0,
      seenBefore: half === 'seen' ? Number(id) : fromTheTop,
    }),
    countUnseen(db, userId),
  ]);
  const { rows, nextCursor } = pageOf(found, (last) => `${last.seen ? 'seen' : 'unseen'}:${last.id}`);
  return { data: rows, extraObject: { nextCursor, unseen: count } };
}

/** Marks one as seen; the first time counts. @returns whether it is the customer's @param now ms since the epoch */
export async function markSeen(db: Database, userId: number, id: number, now: number): Promise<boolean> {
  const rows = await db.query(markOne, [userId, id, new Date(now).toISOString()]);
  return rows.length > 0;
}

/** Marks all of them as seen. @param now ms since the epoch */
export async function markAllSeen(db: Database, userId: number, now: number): Promise<void> {
  await db.query(markAll, [userId, new Date(now).toISOString()]);
}

type NewNotification = Pick<FeedNotification, 'kind' | 'title' | 'text' | 'link'> & {
  userId: number;
  /** Ms since the epoch. */
  now: number;
};

/** Tells a customer something. One statement. */
export async function addNotification(
  db: Database,
  { userId, kind, title, text, link, now }: NewNotification,
): Promise<void> {
  await db.query(add, { customer: userId, kind, title, text, link, now: new Date(now).toISOString() });
}
