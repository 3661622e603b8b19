import type { productProperties } from '@/backend/db/schema/catalogue';
import type { VariantFields } from '@/contract/desk/catalogue';

type Row = typeof productProperties.$inferInsert;

/** The columns of a variant. `stock` is separate, because sales change it too. @param now ms since the epoch */
export function variantColumns(
  { active, promotionTo, stock: _stock, ...fields }: VariantFields,
  now: number,
): Omit<Row, 'id' | 'productId' | 'stock' | 'sort'> {
  return {
    ...fields,
    promotionTo: promotionTo === null ? null : new Date(promotionTo),
    removedAt: active ? null : new Date(now),
  };
}
