import { Type } from 'typebox';
import type { SearchEngine, SearchEntry } from '@/backend/adapters/search/engine';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { Id, Nullable } from '@/contract/common';

/** Entries of one call, and calls of one turn of the worker, which has other work too. */
const [batchSize, batchesOfTurn] = [500, 20];

const Entries = Type.Array(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    document: Nullable(Type.Object({ n: Type.String(), c: Type.String(), popularity: Type.Integer() })),
  }),
);

/** The JSON of entries of products that are joined as `p`. Their version is the beginning of the statement, microseconds. */
const entriesOf = (id: string) => `coalesce(json_agg(json_build_object('id', ${id},
    'version', (extract(epoch FROM now()) * 1000000)::bigint, 'document', CASE WHEN p.id IS NOT NULL AND p.removed_at IS NULL
      THEN json_build_object('n', p.search_n, 'c', p.search_c, 'popularity', p.popularity) END) ORDER BY ${id}), '[]')`;

const readChanges = declareStatement({
  name: 'search_changes_read',
  text: `WITH due AS MATERIALIZED (SELECT id, product_id FROM search_changes ORDER BY id LIMIT ${batchSize})
    SELECT coalesce((SELECT json_agg(id) FROM due), '[]') AS changes, (SELECT ${entriesOf('changed.id')}
      FROM (SELECT DISTINCT product_id AS id FROM due) changed LEFT JOIN products p ON p.id = changed.id) AS entries`,
  row: Type.Object({ changes: Type.Array(Id), entries: Entries }),
});
const forgetChanges = declareStatement({
  name: 'search_changes_forget',
  text: 'DELETE FROM search_changes WHERE id IN (SELECT one::bigint FROM jsonb_array_elements_text($changes::jsonb) AS one)',
  row: noRow,
});

/**
 * Tells the search server of changes, as the products are now. Each is forgotten after it was told, so that it is told again after a
 * failure; another change meanwhile has a row of its own.
 */
export async function tellSearchEngine(
  { db, searchEngine }: { db: Database; searchEngine?: SearchEngine | null },
  isLeader: () => boolean,
): Promise<void> {
  if (!searchEngine) return;
  for (let left = batchesOfTurn; left > 0 && isLeader(); left -= 1) {
    const { changes, entries } = await readOne(db, readChanges);
    if (changes.length === 0) return;
    await searchEngine.write(entries);
    await db.query(forgetChanges, { changes: JSON.stringify(changes) });
  }
}

const isNoting = declareStatement({
  name: 'search_is_noting',
  text: `SELECT 1 FROM shop_marks WHERE kind = 'searchIndex'`,
  row: anyRow,
});
/** Waits for the changes that have begun without the mark, which nobody would be told of. */
const holdProducts = declareStatement({
  name: 'search_hold_products',
  text: 'LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE',
  row: noRow,
});
const beginNoting = declareStatement({
  name: 'search_begin_noting',
  text: `INSERT INTO shop_marks (kind, at) VALUES ('searchIndex', now()) ON CONFLICT DO NOTHING`,
  row: noRow,
});
const endNoting = declareStatement({
  name: 'search_end_noting',
  text: `WITH mark AS (DELETE FROM shop_marks WHERE kind = 'searchIndex') DELETE FROM search_changes`,
  row: noRow,
});

const offered = declareStatement({
  name: 'search_offered',
  text: 'SELECT count(*)::int AS products FROM products WHERE removed_at IS NULL',
  row: Type.Object({ products: Type.Integer() }),
});
const readAfter = declareStatement({
  name: 'search_entries_after',
  text: `SELECT ${entriesOf('p.id')} AS entries
    FROM (SELECT * FROM products WHERE id > $after AND removed_at IS NULL ORDER BY id LIMIT ${batchSize}) p`,
  row: Type.Object({ entries: Entries }),
});

async function* readAll(db: Database, onBatch: (read: number) => void): AsyncGenerator<SearchEntry[]> {
  let [read, after] = [0, 0];
  for (;;) {
    const { entries } = await readOne(db, readAfter, { after });
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    after = last.id;
    read += entries.length;
    onBatch(read);
  }
}

/** `refused` says in English why nothing was filled; the numbers are of products that can be found. */
type Filled = { refused: string } | { refused: null; products: number; documents: number };

/**
 * Fills the index of the search server anew. Changes meanwhile are told to the old and to the new index, where the newest entry of a
 * product wins. In a shop without a search server it ends the noting of changes instead.
 */
export async function fillSearchEngine({
  db,
  searchEngine,
  onProgress,
}: {
  db: Database;
  searchEngine?: SearchEngine | null;
  onProgress?: (line: string) => void;
}): Promise<Filled> {
  if (!searchEngine) {
    await db.query(endNoting);
    return {
      refused: 'SEARCH_URL is not set: PostgreSQL answers searches, and changes are noted for no server.',
    };
  }
  if ((await db.query(isNoting)).length === 0)
    await db.transaction(async (tx) => {
      await tx.query(holdProducts);
      await tx.query(beginNoting);
    });
  const { products } = await readOne(db, offered);
  await searchEngine.fill(readAll(db, (read) => onProgress?.(`${read} of ${products} products`)));
  return { refused: null, products, documents: await searchEngine.count() };
}
