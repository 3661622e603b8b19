import type { ShopPage, ShopQuery } from '@/contract/shop';
import type { Site } from '@/contract/site';
import { createServerApi, toFailure } from '@/services/http/api';
import { fetchShop } from '@/services/shop';
import { fetchSite } from '@/services/site';
import { shopHref } from '@/utils/shopQuery';
import { StaleCache } from './staleCache';

const second = 1000;
const minute = 60 * second;
const times = { fresh: 10 * second, stale: 10 * minute, ifError: 60 * minute };
/** Lists kept at most; one takes some 30 kB. */
const keptLists = 500;

type Caches = { sites: StaleCache<Site>; lists: StaleCache<ShopPage | null> };
const shared: typeof globalThis & { pelleShopCaches?: Caches } = globalThis;

/**
 * One for the process: Next gives pages and API routes a module of their own each, and `/api/revalidate` must forget what
 * `/shop` keeps. The modes of the site must be seen sooner than a price, so a kept site is never served beyond its freshness.
 */
shared.pelleShopCaches ??= {
  sites: new StaleCache({ ...times, stale: times.fresh }, 1),
  lists: new StaleCache(times, keptLists),
};
const { sites, lists } = shared.pelleShopCaches;

/** The site as every list shows it. */
export function readSite(): Promise<Site> {
  return sites.read('site', () => fetchSite(createServerApi()));
}

/**
 * A list for a server render; null when its category does not exist. A list that is kept costs nothing and counts
 * against no limit. @param visitor see `createServerApi` @throws when the backend does not answer, or refuses
 */
export function readShopPage(query: ShopQuery, visitor?: string): Promise<ShopPage | null> {
  return lists.read(shopHref(query), async () => {
    try {
      return await fetchShop(createServerApi(visitor), query);
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
