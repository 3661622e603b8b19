import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { TextKind } from '@/contract/textMessage';
import { instant, partOf, serialId } from './columns';
import { users } from './customer';
import { orders } from './order';

/** Text messages of the shop, written by `queue_text` and sent by the worker. Sign-in codes are never among them. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Null for a person without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    mobile: text().notNull(),
    kind: text().$type<TextKind>().notNull(),
    /** The values of the placeholders of its text. */
    given: jsonb().$type<Record<string, string>>().notNull(),
    /** Names the cause, so that it is sent once. */
    cause: text().notNull().unique(),
    state: text({ enum: ['waiting', 'sent', 'failed', 'delivered', 'undelivered'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** Why the last try failed, in Persian. */
    error: text(),
    createdAt: instant('created_at').notNull(),
    /** When the provider took it. */
    sentAt: instant('sent_at'),
    /** The provider's id of the message, and when it was last asked about its delivery. */
    reference: text(),
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('text_messages_state').on(table.state, table.id.desc()),
    index('text_messages_customer').on(table.userId),
    check(
      'text_message_state',
      sql`${table.state} IN ('waiting', 'sent', 'failed', 'delivered', 'undelivered')`,
    ),
    check(
      'text_message_sent',
      sql`(${table.state} IN ('sent', 'delivered', 'undelivered')) = (${table.sentAt} IS NOT NULL)`,
    ),
  ],
);

/** The texts that the shop has written itself; the others are in `rules/textTemplates.ts`. */
export const ownTexts = pgTable('own_texts', {
  kind: text().$type<TextKind>().primaryKey(),
  text: text().notNull(),
});

/** When customers are reminded of an open instalment: so many days before or after its due date. */
export const reminderSteps = pgTable(
  'reminder_steps',
  {
    id: serialId(),
    days: integer().notNull(),
    /** Whether the days are after the due date. */
    late: boolean().notNull(),
  },
  (table) => [
    unique('reminder_steps_day').on(table.late, table.days),
    check('reminder_days', sql`${table.days} BETWEEN 0 AND 60`),
  ],
);

/** The reminders that were sent: one for an instalment and step. */
export const instalmentReminders = pgTable(
  'instalment_reminders',
  {
    orderId: partOf('order_id', () => orders.id),
    number: integer().notNull(),
    /** Days after the due date, negative before it. */
    step: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number, table.step] })],
);
