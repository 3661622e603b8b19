import { mostFavorites, mostRecentProducts } from '@/contract/limits';
import { readItem, writeItem } from './browserStorage';

function isStoredFavorite(value: unknown): value is { productId: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productId' in value &&
    Number.isInteger(value.productId) &&
    Number(value.productId) > 0
  );
}

/** Product ids of a guest's favorites, newest first. */
export function readFavorites(): number[] {
  try {
    const stored: unknown = JSON.parse(readItem('favorites') ?? '[]');
    const ids = Array.isArray(stored)
      ? stored.filter(isStoredFavorite).map(({ productId }) => productId)
      : [];
    return [...new Set(ids)].slice(0, mostFavorites);
  } catch {
    return [];
  }
}

/** Stores the favorites of a guest, at most `mostFavorites`. */
export function writeFavorites(ids: readonly number[]): void {
  const stored = ids.slice(0, mostFavorites).map((productId) => ({ productId }));
  writeItem('favorites', stored.length === 0 ? null : JSON.stringify(stored));
}

/** Ids of the products that were viewed in this browser, the last first. */
export function readRecentProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(readItem('recentProducts') ?? '[]');
    if (!Array.isArray(stored)) return [];
    const ids = stored.filter((id): id is number => Number.isInteger(id) && id > 0 && id < 1_000_000_000);
    return [...new Set(ids)].slice(0, mostRecentProducts);
  } catch {
    return [];
  }
}

/** Stores viewed products, at most `mostRecentProducts`. */
export const writeRecentProducts = (ids: readonly number[]): void =>
  writeItem('recentProducts', JSON.stringify(ids.slice(0, mostRecentProducts)));
