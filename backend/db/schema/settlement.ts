import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SettlementLine } from '@/contract/desk/settlement';
import { instant, serialId } from './columns';

/** Files of gateways about the payments that they settled on a day, as they compared with the shop's own when an operator handed them in. */
export const settlements = pgTable('settlements', {
  id: serialId(),
  gateway: text().notNull(),
  day: date({ mode: 'string' }).notNull(),
  /** Name of the file, for people. */
  name: text().notNull(),
  /** It refers to no account, because the comparison outlives it. */
  operatorId: integer('operator_id').notNull(),
  at: instant('at').notNull(),
  /** Every line of the comparison, in the order of the file. */
  lines: jsonb().$type<SettlementLine[]>().notNull(),
  /** Lines that are not matched, for the list, which would otherwise read all lines of its comparisons. */
  differing: integer()
    .notNull()
    .generatedAlwaysAs(
      sql`jsonb_array_length(jsonb_path_query_array(lines, '$[*] ? (@.kind != "matched")'))`,
    ),
});
