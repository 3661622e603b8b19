import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { instant } from './columns';
import { users } from './customer';

/**
 * Private files of customers, and of guests for their conversation. The bytes are in the storage (`backend/adapters/storage`) under the id. When a row is deleted, for
 * whatever reason, a trigger queues the deletion of its bytes.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the key in the cookie of a guest, whose file it is. */
    guestKeyHash: text('guest_key_hash'),
    purpose: text().$type<FilePurpose>().notNull(),
    contentType: text('content_type').$type<StoredFile['contentType']>().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When something began to refer to the file; null for an upload that is deleted after a day. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('stored_files_unused').on(table.userId, table.createdAt).where(sql`${table.usedAt} IS NULL`),
    index('stored_files_of_guest').on(table.guestKeyHash).where(sql`${table.guestKeyHash} IS NOT NULL`),
    check('stored_file_owned', sql`(${table.userId} IS NULL) <> (${table.guestKeyHash} IS NULL)`),
    check('stored_file_size', sql`${table.size} > 0`),
    check(
      'stored_file_purpose_known',
      sql`${table.purpose} IN ('return', 'cheque', 'loan', 'cooperation', 'shop', 'review', 'conversation')`,
    ),
  ],
);

/**
 * Uploads that are not complete. Their parts are in the storage under the id and the number of the part. When a row is deleted,
 * a trigger queues the deletion of its parts.
 */
export const fileUploads = pgTable(
  'file_uploads',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the key in the cookie of a guest, whose file it is. */
    guestKeyHash: text('guest_key_hash'),
    purpose: text().$type<FilePurpose>().notNull(),
    /** Size of the whole file, in bytes. */
    size: integer().notNull(),
    /** Parts that have arrived. */
    parts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the newest part arrived. */
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    index('file_uploads_by_user').on(table.userId, table.touchedAt),
    index('file_uploads_by_age').on(table.createdAt),
    index('file_uploads_of_guest').on(table.guestKeyHash).where(sql`${table.guestKeyHash} IS NOT NULL`),
    check('file_upload_owned', sql`(${table.userId} IS NULL) <> (${table.guestKeyHash} IS NULL)`),
    check('file_upload_size', sql`${table.size} > 0`),
    check('file_upload_parts', sql`${table.parts} >= 0`),
    check(
      'file_upload_purpose_known',
      sql`${table.purpose} IN ('return', 'cheque', 'loan', 'cooperation', 'shop', 'review', 'conversation')`,
    ),
  ],
);

/** Views of private files: the viewer and the moment. A row outlives its file and its account, so it refers to neither. */
export const fileViews = pgTable(
  'file_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    fileId: uuid('file_id').notNull(),
    /** 0 for a guest. */
    viewerId: integer('viewer_id').notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [
    index('file_views_by_file').on(table.fileId, table.viewedAt),
    index('file_views_by_age').on(table.viewedAt),
  ],
);
