import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { aboveAllIds, pageOf, pageSize, readCursor } from '@/backend/server/paging';
import { mostCounted } from '@/contract/limits';
import { type FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';

const columns = `n.id, n.kind, n.title, n.text, n.link, n.is_modal AS "isModal", n.seen_at IS NOT NULL AS seen, n.value,
  n.created_at AS "createdAt"`;

/**
 * The unseen ones that open the dialog below $askingBefore, the other unseen ones below $unseenBefore, then the seen ones below
 * $seenBefore. Each part reads no more rows than a page from its own index.
 */
const listPage = declareStatement({
  name: 'notifications',
  text: `SELECT * FROM (
      (SELECT ${columns} FROM notifications n WHERE n.user_id = $customer AND n.is_modal AND n.seen_at IS NULL
          AND n.id < $askingBefore::bigint
        ORDER BY n.id DESC NULLS LAST LIMIT ${pageSize + 1})
      UNION ALL
      (SELECT ${columns} FROM notifications n WHERE n.user_id = $customer AND n.seen_at IS NULL AND NOT n.is_modal
          AND n.id < $unseenBefore::bigint
        ORDER BY n.id DESC NULLS LAST LIMIT ${pageSize + 1})
      UNION ALL
      (SELECT ${columns} FROM notifications n WHERE n.user_id = $customer AND n.seen_at IS NOT NULL AND n.id < $seenBefore::bigint
        ORDER BY n.id DESC LIMIT ${pageSize + 1})
    ) found ORDER BY seen, NOT ("isModal" AND NOT seen), id DESC LIMIT ${pageSize + 1}`,
  row: FeedNotification,
});

const countUnseenStatement = declareStatement({
  name: 'notifications_unseen',
  text: `SELECT count(*)::int AS unseen FROM (
    SELECT FROM notifications WHERE user_id = $1 AND seen_at IS NULL LIMIT ${mostCounted}) counted`,
  row: UnseenLeft,
});

const insertNotification = declareStatement({
  name: 'notification_add',
  text: 'SELECT notify($customer, $kind, $title, $text, $link, $now)',
  row: anyRow,
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

/** Counts the unseen notifications of a customer, up to `mostCounted`. */
export async function countUnseen(db: Database, userId: number): Promise<number> {
  const [row] = await db.query(countUnseenStatement, [userId]);
  return row?.unseen ?? 0;
}

/** The parts of the list, in their order: unseen ones that open the dialog, other unseen ones, and seen ones. */
const parts: readonly string[] = ['asking', 'unseen', 'seen'];
type Part = 'asking' | 'unseen' | 'seen';

const partOf = ({ isModal, seen }: FeedNotification): Part => (seen ? 'seen' : isModal ? 'asking' : 'unseen');

/**
 * Reads a page of notifications: unseen before seen, each newest first. Those that open the dialog come before all others, so that
 * the first page has them however many newer ones there are. A notification that is marked as seen between two
 * pages appears again among the seen ones. @throws 400 for a malformed cursor
 */
export async function readFeed(
  db: Database,
  userId: number,
  cursor: string | undefined,
): Promise<{ data: FeedNotification[]; extraObject: FeedExtra }> {
  const [part = '', id = 0] =
    cursor === undefined ? ['asking', aboveAllIds] : readCursor(cursor, /^(asking|unseen|seen):(\d{1,15})$/);
  const reached = parts.indexOf(part);
  /** Nothing of a part that is read already, and all of a part that comes later. */
  const beforeOf = (one: Part) => {
    const place = parts.indexOf(one);
    return place === reached ? Number(id) : place < reached ? 0 : aboveAllIds;
  };
  const [found, count] = await Promise.all([
    db.query(listPage, {
      customer: userId,
      askingBefore: beforeOf('asking'),
      unseenBefore: beforeOf('unseen'),
      seenBefore: beforeOf('seen'),
    }),
    countUnseen(db, userId),
  ]);
  const { rows, nextCursor } = pageOf(found, (last) => `${partOf(last)}:${last.id}`);
  return { data: rows, extraObject: { nextCursor, unseen: count } };
}

/** Marks a notification as seen and keeps an earlier time. @returns whether it belongs to the customer @param now ms since the epoch */
export async function markSeen(db: Database, userId: number, id: number, now: number): Promise<boolean> {
  const rows = await db.query(markOne, [userId, id, new Date(now).toISOString()]);
  return rows.length > 0;
}

/** Marks all notifications of a customer as seen. @param now ms since the epoch */
export async function markAllSeen(db: Database, userId: number, now: number): Promise<void> {
  await db.query(markAll, [userId, new Date(now).toISOString()]);
}

type NewNotification = Pick<FeedNotification, 'kind' | 'title' | 'text' | 'link'> & {
  userId: number;
  /** Ms since the epoch. */
  now: number;
};

/** Adds a notification to a customer's list. */
export async function addNotification(
  db: Database,
  { userId, kind, title, text, link, now }: NewNotification,
): Promise<void> {
  await db.query(insertNotification, {
    customer: userId,
    kind,
    title,
    text,
    link,
    now: new Date(now).toISOString(),
  });
}
