import { asc } from 'drizzle-orm';
import { menus as menuTable, menuItems as table } from '@/backend/db/schema/site';
import type { SiteMenuItem } from '@/contract/desk/siteDocuments';
import { type PartStore, withIds } from './part';

type Row = typeof table.$inferSelect;

const itemTypeOf = (type: number): SiteMenuItem['itemType'] =>
  type === 2 || type === 3 || type === 4 ? type : 1;

function treeOf(rows: readonly Row[], menu: number, parent: number | null): SiteMenuItem[] {
  return rows
    .filter(({ menuId, parentId }) => menuId === menu && parentId === parent)
    .map(({ id, title, link, imageUrl, itemType, icon, description }) => ({
      id,
      title,
      link,
      imageUrl,
      itemType: itemTypeOf(itemType),
      icon,
      description,
      childs: treeOf(rows, menu, id),
    }));
}

/** An item with its place in the tree. `parent` is the index of its parent in the flat list. */
type Placed = Omit<SiteMenuItem, 'childs'> & { menu: number; parent: number | null; sort: number };

/** The items of all menus in one list. Every parent comes before its children. */
function flatten(menus: readonly { menuItems: readonly SiteMenuItem[] }[]): Placed[] {
  const flat: Placed[] = [];
  const add = (items: readonly SiteMenuItem[], menu: number, parent: number | null) => {
    for (const [sort, { childs, ...item }] of items.entries()) {
      const index = flat.push({ ...item, menu, parent, sort }) - 1;
      add(childs, menu, index);
    }
  };
  for (const [menu, { menuItems }] of menus.entries()) add(menuItems, menu, null);
  return flat;
}

/** The menus of the header and of the phones' drawer. */
export const menus: PartStore<'menus'> = {
  async read(orm) {
    const all = await orm.select().from(menuTable).orderBy(asc(menuTable.id));
    const rows = await orm.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return { menus: all.map((menu) => ({ ...menu, menuItems: treeOf(rows, menu.id, null) })) };
  },
  async write(orm, { menus }) {
    const named = await withIds(orm, 'menus', menus);
    const flat = await withIds(orm, 'menu_items', flatten(menus));
    // The items of a deleted menu are deleted with it.
    await orm.delete(menuTable);
    if (named.length === 0) return;
    await orm
      .insert(menuTable)
      .values(named.map(({ id, position, mobileView }) => ({ id, position, mobileView })));
    if (flat.length === 0) return;
    await orm.insert(table).values(
      flat.map(({ menu, parent, ...item }) => ({
        ...item,
        menuId: named[menu]?.id ?? 0,
        parentId: parent === null ? null : (flat[parent]?.id ?? null),
      })),
    );
  },
};
