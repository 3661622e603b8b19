import { pricingOf } from '@/backend/domains/browse/product/pricing';
import type { BasketItem } from '@/contract/basket';
import { effectivePrice } from '@/rules/pricing';
import type { CompanionRow, LineRow } from './queries';

type Bundle = CompanionRow['bundle'];

/** Whether a companion is offered at `now` (ms): always without a bundle, in a bundle until it ends. */
const isOffered = (bundle: Bundle, now: number): boolean =>
  bundle === null || bundle.endsAt === null || now < Date.parse(bundle.endsAt);

/** Price of one piece of a companion with its line, which is never above its price alone. */
export const bundlePriceOf = (row: CompanionRow, now: number): number =>
  Math.min(row.companionPrice, effectivePrice(row, now));

/** The companions of a line: those in the basket, and those that the shopper may still choose. */
export type Companions = { along: readonly CompanionRow[]; offered: readonly CompanionRow[] };

/**
 * The companions of every line at `now` (ms), by line id. Pieces of the lines come first, then chosen companions, then those
 * that come along without a price, in the order of the basket, then the offers: what is left decides whether an offer can be
 * taken for all pieces of its line.
 */
export function companionsOf(
  lines: readonly LineRow[],
  companions: readonly CompanionRow[],
  now: number,
): Map<number, Companions> {
  const taken = new Map(lines.map((line) => [line.productPropertyId, line.qty]));
  const piecesWith = ({ productPropertyId, qty }: CompanionRow) => (taken.get(productPropertyId) ?? 0) + qty;
  const take = (row: CompanionRow) => taken.set(row.productPropertyId, piecesWith(row));
  const current = companions.filter(({ bundle }) => isOffered(bundle, now));
  const chosen = current.filter((row) => row.chosen && row.companionPrice > 0);
  chosen.forEach(take);
  const free = current.filter((row) => row.companionPrice === 0 && piecesWith(row) <= row.stock && take(row));
  const along = new Set([...chosen, ...free]);
  const isOffer = (row: CompanionRow) =>
    !row.chosen &&
    bundlePriceOf(row, now) < effectivePrice(row, now) &&
    piecesWith(row) <= Math.min(row.stock, row.maxBuy);
  return new Map(
    lines.map(({ lineId }) => {
      const own = current.filter((row) => row.lineId === lineId);
      return [
        lineId,
        { along: own.filter((row) => along.has(row)), offered: own.filter((row) => isOffer(row)) },
      ];
    }),
  );
}

type BundleFields = Pick<BasketItem, 'isBundle' | 'timedBundle' | 'bundleToDate' | 'bundles' | 'bundleInfo'>;

/** The bundle fields of a line at `now` (ms). A bundle with nothing in stock is left out. */
export function bundleFields(line: LineRow, { along, offered }: Companions, now: number): BundleFields {
  const shown = [...along, ...offered].sort((a, b) => a.productPropertyId - b.productPropertyId);
  const bundles = new Map(shown.flatMap(({ bundle }) => (bundle ? [[bundle.id, bundle] as const] : [])));
  const ends = [...bundles.values()].flatMap(({ endsAt }) => endsAt ?? []).sort();
  return {
    isBundle: bundles.size > 0,
    timedBundle: ends.length > 0,
    bundleToDate: ends[0] ?? null,
    bundles: [...bundles.values()].map(({ id, title, endsAt }) => {
      const companions = shown.filter(({ bundle }) => bundle?.id === id).map((row) => companionOf(row, now));
      const sum = (of: (one: (typeof companions)[number]) => number) =>
        companions.reduce((total, one) => total + of(one), 0);
      return {
        id,
        title,
        endsAt,
        isGroup: offered.every(({ bundle }) => bundle?.id !== id),
        showPrice: effectivePrice(line, now) + sum(({ bundlePrice }) => bundlePrice),
        discount: sum((one) => effectivePrice(one, now) - one.bundlePrice),
        companions,
      };
    }),
    bundleInfo: bundles.size === 0 ? '' : [line, ...along].map((one) => one.productPropertyId).join(','),
  };
}

function companionOf(row: CompanionRow, now: number): BasketItem['bundles'][number]['companions'][number] {
  const { productPropertyId, productId, slug, title, imageUrl } = row;
  return {
    productPropertyId,
    productId,
    slug,
    title,
    imageUrl: imageUrl ?? '',
    ...pricingOf(row, now),
    bundlePrice: bundlePriceOf(row, now),
  };
}
