import type { Orm } from '@/backend/db/connect';
import { searchSynonyms } from '@/backend/db/schema/catalogue';
import {
  banners,
  branches,
  faq,
  menuItems,
  menus,
  notificationBanners,
  settings,
} from '@/backend/db/schema/site';
import type { DeliveryRule } from '@/contract/site';
import type { SeedContent } from './content';
import type { SeedMenuItem } from './contentLines';

/** Delivery is by courier in Tehran, where the shop is, and by express post elsewhere. */
const delivery: DeliveryRule = {
  city: { id: 394, title: 'تهران' },
  daysInCity: 0,
  daysElsewhere: 3,
  cutoffHour: 16,
};

/** Settings, menus, banners, branches and questions of the demo shop. */
export async function seedSite(orm: Orm, content: SeedContent): Promise<void> {
  const { company, footer, trust, statics, synonyms } = content;
  await orm.insert(settings).values({ company, delivery, footer, trust: [...trust], statics, demo: true });
  await orm.insert(branches).values(content.branches.map((branch, sort) => ({ ...branch, sort })));
  await orm.insert(faq).values(content.faq.map((question, sort) => ({ ...question, sort })));
  await orm.insert(banners).values(content.banners.map((banner, sort) => ({ ...banner, sort })));
  await orm.insert(notificationBanners).values([...content.notifications]);
  await orm.insert(searchSynonyms).values(synonyms.map((words) => ({ words: [...words] })));
  for (const { position, mobileView, menuItems: items } of content.menus) {
    const [menu] = await orm.insert(menus).values({ position, mobileView }).returning({ id: menus.id });
    if (menu) await insertItems(orm, menu.id, null, items);
  }
}

/** Inserts the items of one level, then the levels below them. */
async function insertItems(
  orm: Orm,
  menuId: number,
  parentId: number | null,
  items: readonly SeedMenuItem[],
) {
  if (items.length === 0) return;
  const rows = items.map(({ childs: _, itemType = 1, ...item }, sort) => ({
    ...item,
    itemType,
    menuId,
    parentId,
    sort,
  }));
  const inserted = await orm.insert(menuItems).values(rows).returning({ id: menuItems.id });
  for (const [index, { id }] of inserted.entries())
    await insertItems(orm, menuId, id, items[index]?.childs ?? []);
}
