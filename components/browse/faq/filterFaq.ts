import type { FaqGroup } from '@/contract/site';
import { foldText, removeSpaces } from '@/utils/searchFold';

/**
 * The groups with the questions that have every word of a text, in the question, the answer or the title of the group. A text
 * without letters finds everything.
 */
export function filterFaq(groups: readonly FaqGroup[], text: string): FaqGroup[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const searched = removeSpaces(foldText(`${group.title} ${question} ${answer}`));
      return words.every((word) => searched.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}
