import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportFormat, ImportState } from '@/contract/desk/catalogueImport';
import { instant } from './columns';

/**
 * Files of products that an operator hands in. The parts of a file are in the storage under the id and the number of the part.
 * When a row is deleted, or its import has ended, a trigger queues the deletion of the parts.
 */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: uuid().primaryKey(),
    /** The operator; null for the command line. It refers to no account, because an import outlives it. */
    operatorId: integer('operator_id'),
    /** Name of the file, for people. */
    name: text().notNull(),
    format: text().$type<ImportFormat>().notNull(),
    /** Size of the whole file, in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Parts that have arrived. */
    parts: integer().notNull().default(0),
    state: text().$type<ImportState>().notNull(),
    /** Whether the dry run has ended; the real run counts anew. */
    checked: boolean().notNull().default(false),
    /** Lines of data in the file, known when the dry run has ended. */
    lines: integer(),
    /** The last line of data that the present run has worked through; the run goes on after it. */
    lineDone: integer('line_done').notNull().default(0),
    /** Lines that made a variant, changed one, changed nothing, or were refused, in the present run. */
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Products that did not exist before, in the present run. */
    newProducts: integer('new_products').notNull().default(0),
    /** Products of which a line changed more than a variant, in the present run. */
    changedProducts: integer('changed_products').notNull().default(0),
    /** Why the import failed, in Persian; null when it did not. */
    failure: text(),
    /** Failures of the shop itself since the last batch that was worked through. */
    tries: integer().notNull().default(0),
    /** No process works at the import before; null without a failure. */
    nextTryAt: instant('next_try_at'),
    createdAt: instant('created_at').notNull(),
    /** When the newest part arrived, or the newest batch was worked through. */
    touchedAt: instant('touched_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('catalogue_imports_by_age').on(table.createdAt),
    index('catalogue_imports_due').on(table.createdAt).where(sql`${table.state} IN ('checking', 'running')`),
    check('catalogue_import_size', sql`${table.size} > 0`),
    check(
      'catalogue_import_state_known',
      sql`${table.state} IN ('uploading', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed')`,
    ),
  ],
);

/** The refusals of lines in the newest run of an import. */
export const catalogueImportErrors = pgTable(
  'catalogue_import_errors',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    /** Number of the line in the file, from 1, the line of titles included. */
    line: integer().notNull(),
    /** The column; empty when the whole line is refused. */
    field: text().notNull(),
    message: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line, table.field] })],
);
