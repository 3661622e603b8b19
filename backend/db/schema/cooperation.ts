import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BusinessKind, CooperationForm, CooperationState, ShebaOwner } from '@/contract/cooperation';
import { instant, partOf, serialId } from './columns';
import { users } from './customer';
import { storedFiles } from './file';

/** Kinds of documents that merchants give. A shop asks for others by changing the rows. */
export const merchantDocuments = pgTable(
  'merchant_documents',
  {
    /** Place in the list. Operators name a document by it. */
    number: integer().primaryKey(),
    code: text().notNull().unique(),
    title: text().notNull(),
    hint: text(),
    /** Businesses that give it. */
    kinds: text().array().$type<BusinessKind[]>().notNull(),
    /** Businesses that must give it. */
    required: text().array().$type<BusinessKind[]>().notNull(),
    mostFiles: integer('most_files').notNull(),
  },
  (table) => [
    check('merchant_document_files', sql`${table.mostFiles} BETWEEN 1 AND 12`),
    check('merchant_document_required', sql`${table.kinds} @> ${table.required}`),
  ],
);

/** Requests of merchants to sell in the shop. A merchant has one that is not final. */
export const cooperationRequests = pgTable(
  'cooperation_requests',
  {
    id: serialId(),
    userId: partOf('user_id', () => users.id),
    state: text().$type<CooperationState>().notNull().default('draft'),
    form: jsonb().$type<CooperationForm>().notNull(),
    /** Persian reason of `needsCorrection` and `rejected`. */
    reason: text(),
    savedAt: instant('saved_at').notNull(),
    /** Whether the account is the merchant's, asked for with consent; kept until the decision. */
    shebaOwner: text('sheba_owner').$type<ShebaOwner>(),
  },
  (table) => [
    check(
      'cooperation_sheba_owner',
      sql`${table.shebaOwner} IS NULL OR ${table.shebaOwner} IN ('matches', 'differs', 'unknown') AND ${table.state} IN ('submitted', 'inReview', 'needsCorrection')`,
    ),
    uniqueIndex('cooperation_open')
      .on(table.userId)
      .where(sql`${table.state} NOT IN ('approved', 'rejected')`),
    index('cooperation_by_user').on(table.userId, table.id),
    index('cooperation_waiting').on(table.id).where(sql`${table.state} IN ('submitted', 'inReview')`),
    check(
      'cooperation_state_known',
      sql`${table.state} IN ('draft', 'submitted', 'inReview', 'needsCorrection', 'approved', 'rejected')`,
    ),
    check(
      'cooperation_reason',
      sql`(${table.state} IN ('needsCorrection', 'rejected')) = (${table.reason} IS NOT NULL)`,
    ),
  ],
);

/** Every state that a request has had. */
export const cooperationEvents = pgTable(
  'cooperation_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    requestId: partOf('request_id', () => cooperationRequests.id),
    state: text().$type<CooperationState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('cooperation_events_by_request').on(table.requestId, table.id)],
);

/** The documents that a request has; one without a row is missing. */
export const cooperationDocuments = pgTable(
  'cooperation_documents',
  {
    requestId: partOf('request_id', () => cooperationRequests.id),
    code: text()
      .notNull()
      .references(() => merchantDocuments.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    state: text().$type<'given' | 'accepted' | 'rejected'>().notNull(),
    /** Persian reason of a rejection. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.code] }),
    index('cooperation_documents_code').on(table.code),
    check('cooperation_document_state', sql`${table.state} IN ('given', 'accepted', 'rejected')`),
    check('cooperation_document_reason', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
  ],
);

/** The files of a document. */
export const cooperationFiles = pgTable(
  'cooperation_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    requestId: partOf('request_id', () => cooperationRequests.id),
    code: text().notNull(),
    place: integer().notNull(),
  },
  (table) => [index('cooperation_files_by_document').on(table.requestId, table.code, table.place)],
);
