import { sourcesOf } from '@/components/ui/firstLoad/Image';
import type { MenuItem, StaticsData } from '@/contract/site';
import { type CategoryFacts, categoryFacts } from './categoryFacts';

/** How wide the menus show their pictures (CSS px). */
export const pictureWidths = { tile: 72, promo: 292, rail: 44, drawerTile: 160 } as const;

type Facts = ReadonlyMap<string, CategoryFacts>;

/** Pictures fetched at the same time: the other connections are left to what the shopper asks for. */
const atOnce = 2;
/** What has been asked for in this visit, and what of it still waits for its turn. */
const warmed = new Set<string>();
const waiting: (() => void)[] = [];
let underWay = 0;

function fetchNext() {
  while (underWay < atOnce && waiting.length > 0) {
    underWay += 1;
    waiting.shift()?.();
  }
}

/** Fetches a picture in the size it will be shown, once, so that it is there when its menu opens. */
export function warmPicture(src: string | null | undefined, width: number) {
  if (!src || warmed.has(src + width)) return;
  warmed.add(src + width);
  waiting.push(() => {
    const picture = new Image();
    picture.onload = picture.onerror = () => {
      underWay -= 1;
      fetchNext();
    };
    const sources = sourcesOf(src, width);
    picture.sizes = sources.sizes;
    picture.srcset = sources.srcSet;
  });
  fetchNext();
}

/** The picture of a link in the drawer of phones: its own, or that of the category it leads to. */
export const drawerPicture = ({ imageUrl, link }: MenuItem, facts: Facts) =>
  imageUrl ?? facts.get(link)?.imageUrl;

/** The tiles of a department in the drawer of phones. */
export function warmDrawerTiles(department: MenuItem | undefined, facts: Facts) {
  for (const tile of department?.childs ?? [])
    warmPicture(drawerPicture(tile, facts), pictureWidths.drawerTile);
}

/** What the drawer of phones shows first: its rail, and the first department's tiles. */
export function warmDrawer({ categories, menus }: StaticsData) {
  const facts = categoryFacts(categories);
  const items = menus.find(({ mobileView }) => mobileView)?.menuItems ?? [];
  const departments = items.filter(({ childs }) => childs.length > 0);
  for (const department of departments) warmPicture(drawerPicture(department, facts), pictureWidths.rail);
  warmDrawerTiles(departments[0], facts);
}
