import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  integer,
  numeric,
  pgSequence,
  timestamp,
} from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const serialId = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole toman; amounts stay far below 2^53. */
export const toman = (name: string) => bigint(name, { mode: 'number' });
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** Ids of pictures over all tables, by which `GET /public/gallery/{id}` finds the address. */
export const galleryIds = pgSequence('gallery_ids');
export const galleryId = () => integer('gallery_id').notNull().unique().default(sql`nextval('gallery_ids')`);

/** A reference to a row with which this one is deleted. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });
