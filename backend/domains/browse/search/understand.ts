import type { SearchTerm } from '@/backend/adapters/search/engine';
import { removeSpaces, switchKeyboardLayout } from '@/utils/searchFold';
import type { Lexicon } from './lexicon';
import { splitLongCodes, wordsOf } from './words';

/** One interpretation of a typed text. The search tries the readings in order until one finds something. */
type Reading = {
  words: readonly string[];
  /** Words that a product has all of. Without any, only `like` is searched for. */
  terms: readonly SearchTerm[];
  /** A LIKE pattern for the column without spaces. */
  like: string | null;
  /** The corrected text, or null when this reading is the typed text. */
  corrected: string | null;
};

type Understood = {
  readings: readonly Reading[];
  /** Fallback when no reading finds anything: search for some of the words. */
  someWords: { terms: readonly SearchTerm[]; words: readonly string[] } | null;
  /** Last fallback: search for a similar text, when no word is known and the lexicon is incomplete. */
  alike: string | null;
  /** Whether the text asks for cheap products («گوشی ارزان»). */
  wantsCheap: boolean;
};

/** Limits for one text, so that an invented one costs little: letters after folding, words, and corrected words. */
const maxLetters = 100;
const maxWords = 12;
const maxCorrections = 6;

/** Folded words that ask for cheap products. They and the noise words are not searched for. */
const cheapWords = ['ارزان', 'ارزون', 'ارزانترین', 'arzan', 'cheap'];
const noiseWords = new Set([
  ...'خرید قیمت فروش قسطی اقساطی اقساط بهترین ترین انواع و با برای از ها های'.split(' '),
  ...cheapWords,
]);

/** Interprets a typed text: its words, spaces, keyboard layout and typing errors. */
export function understand(text: string, lexicon: Lexicon): Understood {
  const allWords = readWords(text);
  const wantsCheap = allWords.some((word) => cheapWords.includes(word));
  const typed = withoutNoise(allWords);
  if (typed.length === 0) return { readings: [], someWords: null, alike: null, wantsCheap };
  const spaced = respace(typed, lexicon);
  const joined = removeSpaces(typed.join(' '));

  const readings: Reading[] = [
    {
      words: spaced,
      terms: termsOf(spaced, lexicon),
      like: typed.length > 1 && joined.length > 3 ? `%${joined}%` : null,
      corrected: null,
    },
  ];
  if (spaced.join(' ') !== typed.join(' ')) {
    readings.push({ words: typed, terms: termsOf(typed, lexicon), like: null, corrected: null });
  }
  if (typed.length === 1 && joined.length > 2) {
    readings.push({ words: typed, terms: [], like: `%${joined}%`, corrected: null });
  }

  const retyped = respace(withoutNoise(readWords(switchKeyboardLayout(text))), lexicon);
  if (retyped.length > 0 && retyped.every((word) => isPlausible(word, lexicon))) {
    const isSurer = isKnown(retyped, lexicon) && !isKnown(spaced, lexicon);
    readings.splice(isSurer ? 0 : readings.length, 0, createReading(retyped, lexicon));
  }
  const corrected = correctWords(spaced, lexicon);
  if (corrected.some((word, index) => word !== spaced[index]))
    readings.push(createReading(corrected, lexicon));
  const known = corrected.filter((word) => isPlausible(word, lexicon));
  if (known.length > 0 && known.length < corrected.length) readings.push(createReading(known, lexicon));

  return {
    readings,
    someWords: known.length > 1 ? { terms: known.map(beginning), words: known } : null,
    alike: known.length === 0 && !lexicon.isComplete ? typed.join(' ') : null,
    wantsCheap,
  };
}

/** The word of the shop that is most similar to an unknown word of the text, as usually written, or null. */
export function similarWord(text: string, lexicon: Lexicon): string | null {
  const unknown = withoutNoise(readWords(text)).filter((word) => !lexicon.knows(word));
  for (const word of unknown.slice(0, maxCorrections)) {
    const similar = lexicon.similar(word);
    if (similar) return lexicon.formatWords([similar]);
  }
  return null;
}

/** The words of a text. It is cut after folding, because one sign can fold into eighteen letters. */
function readWords(text: string): string[] {
  return [...wordsOf(text).join(' ')].slice(0, maxLetters).join('').split(' ').filter(Boolean);
}

function withoutNoise(words: readonly string[]): string[] {
  const split = splitLongCodes(words).slice(0, maxWords);
  const names = split.filter((word) => !noiseWords.has(word));
  return names.length > 0 ? names : split;
}

function createReading(words: readonly string[], lexicon: Lexicon): Reading {
  return { words, terms: termsOf(words, lexicon), like: null, corrected: lexicon.formatWords(words) };
}

function isKnown(words: readonly string[], lexicon: Lexicon): boolean {
  return words.every((word) => word.length > 1 && lexicon.knows(word));
}

/** Whether a word is known, or is the start of a known word with at least two letters. */
function isPlausible(word: string, lexicon: Lexicon): boolean {
  return lexicon.knows(word) || (word.length > 1 && lexicon.hasPrefix(word));
}

/** Joins and splits words as the shop writes them: «گو پرو», «سامسونگa56». */
function respace(words: readonly string[], lexicon: Lexicon): string[] {
  const spaced: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next] = [words[index], words[index + 1]];
    const strange = !lexicon.knows(word) || (next !== undefined && !lexicon.knows(next));
    if (next !== undefined && strange && lexicon.knows(word + next)) {
      spaced.push(word + next);
      index += 1;
    } else {
      spaced.push(
        ...(isPlausible(word, lexicon) ? [word] : (splitWord(word, lexicon) ?? [singular(word, lexicon)])),
      );
    }
  }
  return spaced;
}

/** Splits a word into two or three known words, or returns null. */
function splitWord(word: string, lexicon: Lexicon, cuts = 2): string[] | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!lexicon.knows(head)) continue;
    if (lexicon.knows(tail)) return [head, tail];
    const tailWords = cuts > 1 ? splitWord(tail, lexicon, cuts - 1) : null;
    if (tailWords) return [head, ...tailWords];
  }
  return null;
}

function singular(word: string, lexicon: Lexicon): string {
  const stem = word.replace(/های?$/, '');
  return lexicon.knows(stem) ? stem : word;
}

/** Replaces unknown words by the words most likely meant, alone or joined with the word before («لپ تاب»). */
function correctWords(words: readonly string[], lexicon: Lexicon): string[] {
  const right: string[] = [];
  let corrections = 0;
  for (const word of words) {
    if (corrections === maxCorrections || isPlausible(word, lexicon)) {
      right.push(word);
      continue;
    }
    corrections += 1;
    const alone = lexicon.nearest(word);
    const before = right.at(-1);
    const together = alone === null && before !== undefined ? lexicon.nearest(before + word) : null;
    if (together !== null) right.splice(-1, 1, together);
    else right.push(alone ?? word);
  }
  return right;
}

/** The words as they are searched for. The last word, which may be incomplete, and unknown words also match as prefixes. */
const termsOf = (words: readonly string[], lexicon: Lexicon): SearchTerm[] =>
  words.map((word, index) => ({ word, begins: index === words.length - 1 || !lexicon.knows(word) }));

const beginning = (word: string): SearchTerm => ({ word, begins: true });
