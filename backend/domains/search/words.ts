import { foldText, removeSpaces } from '@/utils/searchFold';
import { wordDistance } from '@/utils/wordDistance';

/** The words of a text as search compares them; a plus is a word, since «S25+» is not «S25». */
export function wordsOf(text: string): string[] {
  return foldText(text.replaceAll('+', ' plus ')).split(' ').filter(Boolean);
}

/** «iphone16» is «iphone 16», while short codes («s25», «ps5») stay whole. */
export function splitLongCodes(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const code = /^(\p{L}{3,})(\p{N}+)(\p{L}*)$/u.exec(word) ?? /^(\p{N}+)(\p{L}{3,})$/u.exec(word);
    return code ? code.slice(1).filter(Boolean) : [word];
  });
}

/**
 * Every way a name is likely to be written, folded: words of a ZWNJ compound apart and together («لپ تاپ», «لپتاپ»),
 * short codes together and apart («s25», «s 25»).
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

/** Whether the folded text holds the folded phrase as whole words. */
export function holds(folded: string, phrase: string): boolean {
  return phrase !== '' && ` ${folded} `.includes(` ${phrase} `);
}

/** Whether the second word is another spelling of the first, not another name. */
export function isSpellingOf(name: string, other: string): boolean {
  const [a, b] = [removeSpaces(foldText(name)), removeSpaces(foldText(other))];
  const most = Math.max(1, Math.floor(a.length / 3));
  return a.startsWith(b) || wordDistance(a, b, most) <= most;
}
