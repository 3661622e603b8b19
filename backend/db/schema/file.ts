import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { instant } from './columns';
import { users } from './customer';

/**
 * Private files of customers. The bytes are in the storage (`backend/storage`) under the id. When a row is deleted, for
 * whatever reason, a trigger queues the deletion of its bytes.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    check('stored_file_size', sql`${table.size} > 0`),
    check('stored_file_purpose_known', sql`${table.purpose} IN ('return', 'cheque', 'loan')`),
  ],
);
