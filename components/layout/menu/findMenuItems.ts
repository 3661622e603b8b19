import type { MenuItem } from '@/contract/site';
import { foldText, removeSpaces } from '@/utils/searchFold';
import { maxTypoDistance, wordDistance } from '@/utils/wordDistance';

/** Items of both levels whose title contains the text, without duplicates. Tolerates typing errors if none does. */
export function findMenuItems(items: readonly MenuItem[], typed: string): MenuItem[] {
  const text = foldText(typed);
  const wanted = removeSpaces(text);
  const all = [
    ...new Map(items.flatMap((one) => [one, ...one.childs]).map((item) => [item.link, item])).values(),
  ];
  const exact = all.filter(({ title }) => removeSpaces(foldText(title)).includes(wanted));
  return exact.length > 0 ? exact : all.filter(({ title }) => matchesWithTypos(text, foldText(title)));
}

/** Whether each word, or the whole text without spaces («لب تاپ»), is a word of the title with few typing errors. */
function matchesWithTypos(text: string, title: string): boolean {
  const words = [...title.split(' '), removeSpaces(title)];
  const isTypoOfAWord = (word: string) => {
    const maxErrors = maxTypoDistance(word.length);
    return words.some((known) => wordDistance(word, known, maxErrors) <= maxErrors);
  };
  return isTypoOfAWord(removeSpaces(text)) || text.split(' ').every(isTypoOfAWord);
}
