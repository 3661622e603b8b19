import type { SearchStage, SearchTerm } from '@/backend/adapters/search/engine';
import type { Database, Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { CardRow, cardColumns, cardOf, inForce } from '@/backend/domains/browse/product/card';
import type { Stamp } from '@/backend/server/publicAnswers';
import type { SearchResult } from '@/contract/search';
import type { FindCandidates } from './candidates';
import { type LexiconCategory, lexiconOf } from './lexicon';
import { type FoundRow, findStatement, mostHits } from './statement';
import { similarWord, understand } from './understand';

/** The result of a search. */
export type Found = {
  /** Ids of products, best first, at most `limit`. */
  ids: number[];
  /** Number of products found, exact up to `mostHits`. */
  total: number;
  totalIsCapped: boolean;
  /** The text that was searched when the typed text found nothing, because of keyboard layout, typing error or unknown word. */
  correctedSearch: string | null;
  /** A word of the shop that is similar to an unknown word of the text, when nothing was found. */
  similarWord: string | null;
  /** The category with most of the best matches, and the number of found products in it. */
  category: (LexiconCategory & { count: number }) | null;
  /** Whether the text asks for cheap products. */
  wantsCheap: boolean;
  /** The state of the data that was searched; null when no search was needed. */
  stamp: Stamp | null;
};

const empty: Found = {
  ids: [],
  total: 0,
  totalIsCapped: false,
  correctedSearch: null,
  similarWord: null,
  category: null,
  wantsCheap: false,
  stamp: null,
};

/** A tsquery. The words contain only letters and digits, so the cast cannot fail. An empty one matches nothing. */
const vectorOf = (terms: readonly SearchTerm[], operator: '&' | '|') =>
  terms.map(({ word, begins }) => `'${word}'${begins ? ':*' : ''}`).join(` ${operator} `);

/**
 * Finds and ranks products for a typed text with one statement, and one more when the lexicon is due for a reload.
 * @param limit the maximum number of ids @param now ms since the epoch
 * @param findCandidates asks a search server first; null in a shop without one @param from where the products are searched
 */
export async function findProducts(
  db: Database,
  text: string,
  { limit, now, findCandidates }: { limit: number; now: number; findCandidates?: FindCandidates | null },
  from: Queries = db,
): Promise<Found> {
  const lexicon = await lexiconOf(db);
  const { readings, someWords, alike, wantsCheap } = understand(text, lexicon);
  const shape = { readings: readings.length, someWords: someWords !== null, alike: alike !== null };
  const nothing = (stamp: Stamp | null) => ({ ...empty, stamp, similarWord: similarWord(text, lexicon) });
  if (shape.readings === 0) return nothing(null);
  const stages = [
    ...readings.map((reading) => ({ ...reading, anyTerm: false })),
    ...(someWords ? [{ ...someWords, anyTerm: true, like: null }] : []),
  ];
  const searched: SearchStage[] = [
    ...stages.map(({ like, ...stage }) => ({ ...stage, joined: like?.slice(1, -1) ?? null, alike: null })),
    ...(alike === null ? [] : [{ terms: [], anyTerm: false, joined: null, alike }]),
  ];
  const candidates = (await findCandidates?.(searched, mostHits + 1)) ?? null;
  const [row] = await from.query(findStatement({ ...shape, given: candidates !== null }), {
    ...(candidates ? { candidates: JSON.stringify(candidates) } : {}),
    vectors: stages.map(({ terms, anyTerm }) => vectorOf(terms, anyTerm ? '|' : '&')),
    patterns: stages.map(({ like }) => like),
    words: [...stages.map(({ words }) => words.join(' ')), alike ?? ''],
    now: new Date(now),
    limit,
  });
  if (!row?.stage || row.total === 0) return nothing(row?.stamp ?? null);
  return {
    ids: row.ids,
    total: Math.min(row.total, mostHits),
    totalIsCapped: row.isCapped,
    correctedSearch: readings[row.stage - 1]?.corrected ?? null,
    similarWord: null,
    category: closestCategory(row, lexicon.categories),
    wantsCheap,
    stamp: row.stamp,
  };
}

/** The deepest category with at least half of the best matches, else the category with most of them. */
function closestCategory(
  { categories, meant }: FoundRow,
  known: ReadonlyMap<number, LexiconCategory>,
): Found['category'] {
  const depthOf = (id: number | null): number =>
    id === null ? 0 : 1 + depthOf(known.get(id)?.parentId ?? null);
  const rankOf = (one: FoundRow['categories'][number]) =>
    (one.meant * 2 >= meant ? mostHits * depthOf(one.id) : 0) + one.meant;
  const [best] = [...categories].sort((a, b) => rankOf(b) - rankOf(a) || depthOf(b.id) - depthOf(a.id));
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

/** Reads the suggestions for these products in this order. @param now ms since the epoch */
export async function readResults(db: Queries, ids: readonly number[], now: number): Promise<SearchResult[]> {
  if (ids.length === 0) return [];
  const rows = await db.query(cards, [ids, new Date(now)]);
  return rows.map((row) => {
    const { colours: _, isNew: __, ...card } = cardOf(row, now);
    return { ...card, image: card.imageUrl };
  });
}
