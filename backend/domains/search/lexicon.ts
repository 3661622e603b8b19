import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Nullable } from '@/contract/common';
import { toPersianDigits } from '@/utils/digits';
import { removeSpaces } from '@/utils/searchFold';
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

/** A text a shopper may be about to type, from one of its words on. */
type Ending = { key: string; text: string; weight: number };

/** A brand or a category completes a text before any product does. */
const brandWeight = 2000;
const categoryWeight = 3000;

/** «ایر» of «مک‌بوک ایر» completes a text only where nothing better does. */
const innerWeight = 900;

/** The best-known goods are enough for the words and keep the memory bounded. */
const mostProducts = 2000;

/** Endings looked at for one text: a single letter begins thousands. */
const endingsRead = 3000;

/** The words of the shop: which exist, which is meant by a slip, and how a text may go on. */
export class Lexicon {
  /** Whether it holds the words of every product, not only of the best known. */
  readonly isComplete: boolean;
  readonly categories: ReadonlyMap<number, LexiconCategory>;
  /** Folded word → how well known it is. */
  readonly #words = new Map<string, number>();
  readonly #sorted: string[];
  readonly #guesser: WordGuesser;
  /** Folded word without spaces → as written. */
  readonly #shown = new Map<string, string>();
  readonly #endings: Ending[];

  constructor({ products, brands, categories }: LexiconSource) {
    this.isComplete = products.length < mostProducts;
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

  /** Whether the folded word is one of the shop's. */
  knows(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether one of the shop's words begins so. */
  begins(prefix: string): boolean {
    const at = firstAtLeast(this.#sorted, prefix, (word) => word);
    return this.#sorted[at]?.startsWith(prefix) ?? false;
  }

  /** The word most likely meant by a folded word that is none, or null. */
  nearest(word: string): string | null {
    return this.#guesser.nearest(word);
  }

  /** The word that resembles a folded word most, or null: looser than `nearest`, for a question to the shopper. */
  similar(word: string): string | null {
    return this.#guesser.similar(word);
  }

  /** Folded words as people write them, whole numbers in the digits of the words beside them. */
  show(words: readonly string[]): string {
    const isPersian = words.some((word) => /[آ-ی]/.test(word));
    return words
      .map((word) =>
        /^\d+$/.test(word) ? (isPersian ? toPersianDigits(word) : word) : (this.#shown.get(word) ?? word),
      )
      .join(' ');
  }

  /** Up to `limit` texts that go on where the typed one stops, best known first; none twice, nor the typed one. */
  complete(typed: string, limit: number): string[] {
    const start = removeSpaces(wordsOf(typed).join(' '));
    if (start === '') return [];
    const from = firstAtLeast(this.#endings, start, ({ key }) => key);
    const found = new Map<string, Ending>();
    for (const ending of this.#endings.slice(from, from + endingsRead)) {
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

const statement = declareStatement({
  name: 'search_lexicon',
  text: `SELECT
    (SELECT coalesce(json_agg(json_build_object('title', p.title, 'latinTitle', p.latin_title, 'aliases', p.aliases,
        'popularity', p.popularity, 'words', p.search_n)), '[]')
      FROM (SELECT product_id FROM listings WHERE valid_to = 'infinity' ORDER BY popularity DESC NULLS LAST, product_id LIMIT ${mostProducts}) l
      JOIN products p ON p.id = l.product_id) AS products,
    (SELECT coalesce(json_agg(json_build_object('title', title, 'latinTitle', latin_title)), '[]') FROM brands) AS brands,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'parentId', parent_id, 'title', title, 'slug', slug)
        ORDER BY sort, id), '[]') FROM categories) AS categories`,
  row: LexiconSource,
});

async function readLexicon(db: Database): Promise<Lexicon> {
  const [row] = await db.query(statement);
  return new Lexicon(row ?? { products: [], brands: [], categories: [] });
}

const freshFor = 5 * 60_000;
const kept = new WeakMap<Database, { lexicon: Lexicon; readAt: number }>();
const reading = new WeakMap<Database, Promise<Lexicon>>();

/**
 * The lexicon of a database: read once, then again every five minutes behind the shopper's back. It only helps to
 * understand a text; what is found always comes from the database.
 */
export async function lexiconOf(db: Database): Promise<Lexicon> {
  const known = kept.get(db);
  if (known && Date.now() - known.readAt < freshFor) return known.lexicon;
  const underWay = reading.get(db) ?? refresh(db);
  if (!known) return underWay;
  underWay.catch(() => undefined);
  return known.lexicon;
}

function refresh(db: Database): Promise<Lexicon> {
  const underWay = readLexicon(db)
    .then((lexicon) => {
      // A shop without goods is about to be filled.
      if (!lexicon.isEmpty) kept.set(db, { lexicon, readAt: Date.now() });
      return lexicon;
    })
    .finally(() => reading.delete(db));
  reading.set(db, underWay);
  return underWay;
}
