import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ApplicantKind, DocumentKind } from '@/contract/planRequest';
import { toman } from './columns';
import { facilityPlans } from './facility';

/** Kinds of documents of loan requests. */
export const documentKinds = pgTable(
  'document_kinds',
  {
    code: text().primaryKey(),
    title: text().notNull(),
    hint: text(),
    /** Applicants who need it; null for all. */
    applicants: text().array().$type<ApplicantKind[]>(),
    of: text('of_person').$type<DocumentKind['of']>().notNull().default('applicant'),
    required: boolean().notNull().default(true),
    mostFiles: integer('most_files').notNull().default(2),
  },
  (table) => [
    check('document_code_shape', sql`${table.code} ~ '^[a-z][A-Za-z]{1,39}$'`),
    check('document_of_known', sql`${table.of} IN ('applicant', 'guarantor')`),
    check('document_files', sql`${table.mostFiles} BETWEEN 1 AND 12`),
  ],
);

/**
 * Columns of a loan plan besides the terms of its facility plan, whose customers are `creditHolder`: only a paid-out request
 * gives the credit to buy on it.
 */
export const loanPlans = pgTable('loan_plans', {
  planId: integer('plan_id')
    .primaryKey()
    .references(() => facilityPlans.id, { onDelete: 'cascade' }),
  audience: text().notNull(),
  applicants: text().array().$type<ApplicantKind[]>().notNull(),
  highlights: text().array().notNull(),
  /** A loan above this amount, in toman, needs a guarantor; null when no loan does. */
  guarantorAbove: toman('guarantor_above'),
  /** Working days from the appointment to the decision. */
  answerDays: integer('answer_days').notNull(),
  /** Codes of `document_kinds` in the order of the form. */
  documentCodes: text('document_codes').array().notNull(),
});
