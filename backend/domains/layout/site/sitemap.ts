import type { Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { Sitemap, sitemapFileIds } from '@/contract/sitemap';

/** A product belongs to a file by its id, so that a new or a removed product changes only its own file. */
const outline = declareStatement({
  name: 'sitemap',
  text: `WITH parts AS MATERIALIZED (
      SELECT (v.product_id - 1) / ${sitemapFileIds} + 1 AS part, max(f.changed_at) AS changed
      FROM feed_variants f JOIN product_properties v ON v.id = f.variant_id WHERE f.offered GROUP BY 1
    ), files AS (
      SELECT 0 AS place, 'lists' AS name, max(changed) AS changed FROM parts HAVING count(*) > 0
      UNION ALL SELECT part, 'products-' || part, changed FROM parts
    )
    SELECT (SELECT coalesce(json_agg(json_build_object('name', name, 'updatedAt', iso(changed)) ORDER BY place), '[]') FROM files) AS files,
      (SELECT coalesce(json_agg(json_build_object('slug', slug, 'updatedAt', iso(updated_at)) ORDER BY slug), '[]')
        FROM (SELECT slug, updated_at FROM text_pages ORDER BY slug LIMIT 2000) first) AS pages,
      (SELECT coalesce(json_agg(json_build_object('slug', slug, 'updatedAt', iso(greatest(updated_at, published_at)))
          ORDER BY published_at DESC, id DESC), '[]')
        FROM (SELECT * FROM posts WHERE published_at <= $now::timestamptz ORDER BY published_at DESC, id DESC LIMIT 5000) newest) AS posts`,
  row: Sitemap,
});

/** Reads what the site map has, in a single statement. @param now ms since the epoch */
export const readSitemap = (db: Queries, now: number): Promise<Sitemap> =>
  readOne(db, outline, { now: new Date(now) });
