import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AttemptState, PaymentPurpose } from '@/contract/payment';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';
import { orders } from './order';

/**
 * An attempt to pay at a gateway. Amount, gateway and purpose are fixed before the browser leaves, and no row is used twice.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** Cannot be guessed, because everybody who knows it can read the result of the payment. */
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text().$type<PaymentPurpose>().notNull(),
    orderId: integer('order_id').references(() => orders.id),
    /** Numbers of the instalments that are paid, for the purpose `instalment`. */
    instalments: integer().array(),
    /** The saving on each instalment when the loan is settled early, in toman; fixed like the amount. */
    savings: bigint({ mode: 'number' }).array(),
    /** The fee of paying each instalment late, in toman; fixed like the amount. */
    lateFees: bigint('late_fees', { mode: 'number' }).array(),
    amount: toman('amount').notNull(),
    gateway: text().notNull(),
    state: text().$type<AttemptState>().notNull(),
    /** The gateway's id of the payment, known once the gateway has accepted it. */
    token: text(),
    /** A second id of the payment that some gateways give on return and ask for later. */
    tracking: text(),
    /** The bank's reference of the paid amount. */
    reference: text(),
    card: text(),
    /** Persian reason of a failure. */
    reason: text(),
    /** Destination of the money when the purpose could no longer be served. */
    refundedTo: text('refunded_to').$type<'wallet' | 'card'>(),
    /** The sum that went back: what the bank took, which may differ from the amount. */
    refundedAmount: bigint('refunded_amount', { mode: 'number' }),
    inquiries: integer().notNull().default(0),
    /** When the worker asks the gateway next; null when it does not. */
    nextInquiryAt: instant('next_inquiry_at'),
    /** Returns of the browser. */
    returns: integer().notNull().default(0),
    /** Inquiries after the attempt was given up because its browser came back, and the moment of the last one. */
    lateInquiries: integer('late_inquiries').notNull().default(0),
    lateInquiryAt: instant('late_inquiry_at'),
    /** When the attempt is given up if the shopper has not come back. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('payment_attempts_token').on(table.gateway, table.token),
    unique('payment_attempts_reference').on(table.gateway, table.reference),
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_user').on(table.userId, table.createdAt.desc()),
    index('payment_attempts_newest').on(table.createdAt),
    index('payment_attempts_due').on(table.nextInquiryAt).where(sql`${table.nextInquiryAt} IS NOT NULL`),
    check('attempt_amount_positive', sql`${table.amount} > 0`),
    check(
      'attempt_state_known',
      sql`${table.state} IN ('created', 'redirected', 'returned', 'verifying', 'verified', 'settled', 'cancelled', 'failed', 'expired', 'unknown', 'reverted', 'refunded')`,
    ),
    check('attempt_purpose_known', sql`${table.purpose} IN ('order', 'recharge', 'instalment')`),
    check('attempt_of_order', sql`${table.purpose} = 'recharge' OR ${table.orderId} IS NOT NULL`),
  ],
);

/** The messages between the shop and a gateway, without secrets and card numbers. */
export const paymentLogs = pgTable(
  'payment_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    step: text().notNull(),
    body: jsonb().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('payment_logs_attempt').on(table.attemptId, table.id),
    index('payment_logs_age').on(table.at),
  ],
);

/** Wallet money that is kept for an unpaid order. It becomes a ledger entry when the order is paid, or is free again. */
export const walletHolds = pgTable(
  'wallet_holds',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: partOf('user_id', () => users.id),
    amount: toman('amount').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the hold ended; null while it counts against the balance. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('wallet_holds_open').on(table.userId).where(sql`${table.endedAt} IS NULL`),
    check('hold_positive', sql`${table.amount} > 0`),
  ],
);

/** SQL condition of kinds of jobs whose key is asked for, or guards money, after they are done. There are a few for each payment. */
export const isKeptJob = `kind IN ('deliver', 'settle', 'give_back', 'lower_loan', 'issue_policy', 'end_policy')`;

/** Jobs that must be done after a change, even when the process ends in between. The worker does one job for each key. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** Names the cause, so that it is queued once. */
    key: text().notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.nextTryAt).where(sql`${table.doneAt} IS NULL`),
    index('outbox_old')
      .on(table.doneAt)
      .where(sql.raw(`NOT ${isKeptJob}`)),
  ],
);

/** The sandbox bank's own books: the payments it was asked to take, and those it took. Amounts are in rial. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: serialId(),
  token: text().notNull().unique(),
  amountRial: bigint('amount_rial', { mode: 'number' }).notNull(),
  callbackUrl: text('callback_url').notNull(),
  state: text().$type<'open' | 'paid' | 'cancelled' | 'failed' | 'reversed'>().notNull(),
  /** The outcome that the shopper or a test chose on the bank's page. */
  scenario: text().notNull().default('pay'),
  reference: text().unique(),
  createdAt: instant('created_at').notNull(),
  /** From this instant on the sandbox bank answers inquiries about the payment; before it, an inquiry fails. */
  answersFrom: instant('answers_from').notNull(),
});
