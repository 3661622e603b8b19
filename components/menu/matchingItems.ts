import type { MenuItem } from '@/contract/site';
import { compact, fold } from '@/utils/searchFold';
import { distance, forgivenSlips } from '@/utils/wordDistance';

/** Items of both levels whose title holds the text, each once; where none does, those with its words but for slips. */
export function matchingItems(items: readonly MenuItem[], typed: string): MenuItem[] {
  const text = fold(typed);
  const wanted = compact(text);
  const all = [
    ...new Map(items.flatMap((one) => [one, ...one.childs]).map((item) => [item.link, item])).values(),
  ];
  const exact = all.filter(({ title }) => compact(fold(title)).includes(wanted));
  return exact.length > 0 ? exact : all.filter(({ title }) => isAlmost(text, fold(title)));
}

/** Whether every word is one of the title's but for slips, or all of them together are («لب تاپ»). */
function isAlmost(text: string, title: string): boolean {
  const words = [...title.split(' '), compact(title)];
  const isSlipOf = (word: string) => {
    const most = forgivenSlips(word.length);
    return words.some((known) => distance(word, known, most) <= most);
  };
  return isSlipOf(compact(text)) || text.split(' ').every(isSlipOf);
}
