import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { DeskProduct } from '@/contract/desk/catalogue';

/** A variant as JSON with the names of the contract, for rows `v` of `product_properties`. */
export const variantJson = `json_build_object('id', v.id, 'colourTitle', v.colour_title, 'colourValue', v.colour_value,
  'colourImageUrl', v.colour_image_url, 'optionTitle', v.option_title, 'optionIcon', v.option_icon, 'optionImageUrl',
  v.option_image_url, 'guarantee', v.guarantee, 'sku', v.sku, 'price', v.price,
  'discount', v.discount, 'promotionPrice', v.promotion_price, 'promotionTo', iso(v.promotion_to), 'stock', v.stock,
  'maxBuy', v.max_buy, 'active', v.removed_at IS NULL)`;

/** The variants of the product `p` as a JSON list, in their order. */
export const variantsJson = `(SELECT coalesce(json_agg(${variantJson} ORDER BY v.sort, v.id), '[]')
  FROM product_properties v WHERE v.product_id = p.id)`;

const findProduct = declareStatement({
  name: 'desk_product',
  text: `SELECT json_build_object('id', p.id, 'revision', p.revision, 'slug', p.slug, 'title', p.title,
      'latinTitle', p.latin_title, 'aliases', p.aliases, 'categoryId', p.category_id, 'brandId', p.brand_id,
      'summary', p.summary, 'registered', p.registered, 'highlights', p.highlights, 'story', p.story, 'specs', p.specs,
      'images', p.images, 'active', p.removed_at IS NULL, 'variants', ${variantsJson}) AS product
    FROM products p WHERE p.id = $product`,
  row: Type.Object({ product: DeskProduct }),
});

/** A product with all its variants, hidden ones included; null when there is none. */
export async function readDeskProduct(
  db: Pick<Database, 'query'>,
  product: number,
): Promise<DeskProduct | null> {
  const [row] = await db.query(findProduct, { product });
  return row?.product ?? null;
}
