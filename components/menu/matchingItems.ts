import type { MenuItem } from '@/contract/site';
import { foldText, removeSpaces } from '@/utils/searchFold';
import { maxTypoDistance, wordDistance } from '@/utils/wordDistance';

/** Items of both levels whose title holds the text, each once; where none does, those with its words but for slips. */
export function matchingItems(items: readonly MenuItem[], typed: string): MenuItem[] {
  const text = foldText(typed);
  const wanted = removeSpaces(text);
  const all = [
    ...new Map(items.flatMap((one) => [one, ...one.childs]).map((item) => [item.link, item])).values(),
  ];
  const exact = all.filter(({ title }) => removeSpaces(foldText(title)).includes(wanted));
  return exact.length > 0 ? exact : all.filter(({ title }) => isAlmost(text, foldText(title)));
}

/** Whether every word is one of the title's but for slips, or all of them together are («لب تاپ»). */
function isAlmost(text: string, title: string): boolean {
  const words = [...title.split(' '), removeSpaces(title)];
  const isSlipOf = (word: string) => {
    const most = maxTypoDistance(word.length);
    return words.some((known) => wordDistance(word, known, most) <= most);
  };
  return isSlipOf(removeSpaces(text)) || text.split(' ').every(isSlipOf);
}
