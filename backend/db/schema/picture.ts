import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Pictures that the shop shows to everybody: of products, banners, posts. The bytes are in the storage under the id and never
 * change, so that browsers may keep them for ever.
 */
export const shopPictures = pgTable(
  'shop_pictures',
  {
    id: uuid().primaryKey(),
    /** Of the stored bytes. A picture that is uploaded again gets the id of the first one. */
    sha256: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size in bytes. */
    size: integer().notNull(),
    /** When `sweep_pictures` first found nothing that shows it; null while something does. */
    unusedSince: instant('unused_since'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('shop_picture_size', sql`${table.width} > 0 AND ${table.height} > 0 AND ${table.size} > 0`),
  ],
);

/**
 * The names of the files of pictures of the shop, by which files of products name them; the newest picture of a name counts. A name goes
 * with its picture.
 */
export const pictureNames = pgTable('picture_names', {
  /** In lower case. */
  name: text().primaryKey(),
  pictureId: uuid('picture_id')
    .notNull()
    .references(() => shopPictures.id, { onDelete: 'cascade' }),
});
