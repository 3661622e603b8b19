import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { FileRow, withLink } from '@/backend/domains/layout/file/files';
import type { CleanUp } from '@/backend/server/cleanUps';
import { Id } from '@/contract/common';
import type { Conversation, SendMessage } from '@/contract/conversation';
import { ConversationMessage } from '@/contract/conversation';
import { mostCounted, mostListedMessages } from '@/contract/limits';
import { guestConversationDays, type Owner } from './owner';

const ofOwner = '(c.user_id = $customer OR c.guest_key_hash = $guestKeyHash)';
/** The columns of a message `m`. */
export const messageColumns = `m.id, m.sender, m.text, m.order_id AS "orderId", iso(m.sent_at) AS "sentAt", message_pictures(m.id) AS pictures`;

/** A stored message, whose pictures have no links yet. */
export const MessageRow = Type.Object({ ...ConversationMessage.properties, pictures: Type.Array(FileRow) });
export type MessageRow = Static<typeof MessageRow>;

const list = declareStatement({
  name: 'conversation',
  text: `SELECT ${messageColumns} FROM conversations c JOIN conversation_messages m ON m.conversation_id = c.id
    WHERE ${ofOwner} AND m.id < $before ORDER BY m.id DESC LIMIT ${mostListedMessages + 1}`,
  row: MessageRow,
});
const countUnseen = declareStatement({
  name: 'conversation_unseen',
  text: `SELECT count(*)::integer AS unseen FROM (
      SELECT FROM conversations c JOIN conversation_messages m ON m.conversation_id = c.id
      WHERE ${ofOwner} AND m.id > c.seen_message_id AND m.sender = 'shop' LIMIT ${mostCounted}) AS counted`,
  row: Type.Object({ unseen: Type.Integer() }),
});
const send = declareStatement({
  name: 'conversation_send',
  text: `SELECT ${messageColumns} FROM send_message($customer, $guestKeyHash, $key::uuid, $text, $orderId, $pictures::uuid[], $now) m`,
  row: MessageRow,
});
const see = declareStatement({
  name: 'conversation_see',
  text: `UPDATE conversations c SET seen_message_id = $messageId
    WHERE ${ofOwner} AND c.seen_message_id < $messageId
      AND EXISTS (SELECT FROM conversation_messages m WHERE m.conversation_id = c.id AND m.id = $messageId)
    RETURNING c.id`,
  row: Type.Object({ id: Id }),
});
/** Conversations of guests who have not come back. */
export const oldGuestConversations: CleanUp = {
  table: 'conversations',
  isOld: `user_id IS NULL AND last_sent_at < $1::timestamptz - interval '${guestConversationDays} days'`,
};

/** The message with links to its pictures for this viewer. */
export function withPictureLinks(
  row: MessageRow,
  context: Parameters<typeof withLink>[0],
): ConversationMessage {
  return { ...row, pictures: row.pictures.map((file) => withLink(context, file)) };
}

/** The newest messages before one, oldest first, and how many of the shop's are unseen. Two statements. */
export async function readConversation(
  db: Database,
  owner: Owner,
  links: Parameters<typeof withLink>[0],
  before = 2_147_483_647,
): Promise<Conversation> {
  const newest = await db.query(list, { ...owner, before });
  const [counted] = await db.query(countUnseen, owner);
  return {
    messages: newest
      .slice(0, mostListedMessages)
      .reverse()
      .map((row) => withPictureLinks(row, links)),
    hasEarlier: newest.length > mostListedMessages,
    unseen: counted?.unseen ?? 0,
  };
}

/**
 * Stores a message. @returns the stored message; null when the order is not the customer's, a picture is not an unused upload of
 * the owner, or the guest has just signed in
 */
export async function sendMessage(
  db: Database,
  owner: Owner,
  message: SendMessage,
  now: number,
): Promise<MessageRow | null> {
  const [row] = await db.query(send, { ...owner, ...message, now: new Date(now).toISOString() });
  return row ?? null;
}

/** Records that the shopper has seen the messages up to this one. A message of another conversation changes nothing. */
export async function markSeen(db: Database, owner: Owner, messageId: number): Promise<void> {
  await db.query(see, { ...owner, messageId });
}
