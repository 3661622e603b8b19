import { asc, notInArray, sql } from 'drizzle-orm';
import { textPages as table } from '@/backend/db/schema/content';
import type { PartStore } from './part';

/** The pages of text, in their order. A page counts as updated when one of its texts changed. */
export const pages: PartStore<'pages'> = {
  async read(orm) {
    const { slug, title, summary, body } = table;
    const rows = await orm
      .select({ slug, title, summary, body })
      .from(table)
      .orderBy(asc(table.sort), asc(slug));
    return { pages: rows };
  },
  async write(orm, { pages }, now) {
    const slugs = pages.map(({ slug }) => slug);
    await orm.delete(table).where(slugs.length > 0 ? notInArray(table.slug, slugs) : undefined);
    if (pages.length === 0) return;
    const isNew = sql`(${table.title}, ${table.summary}, ${table.body}) IS DISTINCT FROM (excluded.title, excluded.summary, excluded.body)`;
    await orm
      .insert(table)
      .values(pages.map((page, sort) => ({ ...page, sort, updatedAt: now })))
      .onConflictDoUpdate({
        target: table.slug,
        set: {
          title: sql`excluded.title`,
          summary: sql`excluded.summary`,
          body: sql`excluded.body`,
          sort: sql`excluded.sort`,
          updatedAt: sql`CASE WHEN ${isNew} THEN excluded.updated_at ELSE ${table.updatedAt} END`,
        },
        setWhere: sql`${isNew} OR ${table.sort} <> excluded.sort`,
      });
  },
};
