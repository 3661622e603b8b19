import { foldText } from '@/utils/searchFold';

/** The searchable text of an order, folded: the names of its products in every spelling, and its number. */
export function orderSearchText(id: number, names: readonly string[]): string {
  return foldText(`${names.join(' ')} ${id}`);
}
