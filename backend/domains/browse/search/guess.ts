import { maxTypoDistance, soundClass, wordDistance } from '@/utils/wordDistance';
import { remember } from './remember';
import { consonantsOf, latinSoundsOf, persianSoundOf, soundDistance } from './sound';

/** A folded word of the shop. `weight` is its popularity. */
type KnownWord = { word: string; weight: number };
type Guessable = KnownWord & { letters: number };
type Spoken = KnownWord & { sound: string; letters: number };

/** Words that can be corrected. Codes and numbers are never corrected. */
const guessable = /^\p{L}{3,24}$/u;
const latin = /^[a-z]+$/;
const persian = /^[\u0622-\u06cc]+$/;

/** Words that differ in more kinds of consonants cannot sound similar, so their distance is not computed. */
const maxOtherSounds = 4;
/** The weight that outweighs one consonant of distance when two words sound similar to the typed word. */
const weightPerConsonant = 6000;

/** Cached guesses. Shoppers repeat the same typing errors. */
const maxCachedGuesses = 1000;

/** Finds the word of the shop that a shopper most likely meant with an unknown word. */
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

  /** The word most likely meant by an unknown folded word, or null. The search uses it without asking the shopper. */
  readonly nearest = remember((word: string) => this.#guess(word, 0), maxCachedGuesses);

  /** The word most similar to a folded word, or null. It is only offered to the shopper, so it may differ more. */
  readonly similar = remember(
    (word: string) => this.#guess(word, word.length < 5 ? 0.5 : 1),
    maxCachedGuesses,
  );

  #guess(word: string, moreSlips: number): string | null {
    if (!guessable.test(word)) return null;
    const written = this.#written(word, moreSlips);
    const heard = latin.test(word) ? this.#heard(word, moreSlips) : null;
    if (!heard || (written && written.slips <= heard.slips)) return written?.word ?? null;
    return heard.word;
  }

  /** The word with the fewest typing errors. Of equal words it returns the most popular. */
  #written(word: string, moreSlips: number): { word: string; slips: number } | null {
    const most = maxTypoDistance(word.length) + moreSlips;
    const letters = lettersOf(word);
    let best: { word: string; slips: number; weight: number } | null = null;
    for (let length = Math.ceil(word.length - most); length <= word.length + most; length += 1) {
      for (const known of this.#byLength[length] ?? []) {
        // A typing error changes at most two letters. This quick test skips most words.
        if (bitsOf(letters ^ known.letters) > 2 * most) continue;
        const slips = wordDistance(word, known.word, Math.min(most, best?.slips ?? most));
        if (slips <= most && (!best || slips < best.slips || known.weight > best.weight))
          best = { word: known.word, slips, weight: known.weight };
      }
    }
    return best;
  }

  /** The Persian word that sounds most like a Latin one («goshi» is «گوشی»), with a preference for popular words. */
  #heard(word: string, moreSlips: number): { word: string; slips: number } | null {
    let best: { word: string; slips: number; score: number } | null = null;
    for (const sound of latinSoundsOf(word)) {
      const consonants = consonantsOf(sound);
      const most = (consonants.length < 2 ? 0.3 : consonants.length < 4 ? 0.8 : 1.3) + moreSlips;
      const letters = lettersOf(consonants);
      for (const known of this.#spoken) {
        if (bitsOf(letters ^ known.letters) > maxOtherSounds) continue;
        const slips = soundDistance(sound, known.sound);
        const score = slips - known.weight / weightPerConsonant;
        if (slips <= most && (!best || score < best.score)) best = { word: known.word, slips, score };
      }
    }
    return best;
  }
}

/** The letters of a word as bits. Letters that sound alike share a bit, and other letters may share one too. */
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
