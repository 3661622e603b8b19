import { maxTypoDistance, soundClass, wordDistance } from '@/utils/wordDistance';
import { remember } from './remember';
import { consonantsOf, latinSoundsOf, persianSoundOf, soundDistance } from './sound';

/** A word of the shop, folded, and how well known it is. */
type KnownWord = { word: string; weight: number };
type Guessable = KnownWord & { letters: number };
type Spoken = KnownWord & { sound: string; letters: number };

/** Words a slip can be told from; codes and figures are never guessed at. */
const guessable = /^\p{L}{3,24}$/u;
const latin = /^[a-z]+$/;
const persian = /^[\u0622-\u06cc]+$/;

/** Words that differ in more kinds of consonants are never said alike. */
const mostOtherSounds = 4;
/** How much better known a word must be to be meant although it sounds a whole consonant further away. */
const weightOfASlip = 6000;

/** Guesses kept: shoppers make the same slips. */
const keptGuesses = 1000;

/** Says which of the shop's words is meant by one that is none of them. */
export class WordGuesser {
  readonly #byLength: Guessable[][] = [];
  readonly #spoken: Spoken[] = [];

  constructor(words: Iterable<KnownWord>) {
    for (const { word, weight } of words) {
      if (!guessable.test(word)) continue;
      const sameLength = this.#byLength[word.length] ?? [];
      sameLength.push({ word, weight, letters: lettersOf(word) });
      this.#byLength[word.length] = sameLength;
      if (!persian.test(word)) continue;
      const sound = persianSoundOf(word);
      this.#spoken.push({ word, weight, sound, letters: lettersOf(consonantsOf(sound)) });
    }
  }

  /** The word most likely meant by a folded word that is none, or null. It is searched for without asking. */
  readonly nearest = remember((word: string) => this.#guess(word, 0), keptGuesses);

  /** The word that resembles a folded word most, or null. It is only offered, so it may differ more. */
  readonly similar = remember((word: string) => this.#guess(word, word.length < 5 ? 0.5 : 1), keptGuesses);

  #guess(word: string, moreSlips: number): string | null {
    if (!guessable.test(word)) return null;
    const written = this.#written(word, moreSlips);
    const heard = latin.test(word) ? this.#heard(word, moreSlips) : null;
    if (!heard || (written && written.slips <= heard.slips)) return written?.word ?? null;
    return heard.word;
  }

  /** The word with the fewest slips of the finger, the best known of equals. */
  #written(word: string, moreSlips: number): { word: string; slips: number } | null {
    const most = maxTypoDistance(word.length) + moreSlips;
    const letters = lettersOf(word);
    let best: { word: string; slips: number; weight: number } | null = null;
    for (let length = Math.ceil(word.length - most); length <= word.length + most; length += 1) {
      for (const known of this.#byLength[length] ?? []) {
        // A slip changes two letters at most, so that most words need not be measured.
        if (bitsOf(letters ^ known.letters) > 2 * most) continue;
        const slips = wordDistance(word, known.word, Math.min(most, best?.slips ?? most));
        if (slips <= most && (!best || slips < best.slips || known.weight > best.weight))
          best = { word: known.word, slips, weight: known.weight };
      }
    }
    return best;
  }

  /** The Persian word that sounds most like a Latin one («goshi» is «گوشی»); of words that sound alike a better known. */
  #heard(word: string, moreSlips: number): { word: string; slips: number } | null {
    let best: { word: string; slips: number; score: number } | null = null;
    for (const sound of latinSoundsOf(word)) {
      const consonants = consonantsOf(sound);
      const most = (consonants.length < 2 ? 0.3 : consonants.length < 4 ? 0.8 : 1.3) + moreSlips;
      const letters = lettersOf(consonants);
      for (const known of this.#spoken) {
        if (bitsOf(letters ^ known.letters) > mostOtherSounds) continue;
        const slips = soundDistance(sound, known.sound);
        const score = slips - known.weight / weightOfASlip;
        if (slips <= most && (!best || score < best.score)) best = { word: known.word, slips, score };
      }
    }
    return best;
  }
}

/** The letters of a word as bits, those that sound alike as one; a bit may stand for several letters. */
function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << (soundClass(letter).charCodeAt(0) & 31);
  return bits;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count += 1;
  return count;
}
