import { asc } from 'drizzle-orm';
import { notificationBanners as table } from '@/backend/db/schema/site';
import { type PartStore, withIds } from './part';

/** The strip above the header and the popups. Their ids stay, because browsers count the displays of each id. */
export const notices: PartStore<'notices'> = {
  async read(orm) {
    const rows = await orm.select().from(table).orderBy(asc(table.id));
    return { notices: rows.map(({ type, ...notice }) => ({ ...notice, type: type === 0 ? 0 : 1 })) };
  },
  async write(orm, { notices }) {
    const rows = await withIds(orm, 'notification_banners', notices);
    await orm.delete(table);
    if (rows.length > 0) await orm.insert(table).values(rows);
  },
};
