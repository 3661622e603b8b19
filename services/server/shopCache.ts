import type { ShopPage, ShopQuery } from '@/contract/list';
import type { Site } from '@/contract/site';
import { shopHref } from '@/rules/shopQuery';
import { createServerApi, toFailure } from '@/services/http/api';
import { fetchShop } from '@/services/list';
import { fetchSite } from '@/services/site';
import { minuteMs } from '@/utils/timeUnits';
import { StaleCache } from './staleCache';

const secondMs = 1000;
const cacheTimesMs = { fresh: 10 * secondMs, stale: 10 * minuteMs, ifError: 60 * minuteMs };
/** Largest number of cached lists. One list takes about 30 kB. */
const maxLists = 500;

type Caches = { sites: StaleCache<Site>; lists: StaleCache<ShopPage | null> };
const shared: typeof globalThis & { pelleShopCaches?: Caches } = globalThis;

/**
 * The caches are global, because Next loads this module once for pages and once for API routes, and `/api/revalidate` must
 * clear the cache of `/shop`. A stale site is never served, because a change of the shop's mode must show at once.
 */
shared.pelleShopCaches ??= {
  sites: new StaleCache({ ...cacheTimesMs, stale: cacheTimesMs.fresh }, 1),
  lists: new StaleCache(cacheTimesMs, maxLists),
};
const { sites, lists } = shared.pelleShopCaches;

/** The site, from the cache or the backend. */
export function readSite(): Promise<Site> {
  return sites.read('site', () => fetchSite(createServerApi()));
}

/**
 * A list for a server render, or null when its category does not exist. A cached list needs no call, so it does not count
 * against a rate limit.
 * @param visitor see `createServerApi`
 * @throws when the backend does not answer or refuses the call
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

/** Clears the caches after a change of the shop's data. */
export function clearShopCaches(): void {
  sites.clear();
  lists.clear();
}
