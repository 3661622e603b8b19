import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { inForce } from '@/backend/domains/browse/product/card';
import { Id, Instant, Nullable, Slug } from '@/contract/common';
import { Product } from '@/contract/product';
import { sitemapFileIds } from '@/contract/sitemap';
import { shopHref } from '@/rules/shopQuery';
import { escapeXml } from '@/utils/escapeXml';

/** Rows that are in memory at once. */
const batchSize = 500;
/** Most addresses of a file, by the rule of sitemaps.org. */
const mostAddresses = 50_000;

const head = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
const end = '</urlset>\n';

function urlOf(address: string, updatedAt: string, pictures: readonly string[] = []): string {
  const images = pictures.map((one) => `<image:image><image:loc>${escapeXml(one)}</image:loc></image:image>`);
  return `<url><loc>${escapeXml(address)}</loc><lastmod>${updatedAt}</lastmod>${images.join('')}</url>\n`;
}

const offered = declareStatement({
  name: 'sitemap_products',
  text: `SELECT p.id, p.slug, p.images, iso(f.changed) AS "updatedAt"
    FROM products p CROSS JOIN LATERAL (
      SELECT max(f.changed_at) AS changed FROM product_properties v JOIN feed_variants f ON f.variant_id = v.id
      WHERE v.product_id = p.id AND f.offered
    ) f
    WHERE p.id > $after::int AND p.id <= $last::int AND f.changed IS NOT NULL ORDER BY p.id LIMIT $most::int`,
  row: Type.Object({ id: Id, slug: Slug, images: Product.properties.images, updatedAt: Instant }),
});

/** The offered products of a file of the site map with their pictures, piece by piece. @param part from 1 on */
export async function* writeProductMap(db: Database, shopUrl: string, part: number): AsyncGenerator<string> {
  yield head;
  const last = part * sitemapFileIds;
  for (let after = last - sitemapFileIds; ; ) {
    const products = await db.query(offered, { after, last, most: batchSize });
    yield products
      .map(({ id, slug, images, updatedAt }) => {
        const pictures = images.map(({ imageUrl }) => new URL(imageUrl, `${shopUrl}/`).href);
        return urlOf(`${shopUrl}/products/${id}/${slug}`, updatedAt, pictures);
      })
      .join('');
    if (products.length < batchSize) break;
    after = products.at(-1)?.id ?? last;
  }
  yield end;
}

/** The categories, the brands, and the brands of each category that have products, those with most products first. */
const lists = declareStatement({
  name: 'sitemap_lists',
  text: `WITH changes AS (
      SELECT v.product_id, max(f.changed_at) AS changed
      FROM feed_variants f JOIN product_properties v ON v.id = f.variant_id WHERE f.offered GROUP BY 1
    ), listed AS (
      SELECT unnest(l.category_path) AS category_id, l.brand_id, c.changed
      FROM listings l JOIN changes c USING (product_id) WHERE ${inForce('$now::timestamptz')}
    )
    SELECT c.slug AS category, b.slug AS brand, iso(n.changed) AS "updatedAt" FROM (
      SELECT category_id, brand_id, max(changed) AS changed, count(*) AS products, grouping(category_id, brand_id) AS level
      FROM listed GROUP BY GROUPING SETS ((category_id), (brand_id), (category_id, brand_id))
    ) n LEFT JOIN categories c ON c.id = n.category_id LEFT JOIN brands b ON b.id = n.brand_id
    ORDER BY n.level DESC, n.products DESC, n.category_id, n.brand_id LIMIT ${mostAddresses}`,
  row: Type.Object({ category: Nullable(Slug), brand: Nullable(Slug), updatedAt: Instant }),
});

/** The lists with a path of their own, as a file of the site map. @param now ms since the epoch */
export async function* writeListMap(db: Database, shopUrl: string, now: number): AsyncGenerator<string> {
  yield head;
  const rows = await db.query(lists, { now: new Date(now) });
  for (let first = 0; first < rows.length; first += batchSize) {
    yield rows
      .slice(first, first + batchSize)
      .map(({ category, brand, updatedAt }) => {
        const path = shopHref({ ...(category && { category }), ...(brand && { brand }) });
        return urlOf(shopUrl + path, updatedAt);
      })
      .join('');
  }
  yield end;
}
