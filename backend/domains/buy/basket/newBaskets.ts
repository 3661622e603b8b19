import { addressRanges, grownLimit, type Limiter } from '@/backend/server/limiter';
import { hourMs } from '@/utils/timeUnits';

/**
 * By how much each customer of an address raises its limit. Many guests share the address of a mobile carrier, and more of them
 * fill a basket than sign in.
 */
const perCustomer = 10;

/**
 * Counts a new basket of a guest for all ranges of an address. A basket is kept for weeks, so invented ones would fill the
 * database.
 * @param most new baskets in an hour from an address without customers
 * @returns whether the limit allows it, and a function that subtracts it again
 */
export async function countNewBasket(limiter: Limiter, address: string, most: number) {
  const counted = await Promise.all(
    addressRanges(address).map(async (range) => {
      const key = `baskets:${range.key}`;
      const max = await grownLimit(limiter, range, most, perCustomer);
      return { key, isAllowed: (await limiter.take(key, max, hourMs)) === 0 };
    }),
  );
  return {
    isAllowed: counted.every(({ isAllowed }) => isAllowed),
    giveBack: () => Promise.all(counted.map(({ key }) => limiter.giveBack(key))),
  };
}
