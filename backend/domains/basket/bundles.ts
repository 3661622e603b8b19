import type { BasketItem } from '@/contract/basket';
import { effectivePrice } from '@/utils/pricing';
import type { CompanionRow, LineRow } from './queries';

type Bundle = CompanionRow['bundle'];

/** Whether a companion is in the basket at `now` (ms): always without a bundle, in a bundle until it ends. */
export const isOffered = (bundle: Bundle, now: number): boolean =>
  bundle === null || bundle.endsAt === null || now < Date.parse(bundle.endsAt);

type BundleFields = Pick<BasketItem, 'isBundle' | 'timedBundle' | 'bundleToDate' | 'bundles' | 'bundleInfo'>;

/**
 * The bundle fields of a line.
 * @param own the companions that are offered with it @param along those of them that are in stock
 */
export function bundleFields(
  line: LineRow,
  own: readonly CompanionRow[],
  along: readonly CompanionRow[],
  now: number,
): BundleFields {
  const bundles = new Map(own.flatMap(({ bundle }) => (bundle ? [[bundle.id, bundle] as const] : [])));
  const ends = [...bundles.values()].flatMap(({ endsAt }) => endsAt ?? []).sort();
  const inBundles = own.filter(({ bundle }) => bundle !== null);
  return {
    isBundle: bundles.size > 0,
    timedBundle: ends.length > 0,
    bundleToDate: ends[0] ?? null,
    bundles: [...bundles.values()].map(({ id, title }) => {
      const set = along.filter(({ bundle }) => bundle?.id === id);
      return {
        id,
        title,
        isGroup: set.length > 0,
        showPrice:
          effectivePrice(line, now) + set.reduce((sum, { companionPrice }) => sum + companionPrice, 0),
        discount: set.reduce((sum, one) => sum + Math.max(0, one.price - one.companionPrice), 0),
      };
    }),
    bundleInfo:
      bundles.size === 0
        ? ''
        : [line, ...inBundles].map(({ productPropertyId }) => productPropertyId).join(','),
  };
}
