import { asc } from 'drizzle-orm';
import { banners as table } from '@/backend/db/schema/site';
import { type PartStore, withIds } from './part';

/** The banners, in their order within each module. */
export const banners: PartStore<'banners'> = {
  async read(orm) {
    const rows = await orm
      .select()
      .from(table)
      .orderBy(asc(table.moduleNumber), asc(table.sort), asc(table.id));
    return {
      banners: rows.map(({ sort: _, linkType, ...banner }) => ({
        ...banner,
        linkType: linkType === 2 ? 2 : 1,
      })),
    };
  },
  async write(orm, { banners }) {
    const ordered = banners.toSorted((a, b) => a.moduleNumber - b.moduleNumber);
    const rows = await withIds(orm, 'banners', ordered);
    await orm.delete(table);
    if (rows.length > 0) await orm.insert(table).values(rows.map((banner, sort) => ({ ...banner, sort })));
  },
};
