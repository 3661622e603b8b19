import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { aboveAllIds, pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import {
  DeskConversation,
  type DeskConversationPage,
  type DeskConversationQuery,
  DeskConversationRow,
} from '@/contract/desk/conversation';
import { readForOperator, withPictureLinks } from './queries';

const isWaiting = `EXISTS (SELECT FROM conversation_messages w
  WHERE w.conversation_id = c.id AND w.sender = 'shopper' AND w.id > c.answered_message_id)`;
const rows = (
  condition: string,
  order: 'ASC' | 'DESC',
) => `SELECT c.id, concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile,
    m.text, m.sender, iso(m.sent_at) AS "sentAt", ${isWaiting} AS waits
  FROM conversations c LEFT JOIN users u ON u.id = c.user_id
  CROSS JOIN LATERAL (SELECT n.text, n.sender, n.sent_at FROM conversation_messages n
    WHERE n.conversation_id = c.id ORDER BY n.id DESC LIMIT 1) m
  WHERE ${condition} ORDER BY c.id ${order} LIMIT ${pageSize + 1}`;
const waiting = declareStatement({
  name: 'desk_conversations_waiting',
  text: rows(`${isWaiting} AND c.id > $beyond::bigint`, 'ASC'),
  row: DeskConversationRow,
});
const all = declareStatement({
  name: 'desk_conversations',
  text: rows('c.id < $beyond::bigint', 'DESC'),
  row: DeskConversationRow,
});
const { messages: _messages, ...personFields } = DeskConversation.properties;
const personOf = declareStatement({
  name: 'desk_conversation',
  text: `SELECT concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile FROM conversations c
    LEFT JOIN users u ON u.id = c.user_id WHERE c.id = $1`,
  row: Type.Object(personFields),
});

/** A page of conversations. One statement. @throws 400 for a broken cursor */
export async function listConversations(
  { db }: Pick<DomainParts, 'db'>,
  { tab, cursor }: DeskConversationQuery,
): Promise<DeskConversationPage> {
  const waits = tab === 'waiting';
  const beyond = cursor === undefined ? (waits ? 0 : aboveAllIds) : readIdCursor(cursor);
  const found = await db.query(waits ? waiting : all, { beyond });
  const { rows: conversations, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { conversations, nextCursor };
}

/** The newest messages of a conversation, with links to their pictures, and its shopper, or null. Two statements. */
export async function readDeskConversation(
  { db }: Pick<DomainParts, 'db'>,
  id: number,
  links: Parameters<typeof withPictureLinks>[1],
): Promise<DeskConversation | null> {
  const [person] = await db.query(personOf, [id]);
  if (!person) return null;
  const newest = await readForOperator(db, id);
  return { ...person, messages: newest.map((row) => withPictureLinks(row, links)) };
}
