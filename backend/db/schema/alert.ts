import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { productProperties } from './catalogue';
import { instant, partOf, toman } from './columns';
import { users } from './customer';

/** A customer wants one message about a variant: it is back in stock, or it has become cheaper. */
export const alerts = pgTable(
  'alerts',
  {
    userId: partOf('user_id', () => users.id),
    propertyId: partOf('property_id', () => productProperties.id),
    kind: text({ enum: ['stock', 'price'] }).notNull(),
    /** The highest price that is announced; null announces every price below `priceThen`. */
    target: toman('target'),
    /** The effective price when the customer asked; null for a stock alert. */
    priceThen: toman('price_then'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** When the customer was told; asking again clears it. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId, table.kind] }),
    index('alerts_open').on(table.propertyId).where(sql`${table.sentAt} IS NULL`),
    check('alert_price_known', sql`(${table.kind} = 'price') = (${table.priceThen} IS NOT NULL)`),
    check('alert_target_below_price', sql`${table.target} IS NULL OR ${table.target} < ${table.priceThen}`),
  ],
);
