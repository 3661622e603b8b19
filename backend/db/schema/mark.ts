import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * When something of the shop last happened, for the people who watch over it. While there is a mark `searchIndex`, changes of products are
 * noted for the search server; no other rule of the shop reads a mark.
 */
export const shopMarks = pgTable('shop_marks', {
  kind: text().$type<'workerRun' | 'backup' | 'searchIndex'>().primaryKey(),
  at: instant('at').notNull(),
});
