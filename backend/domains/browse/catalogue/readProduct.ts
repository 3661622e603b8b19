import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { DeskProduct } from '@/contract/desk/catalogue';
import { jsonArguments } from './storedFields';

/** A variant as JSON with the names of the contract, for rows `v` of `product_properties`. */
export const variantJson = `json_build_object('id', v.id, ${jsonArguments('variant', 'v')})`;

/** The variants of the product `p` as a JSON list, in their order. */
export const variantsJson = `(SELECT coalesce(json_agg(${variantJson} ORDER BY v.sort, v.id), '[]')
  FROM product_properties v WHERE v.product_id = p.id)`;

/** A product with all its variants as JSON with the names of the contract, for rows `p` of `products`. */
export const productJson = `json_build_object('id', p.id, 'revision', p.revision, ${jsonArguments('product', 'p')},
  'variants', ${variantsJson})`;

const findProduct = declareStatement({
  name: 'desk_product',
  text: `SELECT ${productJson} AS product FROM products p WHERE p.id = $product`,
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
