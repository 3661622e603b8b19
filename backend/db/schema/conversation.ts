import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, partOf, serialId } from './columns';
import { users } from './customer';
import { storedFiles } from './file';
import { orders } from './order';

/** The conversation of a customer, or of a guest whose browser has the key, with the shop. */
export const conversations = pgTable(
  'conversations',
  {
    id: serialId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the random key in the cookie of a guest's browser. */
    guestKeyHash: text('guest_key_hash'),
    lastSentAt: instant('last_sent_at').notNull(),
    /** The newest message that the shopper has seen. */
    seenMessageId: integer('seen_message_id').notNull().default(0),
    /** The newest message of the shopper that the shop has answered or laid aside. */
    answeredMessageId: integer('answered_message_id').notNull().default(0),
  },
  (table) => [
    uniqueIndex('conversations_user').on(table.userId),
    uniqueIndex('conversations_guest').on(table.guestKeyHash),
    index('conversations_guest_age').on(table.lastSentAt).where(sql`${table.userId} IS NULL`),
    check('conversation_owned', sql`(${table.userId} IS NULL) <> (${table.guestKeyHash} IS NULL)`),
  ],
);

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: serialId(),
    conversationId: partOf('conversation_id', () => conversations.id),
    sender: text({ enum: ['shopper', 'shop'] }).notNull(),
    /** Key of the browser's message; null for messages of the shop. */
    key: uuid(),
    text: text().notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('conversation_messages_list').on(table.conversationId, table.id),
    uniqueIndex('conversation_messages_key').on(table.conversationId, table.key),
    check('message_sender_known', sql`${table.sender} IN ('shopper', 'shop')`),
    check('message_key_of_shopper', sql`(${table.sender} = 'shopper') = (${table.key} IS NOT NULL)`),
  ],
);

/** The pictures of a message in their order. Only the shopper and supervisors see them. */
export const conversationPictures = pgTable(
  'conversation_pictures',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    messageId: partOf('message_id', () => conversationMessages.id),
    place: smallint().notNull(),
  },
  (table) => [index('conversation_pictures_list').on(table.messageId, table.place)],
);
