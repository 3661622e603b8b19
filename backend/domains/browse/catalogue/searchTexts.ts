import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { searchSynonyms } from '@/backend/db/schema/catalogue';
import { type SearchSource, searchDocument } from '@/backend/domains/browse/search/document';

type Source = Omit<SearchSource, 'attributes'> & { id: number; attributes: string[] };

const readSources = (ids: readonly number[]) => sql`SELECT jsonb_build_object('id', p.id, 'title', p.title,
    'latinTitle', p.latin_title, 'aliases', p.aliases,
    'brand', jsonb_build_object('title', b.title, 'latinTitle', b.latin_title, 'aliases', b.aliases),
    'categories', (SELECT coalesce(jsonb_agg(c.title ORDER BY array_position(p.category_path, c.id)), '[]')
      FROM categories c WHERE c.id = ANY (p.category_path)),
    'attributes', (SELECT coalesce(jsonb_agg(DISTINCT kind.title), '[]') FROM product_properties v
      CROSS JOIN LATERAL (VALUES (v.colour_title), (v.option_title)) AS kind (title)
      WHERE v.product_id = p.id AND v.removed_at IS NULL AND kind.title IS NOT NULL)) AS source
  FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.id = ANY (${sql.param(ids)}::int[])`;

/**
 * Writes the words by which search finds these products. Call it after `refreshListings`, which writes the path of the category,
 * and in the same transaction. Three statements.
 */
export async function refreshSearchTexts(tx: Orm, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const synonyms = (await tx.select({ words: searchSynonyms.words }).from(searchSynonyms)).map(
    ({ words }) => words,
  );
  const { rows }: { rows: { source: Source }[] } = Object(await tx.execute(readSources(productIds)));
  const documents = rows.map(({ source: { id, ...source } }) => ({
    id,
    ...searchDocument(source, synonyms),
  }));
  await tx.execute(sql`UPDATE products p SET search_n = d.n, search_c = d.c
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) AS d (id int, n text, c text)
    WHERE p.id = d.id AND (p.search_n, p.search_c) IS DISTINCT FROM (d.n, d.c)`);
}
