import { fold } from '@/utils/searchFold';

/** What a search in a customer's orders looks through: the titles of the goods and the number, folded. */
export function orderSearchText(id: number, titles: readonly string[]): string {
  return fold(`${titles.join(' ')} ${id}`);
}
