import { foldText } from '@/utils/searchFold';

/** What a search in a customer's orders looks through, folded: the goods' names in every spelling, and the number. */
export function orderSearchText(id: number, names: readonly string[]): string {
  return foldText(`${names.join(' ')} ${id}`);
}
