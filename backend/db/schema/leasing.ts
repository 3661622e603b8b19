import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BetaState } from '@/contract/betaLoan';
import type { ChequeRule } from '@/contract/facility';
import type { LeasingState } from '@/contract/leasing';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';
import { facilityPlans } from './facility';
import { loanPlans } from './loanPlan';

/**
 * Columns of a leasing plan besides the terms of its facility plan, whose customers are `creditHolder` and which asks for no
 * cheque of its own: the cheques secure the contract, not an order.
 */
export const leasingPlans = pgTable(
  'leasing_plans',
  {
    planId: integer('plan_id')
      .primaryKey()
      .references(() => facilityPlans.id, { onDelete: 'cascade' }),
    highlights: text().array().notNull(),
    cheque: jsonb().$type<ChequeRule>().notNull(),
    leastScore: integer('least_score').notNull(),
    instantScore: integer('instant_score'),
    instantCeiling: toman('instant_ceiling'),
    /** Days after the approval in which the credit can be used. */
    useDays: integer('use_days').notNull(),
    /** Working days until an operator decides. */
    answerDays: integer('answer_days').notNull(),
  },
  (table) => [
    check(
      'leasing_scores',
      sql`${table.leastScore} BETWEEN 0 AND 900 AND ${table.instantScore} BETWEEN 0 AND 900`,
    ),
    check('leasing_instant', sql`(${table.instantScore} IS NULL) = (${table.instantCeiling} IS NULL)`),
    check('leasing_days', sql`${table.useDays} > 0 AND ${table.answerDays} > 0`),
  ],
);

/** Requests for a leasing credit. */
export const leasingRequests = pgTable(
  'leasing_requests',
  {
    id: serialId(),
    userId: partOf('user_id', () => users.id),
    state: text().$type<LeasingState>().notNull().default('inReview'),
    planId: integer('plan_id')
      .notNull()
      .references(() => facilityPlans.id),
    /** Wished and granted amount, in toman. */
    amount: toman('amount').notNull(),
    granted: toman('granted'),
    months: integer().notNull(),
    /** The credit score of the customer at the request; null after the account was deleted. */
    score: integer(),
    createdAt: instant('created_at').notNull(),
    /** When the request came into its state. */
    changedAt: instant('changed_at').notNull(),
    /** The last day for cheques and purchases. */
    useBefore: date('use_before', { mode: 'string' }),
    /** Persian reason of a rejection. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('leasing_requests_one_open')
      .on(table.userId)
      .where(sql`${table.state} IN ('inReview', 'approved')`),
    index('leasing_requests_user').on(table.userId, table.id.desc()),
    index('leasing_requests_open').on(table.changedAt).where(sql`${table.state} IN ('inReview', 'approved')`),
    index('leasing_requests_plan').on(table.planId),
    check(
      'leasing_state_known',
      sql`${table.state} IN ('inReview', 'approved', 'active', 'rejected', 'cancelled', 'expired')`,
    ),
    check('leasing_amounts', sql`${table.amount} > 0 AND ${table.granted} BETWEEN 1 AND ${table.amount}`),
    check('leasing_contract', sql`(${table.granted} IS NULL) = (${table.useBefore} IS NULL)`),
    check(
      'leasing_granted',
      sql`CASE ${table.state} WHEN 'inReview' THEN ${table.granted} IS NULL WHEN 'approved' THEN ${table.granted} IS NOT NULL
        WHEN 'active' THEN ${table.granted} IS NOT NULL ELSE true END`,
    ),
    check('leasing_reason', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
  ],
);

/** The states that a leasing request has had, oldest first. */
export const leasingEvents = pgTable(
  'leasing_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    requestId: partOf('request_id', () => leasingRequests.id),
    state: text().$type<LeasingState>().notNull(),
    /** The supervisor who did it; null for the customer, a rule, the worker and the command line. */
    operatorId: integer('operator_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [index('leasing_events_request').on(table.requestId, table.id)],
);

/** The credit score of a customer, from the last enquiry to which the customer agreed. */
export const creditScores = pgTable(
  'credit_scores',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    /** The provider that answered, and its number of the enquiry. */
    provider: text().notNull(),
    reference: text().notNull(),
    isDemo: boolean('is_demo').notNull(),
    consentedAt: instant('consented_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('credit_scores_expiry').on(table.expiresAt),
    check('credit_score_range', sql`${table.score} BETWEEN 0 AND 900`),
  ],
);

/** Beta programmes of loans. The newest active one takes registrations. */
export const betaProgrammes = pgTable(
  'beta_programmes',
  {
    id: serialId(),
    title: text().notNull(),
    /** The loan plan that only persons invited by this programme may request; null while the loan is not decided. */
    planId: integer('plan_id').references(() => loanPlans.planId),
    places: integer().notNull(),
    taken: integer().notNull().default(0),
    minimumAmount: toman('minimum_amount').notNull(),
    ceiling: toman('ceiling').notNull(),
    months: integer().array().notNull(),
    closesAt: instant('closes_at'),
    active: boolean().notNull().default(true),
  },
  (table) => [check('beta_places', sql`0 <= ${table.taken} AND ${table.taken} <= ${table.places}`)],
);

/** Registrations for a beta programme. A person without an account can register too. */
export const betaRegistrations = pgTable(
  'beta_registrations',
  {
    id: serialId(),
    programmeId: partOf('programme_id', () => betaProgrammes.id),
    trackingCode: text('tracking_code').notNull().unique(),
    mobile: text().notNull(),
    name: text().notNull(),
    nationalCode: text('national_code').notNull(),
    amount: toman('amount').notNull(),
    months: integer().notNull(),
    state: text().$type<BetaState>().notNull().default('registered'),
    /** Persian reason of a refusal. */
    reason: text(),
    createdAt: instant('created_at').notNull(),
    /** When the registration came into its state. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('beta_one_mobile').on(table.programmeId, table.mobile),
    unique('beta_one_person').on(table.programmeId, table.nationalCode),
    index('beta_by_mobile').on(table.mobile),
    index('beta_waiting').on(table.id).where(sql`${table.state} = 'registered'`),
    index('beta_by_age').on(table.changedAt),
    check('beta_state_known', sql`${table.state} IN ('registered', 'invited', 'refused')`),
    check('beta_reason', sql`(${table.state} = 'refused') = (${table.reason} IS NOT NULL)`),
  ],
);
