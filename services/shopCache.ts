import type { ShopPage, ShopQuery } from '@/contract/shop';
import type { Site } from '@/contract/site';
import { shopHref } from '@/utils/shopQuery';
import { fetchShop } from './catalogue';
import { createServerApi, toFailure } from './http';
import { fetchSite } from './site';
import { StaleCache } from './staleCache';

const second = 1000;
const minute = 60 * second;
const times = { fresh: 10 * second, stale: 10 * minute, ifError: 60 * minute };
/** Lists kept at most; one takes some 30 kB. */
const keptLists = 500;

/** The modes of the site must be seen sooner than a price, so a kept site is never served beyond its freshness. */
const sites = new StaleCache<Site>({ ...times, stale: times.fresh }, 1);
const lists = new StaleCache<ShopPage | null>(times, keptLists);

/** The site as every list shows it. */
export function readSite(): Promise<Site> {
  return sites.read('site', () => fetchSite(createServerApi()));
}

/** A list for a server render; null when its category does not exist. @throws when the backend does not answer */
export function readShopPage(query: ShopQuery): Promise<ShopPage | null> {
  return lists.read(shopHref(query), async () => {
    try {
      return await fetchShop(createServerApi(), query);
    } catch (error) {
      if (toFailure(error).status === 404) return null;
      throw error;
    }
  });
}

/** Forgets what is kept, after a change of the shop's data. */
export function forgetLists(): void {
  sites.clear();
  lists.clear();
}
