import { imageSources } from '@/components/ui/kit/firstLoad/Image';
import type { MenuItem, StaticsData } from '@/contract/site';
import { type CategoryFacts, categoryFacts } from './categoryFacts';

/** Widths of the menus' pictures, CSS px. */
export const pictureWidths = { tile: 72, promo: 292, rail: 44, drawerTile: 160 } as const;

type Facts = ReadonlyMap<string, CategoryFacts>;

/** Preloads at the same time. The other connections stay free for requests of the shopper. */
const maxParallel = 2;
/** Pictures requested in this visit, as source and width. */
const requested = new Set<string>();
/** Requests that have not started yet. */
const queue: (() => void)[] = [];
let running = 0;

function startQueued() {
  while (running < maxParallel && queue.length > 0) {
    running += 1;
    queue.shift()?.();
  }
}

/** Loads a picture into the browser's cache, once, in the width at which the menu will show it. */
export function preloadPicture(src: string | null | undefined, width: number) {
  if (!src || requested.has(src + width)) return;
  requested.add(src + width);
  queue.push(() => {
    const picture = new Image();
    picture.onload = picture.onerror = () => {
      running -= 1;
      startQueued();
    };
    const sources = imageSources(src, width);
    picture.sizes = sources.sizes;
    picture.srcset = sources.srcSet;
  });
  startQueued();
}

/** The picture of a link in the phones' drawer: its own, or the picture of the category it links to. */
export const drawerPicture = ({ imageUrl, link }: MenuItem, facts: Facts) =>
  imageUrl ?? facts.get(link)?.imageUrl;

/** Preloads the tiles of a department in the phones' drawer. */
export function preloadTilePictures(department: MenuItem | undefined, facts: Facts) {
  for (const tile of department?.childs ?? [])
    preloadPicture(drawerPicture(tile, facts), pictureWidths.drawerTile);
}

/** Preloads what the phones' drawer shows first: its rail and the tiles of the first department. */
export function preloadDrawerPictures({ categories, menus }: StaticsData) {
  const facts = categoryFacts(categories);
  const items = menus.find(({ mobileView }) => mobileView)?.menuItems ?? [];
  const departments = items.filter(({ childs }) => childs.length > 0);
  for (const department of departments) preloadPicture(drawerPicture(department, facts), pictureWidths.rail);
  preloadTilePictures(departments[0], facts);
}
