import { removeSpaces, switchKeyboardLayout } from '@/utils/searchFold';
import type { Lexicon } from './lexicon';
import { splitLongCodes, wordsOf } from './words';

/** One reading of what was typed; readings are tried in turn until one finds something. */
type Reading = {
  words: readonly string[];
  /** A tsquery, safe to cast: its words hold letters and figures only. Empty matches nothing. */
  vector: string;
  /** A pattern for the column without spaces. */
  like: string | null;
  /** The text searched instead of the typed one, when this reading is not the typed one. */
  corrected: string | null;
};

type Understood = {
  readings: readonly Reading[];
  /** When no reading finds anything: goods with some of the words… */
  someWords: { vector: string; words: readonly string[] } | null;
  /** …or with a text that looks like the typed one, when none of its words is known and the lexicon lacks some. */
  alike: string | null;
  /** The text asks for what is cheap («گوشی ارزان»). */
  wantsCheap: boolean;
};

/** Limits of what is read of a text, so that a made-up one costs little: letters after folding, words, corrections. */
const mostLetters = 100;
const mostWords = 12;
const mostCorrections = 6;

/** What people type around the name of a thing, folded. */
const cheap = ['ارزان', 'ارزون', 'ارزانترین', 'arzan', 'cheap'];
const noise = new Set([
  ...'خرید قیمت فروش قسطی اقساطی اقساط بهترین ترین انواع و با برای از ها های'.split(' '),
  ...cheap,
]);

/** Reads a typed text: words, spacing, keyboard and slips. */
export function understand(text: string, lexicon: Lexicon): Understood {
  const said = readWords(text);
  const wantsCheap = said.some((word) => cheap.includes(word));
  const typed = meant(said);
  if (typed.length === 0) return { readings: [], someWords: null, alike: null, wantsCheap };
  const spaced = respace(typed, lexicon);
  const joined = removeSpaces(typed.join(' '));

  const readings: Reading[] = [
    {
      words: spaced,
      vector: vectorOf(spaced, lexicon),
      like: typed.length > 1 && joined.length > 3 ? `%${joined}%` : null,
      corrected: null,
    },
  ];
  if (spaced.join(' ') !== typed.join(' ')) {
    readings.push({ words: typed, vector: vectorOf(typed, lexicon), like: null, corrected: null });
  }
  if (typed.length === 1 && joined.length > 2) {
    readings.push({ words: typed, vector: '', like: `%${joined}%`, corrected: null });
  }

  const pressed = respace(meant(readWords(switchKeyboardLayout(text))), lexicon);
  if (pressed.length > 0 && pressed.every((word) => isPlausible(word, lexicon))) {
    const isSurer = isKnown(pressed, lexicon) && !isKnown(spaced, lexicon);
    readings.splice(isSurer ? 0 : readings.length, 0, reading(pressed, lexicon));
  }
  const corrected = correct(spaced, lexicon);
  if (corrected.some((word, index) => word !== spaced[index])) readings.push(reading(corrected, lexicon));
  const known = corrected.filter((word) => isPlausible(word, lexicon));
  if (known.length > 0 && known.length < corrected.length) readings.push(reading(known, lexicon));

  return {
    readings,
    someWords: known.length > 1 ? { vector: known.map(lexeme).join(' | '), words: known } : null,
    alike: known.length === 0 && !lexicon.isComplete ? typed.join(' ') : null,
    wantsCheap,
  };
}

/** The shop's word that resembles an unknown word of the text most, as people write it; null when none does. */
export function similarWord(text: string, lexicon: Lexicon): string | null {
  const unknown = meant(readWords(text)).filter((word) => !lexicon.knows(word));
  for (const word of unknown.slice(0, mostCorrections)) {
    const similar = lexicon.similar(word);
    if (similar) return lexicon.show([similar]);
  }
  return null;
}

/** The words of a text, cut after folding, since one sign can fold into eighteen letters. */
function readWords(text: string): string[] {
  return [...wordsOf(text).join(' ')].slice(0, mostLetters).join('').split(' ').filter(Boolean);
}

function meant(words: readonly string[]): string[] {
  const split = splitLongCodes(words).slice(0, mostWords);
  const names = split.filter((word) => !noise.has(word));
  return names.length > 0 ? names : split;
}

function reading(words: readonly string[], lexicon: Lexicon): Reading {
  return { words, vector: vectorOf(words, lexicon), like: null, corrected: lexicon.show(words) };
}

function isKnown(words: readonly string[], lexicon: Lexicon): boolean {
  return words.every((word) => word.length > 1 && lexicon.knows(word));
}

/** Known, or long enough a beginning of a known word. */
function isPlausible(word: string, lexicon: Lexicon): boolean {
  return lexicon.knows(word) || (word.length > 1 && lexicon.begins(word));
}

/** Words broken or run together where the shop writes them otherwise: «گو پرو», «سامسونگa56». */
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
        ...(isPlausible(word, lexicon) ? [word] : (cut(word, lexicon) ?? [singular(word, lexicon)])),
      );
    }
  }
  return spaced;
}

/** The two or three known words a word is run together from. */
function cut(word: string, lexicon: Lexicon, cuts = 2): string[] | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!lexicon.knows(head)) continue;
    if (lexicon.knows(tail)) return [head, tail];
    const rest = cuts > 1 ? cut(tail, lexicon, cuts - 1) : null;
    if (rest) return [head, ...rest];
  }
  return null;
}

function singular(word: string, lexicon: Lexicon): string {
  const stem = word.replace(/های?$/, '');
  return lexicon.knows(stem) ? stem : word;
}

/** Every word that is none replaced by the one meant; a short one together with its neighbour («لپ تاب»). */
function correct(words: readonly string[], lexicon: Lexicon): string[] {
  const right: string[] = [];
  let corrections = 0;
  for (const word of words) {
    if (corrections === mostCorrections || isPlausible(word, lexicon)) {
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

/** All words; the last, which the shopper may still be typing, and unknown ones also as the beginning of a longer one. */
function vectorOf(words: readonly string[], lexicon: Lexicon): string {
  return words
    .map((word, index) => (index < words.length - 1 && lexicon.knows(word) ? `'${word}'` : lexeme(word)))
    .join(' & ');
}

function lexeme(word: string): string {
  return `'${word}':*`;
}
