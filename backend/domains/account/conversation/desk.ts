import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { type ActionParts, type DeskActions, Locked } from '@/backend/desk/action';
import { declareWork } from '@/backend/desk/work';
import { isoNow } from '@/backend/server/clock';
import { DeskConversation, DeskConversationRow } from '@/contract/desk/conversation';
import { mostListedMessages } from '@/contract/limits';
import { MessageRow, messageColumns, withPictureLinks } from './queries';

const waits = `EXISTS (SELECT FROM conversation_messages w
  WHERE w.conversation_id = c.id AND w.sender = 'shopper' AND w.id > c.answered_message_id)`;

/** The conversations with their newest messages. Those without an answer wait. */
export const conversationWork = declareWork({
  name: 'desk_conversations',
  select: `SELECT c.id, concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile, m.text, m.sender, iso(m.sent_at) AS "sentAt",
      ${waits} AS waits
    FROM conversations c LEFT JOIN users u ON u.id = c.user_id
    CROSS JOIN LATERAL (SELECT n.text, n.sender, n.sent_at FROM conversation_messages n
      WHERE n.conversation_id = c.id ORDER BY n.id DESC LIMIT 1) m`,
  id: 'c.id',
  waiting: waits,
  row: DeskConversationRow,
});
const { messages: _messages, ...personFields } = DeskConversation.properties;
const personOf = declareStatement({
  name: 'desk_conversation',
  text: `SELECT concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile FROM conversations c
    LEFT JOIN users u ON u.id = c.user_id WHERE c.id = $1`,
  row: Type.Object(personFields),
});
const listOf = declareStatement({
  name: 'conversation_of_shop',
  text: `SELECT ${messageColumns} FROM conversation_messages m WHERE m.conversation_id = $id ORDER BY m.id DESC LIMIT ${mostListedMessages}`,
  row: MessageRow,
});
const reply = declareStatement({
  name: 'conversation_reply',
  text: `WITH found AS (
      UPDATE conversations c SET last_sent_at = $now, answered_message_id = coalesce(
        (SELECT max(m.id) FROM conversation_messages m WHERE m.conversation_id = c.id AND m.sender = 'shopper'), 0)
      WHERE c.id = $id RETURNING c.id
    )
    INSERT INTO conversation_messages (conversation_id, sender, text, sent_at)
    SELECT id, 'shop', $text, $now FROM found RETURNING id`,
  row: anyRow,
});

/** The newest messages of a conversation, with links to their pictures, and its shopper, or null. Two statements. */
export async function readDeskConversation(
  db: Queries,
  id: number,
  links: Parameters<typeof withPictureLinks>[1],
): Promise<DeskConversation | null> {
  const [person] = await db.query(personOf, [id]);
  if (!person) return null;
  const newest = await readForOperator(db, id);
  return { ...person, messages: newest.map((row) => withPictureLinks(row, links)) };
}

/** The newest messages of a conversation for the operator, oldest first. */
export async function readForOperator(db: Queries, id: number): Promise<MessageRow[]> {
  return (await db.query(listOf, { id })).reverse();
}

/** Answers a conversation for the shop. @returns `done`, or `not_found` */
async function replyTo(
  { db, now }: Pick<ActionParts, 'db' | 'now'>,
  id: number,
  text: string,
): Promise<'done' | 'not_found'> {
  const rows = await db.query(reply, { id, text, now: isoNow({ now }) });
  return rows.length > 0 ? 'done' : 'not_found';
}

const lock = declareStatement({
  name: 'desk_lock_conversation',
  text: 'SELECT NULL::integer AS owner FROM conversations WHERE id = $id FOR NO KEY UPDATE',
  row: Locked,
});

export const conversationActions: DeskActions<'conversation'> = {
  conversation: {
    lock,
    describe: ({ id }) => ({ subject: String(id), action: 'reply', details: {} }),
    carryOut: (parts, { id, reply }) => replyTo(parts, id, reply),
  },
};
