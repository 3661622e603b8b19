import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Nullable } from '@/contract/common';
import { toPersianDigits } from '@/utils/digits';
import { removeSpaces } from '@/utils/searchFold';
import { minuteMs } from '@/utils/timeUnits';
import { maxTypoDistance, wordDistance } from '@/utils/wordDistance';
import { WordGuesser } from './guess';
import { remember } from './remember';
import { spellings, wordsOf } from './words';

const LexiconCategory = Type.Object({
  id: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  title: Type.String(),
  slug: Type.String(),
});
export type LexiconCategory = Static<typeof LexiconCategory>;

const LexiconSource = Type.Object({
  products: Type.Array(
    Type.Object({
      title: Type.String(),
      latinTitle: Type.String(),
      aliases: Type.Array(Type.String()),
      popularity: Type.Integer(),
      words: Type.String(),
    }),
  ),
  brands: Type.Array(Type.Object({ title: Type.String(), latinTitle: Type.String() })),
  categories: Type.Array(LexiconCategory),
});
type LexiconSource = Static<typeof LexiconSource>;

/** A possible completion: a text from one of its words to its end. */
type Ending = { key: string; text: string; weight: number };

/** Weights of brands and categories. They are above those of products, so that these completions come first. */
const brandWeight = 2000;
const categoryWeight = 3000;

/** Weight of a completion that starts inside a name, as «ایر» of «مک‌بوک ایر». It is low, so that it comes last. */
const innerWeight = 900;

/** The lexicon reads only the most popular products, which bounds its memory. */
const maxLexiconProducts = 2000;

/** Completions that are examined for one text, because a single letter matches thousands. */
const maxExaminedEndings = 3000;

/** The words of the shop, for the correction and completion of typed texts. */
export class Lexicon {
  /** Whether it contains the words of all products, not only of the most popular ones. */
  readonly isComplete: boolean;
  readonly categories: ReadonlyMap<number, LexiconCategory>;
  /** Folded word → its popularity. */
  readonly #words = new Map<string, number>();
  readonly #sorted: string[];
  readonly #guesser: WordGuesser;
  /** Folded word without spaces → the word as written. */
  readonly #shown = new Map<string, string>();
  /** The names of the brands, folded and without spaces. */
  readonly #brands: string[];
  readonly #endings: Ending[];

  constructor({ products, brands, categories }: LexiconSource) {
    this.isComplete = products.length < maxLexiconProducts;
    this.categories = new Map(categories.map((category) => [category.id, category]));
    const titles = [
      ...categories.map(({ title }) => ({ text: title, weight: categoryWeight })),
      ...brands.flatMap(({ title, latinTitle }) =>
        [title, latinTitle].map((text) => ({ text, weight: brandWeight })),
      ),
    ];
    for (const { text, weight } of titles) {
      for (const spelling of spellings(text)) this.#learn(spelling.split(' '), weight);
    }
    for (const { words, popularity } of products) this.#learn(words.split(/[ ;,|]+/), popularity);
    const names = products.flatMap(({ title, latinTitle, aliases, popularity }) =>
      [title, latinTitle, ...aliases].map((text) => ({ text, weight: popularity })),
    );
    // Names share most of their words, and folding one is slow.
    const keyOf = remember((word: string) => removeSpaces(wordsOf(word).join(' ')));
    this.#brands = brands.map(({ title }) => keyOf(title));
    const endings = [...titles, ...names].flatMap(({ text, weight }) => this.#endingsOf(text, weight, keyOf));
    this.#endings = endings.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.weight - a.weight));
    this.#sorted = [...this.#words.keys()].sort();
    this.#guesser = new WordGuesser([...this.#words].map(([word, weight]) => ({ word, weight })));
  }

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  #learn(words: readonly string[], weight: number): void {
    for (const word of words) {
      if (word) this.#words.set(word, Math.max(weight, this.#words.get(word) ?? 0));
    }
  }

  #endingsOf(text: string, weight: number, keyOf: (word: string) => string): Ending[] {
    const words = text.split(' ');
    const keys = words.map((word) => {
      const key = keyOf(word);
      if (!this.#shown.has(key)) this.#shown.set(key, word.replace(/[،؛]$/, ''));
      return key;
    });
    return words.flatMap((_, index) => {
      const key = keys.slice(index).join('');
      const ending = {
        key,
        text: words.slice(index).join(' '),
        weight: index === 0 ? weight : Math.min(weight, innerWeight),
      };
      return key === '' ? [] : [ending];
    });
  }

