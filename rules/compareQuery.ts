import { mostCompared } from '@/contract/limits';

/** The ids in the address of a comparison: at most four different ones, without values that are no ids. */
export function parseCompareIds(ids: string | string[] | undefined): number[] {
  const numbers = String(ids ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return [...new Set(numbers)].slice(0, mostCompared);
}

/** The address of a comparison. */
export const compareHref = (ids: readonly number[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
