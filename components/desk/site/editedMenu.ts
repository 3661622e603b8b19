import type { SiteMenuItem } from '@/contract/desk/siteDocuments';
import type { MenuItem } from '@/contract/site';
import { newId } from './newId';

/** An item of a menu in the editor: every item has an id. */
export type EditedItem = Omit<SiteMenuItem, 'id' | 'childs'> & { id: number; childs: EditedItem[] };

export type EditedMenu = { id: number; position: number; mobileView: boolean; menuItems: EditedItem[] };

export const createItem = (): EditedItem => ({
  id: newId(),
  title: '',
  link: '',
  imageUrl: null,
  itemType: 1,
  icon: null,
  description: null,
  childs: [],
});

/** The item as the menus of the shop take it. */
export const shownItem = ({ childs, ...item }: EditedItem): MenuItem => ({
  ...item,
  link: item.link || '#',
  childs: childs.map(shownItem),
});