  /** Whether the shop uses the folded word. */
  knows(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether a word of the shop starts with the prefix. */
  hasPrefix(prefix: string): boolean {
    const at = firstAtLeast(this.#sorted, prefix, (word) => word);
    return this.#sorted[at]?.startsWith(prefix) ?? false;
  }

  /** The word most likely meant by an unknown folded word, or null. */
  nearest(word: string): string | null {
    return this.#guesser.nearest(word);
  }

  /** The word most similar to a folded word, or null. It may differ more than `nearest`, because the shopper is asked. */
  similar(word: string): string | null {
    return this.#guesser.similar(word);
  }

  /** Joins folded words as they are usually written. Numbers get Persian digits when a word is Persian. */
  formatWords(words: readonly string[]): string {
    const isPersian = words.some((word) => /[آ-ی]/.test(word));
    return this.#joinParts(words)
      .map((word) =>
        /^\d+$/.test(word)
          ? isPersian
            ? toPersianDigits(word)
            : word
          : (this.#shown.get(word) ?? this.#brandLike(word)),
      )
      .join(' ');
  }

  /** Joins words that are folded parts of one word, which a ZWNJ divides («لپ‌تاپ»). */
  #joinParts(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (const word of words) {
      const pair = `${joined.at(-1) ?? ''}${word}`;
      if (this.#shown.get(pair)?.includes('\u200c')) joined.splice(-1, 1, pair);
      else joined.push(word);
    }
    return joined;
  }

  /** The brand of which the word is a second spelling («سامسنگ»), or the word itself. */
  #brandLike(word: string): string {
    const most = maxTypoDistance(word.length);
    const brand = this.#brands.find((key) => wordDistance(word, key, most) <= most);
    return (brand && this.#shown.get(brand)) ?? word;
  }

  /** Up to `limit` different texts that start with the typed one and are longer, most popular first. */
  complete(typed: string, limit: number): string[] {
    const start = removeSpaces(wordsOf(typed).join(' '));
    if (start === '') return [];
    const from = firstAtLeast(this.#endings, start, ({ key }) => key);
    const found = new Map<string, Ending>();
    for (const ending of this.#endings.slice(from, from + maxExaminedEndings)) {
      if (!ending.key.startsWith(start)) break;
      if (ending.key !== start && !found.has(ending.key)) found.set(ending.key, ending);
    }
    return [...found.values()]
      .sort((a, b) => b.weight - a.weight || a.key.length - b.key.length)
      .slice(0, limit)
      .map(({ text }) => text);
  }
}

function firstAtLeast<T>(sorted: readonly T[], key: string, keyOf: (item: T) => string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && keyOf(item) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const readLexiconStatement = declareStatement({
  name: 'search_lexicon',
  text: `SELECT
    (SELECT coalesce(json_agg(json_build_object('title', p.title, 'latinTitle', p.latin_title, 'aliases', p.aliases,
        'popularity', p.popularity, 'words', p.search_n)), '[]')
      FROM (SELECT product_id FROM listings WHERE valid_to = 'infinity' ORDER BY popularity DESC NULLS LAST, product_id LIMIT ${maxLexiconProducts}) l
      JOIN products p ON p.id = l.product_id) AS products,
    (SELECT coalesce(json_agg(json_build_object('title', title, 'latinTitle', latin_title)), '[]') FROM brands) AS brands,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'parentId', parent_id, 'title', title, 'slug', slug)
        ORDER BY sort, id), '[]') FROM categories) AS categories`,
  row: LexiconSource,
});

async function readLexicon(db: Database): Promise<Lexicon> {
  const [row] = await db.query(readLexiconStatement);
  return new Lexicon(row ?? { products: [], brands: [], categories: [] });
}

const lexiconMaxAgeMs = 5 * minuteMs;
const lexicons = new WeakMap<Database, { lexicon: Lexicon; readAt: number }>();
const loads = new WeakMap<Database, Promise<Lexicon>>();

/**
 * The cached lexicon of a database. After five minutes a search reloads it in the background. The lexicon only helps to
 * read a text; the products of a search always come from the database.
 */
export async function lexiconOf(db: Database): Promise<Lexicon> {
  const cached = lexicons.get(db);
  if (cached && Date.now() - cached.readAt < lexiconMaxAgeMs) return cached.lexicon;
  const load = loads.get(db) ?? reloadLexicon(db);
  if (!cached) return load;
  load.catch(() => undefined);
  return cached.lexicon;
}

function reloadLexicon(db: Database): Promise<Lexicon> {
  const load = readLexicon(db)
    .then((lexicon) => {
      // Does not cache an empty lexicon, because a shop without products is about to be seeded.
      if (!lexicon.isEmpty) lexicons.set(db, { lexicon, readAt: Date.now() });
      return lexicon;
    })
    .finally(() => loads.delete(db));
  loads.set(db, load);
  return load;
}
