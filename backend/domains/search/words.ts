import { compact, fold } from '@/utils/searchFold';

/** The words of a text as search compares them; a plus is a word, since «S25+» is not «S25». */
export function wordsOf(text: string): string[] {
  return fold(text.replaceAll('+', ' plus ')).split(' ').filter(Boolean);
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

/**
 * How many letters must change to turn one word into the other, Infinity when more than `most`. Letters that sound alike
 * count half, and two neighbours the wrong way round are one easy slip.
 */
export function distance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const [a, b] = [from.charAt(row - 1), to.charAt(column - 1)];
      const change = a === b ? 0 : soundAlike(a, b) ? 0.5 : 1;
      const swapped = a === to.charAt(column - 2) && b === from.charAt(row - 2);
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + change,
          swapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 0.8 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...line) > most && Math.min(...last) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = line;
  }
  const slips = last[to.length] ?? 0;
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}

const sounds = ['سصث', 'زذضظ', 'تط', 'حه', 'قغ', 'اع'];

function soundAlike(a: string, b: string): boolean {
  return sounds.some((letters) => letters.includes(a) && letters.includes(b));
}

/** Whether the second word is another spelling of the first, not another name. */
export function isSpellingOf(name: string, other: string): boolean {
  const [a, b] = [compact(fold(name)), compact(fold(other))];
  const most = Math.max(1, Math.floor(a.length / 3));
  return a.startsWith(b) || distance(a, b, most) <= most;
}
