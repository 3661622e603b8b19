import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';
import { facilityPlans } from './facility';
import { leasingRequests } from './leasing';
import { planRequests } from './planRequest';

/** Credit that a paid-out loan request or an active leasing request gives to buy on its plan. Orders on the plan use it up. */
export const loanCredits = pgTable(
  'loan_credits',
  {
    id: serialId(),
    /** The request that gave it: one of the two. */
    requestId: integer('request_id')
      .unique()
      .references(() => planRequests.id),
    leasingId: integer('leasing_id')
      .unique()
      .references(() => leasingRequests.id),
    userId: partOf('user_id', () => users.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => facilityPlans.id),
    /** Toman. */
    granted: toman('granted').notNull(),
    /** Instalments of every purchase on it. */
    months: integer().notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** The last day of a purchase on it; null without an end. */
    useBefore: date('use_before', { mode: 'string' }),
  },
  (table) => [
    index('loan_credits_owner').on(table.userId, table.planId),
    check('loan_credit_positive', sql`${table.granted} > 0 AND ${table.months} > 0`),
    check('loan_credit_cause', sql`num_nonnulls(${table.requestId}, ${table.leasingId}) = 1`),
  ],
);
