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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentState } from '@/contract/document';
import type { Applicant, PlanRequestState, WorkAndGuarantor } from '@/contract/planRequest';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';
import { facilityPlans } from './facility';
import { storedFiles } from './file';
import { documentKinds } from './loanPlan';
import { branches } from './site';

/** A day on which a branch examines the original documents of applicants. */
export const appointmentDays = pgTable(
  'appointment_days',
  {
    id: serialId(),
    branchId: partOf('branch_id', () => branches.id),
    startsAt: instant('starts_at').notNull(),
    capacity: integer().notNull(),
    booked: integer().notNull().default(0),
  },
  (table) => [
    unique('appointment_days_start').on(table.branchId, table.startsAt),
    check('appointment_not_overbooked', sql`0 <= ${table.booked} AND ${table.booked} <= ${table.capacity}`),
  ],
);

/** Loan requests. `applicant` and `work` are sections 02 and 03, with null for every field that is still empty. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: serialId(),
    userId: partOf('user_id', () => users.id),
    state: text().$type<PlanRequestState>().notNull().default('draft'),
    /** The last section that was saved: 0 to 4 for 01 to 05. */
    step: integer().notNull().default(0),
    /** Grows with every change, so that a submission counts only for what was checked. */
    revision: integer().notNull().default(0),
    planId: integer('plan_id').references(() => facilityPlans.id),
    amount: toman('amount'),
    months: integer(),
    applicant: jsonb().$type<Applicant>().notNull(),
    work: jsonb().$type<WorkAndGuarantor>().notNull(),
    /** The booked seat; null without one. */
    dayId: integer('day_id').references(() => appointmentDays.id),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When the request came into its state. */
    changedAt: instant('changed_at').notNull(),
    /** Last moment to replace rejected documents. */
    correctBefore: instant('correct_before'),
    /** Persian reason of a rejection. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('plan_requests_one_open')
      .on(table.userId)
      .where(sql`${table.state} NOT IN ('rejected', 'paidOut', 'cancelled')`),
    index('plan_requests_user').on(table.userId, table.id.desc()),
    index('plan_requests_waiting')
      .on(table.changedAt)
      .where(sql`${table.state} NOT IN ('draft', 'rejected', 'paidOut', 'cancelled')`),
    index('plan_requests_day').on(table.dayId),
    index('plan_requests_plan').on(table.planId),
    check(
      'plan_request_state_known',
      sql`${table.state} IN ('draft', 'submitted', 'inReview', 'needsCorrection', 'approved', 'rejected', 'contract', 'paidOut', 'cancelled')`,
    ),
    check('plan_request_step', sql`${table.step} BETWEEN 0 AND 4`),
    check(
      'plan_request_loan',
      sql`${table.state} IN ('draft', 'cancelled') OR (${table.planId}, ${table.amount}, ${table.months}) IS NOT NULL`,
    ),
    check(
      'plan_request_correction',
      sql`(${table.state} = 'needsCorrection') = (${table.correctBefore} IS NOT NULL)`,
    ),
    check('plan_request_reason', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
  ],
);

/** The documents of a request that have files. */
export const planRequestDocuments = pgTable(
  'plan_request_documents',
  {
    requestId: partOf('request_id', () => planRequests.id),
    code: text()
      .notNull()
      .references(() => documentKinds.code),
    state: text().$type<Exclude<DocumentState, 'missing'>>().notNull().default('given'),
    /** Persian reason of a rejection. */
    reason: text(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.code] }),
    check('request_document_state', sql`${table.state} IN ('given', 'accepted', 'rejected')`),
    check('request_document_reason', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
  ],
);

/** The files of a document, in their order. */
export const planRequestFiles = pgTable(
  'plan_request_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    requestId: partOf('request_id', () => planRequests.id),
    code: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index('plan_request_files_document').on(table.requestId, table.code)],
);

/** Everything that happened to a request, oldest first: its states, and the judgements of its documents. */
export const planRequestEvents = pgTable(
  'plan_request_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    requestId: partOf('request_id', () => planRequests.id),
    kind: text({ enum: ['state', 'document'] }).notNull(),
    /** The new state of the request, or of the document with `code`. */
    state: text().notNull(),
    code: text(),
    reason: text(),
    /** The supervisor who did it; null for the applicant, the worker and the command line. */
    operatorId: integer('operator_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('plan_request_events_request').on(table.requestId, table.id),
    check('plan_request_event_document', sql`(${table.kind} = 'document') = (${table.code} IS NOT NULL)`),
  ],
);
