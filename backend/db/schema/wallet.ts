import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, partOf, toman } from './columns';
import { users } from './customer';

/** The wallet: an append-only ledger. The balance is that of the newest entry. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: partOf('user_id', () => users.id),
    /** 1, 2, 3… for each customer: two entries at once cannot both follow the same one. */
    sequence: integer().notNull(),
    kind: text({ enum: ['recharge', 'purchase', 'refund', 'gift', 'instalment'] }).notNull(),
    /** Toman; positive came in, negative went out. */
    amount: toman('amount').notNull(),
    balance: toman('balance').notNull(),
    title: text().notNull(),
    orderId: integer('order_id'),
    /** The unique name of the cause, so that repeated calls book it once. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('wallet_entries_sequence').on(table.userId, table.sequence),
    index('wallet_entries_in').on(table.userId, table.sequence).where(sql`${table.amount} > 0`),
    index('wallet_entries_out').on(table.userId, table.sequence).where(sql`${table.amount} < 0`),
    index('wallet_entries_refunds').on(table.createdAt).where(sql`${table.kind} = 'refund'`),
    check('balance_not_negative', sql`${table.balance} >= 0`),
    check('amount_not_zero', sql`${table.amount} <> 0`),
  ],
);
