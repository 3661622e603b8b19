import { foldText, removeSpaces } from '@/utils/searchFold';
import { wordDistance } from '@/utils/wordDistance';

/** Splits a text into folded words. A plus becomes a word, because «S25+» is not «S25». */
export function wordsOf(text: string): string[] {
  return foldText(text.replaceAll('+', ' plus ')).split(' ').filter(Boolean);
}

/** Splits «iphone16» into «iphone 16». Short codes such as «s25» and «ps5» stay whole. */
export function splitLongCodes(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const code = /^(\p{L}{3,})(\p{N}+)(\p{L}*)$/u.exec(word) ?? /^(\p{N}+)(\p{L}{3,})$/u.exec(word);
    return code ? code.slice(1).filter(Boolean) : [word];
  });
}

/**
 * The likely spellings of a name, folded: the words of a ZWNJ compound apart and together («لپ تاپ», «لپتاپ»), and short
 * codes together and apart («s25», «s 25»).
 */
export function spellings(name: string): string[] {
  const ways = [name, name.replaceAll('\u200c', '')].map((way) => splitLongCodes(wordsOf(way)).join(' '));
  return [...new Set(ways.flatMap((way) => [way, joinCodes(way), splitCodes(way)]))].filter(Boolean);
}

function joinCodes(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\p{N})/gu, '$1');
}

function splitCodes(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2})(?=\p{N})/gu, '$1 ');
}

/** Whether the folded text contains the folded phrase as whole words. */
export function containsPhrase(folded: string, phrase: string): boolean {
  return phrase !== '' && ` ${folded} `.includes(` ${phrase} `);
}

/** Whether the second word is a spelling of the first and not a different name. */
export function isSpellingOf(name: string, other: string): boolean {
  const [a, b] = [removeSpaces(foldText(name)), removeSpaces(foldText(other))];
  const most = Math.max(1, Math.floor(a.length / 3));
  return a.startsWith(b) || wordDistance(a, b, most) <= most;
}
