import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { mostSitemapProducts } from '@/contract/limits';
import { Sitemap, SitemapProduct } from '@/contract/sitemap';

const outline = declareStatement({
  name: 'sitemap',
  text: `SELECT parts AS "productParts", parts AS "pictureParts",
    ARRAY(SELECT slug FROM categories ORDER BY sort, id LIMIT 2000) AS categories,
    ARRAY(SELECT slug FROM text_pages ORDER BY slug LIMIT 2000) AS pages,
    ARRAY(SELECT slug FROM posts WHERE published_at <= $1 ORDER BY published_at DESC, id DESC LIMIT 5000) AS posts
    FROM (SELECT ceil(count(*) / ${mostSitemapProducts}.0)::int AS parts FROM products WHERE removed_at IS NULL) p`,
  row: Sitemap,
});
const products = declareStatement({
  name: 'sitemap_products',
  text: `SELECT id, slug FROM products WHERE removed_at IS NULL ORDER BY id
    LIMIT ${mostSitemapProducts} OFFSET ($1::int - 1) * ${mostSitemapProducts}`,
  row: Type.Object(SitemapProduct.properties),
});

/** Reads the addresses that search engines may find, apart from the products, in a single statement. @param now ms since the epoch */
export async function readSitemap(db: Database, now: number): Promise<Sitemap> {
  const [row] = await db.query(outline, [new Date(now).toISOString()]);
  return row ?? { productParts: 0, categories: [], pages: [], posts: [] };
}

/** A part of the offered products. @param part from 1 on; empty after the last */
export const readSitemapProducts = (db: Database, part: number): Promise<SitemapProduct[]> =>
  db.query(products, [part]);
