import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import {
  CatalogueChoices,
  type DeskProductPage,
  type DeskProductQuery,
  DeskProductRow,
} from '@/contract/desk/catalogue';
import { toLatinDigits } from '@/utils/digits';
import { foldText } from '@/utils/searchFold';
import { variantsJson } from './readProduct';

const pageSize = 20;

/** Words that LIKE would read as patterns are escaped. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const findProductPage = declareStatement({
  name: 'desk_products',
  text: `WITH found AS (
      SELECT p.id FROM products p WHERE ($category::int IS NULL OR $category = ANY (p.category_path) OR p.category_id = $category)
        AND ($brand::int IS NULL OR p.brand_id = $brand)
        AND ($words::text[] IS NULL OR p.search_n LIKE ALL ($words) OR p.slug LIKE $text OR p.id::text = $exact
          OR EXISTS (SELECT FROM product_properties v WHERE v.product_id = p.id AND v.sku = $exact))
        AND CASE $state::text
          WHEN 'active' THEN p.removed_at IS NULL
          WHEN 'hidden' THEN p.removed_at IS NOT NULL
          WHEN 'soldOut' THEN p.removed_at IS NULL AND NOT EXISTS (SELECT FROM product_properties v
            WHERE v.product_id = p.id AND v.removed_at IS NULL AND v.stock > 0)
          WHEN 'promotion' THEN EXISTS (SELECT FROM product_properties v
            WHERE v.product_id = p.id AND v.removed_at IS NULL AND v.promotion_to > $now::timestamptz)
          ELSE true END
    ), page AS (SELECT id FROM found ORDER BY id DESC LIMIT ${pageSize} OFFSET $skipped)
    SELECT (SELECT count(*)::int FROM found) AS total, (SELECT coalesce(json_agg(row ORDER BY row.id DESC), '[]') FROM (
      SELECT p.id, p.slug, p.title, p.images -> 0 ->> 'imageUrl' AS "imageUrl", c.title AS category, b.title AS brand,
        p.removed_at IS NULL AS active, ${variantsJson} AS variants
      FROM page JOIN products p USING (id) JOIN categories c ON c.id = p.category_id JOIN brands b ON b.id = p.brand_id
    ) row) AS products`,
  row: Type.Object({ total: Type.Integer(), products: Type.Array(DeskProductRow) }),
});

/** A page of products, the newest first. @param now ms since the epoch */
export async function listDeskProducts(
  db: Database,
  { search, categoryId, brandId, state, page = 1 }: DeskProductQuery,
  now: number,
): Promise<DeskProductPage> {
  const words = foldText(search ?? '')
    .split(' ')
    .filter(Boolean);
  const typed = toLatinDigits(search ?? '').trim();
  const [row] = await db.query(findProductPage, {
    category: categoryId ?? null,
    brand: brandId ?? null,
    words: words.length > 0 ? words.map((word) => `%${word}%`) : null,
    text: `%${escapeLike(typed.toLowerCase())}%`,
    exact: typed,
    state: state ?? null,
    now: new Date(now).toISOString(),
    skipped: (page - 1) * pageSize,
  });
  const { total, products } = row ?? { total: 0, products: [] };
  return { products, total, pages: Math.ceil(total / pageSize) };
}

const mostChoices = 200;

const choices = declareStatement({
  name: 'desk_catalogue_choices',
  text: `SELECT
    (SELECT coalesce(json_agg(json_build_object('id', id, 'parentId', parent_id, 'slug', slug, 'title', title) ORDER BY sort, id), '[]')
      FROM categories) AS categories,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'title', title) ORDER BY title, id), '[]') FROM brands) AS brands,
    (SELECT coalesce(json_agg(json_build_object('title', title, 'value', value)), '[]') FROM (
      SELECT min(colour_title) AS title, colour_value AS value FROM product_properties
      GROUP BY colour_value ORDER BY count(*) DESC, colour_value LIMIT ${mostChoices}) colours) AS colours,
    (SELECT coalesce(json_agg(guarantee), '[]') FROM (
      SELECT guarantee FROM product_properties GROUP BY guarantee ORDER BY count(*) DESC, guarantee LIMIT ${mostChoices}) kept) AS guarantees`,
  row: CatalogueChoices,
});

export async function readCatalogueChoices(db: Database): Promise<CatalogueChoices> {
  const [row] = await db.query(choices);
  if (!row) throw new Error('The choices of the catalogue answered nothing.');
  return row;
}
