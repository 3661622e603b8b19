import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeskRole } from '@/contract/desk/rights';
import { products } from './catalogue';
import { instant, partOf, serialId, toman } from './columns';
import { cities, provinces } from './site';

export const users = pgTable(
  'users',
  {
    id: serialId(),
    /** As 09xxxxxxxxx; null once the customer has deleted the account, so that the number can register again. */
    mobile: text().unique(),
    /** scrypt with its parameters and salt; null while the customer has set none. */
    passwordHash: text('password_hash'),
    /** Grows with every new password. Sessions with a lower value are refused. */
    credentials: integer().notNull().default(0),
    fName: text('f_name'),
    lName: text('l_name'),
    /** Ten Latin digits; locked once set. */
    nationalCode: text('national_code'),
    /** Another account had this national id before accounts had to differ. No score is asked for it. */
    sharesNationalCode: boolean('shares_national_code').notNull().default(false),
    birthDate: date('birth_date', { mode: 'string' }),
    provinceId: integer('province_id').references(() => provinces.id),
    cityId: integer('city_id').references(() => cities.id),
    /** A seller, whose basket skips the quantity and stock limits. */
    noCheck: boolean('no_check').notNull().default(false),
    role: text({ enum: ['customer', 'supervisor'] })
      .notNull()
      .default('customer'),
    /** What a supervisor may do at the desk; it means nothing for a customer. */
    deskRole: text('desk_role').$type<DeskRole>().notNull().default('owner'),
    /** The sealed key of a supervisor's authenticator app; null while the second step is off. */
    /** Whether the customer wants a message about products left in the basket. */
    basketReminder: boolean('basket_reminder').notNull().default(false),
    secondStepKey: text('second_step_key'),
    /** The number of the period of the last code, which cannot be used again. */
    secondStepCount: integer('second_step_count').notNull().default(0),
    /** How the customer is reminded of instalments. */
    reminderChannel: text('reminder_channel', { enum: ['both', 'message', 'sms'] })
      .notNull()
      .default('both'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Set when the customer deleted the account: the row stays for orders and ledger, without personal data. */
    removedAt: instant('removed_at'),
    /** When an operator blocked the account: it cannot sign in; its orders and its basket stay. */
    blockedAt: instant('blocked_at'),
    /** Why it was blocked, for operators. */
    blockReason: text('block_reason'),
  },
  (table) => [
    uniqueIndex('users_national_code').on(table.nationalCode).where(sql`NOT ${table.sharesNationalCode}`),
    index('users_created').on(table.createdAt),
    index('users_name').using(
      'gin',
      sql`(coalesce(${table.fName}, '') || ' ' || coalesce(${table.lName}, '')) gin_trgm_ops`,
    ),
    check('user_block_reason', sql`(${table.blockedAt} IS NULL) = (${table.blockReason} IS NULL)`),
    check('mobile_shape', sql`${table.mobile} ~ '^09[0-9]{9}$'`),
    check('mobile_until_removed', sql`(${table.mobile} IS NULL) = (${table.removedAt} IS NOT NULL)`),
    check('national_code_shape', sql`${table.nationalCode} ~ '^[0-9]{10}$'`),
    check('role_known', sql`${table.role} IN ('customer', 'supervisor')`),
    check(
      'desk_role_known',
      sql`${table.deskRole} IN ('owner', 'orders', 'catalogue', 'support', 'finance', 'loans', 'content', 'reader')`,
    ),
  ],
);

/** A signed-in device. Tokens are kept as hashes only; deleting the row signs the device out. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** The customer's password version at sign-in. */
    credentials: integer().notNull().default(0),
    /** The single-use right to set a password, given with a code. */
    secretHash: text('secret_hash'),
    secretUntil: instant('secret_until'),
    /** A supervisor's pass through maintenance. */
    passHash: text('pass_hash').unique(),
    /** When a supervisor took the second step in this session. */
    secondStepAt: instant('second_step_at'),
    /** When an operator last proved in this session who works in it; the sign-in proves it too. */
    confirmedAt: instant('confirmed_at'),
    /** The network of the sign-in, without its last part: «203.0.113.…»; null in sessions from before this column. */
    network: text(),
    /** The browser it was opened in: `tokenHash` of `knownDevices`. */
    deviceHash: text('device_hash'),
    /** The name of the device for the customer: «Chrome در Android». */
    device: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Browsers in which a customer has signed in before. Each has a random cookie, kept here as a hash; a row outlives the
 * session, so that signing out and in again is no new device.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: partOf('user_id', () => users.id),
    tokenHash: text('token_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** The one live code of a number. */
export const signInCodes = pgTable('sign_in_codes', {
  mobile: text().primaryKey(),
  /** HMAC of number and code. */
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull().default(0),
  /** Wrong attempts since `wrongSince`, over all codes of the number. */
  wrongTries: integer('wrong_tries').notNull().default(0),
  wrongSince: instant('wrong_since'),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const addresses = pgTable(
  'addresses',
  {
    id: serialId(),
    userId: partOf('user_id', () => users.id),
    title: text().notNull(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    address: text().notNull(),
    plaque: text().notNull(),
    unit: text(),
    postalCode: text('postal_code').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverMobile: text('receiver_mobile').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** When it was removed; it can still be restored for a while. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    // A deleted address keeps its mark, to be the default again when it is restored.
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault} AND ${table.removedAt} IS NULL`),
    check('postal_code_shape', sql`${table.postalCode} ~ '^[1-9][0-9]{9}$'`),
    check('pin_complete', sql`(${table.latitude} IS NULL) = (${table.longitude} IS NULL)`),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    userId: partOf('user_id', () => users.id),
    productId: partOf('product_id', () => products.id),
    /** The price and whether it was in stock, when the customer liked it. */
    seenPrice: toman('seen_price').notNull(),
    seenInStock: boolean('seen_in_stock').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was removed. The row stays for a while, so that an undo restores the price at which it was liked. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favorites_newest')
      .on(table.userId, table.createdAt.desc(), table.productId)
      .where(sql`${table.removedAt} IS NULL`),
  ],
);
