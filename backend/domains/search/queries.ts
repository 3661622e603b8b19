import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { CardRow, cardColumns, cardOf, inForce } from '@/backend/domains/product/card';
import type { SearchResult } from '@/contract/search';
import { type LexiconCategory, lexiconOf } from './lexicon';
import { type FoundRow, findStatement, mostHits } from './statement';
import { similarWord, understand } from './understand';

/** What a text finds. */
export type Found = {
  /** Products, best first, at most as many as asked for. */
  ids: number[];
  /** All products found; exact up to `mostHits`. */
  total: number;
  totalIsCapped: boolean;
  /** The text searched instead, when the typed one found nothing: wrong keyboard, slip, unknown word. */
  correctedSearch: string | null;
  /** When nothing was found: a word of the shop that resembles an unknown word of the text. */
  similarWord: string | null;
  /** The category in which most of what was meant stands, and how many of the found are in it. */
  category: (LexiconCategory & { count: number }) | null;
  /** The text asks for what is cheap. */
  wantsCheap: boolean;
};

const empty: Found = {
  ids: [],
  total: 0,
  totalIsCapped: false,
  correctedSearch: null,
  similarWord: null,
  category: null,
  wantsCheap: false,
};

/**
 * Finds products for a typed text, ranked. One statement (and, every few minutes, one that rereads the lexicon).
 * @param limit how many ids to answer @param now ms since the epoch
 */
export async function findProducts(
  db: Database,
  text: string,
  { limit, now }: { limit: number; now: number },
): Promise<Found> {
  const lexicon = await lexiconOf(db);
  const { readings, someWords, alike, wantsCheap } = understand(text, lexicon);
  const shape = { readings: readings.length, someWords: someWords !== null, alike: alike !== null };
  const nothing = () => ({ ...empty, similarWord: similarWord(text, lexicon) });
  if (shape.readings === 0) return nothing();
  const stages = [...readings, ...(someWords ? [{ ...someWords, like: null }] : [])];
  const [row] = await db.query(findStatement(shape), {
    vectors: stages.map(({ vector }) => vector),
    patterns: stages.map(({ like }) => like),
    words: [...stages.map(({ words }) => words.join(' ')), alike ?? ''],
    now: new Date(now),
    limit,
  });
  if (!row?.stage || row.total === 0) return nothing();
  return {
    ids: row.ids,
    total: Math.min(row.total, mostHits),
    totalIsCapped: row.isCapped,
    correctedSearch: readings[row.stage - 1]?.corrected ?? null,
    similarWord: null,
    category: closestCategory(row, lexicon.categories),
    wantsCheap,
  };
}

/** The deepest category with at least half of what was meant, else the one with most of it. */
function closestCategory(
  { categories, meant }: FoundRow,
  known: ReadonlyMap<number, LexiconCategory>,
): Found['category'] {
  const depthOf = (id: number | null): number =>
    id === null ? 0 : 1 + depthOf(known.get(id)?.parentId ?? null);
  const order = (one: FoundRow['categories'][number]) =>
    (one.meant * 2 >= meant ? mostHits * depthOf(one.id) : 0) + one.meant;
  const [best] = [...categories].sort((a, b) => order(b) - order(a) || depthOf(b.id) - depthOf(a.id));
  const category = best && known.get(best.id);
  return category ? { ...category, count: best.count } : null;
}

const cards = declareStatement({
  name: 'search_cards',
  text: `SELECT ${cardColumns}
    FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
    JOIN products p ON p.id = wanted.id
    JOIN listings l ON l.product_id = p.id AND ${inForce('$2::timestamptz')}
    ORDER BY wanted.place`,
  row: CardRow,
});

/** The suggestions for these products, in this order. One statement. @param now ms since the epoch */
export async function readResults(
  db: Database,
  ids: readonly number[],
  now: number,
): Promise<SearchResult[]> {
  if (ids.length === 0) return [];
  const rows = await db.query(cards, [ids, new Date(now)]);
  return rows.map((row) => {
    const { colours: _, isNew: __, ...card } = cardOf(row, now);
    return { ...card, image: card.imageUrl };
  });
}
